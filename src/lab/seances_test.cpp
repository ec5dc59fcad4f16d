#include "lab/seances.hpp"

#include <gtest/gtest.h>

#include "bots/pilots/mysterium/levels.hpp"

namespace minuit::lab {
namespace {

using mysterium::Difficulty;
using mysterium::Mysterium;

SeanceOptions four(std::string ghost, std::string mediums, u64 games) {
  SeanceOptions options{.config = Mysterium::setup(4), .ghost = std::move(ghost), .mediums = std::move(mediums), .games = games};
  options.config.difficulty = Difficulty::medium;
  return options;
}
u64 won(const SeanceOptions& options) { return play_seances(options).won; }

// The shares over a thousand matches stand in docs/BOTS.md; here are fewer, and as much more room for chance.
TEST(Seances, MY_61_hard_bots_win_more_than_easy_ones) {
  EXPECT_GE(won(four("hard", "hard", 20)), 12U);
  EXPECT_LE(won(four("easy", "easy", 20)), 10U);
}

TEST(Seances, MY_61_visions_without_thought_do_not_win) { EXPECT_LE(won(four("random", "hard", 30)), 2U); }

TEST(Seances, MY_61_a_mind_of_another_make_understands_still) { EXPECT_GE(won(four("hard", std::string(kOtherMind), 20)), 5U); }

TEST(Seances, do_not_depend_on_the_number_of_threads) {
  SeanceOptions options = four("normal", "easy", 6);
  const TeamResult alone = play_seances(options);
  options.threads = 3;
  const TeamResult together = play_seances(options);
  EXPECT_EQ(alone.won, together.won);
  EXPECT_EQ(alone.scores, together.scores);
  EXPECT_EQ(report_of(options, together).games, 6U);
}

TEST(Seances, complain_of_unknown_minds_and_of_no_matches) {
  EXPECT_EQ(complaint(four("hard", "other", 1)), std::nullopt);
  EXPECT_EQ(complaint(four("wise", "hard", 1)), "no bot is called 'wise'");
  EXPECT_NE(complaint(four("hard", "hard", 0)), std::nullopt);
  EXPECT_NE(complaint(four("hard", "hard", kMostGames + 1)), std::nullopt);
}

}  // namespace
}  // namespace minuit::lab
