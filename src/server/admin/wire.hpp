// What goes over the operator's socket: one request and one answer, a line of JSON each, then the connection is closed.
#pragma once
#include <optional>
#include <string>

#include "base/describe.hpp"
#include "codec/kinds.hpp"

namespace minuit::server::admin {

inline constexpr std::size_t kMostRequestBytes = std::size_t{16} << 10U;
// What codec::read takes. A command with more to tell answers in pages.
inline constexpr std::size_t kMostAnswerBytes = std::size_t{1} << 20U;
inline constexpr int kMostWaiting = 8;  // connections that wait for their turn; beyond, the system refuses them
inline constexpr int kRequestWithin_ms = 5000;
inline constexpr int kAnswerWithin_ms = 60'000;  // for the operator's side
// One command is served at a time: what takes longer than this goes on without being waited for, so that the next one is served
// before its own patience ends.
inline constexpr int kCommandWithin_ms = 20'000;

[[nodiscard]] inline std::string socket_in(const std::string& folder) { return folder + "/admin.sock"; }

struct Request {
  std::string command;
  codec::Raw arguments;  // an object, as the command wants it
};
MINUIT_DESCRIBE(Request, (command, arguments))

struct Answer {
  std::optional<std::string> error;  // one line for the operator; there is no answer then
  codec::Raw answer;                 // an object, as the command gives it
};
MINUIT_DESCRIBE(Answer, (error, answer))

}  // namespace minuit::server::admin
