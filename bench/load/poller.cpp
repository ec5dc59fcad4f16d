#include "bench/load/poller.hpp"

#include <unistd.h>

#include <algorithm>
#include <ctime>

#include "bench/load/machine.hpp"
#include "bench/load/person.hpp"

namespace minuit::load {

namespace {
constexpr std::size_t kMostEvents = 512;
constexpr i64 kSecond_ns = 1'000'000'000;
}  // namespace

Poller::Poller() : poll_(epoll_create1(EPOLL_CLOEXEC)), events_(kMostEvents) {
  if (poll_ < 0) throw Failure("epoll is not to be had");
}

Poller::~Poller() { close(poll_); }

void Poller::watch(int file, u64 key) const {
  epoll_event event{};
  event.events = EPOLLIN;
  event.data.u64 = key;
  if (epoll_ctl(poll_, EPOLL_CTL_ADD, file, &event) != 0) throw Failure("a socket cannot be watched");
}

void Poller::forget(int file) const { epoll_ctl(poll_, EPOLL_CTL_DEL, file, nullptr); }

std::span<const epoll_event> Poller::wait(i64 until_ns) {
  const i64 left = std::max<i64>(0, until_ns - now_ns());
  const timespec timeout{left / kSecond_ns, left % kSecond_ns};
  const int ready = epoll_pwait2(poll_, events_.data(), static_cast<int>(events_.size()), &timeout, nullptr);
  return std::span(events_).first(static_cast<std::size_t>(std::max(0, ready)));
}

}  // namespace minuit::load
