#include "rules/games/pas_vu_pas_pris/sight/probe.hpp"

#include <gtest/gtest.h>

#include "bench/pas_vu_pas_pris/halls.hpp"

namespace minuit::keyhole {
namespace {

// Asked beforehand, a probe says of each ghost what the look would say.
TEST(Probe, PV_42_foretells_the_verdict_of_a_look) {
  u32 asked = 0;
  u32 seen = 0;
  u32 only_in_mirror = 0;
  Canvas canvas;
  for (u64 hall = 0; hall < 5; ++hall) {
    Rng rng = Rng::stream(42, hall);
    const std::vector<Body> bodies = bench::any_hall(rng, 12);
    const Door door = door_at(rng.below(kDoors));
    const Sight whole = look(Scene(bodies), door, canvas);
    for (std::size_t at = 0; at < bodies.size(); ++at) {
      if (bodies[at].tag == kNothing || bodies[at].tag > kMostGhosts) continue;
      std::vector<Body> others = bodies;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(at));
      const Scene scene(others);
      (void)look(scene, door, canvas);
      const bool verdict = (whole.seen >> (bodies[at].tag - 1U) & 1U) != 0;
      EXPECT_EQ(Probe(scene, door, canvas).would_see(place(bodies[at])), verdict) << "hall " << hall << ", body " << at;
      ++asked;
      seen += verdict ? 1U : 0U;
      for (const Glimpse& glimpse : whole.glimpses)
        only_in_mirror += glimpse.ghost + 1U == bodies[at].tag && glimpse.seen() && glimpse.in_mirror ? 1U : 0U;
    }
  }
  EXPECT_EQ(asked, 60U);
  EXPECT_GT(seen, 5U);
  EXPECT_LT(seen, 55U);
  EXPECT_GT(only_in_mirror, 0U);
}

}  // namespace
}  // namespace minuit::keyhole
