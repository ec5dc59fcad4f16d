// A leaky bucket: so many in one go, then one in each step of time. All it keeps is when it will be whole again, so that it is
// one number, and one that is whole need not be kept at all. The unit of time is the caller's.
#pragma once
#include <algorithm>

#include "base/types.hpp"

namespace minuit {

class Bucket {
 public:
  // Takes what costs so much time to come back; false, and nothing is taken, if that leaves more than `most` to come back.
  [[nodiscard]] bool take(i64 now, i64 cost, i64 most) {
    const i64 whole_at = std::max(whole_at_, now) + cost;
    if (whole_at - now > most) return false;
    whole_at_ = whole_at;
    return true;
  }
  // Takes it in any case, as a debt if need be, but leaves no more than `most` to come back because of it.
  void charge(i64 now, i64 cost, i64 most) {
    whole_at_ = std::max(whole_at_, std::min(std::max(whole_at_, now) + cost, now + most));
  }
  // One of so many a second, and so many in one go, with the time in nanoseconds.
  [[nodiscard]] bool take_one(i64 now_ns, u32 per_second, u32 burst) {
    constexpr i64 kSecond_ns = 1'000'000'000;
    const i64 step = kSecond_ns / std::max(1U, per_second);
    return take(now_ns, step, step * std::max(1U, burst));
  }
  // Whether take_one would give one now.
  [[nodiscard]] bool has_one(i64 now_ns, u32 per_second, u32 burst) const {
    return Bucket(*this).take_one(now_ns, per_second, burst);
  }
  [[nodiscard]] bool whole(i64 now) const { return whole_at_ <= now; }

 private:
  i64 whole_at_ = 0;
};

}  // namespace minuit
