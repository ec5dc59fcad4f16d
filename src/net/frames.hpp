// Frames of the WebSocket protocol (RFC 6455, section 5): reading and writing their heads, masks, UTF-8, close codes. Pure.
#pragma once
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "base/types.hpp"

namespace minuit::net {

enum class Opcode : u8 { continuation = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

[[nodiscard]] constexpr bool is_control(Opcode opcode) { return static_cast<u8>(opcode) >= 8; }

inline constexpr std::size_t kMostHeadBytes = 14;          // of a client's frame, with its mask
inline constexpr std::size_t kMostServerHeadBytes = 10;    // ours are not masked
inline constexpr std::size_t kMostControlBytes = 125;      // payload of a control frame
inline constexpr std::size_t kMostCloseReasonBytes = 123;  // beside the code

struct FrameHead {
  Opcode opcode = Opcode::continuation;
  bool final = false;
  bool compressed = false;
  u8 head_bytes = 0;
  std::size_t payload_bytes = 0;
  std::array<u8, 4> mask{};
};

struct HeadResult {
  enum class Kind : u8 { whole, more, bad } kind = Kind::more;
  FrameHead head;  // if whole
  u16 code = 0;    // to close with, if bad
};

// Reads the head of a client's frame. A payload above the limit is refused as soon as its size is known.
[[nodiscard]] HeadResult read_head(std::span<const u8> bytes, std::size_t most_payload, bool deflate);

// Writes the head of a server's frame; returns its size.
std::size_t write_head(std::span<u8, kMostServerHeadBytes> out, Opcode opcode, std::size_t payload_bytes, bool compressed);

void unmask(std::span<u8> payload, std::array<u8, 4> mask);

[[nodiscard]] bool is_utf8(std::string_view text);

// What a peer may say in a close frame.
[[nodiscard]] bool may_be_sent(u16 close_code);

// The payload of a close frame; the reason is cut to what fits, never within a character.
[[nodiscard]] std::string close_payload(u16 code, std::string_view reason);

}  // namespace minuit::net
