#include "bench/load/latencies.hpp"

#include <algorithm>
#include <cmath>

namespace minuit::load {

void Latencies::add(i64 nanoseconds) {
  const double us = static_cast<double>(nanoseconds) / 1000.0;
  most_us_ = std::max(most_us_, us);
  sorted_ = false;
  if (kept_us_.size() < kMostLatencies) {
    kept_us_.push_back(static_cast<float>(us));
  } else {
    ++dropped_;
  }
}

double Latencies::percentile_ms(double share) {
  if (kept_us_.empty()) return 0;
  if (!sorted_) std::ranges::sort(kept_us_);
  sorted_ = true;
  const double rank = std::ceil(share * static_cast<double>(kept_us_.size()));
  const auto at = static_cast<std::size_t>(std::clamp(rank, 1.0, static_cast<double>(kept_us_.size()))) - 1;
  return static_cast<double>(kept_us_[at]) / kUsInMs;
}

}  // namespace minuit::load
