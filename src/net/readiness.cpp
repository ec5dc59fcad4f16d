#include "net/readiness.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>

namespace minuit::net {
namespace {

epoll_event asked(u64 id, Readiness::Wish wish) {
  epoll_event event{};
  event.events = (wish.read ? u32{EPOLLIN} : 0U) | (wish.write ? u32{EPOLLOUT} : 0U);
  event.data.u64 = id;
  return event;
}

}  // namespace

Readiness::Readiness() : descriptor_(epoll_create1(EPOLL_CLOEXEC)) {
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "watching sockets");
}

Readiness::~Readiness() { ::close(descriptor_); }

bool Readiness::watch(int socket, u64 id, Wish wish) const {
  epoll_event event = asked(id, wish);
  return epoll_ctl(descriptor_, EPOLL_CTL_ADD, socket, &event) == 0;
}

bool Readiness::change(int socket, u64 id, Wish wish) const {
  epoll_event event = asked(id, wish);
  return epoll_ctl(descriptor_, EPOLL_CTL_MOD, socket, &event) == 0;
}

std::span<const epoll_event> Readiness::take() {
  const int count = epoll_wait(descriptor_, events_.data(), static_cast<int>(events_.size()), 0);
  return std::span(events_).first(static_cast<std::size_t>(std::max(0, count)));
}

Readiness::Ready Readiness::read(const epoll_event& event) {
  const u32 bits = event.events;
  return {event.data.u64, (bits & EPOLLIN) != 0, (bits & EPOLLOUT) != 0, (bits & (EPOLLERR | EPOLLHUP)) != 0};
}

}  // namespace minuit::net
