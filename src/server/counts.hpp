// Figures for the metrics: written without locks where things happen, read by whoever looks.
#pragma once
#include <array>
#include <atomic>
#include <chrono>

#include "base/types.hpp"
#include "match/room.hpp"

namespace minuit::server {

// Of one writer at a time; readers may come from anywhere.
class Count {
 public:
  void add(u64 more = 1) { value_.store(value_.load(std::memory_order_relaxed) + more, std::memory_order_relaxed); }
  void set(u64 value) { value_.store(value, std::memory_order_relaxed); }
  [[nodiscard]] u64 get() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<u64> value_{0};
};

// How often a figure was at most 1, 2, 4, … Of one writer at a time.
class Spread {
 public:
  static constexpr std::size_t kSteps = 24;
  void add(u64 figure, u64 times = 1) {
    std::size_t step = 0;
    while (step < kSteps && figure > (u64{1} << step)) ++step;
    steps_[step].add(times);
    sum_.add(figure * times);
  }
  void add(const Spread& other) {
    for (std::size_t step = 0; step <= kSteps; ++step) steps_[step].add(other.at_step(step));
    sum_.add(other.sum());
  }
  [[nodiscard]] u64 at_step(std::size_t step) const { return steps_[step].get(); }  // kSteps: all that is larger
  [[nodiscard]] u64 sum() const { return sum_.get(); }

 private:
  std::array<Count, kSteps + 1> steps_{};
  Count sum_;
};

[[nodiscard]] inline i64 steady_us() {
  return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
[[nodiscard]] inline match::Instant now() {
  const auto wall = std::chrono::system_clock::now().time_since_epoch();
  return {steady_us() / 1000, std::chrono::duration_cast<std::chrono::milliseconds>(wall).count()};
}

}  // namespace minuit::server
