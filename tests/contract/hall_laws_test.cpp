// The laws along matches of Pas vu, pas pris !, which is not in the catalogue yet. Its looks and settlings cost more than other
// games' decisions: a few matches must do.
#include <gtest/gtest.h>

#include "resolve/pas_vu_pas_pris/resolver.hpp"
#include "tests/contract/laws.hpp"

namespace minuit::laws {
namespace {

using keyhole::PasVuPasPris;

TEST(HallLaws, hold_along_random_matches) {
  Suite<PasVuPasPris> suite;
  for (u64 match = 0; match < 3; ++match) {
    Rng rng = Rng::stream(8, match);
    keyhole::Config config = PasVuPasPris::setup(static_cast<u8>(2 + match));
    config.fusions = match != 0;
    config.bells = match != 1;
    const Report report = suite.play(config, rng, {.rarely = 20, .proposals = 1, .rare_proposals = 4});
    EXPECT_GT(report.decisions, 30U);
    ASSERT_FALSE(report.violation) << "match " << match << ", decision " << report.violation->decision << ": "
                                   << name(report.violation->law) << ": " << report.violation->message;
  }
}

}  // namespace
}  // namespace minuit::laws
