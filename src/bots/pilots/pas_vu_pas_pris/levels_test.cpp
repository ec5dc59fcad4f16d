#include "bots/pilots/pas_vu_pas_pris/levels.hpp"

#include <gtest/gtest.h>

#include "bots/pilots/pas_vu_pas_pris/carrying.hpp"
#include "bots/pilots/pas_vu_pas_pris/hiding.hpp"
#include "lab/match_runner.hpp"
#include "resolve/pas_vu_pas_pris/resolver.hpp"
#include "rules/games/pas_vu_pas_pris/layouts.hpp"
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
    ASSERT_TRUE(verdict.ok()) << verdict.refusal().text(texts::english());
    if (const auto* resolved = std::get_if<rules::Resolved<Game>>(&decision))
      released += std::holds_alternative<Released>(resolved->outcome) ? 1U : 0U;
    if (const auto* chosen = std::get_if<rules::Chosen<Game>>(&decision))
      if (const auto* plan = std::get_if<Plan>(&chosen->action)) walks += static_cast<u32>(plan->walks.size());
  });
  EXPECT_GT(released, 0U) << "they move furniture";
  EXPECT_GT(walks, 10U);
}

// It hides by looking: where it goes, fewer doors see its ghost than where one goes that has not looked.
TEST(Peepers, PV_34_hide_where_few_doors_see_them) {
  Table table(with(2));
  for (std::size_t figure = 0; figure < 6; ++figure) table.state.players[0].ghosts[figure].where = Where::out;
  table.state.pieces = layout(LayoutNumber(1));
  table.state.round = kRounds;
  table.draw_all(kTen);
  const auto seen_by = [&](const Skill& skill) {
    u32 seen = 0;
    for (u64 turn = 0; turn < 4; ++turn) {
      Rng rng(turn);
      Watch watch(bots::Budget::of_nodes(skill.looks));
      State after = table.state;
      const Plan plan = hide(after, kOne, skill, watch, rng);
      EXPECT_EQ(plan.walks.size(), 1U);
      for (const Walk& walk : plan.walks) {
        GhostState& ghost = after.players[0].ghosts[walk.figure.value];
        ghost.where = Where::hall;
        ghost.pose = pose_of(size_of(walk.figure), walk.rest, false);
      }
      Canvas canvas;
      for (const Door door : next_doors(table.state)) seen += look(scene_of(after), door, canvas).seen != 0 ? 1U : 0U;
    }
    return seen;
  };
  EXPECT_LT(2 * seen_by({"careful", 18, 4, 1}), seen_by({"blind", 0, 1, 1}));
}

// Before any ghost is in the hall a look shows nobody: a piece is moved for what it will hide.
TEST(Peepers, PV_20_move_furniture_in_an_empty_hall_too) {
  Table table(with(2));
  table.state.pieces = layout(LayoutNumber(1));
  table.chance(Draw{kArmchairOrDesk});
  table.act(kOne, Seize{Piece::armchair});
  int moved = 0;
  for (u64 turn = 0; turn < 6; ++turn) {
    Rng rng(turn);
    const Skill skill{"careful", 12, 2, 3};
    Watch watch(bots::Budget::of_nodes(skill.looks));
    moved += place_for(table.state, kOne, skill, watch, rng) ? 1 : 0;
  }
  EXPECT_GE(moved, 3);
}

}  // namespace
}  // namespace minuit::keyhole
