// When the moves of one table are due. The schedule does not wait for the server: a late move is sent at once and its time counts
// from when it was due.
#pragma once
#include "base/types.hpp"

namespace minuit::load {

class Schedule {
 public:
  Schedule() = default;
  // The first move is due at `first`; the phases of the tables are spread by who calls.
  Schedule(i64 first_ns, i64 interval_ns) : due_ns_(first_ns), interval_ns_(interval_ns) {}

  [[nodiscard]] bool paced() const { return interval_ns_ > 0; }
  [[nodiscard]] i64 due_ns() const { return due_ns_; }
  void next() { due_ns_ += interval_ns_; }
  // A new match begins: what it took to begin is not a move and does not count.
  void restart(i64 now_ns) { due_ns_ = now_ns + interval_ns_; }

  // So that `tables` tables together make `rate` moves a second.
  [[nodiscard]] static constexpr i64 interval_ns(u32 tables, double rate) {
    return rate <= 0 ? 0 : static_cast<i64>(1e9 * static_cast<double>(tables) / rate);
  }

 private:
  i64 due_ns_ = 0;
  i64 interval_ns_ = 0;
};

}  // namespace minuit::load
