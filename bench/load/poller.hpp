// Readiness of many sockets.
#pragma once
#include <sys/epoll.h>

#include <span>
#include <vector>

#include "base/types.hpp"

namespace minuit::load {

class Poller {
 public:
  Poller();
  Poller(const Poller&) = delete;
  Poller& operator=(const Poller&) = delete;
  ~Poller();

  void watch(int file, u64 key) const;
  void forget(int file) const;
  // The keys of what can be read; none when the time has come first.
  [[nodiscard]] std::span<const epoll_event> wait(i64 until_ns);

 private:
  int poll_;
  std::vector<epoll_event> events_;
};

}  // namespace minuit::load
