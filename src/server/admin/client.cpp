#include "server/admin/client.hpp"

#include <sys/time.h>

#include <cerrno>

#include "server/admin/unix_socket.hpp"

namespace minuit::server::admin {

std::variant<std::string, Failure> ask_for_json(const std::string& folder, const Request& request) {
  const std::string path = socket_in(folder);
  const auto address = address_of(path);
  if (!address) return Failure{too_long(path)};
  const Descriptor connection(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (connection.get() < 0) return Failure{"no socket can be made: " + error_text()};
  // Who comes while the queue is full waits no longer than for an answer.
  const timeval patience{kAnswerWithin_ms / 1000, 0};
  (void)setsockopt(connection.get(), SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  if (connect(connection.get(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address) != 0) {
    switch (errno) {
      case ENOENT:
      case ECONNREFUSED: return Failure{"no server runs with the data folder " + folder};
      case EACCES:
      case EPERM: return Failure{"only the server's own user and root may use " + path};
      case EAGAIN: return Failure{"the server is busy with other commands of the operator: try again"};
      default: return Failure{"the server cannot be reached by " + path + ": " + error_text()};
    }
  }
  const std::string line = codec::to_json(request);
  if (line.size() > kMostRequestBytes)
    return Failure{"the command is longer than the " + std::to_string(kMostRequestBytes) + " bytes that a request may have"};
  if (!write_line(connection.get(), line, kRequestWithin_ms)) return Failure{"the server did not take the command"};
  const Line told = read_line(connection.get(), kMostAnswerBytes + 1, kAnswerWithin_ms);
  if (told.trouble != Trouble::none) return Failure{"the server gave no answer: it may be stopping, or very busy"};
  auto answer = codec::read<Answer>(told.text);
  if (!answer.ok()) return Failure{"the server's answer is not understood: is it of another version?"};
  if (answer.value().error) return Failure{*answer.value().error, true};
  return std::move(answer.value().answer.text);
}

}  // namespace minuit::server::admin
