#include "bench/pas_touche/plain_loop.hpp"

#include <gtest/gtest.h>

#include "resolve/pas_touche/resolver.hpp"

namespace minuit::bench {
namespace {

using touche::PasTouche;

// Two programs that share no rule must agree on every match.
TEST(PlainRaces, come_to_the_same_end_as_the_engine) {
  for (const bool children : {false, true}) {
    for (u8 players = 2; players <= 6; ++players) {
      touche::Config config = PasTouche::setup(players);
      config.children = children;
      for (u64 game = 0; game < 100; ++game) {
        const lab::Luck luck = lab::Luck::of_game(11, game);
        touche::State state = PasTouche::start(config);
        const u64 decisions = lab::play_random_match<PasTouche>(state, luck);
        const PlainRaces plain = play_plain_races(players, children, luck);
        ASSERT_EQ(decisions, plain.decisions) << int{players} << " players, game " << game;
        ASSERT_EQ(state.throws, plain.throws) << int{players} << " players, game " << game;
        ASSERT_EQ(state.winners.bits(), plain.winners) << int{players} << " players, game " << game;
        for (u8 seat = 0; seat < players; ++seat)
          ASSERT_EQ(touche::progress(state.players[seat]), plain.progress[seat]) << int{players} << " players, game " << game;
      }
    }
  }
}

}  // namespace
}  // namespace minuit::bench
