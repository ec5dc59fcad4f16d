#include "bench/chasseurs_de_tresor/plain_loop.hpp"

#include <gtest/gtest.h>

#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::bench {
namespace {

using hunters::Chasseurs;

// Two programs that share no rule must agree on every match.
TEST(PlainHunts, come_to_the_same_end_as_the_engine) {
  for (const bool advanced : {false, true}) {
    for (u8 players = 1; players <= 4; ++players) {
      hunters::Config config = Chasseurs::setup(players);
      config.mode = advanced ? hunters::Mode::advanced : hunters::Mode::classic;
      for (u64 game = 0; game < 1'500; ++game) {
        const lab::Luck luck = lab::Luck::of_game(11, game);
        hunters::State state = Chasseurs::start(config);
        const u64 decisions = lab::play_random_match<Chasseurs>(state, luck);
        const PlainHunt plain = play_plain_hunt(players, advanced, luck);
        ASSERT_EQ(decisions, plain.decisions) << int{players} << " players, game " << game;
        ASSERT_EQ(state.turns, plain.turns) << int{players} << " players, game " << game;
        ASSERT_EQ(state.rescued, plain.rescued) << int{players} << " players, game " << game;
        ASSERT_EQ(static_cast<int>(state.ending), plain.ending) << int{players} << " players, game " << game;
      }
    }
  }
}

}  // namespace
}  // namespace minuit::bench
