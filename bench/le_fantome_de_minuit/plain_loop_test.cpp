#include "bench/le_fantome_de_minuit/plain_loop.hpp"

#include <gtest/gtest.h>

#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::bench {
namespace {

using fantome::LeFantome;

// Two programs that share no rule must agree on every match.
TEST(PlainLoop, comes_to_the_same_totals_as_the_engine) {
  for (u8 players = 2; players <= 8; ++players) {
    for (u64 game = 0; game < 2'000; ++game) {
      const lab::Luck luck = lab::Luck::of_game(7, game);
      fantome::State state = LeFantome::start(LeFantome::setup(players));
      const u64 decisions = lab::play_random_match<LeFantome>(state, luck);
      const PlainMatch plain = play_plain_match(players, luck);
      ASSERT_EQ(decisions, plain.decisions) << int{players} << " players, game " << game;
      for (u8 seat = 0; seat < players; ++seat)
        ASSERT_EQ(state.totals[seat], plain.totals[seat]) << int{players} << " players, game " << game << ", seat " << int{seat};
    }
  }
}

}  // namespace
}  // namespace minuit::bench
