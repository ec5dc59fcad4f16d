// Times from a command to the last seat's update, all of them, for percentiles that hide nothing.
#pragma once
#include <cstddef>
#include <vector>

#include "base/types.hpp"

namespace minuit::load {

inline constexpr std::size_t kMostLatencies = 20'000'000;  // 80 MB; what comes later is counted and not kept

class Latencies {
 public:
  void add(i64 nanoseconds);
  [[nodiscard]] std::size_t count() const { return kept_us_.size() + dropped_; }
  // The smallest time that at least this share did not exceed, in milliseconds; 0 if there is none.
  [[nodiscard]] double percentile_ms(double share);
  [[nodiscard]] double most_ms() const { return most_us_ / kUsInMs; }

 private:
  static constexpr double kUsInMs = 1000.0;
  std::vector<float> kept_us_;
  std::size_t dropped_ = 0;
  double most_us_ = 0;
  bool sorted_ = false;
};

}  // namespace minuit::load
