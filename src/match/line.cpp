#include "match/line.hpp"

#include <algorithm>
#include <span>

namespace minuit::match {

void Line::pinged(u64 nonce, i64 now) { under_way_[pings_++ % kPingsUnderWay] = {nonce, now, true}; }

bool Line::ponged(u64 nonce, i64 clock_ms, i64 now) {
  const auto asked = std::ranges::find_if(under_way_, [&](const UnderWay& each) { return each.open && each.nonce == nonce; });
  if (asked == under_way_.end()) return false;
  asked->open = false;
  const i64 length = std::max<i64>(0, now - asked->sent);
  const i64 clock = std::clamp(clock_ms, -kMostClock_ms, kMostClock_ms);
  trips_[next_] = {length, clock - (asked->sent + length / 2)};
  next_ = (next_ + 1) % kRoundTripsKept;
  best_ = count_ == 0 ? length : std::min(best_, length);
  count_ = std::min(count_ + 1, kRoundTripsKept);
  return true;
}

i64 Line::shortest() const { return std::ranges::min_element(std::span(trips_).first(count_), {}, &Trip::length)->length; }

i64 Line::middle() const {
  std::array<Trip, kRoundTripsKept> sorted = trips_;
  const auto half = sorted.begin() + static_cast<std::ptrdiff_t>(count_ / 2);
  std::nth_element(sorted.begin(), half, sorted.begin() + static_cast<std::ptrdiff_t>(count_),
                   [](const Trip& one, const Trip& other) { return one.length < other.length; });
  return half->length;
}

i64 Line::round_trip(i64 allowance_ms) const {
  if (!measured()) return 0;
  const i64 least = shortest();
  return std::min(
      {middle(), least + least / kRoundTripSlackShare + kRoundTripSlack_ms, best_ + kRoundTripGrowth_ms, allowance_ms});
}

i64 Line::spread() const {
  if (count_ == 0) return 0;
  const i64 centre = middle();
  std::array<i64, kRoundTripsKept> off{};
  for (std::size_t at = 0; at < count_; ++at) off[at] = std::abs(trips_[at].length - centre);
  const std::size_t nearer = (count_ + 1) / 2;
  std::sort(off.begin(), off.begin() + static_cast<std::ptrdiff_t>(count_));
  i64 sum = 0;
  for (std::size_t at = 0; at < nearer; ++at) sum += off[at];
  return 2 * sum / static_cast<i64>(nearer);
}

std::optional<i64> Line::clock_at(i64 time) const {
  if (!measured()) return std::nullopt;
  return time + std::ranges::min_element(std::span(trips_).first(count_), {}, &Trip::length)->ahead;
}

}  // namespace minuit::match
