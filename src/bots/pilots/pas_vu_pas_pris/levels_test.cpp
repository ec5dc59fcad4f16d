#include "bots/pilots/pas_vu_pas_pris/levels.hpp"

#include <gtest/gtest.h>

#include "bots/pilots/pas_vu_pas_pris/hiding.hpp"
#include "lab/match_runner.hpp"
#include "resolve/pas_vu_pas_pris/resolver.hpp"
#include "rules/games/pas_vu_pas_pris/imagine.hpp"
#include "rules/games/pas_vu_pas_pris/plan.hpp"
#include "rules/games/pas_vu_pas_pris/round.hpp"
#include "rules/games/pas_vu_pas_pris/scenario_test.hpp"

namespace minuit::keyhole {
namespace {

using namespace scenario;  // NOLINT(google-build-using-namespace): a test

// Whole matches with both variants on: every decision of the bots is accepted by the gate.
TEST(Peepers, PV_50_play_by_the_rules) {
  const std::vector<std::string> names{"easy", "normal", "easy"};
  lab::MatchRunner<Game> runner(names);
  State state = Game::start(with(3, true, true));
  u32 released = 0;
  u32 walks = 0;
  runner.play(state, lab::Luck::of_game(12, 1), [&](const Decision& decision, const State& before) {
    const rules::Verdict verdict = rules::judge<Game>(before, decision);
    ASSERT_TRUE(verdict.ok()) << verdict.refusal().text(rules::Language::english);
    if (const auto* resolved = std::get_if<rules::Resolved<Game>>(&decision))
      released += std::holds_alternative<Released>(resolved->outcome) ? 1U : 0U;
    if (const auto* chosen = std::get_if<rules::Chosen<Game>>(&decision))
      if (const auto* plan = std::get_if<Plan>(&chosen->action)) walks += static_cast<u32>(plan->walks.size());
  });
  EXPECT_GT(released, 0U) << "they move furniture";
  EXPECT_GT(walks, 10U);
}

// It hides by looking: what it finds is seen from fewer doors than what chance finds.
TEST(Peepers, PV_34_hide_where_few_doors_see_them) {
  Table table(with(2));
  for (std::size_t at = 0; at < kPieces; ++at)
    table.state.pieces[at] = pose(piece_at(at), 900 + 1050 * (static_cast<i32>(at) % 5), at < 5 ? 2500 : 4500);
  table.state.pieces[0] = pose(Piece::mirror, 5400, 5400);
  table.state.round = kRounds;
  table.draw_all(kTen);
  const auto seen_by = [&](const Skill& skill) {
    u32 seen = 0;
    for (u64 turn = 0; turn < 3; ++turn) {
      Rng rng(turn);
      Watch watch(bots::Budget::of_nodes(skill.looks));
      State after = table.state;
      const Plan plan = hide(after, kOne, skill, watch, rng);
      for (const Walk& walk : plan.walks)
        if (!walk.leaves)
          after.players[0].ghosts[walk.figure.value] = {Where::hall, pose_of(size_of(walk.figure), walk.rest, false)};
      Canvas canvas;
      for (const Door door : next_doors(table.state))
        seen += static_cast<u32>(look(scene_of(after), door, canvas).glimpses.size());
    }
    return seen;
  };
  EXPECT_LT(2 * seen_by({"careful", 18, 6, 1}), seen_by({"blind", 0, 1, 1}));
}

}  // namespace
}  // namespace minuit::keyhole
