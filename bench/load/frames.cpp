#include "bench/load/frames.hpp"

namespace minuit::load {

namespace {

constexpr u8 kFinal = 0x80;
constexpr u8 kMasked = 0x80;
constexpr u8 kTwoBytes = 126;
constexpr u8 kEightBytes = 127;
constexpr u16 kNoCode = 1005;

[[nodiscard]] u64 byte_at(std::string_view bytes, std::size_t at) { return static_cast<u8>(bytes[at]); }

void put_number(std::string& out, u64 number, unsigned bytes) {
  for (unsigned left = bytes; left-- > 0;) out += static_cast<char>(number >> (8 * left) & 0xFFU);
}

[[nodiscard]] u64 number_at(std::string_view bytes, std::size_t at, unsigned count) {
  u64 number = 0;
  for (unsigned i = 0; i < count; ++i) number = number << 8U | byte_at(bytes, at + i);
  return number;
}

}  // namespace

void add_frame(std::string& out, Opcode opcode, std::string_view payload) {
  out += static_cast<char>(kFinal | static_cast<u8>(opcode));
  if (payload.size() < kTwoBytes) {
    out += static_cast<char>(kMasked | payload.size());
  } else if (payload.size() <= 0xFFFF) {
    out += static_cast<char>(kMasked | kTwoBytes);
    put_number(out, payload.size(), 2);
  } else {
    out += static_cast<char>(kMasked | kEightBytes);
    put_number(out, payload.size(), 8);
  }
  out.append(4, '\0');
  out += payload;
}

Found next_frame(std::string_view bytes, std::size_t& at, Frame& frame) {
  const std::string_view rest = bytes.substr(at);
  if (rest.size() < 2) return Found::more;
  const auto first = static_cast<u8>(rest[0]);
  const auto second = static_cast<u8>(rest[1]);
  const auto opcode = static_cast<u8>(first & 0x0FU);
  if ((first & 0xF0U) != kFinal || (second & kMasked) != 0) return Found::bad;
  if (opcode != static_cast<u8>(Opcode::text) &&
      (opcode < static_cast<u8>(Opcode::close) || opcode > static_cast<u8>(Opcode::pong)))
    return Found::bad;
  std::size_t head = 2;
  u64 size = second;
  if (second == kTwoBytes) {
    head = 4;
  } else if (second == kEightBytes) {
    head = 10;
  }
  if (rest.size() < head) return Found::more;
  if (head > 2) size = number_at(rest, 2, static_cast<unsigned>(head - 2));
  if (size > kMostFrameBytes) return Found::bad;
  if (rest.size() < head + size) return Found::more;
  frame = {static_cast<Opcode>(opcode), rest.substr(head, size)};
  at += head + size;
  return Found::frame;
}

u16 close_code(std::string_view payload) { return payload.size() < 2 ? kNoCode : static_cast<u16>(number_at(payload, 0, 2)); }

}  // namespace minuit::load
