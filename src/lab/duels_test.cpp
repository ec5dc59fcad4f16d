#include "lab/duels.hpp"

#include <gtest/gtest.h>

namespace minuit::lab {
namespace {

using touche::Level;

Duellist at_own_level(int skill) { return {Level(skill), touche::skill_at(Level(skill))}; }

// The whole table stands in docs/BOTS.md; here are its corners, with fewer matches and as much more room for chance.
TEST(Duels, PT_07_a_skill_at_its_level_is_even_with_others_at_theirs) {
  constexpr u64 kMatches = 1500;
  for (const auto& [one, other] : {std::pair{1, 5}, {4, 8}, {8, 12}, {12, 16}, {6, 7}})
    EXPECT_NEAR(play_duels(at_own_level(one), at_own_level(other), kMatches, 3).share(), 0.5, 0.05 + 0.03)
        << one << " against " << other;
}

TEST(Duels, PT_07_without_levels_the_better_one_wins) {
  const Duellist strong{Level{4}, touche::skill_at(Level{12})};
  EXPECT_GT(play_duels(strong, at_own_level(4), 500, 3).share(), 0.6);
}

TEST(Duels, the_same_number_is_the_same_match) {
  const Duel one = play_duel(at_own_level(3), at_own_level(9), 5, 7);
  const Duel two = play_duel(at_own_level(3), at_own_level(9), 5, 7);
  EXPECT_EQ(one.winners, two.winners);
  EXPECT_EQ(one.throws, two.throws);
}

}  // namespace
}  // namespace minuit::lab
