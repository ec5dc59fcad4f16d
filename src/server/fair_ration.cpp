#include "server/fair_ration.hpp"

#include <algorithm>

#include "server/limits.hpp"

namespace minuit::server {
namespace {

constexpr i64 kMinute_us = 60'000'000;

i64 used_of(i64 whole_at, i64 now_us, i64 cost_us) { return (std::max<i64>(0, whole_at - now_us) + cost_us - 1) / cost_us; }

}  // namespace

FairRation::FairRation(u32 count, u32 firsts, i64 within_us)
    : count_(count), firsts_(firsts), cost_us_(kMinute_us / i64{count}), first_us_(within_us / i64{firsts}) {}

// Those for whom there is no place in the map have one in common.
i64& FairRation::whole_at(const std::string& who, i64 now_us) {
  if (const auto found = whole_at_.find(who); found != whole_at_.end()) return found->second;
  if (whole_at_.size() >= kMostRationed) std::erase_if(whole_at_, [&](const auto& each) { return each.second <= now_us; });
  return whole_at_.size() >= kMostRationed ? whole_at_[std::string()] : whole_at_[who];
}

bool FairRation::take(const std::string& who, i64 now_us) {
  const std::lock_guard lock(mutex_);
  i64& own = whole_at(who, now_us);
  const i64 left = count_ - used_of(all_whole_at_, now_us, cost_us_);
  const bool first = used_of(own, now_us, first_us_) < firsts_;
  if (left <= (first ? 0 : count_ / 2)) return false;
  all_whole_at_ = std::max(all_whole_at_, now_us) + cost_us_;
  own = std::min(std::max(own, now_us) + first_us_, now_us + firsts_ * first_us_);
  return true;
}

}  // namespace minuit::server
