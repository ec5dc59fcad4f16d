// A made-up line between a device and the server, as the laboratory and the relay of bench/load both have it. Times are
// microseconds.
#pragma once
#include <algorithm>

#include "base/describe.hpp"
#include "base/rng.hpp"

namespace minuit::sim {

inline constexpr i64 kMs_us = 1000;
inline constexpr i64 kShortestPause_us = 200 * kMs_us;  // before something lost is sent again

// Both ways of a line take half the round trip, each time anew within the jitter; what is lost comes again after a pause, and
// what follows waits behind it.
struct Wire {
  u32 round_trip_ms = 0;
  u32 jitter_percent = 20;
  u32 loss_permille = 10;
};
MINUIT_DESCRIBE(Wire, (round_trip_ms, jitter_percent, loss_permille))

// One way of a line: in order, as a stream is.
class Way {
 public:
  Way(const Wire& wire, u64 seed, u64 index) : wire_(wire), rng_(Rng::stream(seed, index)) {}

  // When what is sent now arrives.
  [[nodiscard]] i64 arrival(i64 sent) {
    const i64 half = i64{wire_.round_trip_ms} * kMs_us / 2;
    const i64 jitter = half * wire_.jitter_percent / 100;
    i64 takes = half - jitter + (jitter > 0 ? static_cast<i64>(rng_.below(static_cast<u32>(2 * jitter + 1))) : 0);
    if (rng_.below(1000) < wire_.loss_permille) takes += std::max(kShortestPause_us, 3 * half);
    last_ = std::max(last_, sent + takes);
    return last_;
  }

 private:
  Wire wire_;
  Rng rng_;
  i64 last_ = 0;
};

}  // namespace minuit::sim
