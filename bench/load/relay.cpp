#include "bench/load/relay.hpp"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

#include "bench/load/machine.hpp"
#include "bench/load/person.hpp"

namespace minuit::load {

namespace {

constexpr u64 kListener = ~u64{0};
constexpr i64 kLookEvery_us = 20'000;  // whether it is time to stop
constexpr i64 kTryAgain_us = 1000;     // when the other side takes nothing now
constexpr int kBacklog = 512;

[[nodiscard]] i64 now_us() { return now_ns() / 1000; }

[[nodiscard]] sockaddr_in loopback(u16 port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  return address;
}
[[nodiscard]] sockaddr* plain(sockaddr_in& address) { return reinterpret_cast<sockaddr*>(&address); }

void make_quick(int socket) {
  const int on = 1;
  setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  fcntl(socket, F_SETFL, O_NONBLOCK);
}

// To the server, from the address the client came from: the server counts people by it.
[[nodiscard]] int dial(u16 port, sockaddr_in from) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (socket < 0) return -1;
  const int on = 1;
  setsockopt(socket, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
  from.sin_port = 0;
  sockaddr_in to = loopback(port);
  if (bind(socket, plain(from), sizeof from) != 0 || connect(socket, plain(to), sizeof to) != 0) {
    close(socket);
    return -1;
  }
  return socket;
}

}  // namespace

Relay::Relay(u16 to_port, const sim::Wire& wire, u64 seed)
    : to_port_(to_port), wire_(wire), seed_(seed), listener_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  sockaddr_in address = loopback(0);
  socklen_t size = sizeof address;
  const bool open = listener_ >= 0 && bind(listener_, plain(address), size) == 0 && listen(listener_, kBacklog) == 0 &&
                    getsockname(listener_, plain(address), &size) == 0;
  if (!open) {
    if (listener_ >= 0) close(listener_);
    throw Failure("a relay finds no port");
  }
  port_ = ntohs(address.sin_port);
  fcntl(listener_, F_SETFL, O_NONBLOCK);
  poller_.watch(listener_, kListener);
  buffer_.resize(kRelayChunkBytes);
  thread_ = std::jthread([this](const std::stop_token& stop) { run(stop); });
}

Relay::~Relay() {
  thread_.request_stop();
  if (thread_.joinable()) thread_.join();
  close(listener_);
  for (const auto& link : links_) cut_off(*link);
}

void Relay::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    const i64 latest = now_us() + kLookEvery_us;
    const i64 wake = due_.empty() ? latest : std::min(latest, due_.top().at_us);
    for (const epoll_event& event : poller_.wait(wake * 1000)) {
      if (event.data.u64 == kListener) {
        welcome();
      } else {
        read(event.data.u64 / 2, event.data.u64 % 2);
      }
    }
    for (const i64 now = now_us(); !due_.empty() && due_.top().at_us <= now;) {
      const Due due = due_.top();
      due_.pop();
      deliver(due.link, due.side, now);
    }
  }
}

void Relay::welcome() {
  sockaddr_in from{};
  socklen_t size = sizeof from;
  const int client = accept4(listener_, plain(from), &size, SOCK_CLOEXEC);
  if (client < 0) return;
  const int server = links_.size() < kMostLinks ? dial(to_port_, from) : -1;
  if (server < 0) {
    close(client);
    return;
  }
  const u64 key = links_.size() * 2;
  links_.push_back(std::make_unique<Link>(Link{
      {Side{client, sim::Way(wire_, seed_, key), {}, 0, false}, Side{server, sim::Way(wire_, seed_, key + 1), {}, 0, false}}}));
  make_quick(client);
  make_quick(server);
  poller_.watch(client, key);
  poller_.watch(server, key + 1);
}

void Relay::read(std::size_t link, std::size_t from) {
  Side& side = links_[link]->sides[from];
  if (side.socket < 0 || side.ended) return;
  const ssize_t got = recv(side.socket, buffer_.data(), buffer_.size(), 0);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
  const i64 now = now_us();
  const i64 due = delaying_ ? side.way.arrival(now) : now;
  if (got <= 0) {
    side.ended = true;
    poller_.forget(side.socket);
  }
  side.held.push_back({due, buffer_.substr(0, static_cast<std::size_t>(std::max<ssize_t>(0, got)))});
  side.held_bytes += side.held.back().bytes.size();
  ++chunks_;
  if (side.held_bytes > kMostHeldBytes) {
    ++cut_;
    return cut_off(*links_[link]);
  }
  due_.push({due, link, from});
}

void Relay::deliver(std::size_t link, std::size_t from, i64 now) {
  Side& side = links_[link]->sides[from];
  const int to = links_[link]->sides[1 - from].socket;
  while (to >= 0 && !side.held.empty() && side.held.front().due_us <= now) {
    Held& next = side.held.front();
    if (next.bytes.empty()) {
      shutdown(to, SHUT_WR);
    } else {
      const ssize_t sent = send(to, next.bytes.data(), next.bytes.size(), MSG_NOSIGNAL);
      if (sent < 0 && errno != EAGAIN) return cut_off(*links_[link]);
      const auto gone = static_cast<std::size_t>(std::max<ssize_t>(0, sent));
      side.held_bytes -= gone;
      next.bytes.erase(0, gone);
      if (!next.bytes.empty()) return due_.push({now + kTryAgain_us, link, from});
    }
    side.held.pop_front();
  }
  const auto& sides = links_[link]->sides;
  if (sides[0].ended && sides[1].ended && sides[0].held.empty() && sides[1].held.empty()) cut_off(*links_[link]);
}

void Relay::cut_off(Link& link) {
  for (Side& side : link.sides) {
    if (side.socket >= 0) close(side.socket);
    side.socket = -1;
    side.held.clear();
    side.held_bytes = 0;
  }
}

}  // namespace minuit::load
