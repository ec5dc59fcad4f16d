// The few statistics that mass play needs. Counts are whole numbers until the very end, so that results do not depend on the
// order in which threads bring them in.
#pragma once
#include <cmath>
#include <span>

#include "base/describe.hpp"
#include "base/types.hpp"

namespace minuit::lab {

inline constexpr double kZ95 = 1.959963984540054;  // 95 % of a normal distribution lies within so many standard deviations

// A win counts so many parts, shared among the winners: divisible by every number of them up to 8.
inline constexpr u64 kWin = 840;

struct Interval {
  double low = 0;
  double high = 0;
  bool operator==(const Interval&) const = default;
};
MINUIT_DESCRIBE(Interval, (low, high))

// Wilson's 95 % interval for a share: honest for few games and for shares near 0 or 1. Half wins count half.
[[nodiscard]] inline Interval wilson(double wins, u64 games) {
  if (games == 0) return {0, 1};
  const auto n = static_cast<double>(games);
  const double share = wins / n;
  const double z2 = kZ95 * kZ95;
  const double middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const double half = kZ95 / (1 + z2 / n) * std::sqrt(share * (1 - share) / n + z2 / (4 * n * n));
  return {share <= 0 ? 0 : middle - half, share >= 1 ? 1 : middle + half};
}

// Mean and spread of whole numbers from exact sums.
class Sums {
 public:
  void add(i64 value) {
    ++count_;
    sum_ += value;
    squares_ += static_cast<Wide>(value) * value;
  }
  void merge(const Sums& others) {
    count_ += others.count_;
    sum_ += others.sum_;
    squares_ += others.squares_;
  }
  [[nodiscard]] u64 count() const { return count_; }
  [[nodiscard]] i64 sum() const { return sum_; }
  [[nodiscard]] double mean() const { return count_ == 0 ? 0 : static_cast<double>(sum_) / static_cast<double>(count_); }
  // The standard deviation of the values, from a sample of them.
  [[nodiscard]] double sd() const {
    if (count_ < 2) return 0;
    const auto n = static_cast<double>(count_);
    const Wide spread = static_cast<Wide>(count_) * squares_ - static_cast<Wide>(sum_) * static_cast<Wide>(sum_);
    return std::sqrt(static_cast<double>(spread) / (n * (n - 1)));
  }
  // 95 % for the mean.
  [[nodiscard]] Interval interval() const {
    const double half = count_ == 0 ? 0 : kZ95 * sd() / std::sqrt(static_cast<double>(count_));
    return {mean() - half, mean() + half};
  }
  bool operator==(const Sums&) const = default;

 private:
  __extension__ using Wide = __int128;  // the difference of two large products, taken exactly
  u64 count_ = 0;
  i64 sum_ = 0;
  Wide squares_ = 0;
};

// The smallest value with at least the share `q` of all the counts at or below it; histogram[value] is a count.
[[nodiscard]] inline u64 quantile(std::span<const u64> histogram, double q) {
  u64 total = 0;
  for (const u64 count : histogram) total += count;
  if (total == 0) return 0;
  const double wanted = q * static_cast<double>(total);
  u64 below = 0;
  for (std::size_t value = 0; value < histogram.size(); ++value) {
    below += histogram[value];
    if (below > 0 && static_cast<double>(below) >= wanted) return value;
  }
  return histogram.size() - 1;
}

}  // namespace minuit::lab
