#include "server/admin/socket.hpp"

#include <sys/eventfd.h>
#include <sys/poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>

#include "codec/write.hpp"
#include "server/admin/unix_socket.hpp"
#include "server/admin/wire.hpp"

namespace minuit::server::admin {
namespace {

// Something else of that name is not ours to remove.
bool remove_stale(const std::string& path) {
  struct stat found{};
  if (lstat(path.c_str(), &found) != 0) return errno == ENOENT;
  if (!S_ISSOCK(found.st_mode)) {
    errno = EEXIST;
    return false;
  }
  return unlink(path.c_str()) == 0;
}

std::string error_line(std::string text) { return codec::to_json(Answer{std::move(text), {}}); }

}  // namespace

Result<std::unique_ptr<Socket>, std::string> Socket::open(const std::string& folder) {
  const std::string path = socket_in(folder);
  const auto address = address_of(path);
  if (!address) return too_long(path);
  const auto failed = [&] { return "the operator's socket " + path + " cannot be made: " + error_text(); };
  if (!remove_stale(path)) return failed();
  Descriptor listener(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0));
  if (listener.get() < 0) return failed();
  // Set before it has a name: so the file is never there with any other mode.
  constexpr mode_t kOwnerOnly = 0600;
  if (fchmod(listener.get(), kOwnerOnly) != 0) return failed();
  if (bind(listener.get(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address) != 0) return failed();
  if (chmod(path.c_str(), kOwnerOnly) != 0 || listen(listener.get(), kMostWaiting) != 0) return failed();
  Descriptor wake(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
  if (wake.get() < 0) return failed();
  return std::unique_ptr<Socket>(new Socket(path, listener.release(), wake.release()));
}

Socket::~Socket() {
  finish();
  close(wake_);
}

void Socket::start(Answer answer) {
  const std::lock_guard lock(mutex_);
  if (finished_) return;
  answer_ = std::move(answer);
  thread_ = std::thread([this] { run(); });
}

void Socket::finish() {
  const std::lock_guard lock(mutex_);
  if (std::exchange(finished_, true)) return;
  const eventfd_t one = 1;
  (void)eventfd_write(wake_, one);
  if (thread_.joinable()) thread_.join();
  close(listener_);
  (void)unlink(path_.c_str());
}

void Socket::run() {
  for (;;) {
    std::array<pollfd, 2> waits{{{listener_, POLLIN, 0}, {wake_, POLLIN, 0}}};
    if (poll(waits.data(), waits.size(), -1) < 0) continue;
    if (waits[1].revents != 0) return;
    const Descriptor connection(accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC));
    if (connection.get() >= 0) {
      serve(connection.get());
      continue;
    }
    // No descriptor is free, perhaps: the caller waits in the queue, and this thread must not turn in circles.
    constexpr int kPause_ms = 100;
    pollfd wake{wake_, POLLIN, 0};
    (void)poll(&wake, 1, kPause_ms);
  }
}

void Socket::serve(int connection) {
  const Line request = read_line(connection, kMostRequestBytes, kRequestWithin_ms, wake_);
  std::string answer;
  switch (request.trouble) {
    case Trouble::none: answer = answer_(request.text); break;
    case Trouble::too_long: answer = error_line("a request has at most " + std::to_string(kMostRequestBytes) + " bytes"); break;
    case Trouble::too_late: answer = error_line("no whole request came in time"); break;
    case Trouble::closed: return;
  }
  if (answer.size() > kMostAnswerBytes)
    answer = error_line("the answer has more than " + std::to_string(kMostAnswerBytes) + " bytes");
  (void)write_line(connection, answer, kRequestWithin_ms);
}

}  // namespace minuit::server::admin
