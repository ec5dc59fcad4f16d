// The network laboratory: two players with the same eyes and hands race over made-up lines, in simulated time, before the very
// referee of a table. Who wins how often is the measure of its fairness.
#pragma once
#include <array>
#include <string>

#include "sim/way.hpp"

namespace minuit::sim {

enum class Conduct : u8 {
  honest,
  forging,   // looks at the dice as soon as they come, and always says a time that is far too short
  delaying,  // does that, and holds back the answer to every ping as well
};
BOOST_DESCRIBE_ENUM(Conduct, honest, forging, delaying)

struct RacerSetting {
  Wire wire;
  Conduct conduct = Conduct::honest;
  u32 delay_ms = 0;  // of pongs
};
MINUIT_DESCRIBE(RacerSetting, (wire, conduct, delay_ms))

struct FairnessSetting {
  std::array<RacerSetting, 2> racers{};
  u64 throws = 20'000;
  u64 seed = 1;
  bool compensated = true;  // false: the first to arrive wins
  u32 allowance_ms = 400;
};
MINUIT_DESCRIBE(FairnessSetting, (racers, throws, seed, compensated, allowance_ms))

struct FairnessReport {
  FairnessSetting setting;
  double first_share = 0;  // of the throws, won by the first
  double low = 0;          // and its 95 % interval
  double high = 0;
  u64 by_lot = 0;      // throws
  u64 by_arrival = 0;  // touches whose device was not believed
  u64 too_late = 0;    // touches that came when the throw was judged
  double wait_ms = 0;  // from the first touch's arrival to the verdict, on average
};
MINUIT_DESCRIBE(FairnessReport, (setting, first_share, low, high, by_lot, by_arrival, too_late, wait_ms))

[[nodiscard]] FairnessReport measure_fairness(const FairnessSetting& setting);

}  // namespace minuit::sim
