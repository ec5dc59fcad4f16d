#include <gtest/gtest.h>

#include "lab/random_match.hpp"
#include "rules/games/chasseurs_de_tresor/game.hpp"
#include "tests/support/allocations.hpp"

namespace minuit::hunters {
namespace {

struct Means {
  u64 turns = 0;
  std::array<u64, 4> endings{};
};

Means random_means(u8 players, Mode mode, u64 matches) {
  Means means;
  Config config = Chasseurs::setup(players);
  config.mode = mode;
  for (u64 match = 0; match < matches; ++match) {
    State state = Chasseurs::start(config);
    lab::play_random_match<Chasseurs>(state, lab::Luck::of_game(1, match));
    means.turns += state.turns;
    ++means.endings[static_cast<std::size_t>(state.ending)];
  }
  return means;
}

// The table at the end of the rules page, with a fixed seed.
TEST(RandomPlay, GH_41_lasts_about_36_turns_and_loses) {
  constexpr u64 kMatches = 2'000;
  for (u8 players = 1; players <= 4; ++players) {
    const Means classic = random_means(players, Mode::classic, kMatches);
    EXPECT_NEAR(static_cast<double>(classic.turns) / kMatches, 36.0, 0.5) << int{players};
    EXPECT_NEAR(static_cast<double>(random_means(players, Mode::advanced, kMatches).turns) / kMatches, 33.6, 0.5) << int{players};
    EXPECT_EQ(classic.endings[static_cast<std::size_t>(Ending::escaped)], 0U);
    EXPECT_EQ(classic.endings[static_cast<std::size_t>(Ending::standoff)] > 0, players == 3) << int{players};
  }
}

TEST(RandomPlay, GH_10_allocates_nothing) {
  State state = Chasseurs::start(Chasseurs::setup(4));
  const u64 before = support::allocations();
  lab::play_random_match<Chasseurs>(state, lab::Luck::of_game(3, 1));
  EXPECT_EQ(support::allocations(), before);
}

}  // namespace
}  // namespace minuit::hunters
