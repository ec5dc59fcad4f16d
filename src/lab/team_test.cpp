#include "lab/team.hpp"

#include <gtest/gtest.h>

#include "bots/pilots/all.hpp"

namespace minuit::lab {
namespace {

using hunters::Chasseurs;

TEST(Teams, report_the_share_of_matches_won_with_its_interval) {
  TeamResult result;
  for (int game = 0; game < 10; ++game) result.count({game < 4, game});
  const LadderOptions options{.bots = {"hard"}, .players = 4, .games = 10, .seed = 3, .threads = 1};
  const TeamReport report = report_of<Chasseurs>(Chasseurs::setup(4), options, "hard", result);
  EXPECT_EQ(report.game, Chasseurs::kId);
  EXPECT_EQ(report.bot, "hard");
  EXPECT_EQ(report.seed, 3U);
  EXPECT_DOUBLE_EQ(report.win_share, 0.4);
  EXPECT_NEAR(report.win_share_95.low, 0.1682, 1e-4);
  EXPECT_NEAR(report.win_share_95.high, 0.6873, 1e-4);
  EXPECT_DOUBLE_EQ(report.score, 4.5);
}

TEST(Teams, play_the_same_matches_on_any_number_of_threads) {
  LadderOptions options{.bots = {"easy"}, .players = 4, .games = 6, .seed = 1, .threads = 1};
  const auto config = Chasseurs::setup(4);
  const TeamResult alone = play_team<Chasseurs>(config, options, "easy");
  options.threads = 3;
  const TeamResult together = play_team<Chasseurs>(config, options, "easy");
  EXPECT_EQ(alone.games, 6U);
  EXPECT_EQ(alone.won, together.won);
  EXPECT_EQ(alone.scores.sum(), together.scores.sum());
}

TEST(Teams, of_random_bots_win_nothing) {
  const LadderOptions options{.bots = {"random"}, .players = 4, .games = 50, .seed = 1, .threads = 1};
  EXPECT_EQ(play_team<Chasseurs>(Chasseurs::setup(4), options, "random").won, 0U);
}

}  // namespace
}  // namespace minuit::lab
