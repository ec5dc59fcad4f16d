#include <gtest/gtest.h>

#include "lab/random_match.hpp"
#include "resolve/pas_touche/resolver.hpp"
#include "tests/support/allocations.hpp"

namespace minuit::touche {
namespace {

TEST(RandomPlay, PT_24_ends_within_the_longest_a_setup_allows) {
  for (u8 players = 2; players <= 6; ++players) {
    Config config = PasTouche::setup(players);
    config.throw_cap = ThrowCap{60};
    for (u64 match = 0; match < 50; ++match) {
      State state = PasTouche::start(config);
      const u64 decisions = lab::play_random_match<PasTouche>(state, lab::Luck::of_game(1, match));
      EXPECT_LE(decisions, PasTouche::longest(config));
      EXPECT_FALSE(state.winners.empty());
    }
  }
}

TEST(RandomPlay, PT_20_allocates_nothing) {
  State state = PasTouche::start(PasTouche::setup(4));
  const u64 before = support::allocations();
  lab::play_random_match<PasTouche>(state, lab::Luck::of_game(3, 1));
  EXPECT_EQ(support::allocations(), before);
}

}  // namespace
}  // namespace minuit::touche
