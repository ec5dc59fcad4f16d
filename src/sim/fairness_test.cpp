// The network laboratory. Wrong compensation, or none, is seen here: the last test holds the others to that.
#include "sim/fairness.hpp"

#include <gtest/gtest.h>

namespace minuit::sim {
namespace {

constexpr Wire kFar{300, 20, 10};
constexpr Wire kNear{10, 20, 10};

FairnessReport race(const RacerSetting& one, const RacerSetting& other, bool compensated = true) {
  FairnessSetting setting;
  setting.racers = {one, other};
  setting.compensated = compensated;
  return measure_fairness(setting);
}

TEST(Fairness, PT_62_equal_hands_win_equally_over_10_and_300_ms) {
  const FairnessReport report = race({kFar}, {kNear});
  EXPECT_NEAR(report.first_share, 0.5, 0.02);
  EXPECT_LT(report.wait_ms, 300);
}

TEST(Fairness, PT_61_forged_times_gain_at_most_a_point) {
  const double far = race({kFar}, {kNear}).first_share;
  EXPECT_LT(race({kFar, Conduct::forging}, {kNear}).first_share, far + 0.01);
  EXPECT_GT(race({kFar}, {kNear, Conduct::forging}).first_share, far - 0.01);
}

TEST(Fairness, PT_61_who_delays_pongs_gains_no_more_than_the_allowance) {
  const FairnessReport some = race({kNear, Conduct::delaying, 100}, {kNear});
  EXPECT_GT(some.first_share, 0.53) << "it does gain: that is why lines are shown";
  FairnessSetting strict = some.setting;
  strict.allowance_ms = 40;
  EXPECT_LT(measure_fairness(strict).first_share, 0.53);
  FairnessSetting all = some.setting;
  all.racers[0].delay_ms = 5000;
  EXPECT_LT(measure_fairness(all).first_share, 0.75) << "beyond the allowance nothing is gained";
}

TEST(Fairness, PT_25_without_compensation_the_far_one_loses) { EXPECT_LT(race({kFar}, {kNear}, false).first_share, 0.40); }

}  // namespace
}  // namespace minuit::sim
