#include <gtest/gtest.h>

#include <cstdlib>

#include "bench/pas_vu_pas_pris/embree/agreement.hpp"

namespace minuit::bench {
namespace {

// The whole comparison of 10,000 halls: MINUIT_HALLS=10000 minuit_tests --gtest_filter=SeeingBesideEmbree.*
[[nodiscard]] u64 halls_to_compare() {
  const char* asked = std::getenv("MINUIT_HALLS");
  return asked == nullptr ? 20 : std::strtoull(asked, nullptr, 10);
}

TEST(SeeingBesideEmbree, PV_42_agrees_ray_by_ray) {
  const Agreement agreement = compare_with_oracle(7, 0, halls_to_compare());
  EXPECT_EQ(agreement.disputed, 0U) << "of " << agreement.ghosts << " ghosts";
  const u64 allowed = agreement.halls < 1000 ? 3 : 1;  // in a hundred; a few halls may have more of them by chance
  EXPECT_LT(agreement.in_band * 100, allowed * agreement.ghosts) << "the band is narrow";
  EXPECT_LT(agreement.different * 1000, agreement.samples) << "samples on the edges of things";
  EXPECT_GT(agreement.silhouettes, agreement.halls);
  EXPECT_LT(agreement.worst_silhouette, 0.05);
  RecordProperty("different", static_cast<int>(agreement.different));
  RecordProperty("samples", std::to_string(agreement.samples));
  RecordProperty("in_band", static_cast<int>(agreement.in_band));
  RecordProperty("ghosts", static_cast<int>(agreement.ghosts));
}

}  // namespace
}  // namespace minuit::bench
