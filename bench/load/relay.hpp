// A line that is longer than the loopback's: what comes in on one side goes out on the other after a while, in order, both ways.
// The kernel needs nothing for it. A relay has a thread of its own and a port; behind it is one server.
#pragma once
#include <array>
#include <atomic>
#include <deque>
#include <memory>
#include <queue>
#include <string>
#include <thread>
#include <vector>

#include "bench/load/poller.hpp"
#include "sim/way.hpp"

namespace minuit::load {

inline constexpr std::size_t kMostLinks = 4096;                          // so many connections in a relay's life
inline constexpr std::size_t kMostHeldBytes = std::size_t{4} << 20U;     // on one way; a link that holds more is cut
inline constexpr std::size_t kRelayChunkBytes = std::size_t{64} << 10U;  // what is read at once is delayed, or lost, as one

class Relay {
 public:
  // Throws Failure if no port is to be had.
  Relay(u16 to_port, const sim::Wire& wire, u64 seed);
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;
  ~Relay();

  [[nodiscard]] u16 port() const { return port_; }
  // Until then everything passes at once, so that people are quickly brought together.
  void begin_delays() { delaying_ = true; }
  [[nodiscard]] u64 chunks() const { return chunks_; }
  [[nodiscard]] u64 cut() const { return cut_; }  // links that held too much

 private:
  struct Held {
    i64 due_us = 0;
    std::string bytes;  // none: the end
  };
  struct Side {  // what came from here and is on its way to the other side
    int socket = -1;
    sim::Way way;
    std::deque<Held> held;
    std::size_t held_bytes = 0;
    bool ended = false;
  };
  struct Link {
    std::array<Side, 2> sides;
  };
  struct Due {
    i64 at_us;
    std::size_t link;
    std::size_t side;
    bool operator>(const Due& other) const { return at_us > other.at_us; }
  };

  void run(const std::stop_token& stop);
  void welcome();
  void read(std::size_t link, std::size_t side);
  void deliver(std::size_t link, std::size_t side, i64 now);
  void cut_off(Link& link);

  u16 to_port_;
  sim::Wire wire_;
  u64 seed_;
  int listener_ = -1;
  u16 port_ = 0;
  Poller poller_;
  std::vector<std::unique_ptr<Link>> links_;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
  std::string buffer_;
  std::atomic<bool> delaying_{false};
  std::atomic<u64> chunks_{0};
  std::atomic<u64> cut_{0};
  std::jthread thread_;  // the last: it uses all the others
};

}  // namespace minuit::load
