#include "server/admin/unix_socket.hpp"

#include <sys/poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <system_error>

namespace minuit::server::admin {
namespace {

using Clock = std::chrono::steady_clock;

// Whether the connection is ready for these events before the time is over.
bool ready(int connection, short events, Clock::time_point until, int wake) {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0) return false;
    std::array<pollfd, 2> waits{{{connection, events, 0}, {wake, POLLIN, 0}}};
    const int found = poll(waits.data(), wake < 0 ? 1 : 2, static_cast<int>(left));
    if (found < 0 && errno == EINTR) continue;
    if (found <= 0 || waits[1].revents != 0) return false;
    return true;
  }
}

}  // namespace

Descriptor::~Descriptor() {
  if (number_ >= 0) close(number_);
}

std::optional<sockaddr_un> address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return std::nullopt;
  std::ranges::copy(path, static_cast<char*>(address.sun_path));
  return address;
}

std::string too_long(const std::string& path) {
  return "the path of the operator's socket, " + path + ", has " + std::to_string(path.size()) +
         " bytes, and the system allows " + std::to_string(sizeof(sockaddr_un::sun_path) - 1) + ": choose a shorter data folder";
}

std::string error_text() { return std::error_code(errno, std::generic_category()).message(); }

Line read_line(int connection, std::size_t most_bytes, int within_ms, int wake) {
  const auto until = Clock::now() + std::chrono::milliseconds(within_ms);
  Line line;
  std::array<char, 4096> part{};
  for (;;) {
    if (!ready(connection, POLLIN, until, wake)) return {{}, Trouble::too_late};
    const ssize_t got = recv(connection, part.data(), part.size(), MSG_DONTWAIT);
    if (got < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (got <= 0) return {{}, Trouble::closed};
    const std::string_view text(part.data(), static_cast<std::size_t>(got));
    const std::size_t end = text.find('\n');
    line.text.append(text.substr(0, end));
    if (line.text.size() > most_bytes) return {{}, Trouble::too_long};
    if (end != std::string_view::npos) return line;
  }
}

bool write_line(int connection, std::string_view text, int within_ms, int wake) {
  const auto until = Clock::now() + std::chrono::milliseconds(within_ms);
  const std::string line = std::string(text) + '\n';
  std::string_view rest = line;
  while (!rest.empty()) {
    if (!ready(connection, POLLOUT, until, wake)) return false;
    const ssize_t sent = send(connection, rest.data(), rest.size(), MSG_DONTWAIT | MSG_NOSIGNAL);
    if (sent < 0 && (errno == EAGAIN || errno == EINTR)) continue;
    if (sent <= 0) return false;
    rest.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

}  // namespace minuit::server::admin
