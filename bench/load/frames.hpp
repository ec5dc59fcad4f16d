// The client's half of WebSocket frames, as little as a load generator needs: whole text messages out, unfragmented frames in.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/types.hpp"

namespace minuit::load {

enum class Opcode : u8 { text = 1, close = 8, ping = 9, pong = 10 };

inline constexpr std::size_t kMostFrameBytes = std::size_t{1} << 20U;

// Appends a client's frame. Its mask is zero, which a server must take like any other and which costs the generator nothing.
void add_frame(std::string& out, Opcode opcode, std::string_view payload);

struct Frame {
  Opcode opcode = Opcode::text;
  std::string_view payload;
};
enum class Found : u8 {
  frame,
  more,  // the frame is not all there yet
  bad,   // no server of ours sends that
};
// Takes the server's frame that begins at `at` and moves past it.
[[nodiscard]] Found next_frame(std::string_view bytes, std::size_t& at, Frame& frame);

// The code of a close frame's payload; 1005 if it has none.
[[nodiscard]] u16 close_code(std::string_view payload);

}  // namespace minuit::load
