// Which WebSockets can be read or written, many at a time. Asio watches this one descriptor instead of thousands: a message then
// costs no call that arms its socket again, and what came on many sockets is handled in one turn.
#pragma once
#include <sys/epoll.h>

#include <array>
#include <span>

#include "base/types.hpp"

namespace minuit::net {

class Readiness {
 public:
  struct Wish {
    bool read = false;
    bool write = false;
    bool operator==(const Wish&) const = default;
  };
  struct Ready {
    u64 id = 0;
    bool read = false;
    bool write = false;
    bool broken = false;
  };

  Readiness();
  Readiness(const Readiness&) = delete;
  Readiness& operator=(const Readiness&) = delete;
  ~Readiness();

  [[nodiscard]] int descriptor() const { return descriptor_; }
  // A socket is forgotten when it is closed. False: the system will not watch it.
  [[nodiscard]] bool watch(int socket, u64 id, Wish wish) const;
  [[nodiscard]] bool change(int socket, u64 id, Wish wish) const;

  // Calls for each that is ready now, up to a bounded number; whoever is ready then will be next time.
  template <class F>
  void each(F&& call) {
    for (const epoll_event& event : take()) call(read(event));
  }

 private:
  static constexpr std::size_t kMostTogether = 256;
  [[nodiscard]] std::span<const epoll_event> take();
  [[nodiscard]] static Ready read(const epoll_event& event);

  int descriptor_;
  std::array<epoll_event, kMostTogether> events_{};
};

}  // namespace minuit::net
