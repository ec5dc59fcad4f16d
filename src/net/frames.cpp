#include "net/frames.hpp"

#include <cstring>

namespace minuit::net {
namespace {

constexpr u8 kFinal = 0x80;
constexpr u8 kCompressed = 0x40;
constexpr u8 kReserved = 0x30;
constexpr u8 kMasked = 0x80;
constexpr u8 kTwoByteSize = 126;
constexpr u8 kEightByteSize = 127;

HeadResult bad(u16 code) { return {.kind = HeadResult::Kind::bad, .head = {}, .code = code}; }

bool is_known(u8 opcode) { return opcode <= 2 || (opcode >= 8 && opcode <= 10); }

u64 big_endian(std::span<const u8> bytes) {
  u64 value = 0;
  for (const u8 byte : bytes) value = value << 8U | byte;
  return value;
}

// Bytes of the sequence that a lead byte begins, 0 if it begins none; and the bounds of the byte after it, which shut out
// overlong forms, surrogates and what lies beyond U+10FFFF.
struct Lead {
  std::size_t bytes = 0;
  u8 low = 0x80, high = 0xBF;
};

Lead lead_of(u8 byte) {
  if (byte < 0x80) return {1};
  if (byte < 0xC2) return {};
  if (byte < 0xE0) return {2};
  if (byte == 0xE0) return {3, 0xA0, 0xBF};
  if (byte == 0xED) return {3, 0x80, 0x9F};
  if (byte < 0xF0) return {3};
  if (byte == 0xF0) return {4, 0x90, 0xBF};
  if (byte < 0xF4) return {4};
  if (byte == 0xF4) return {4, 0x80, 0x8F};
  return {};
}

}  // namespace

HeadResult read_head(std::span<const u8> bytes, std::size_t most_payload, bool deflate) {
  if (bytes.size() < 2) return {};
  const u8 first = bytes[0];
  const u8 second = bytes[1];
  const u8 opcode = first & 0x0FU;
  const bool compressed = (first & kCompressed) != 0;
  if ((first & kReserved) != 0 || !is_known(opcode) || (second & kMasked) == 0) return bad(1002);
  FrameHead head{.opcode = static_cast<Opcode>(opcode), .final = (first & kFinal) != 0, .compressed = compressed};
  // Only the first frame of a message says whether it is compressed.
  if (compressed && (!deflate || is_control(head.opcode) || head.opcode == Opcode::continuation)) return bad(1002);
  const u8 size = second & 0x7FU;
  if (is_control(head.opcode) && (!head.final || size > kMostControlBytes)) return bad(1002);
  const std::size_t size_bytes = size == kTwoByteSize ? 2 : size == kEightByteSize ? 8 : 0;
  head.head_bytes = static_cast<u8>(2 + size_bytes + head.mask.size());
  if (bytes.size() < 2 + size_bytes) return {};
  const u64 payload = size_bytes == 0 ? size : big_endian(bytes.subspan(2, size_bytes));
  if ((size_bytes == 2 && payload < kTwoByteSize) || (size_bytes == 8 && (payload < 0x10000 || payload >> 63U != 0)))
    return bad(1002);
  if (payload > most_payload) return bad(1009);
  head.payload_bytes = static_cast<std::size_t>(payload);
  if (bytes.size() < head.head_bytes) return {};
  std::memcpy(head.mask.data(), bytes.data() + 2 + size_bytes, head.mask.size());
  return {.kind = HeadResult::Kind::whole, .head = head, .code = 0};
}

std::size_t write_head(std::span<u8, kMostServerHeadBytes> out, Opcode opcode, std::size_t payload_bytes, bool compressed) {
  out[0] = static_cast<u8>(kFinal | (compressed ? kCompressed : 0U) | static_cast<u8>(opcode));
  if (payload_bytes < kTwoByteSize) {
    out[1] = static_cast<u8>(payload_bytes);
    return 2;
  }
  const bool two = payload_bytes < 0x10000;
  const std::size_t size_bytes = two ? 2 : 8;
  out[1] = two ? kTwoByteSize : kEightByteSize;
  for (std::size_t i = 0; i < size_bytes; ++i) out[2 + i] = static_cast<u8>(u64{payload_bytes} >> (8 * (size_bytes - 1 - i)));
  return 2 + size_bytes;
}

void unmask(std::span<u8> payload, std::array<u8, 4> mask) {
  std::array<u8, 8> twice{};
  for (std::size_t i = 0; i < twice.size(); ++i) twice[i] = mask[i % mask.size()];
  u64 wide_mask = 0;
  std::memcpy(&wide_mask, twice.data(), sizeof wide_mask);
  std::size_t i = 0;
  for (; i + sizeof wide_mask <= payload.size(); i += sizeof wide_mask) {
    u64 wide = 0;
    std::memcpy(&wide, payload.data() + i, sizeof wide);
    wide ^= wide_mask;
    std::memcpy(payload.data() + i, &wide, sizeof wide);
  }
  for (; i < payload.size(); ++i) payload[i] = static_cast<u8>(payload[i] ^ mask[i % mask.size()]);
}

bool is_utf8(std::string_view text) {
  constexpr u64 high_bits = 0x8080808080808080U;
  const auto at = [&](std::size_t i) { return static_cast<u8>(text[i]); };
  std::size_t i = 0;
  while (i < text.size()) {
    u64 wide = 0;
    if (i + sizeof wide <= text.size()) {
      std::memcpy(&wide, text.data() + i, sizeof wide);
      if ((wide & high_bits) == 0) {
        i += sizeof wide;
        continue;
      }
    }
    const Lead lead = lead_of(at(i));
    if (lead.bytes == 0 || i + lead.bytes > text.size()) return false;
    if (lead.bytes > 1 && (at(i + 1) < lead.low || at(i + 1) > lead.high)) return false;
    for (std::size_t k = 2; k < lead.bytes; ++k)
      if ((at(i + k) & 0xC0U) != 0x80U) return false;
    i += lead.bytes;
  }
  return true;
}

bool may_be_sent(u16 close_code) {
  if (close_code >= 3000) return close_code < 5000;
  return close_code >= 1000 && close_code <= 1014 && close_code != 1004 && close_code != 1005 && close_code != 1006;
}

std::string close_payload(u16 code, std::string_view reason) {
  std::size_t kept = reason.size();
  if (kept > kMostCloseReasonBytes)
    for (kept = kMostCloseReasonBytes; kept > 0 && (static_cast<u8>(reason[kept]) & 0xC0U) == 0x80U;) --kept;
  std::string payload;
  payload.push_back(static_cast<char>(code >> 8U));
  payload.push_back(static_cast<char>(code & 0xFFU));
  payload.append(reason.substr(0, kept));
  return payload;
}

}  // namespace minuit::net
