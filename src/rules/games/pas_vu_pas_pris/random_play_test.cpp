#include "lab/random_match.hpp"
#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

// Whole matches of random play: every listed action and every settling is accepted, pieces are conserved, five rounds are enough.
TEST(RandomPlay, PV_50_matches_end_and_lose_nothing) {
  for (u64 match = 0; match < 3; ++match) {
    const Config config = with(static_cast<u8>(2 + match), match != 0, match != 1);
    Table table(config);
    const Pieces pieces = Game::inventory(table.state);
    Rng rng = Rng::stream(50, match);
    u64 decisions = 3;
    for (;; ++decisions) {
      const rules::Awaiting awaiting = Game::awaiting(table.state);
      if (std::holds_alternative<rules::Over>(awaiting)) break;
      if (std::holds_alternative<rules::Nature>(awaiting)) {
        table.chance(rules::draw<Game>(table.state, rng));
      } else if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
        const auto actions = Game::actions(table.state, seats->set.lowest());
        ASSERT_FALSE(actions.empty());
        table.act(seats->set.lowest(), actions[rng.below(static_cast<u32>(actions.size()))]);
      } else {
        table.settle();
      }
      ASSERT_FALSE(HasFailure()) << "match " << match << ", decision " << decisions;
      ASSERT_EQ(Game::inventory(table.state), pieces);
      ASSERT_LE(decisions, Game::longest(config));
    }
  }
}

}  // namespace
}  // namespace minuit::keyhole
