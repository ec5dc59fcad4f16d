#include "lab/ladder.hpp"

#include <gtest/gtest.h>

#include "bots/pilots/all.hpp"
#include "codec/write.hpp"

namespace minuit::lab {
namespace {

using fantome::LeFantome;

[[nodiscard]] rules::Over ended(const std::vector<u8>& places, const std::vector<i32>& scores) {
  rules::Ranking ranking;
  for (std::size_t seat = 0; seat < places.size(); ++seat) ranking.seats.push_back({places[seat], scores[seat]});
  return {ranking};
}

TEST(PairResult, counts_wins_by_side_and_shares_ties) {
  PairResult result("a", "b", 2);
  result.count(ended({1, 2}, {3, 9}), 2, false);
  result.count(ended({1, 2}, {3, 9}), 2, true);
  result.count(ended({1, 1}, {5, 5}), 2, true);
  result.count(ended({1, 2}, {0, 8}), 2, false);
  EXPECT_EQ(result.games(), 4U);
  EXPECT_DOUBLE_EQ(result.win_share(), 2.5 / 4);
  EXPECT_DOUBLE_EQ(result.score_difference(), (-6 + 6 + 0 - 8) / 4.0);
}

TEST(PairResult, weighs_odd_tables_by_the_seats_of_each_side) {
  PairResult result("a", "b", 3);
  result.count(ended({1, 1, 1}, {2, 10, 4}), 3, false);
  EXPECT_DOUBLE_EQ(result.win_share(), 2.0 / 3);
  EXPECT_DOUBLE_EQ(result.score_difference(), 3.0 - 10.0);
}

TEST(PairResult, a_cooperative_end_favours_nobody) {
  PairResult result("a", "b", 2);
  result.count({rules::Shared{true, 7}}, 2, false);
  EXPECT_DOUBLE_EQ(result.win_share(), 0.5);
  EXPECT_DOUBLE_EQ(result.score_difference(), 0);
}

TEST(PairResult, reports_all_that_it_takes_to_play_it_again) {
  const LadderOptions options{.bots = {"easy", "hard"}, .players = 2, .games = 4, .seed = 9, .threads = 1};
  PairResult result("hard", "easy", 2);
  for (int game = 0; game < 4; ++game) result.count(ended({1, 2}, {3, 9}), 2, false);
  result.timings[0].add(std::chrono::milliseconds(2));
  const PairReport report = report_of<LeFantome>(options, result);
  EXPECT_EQ(report.game, LeFantome::kId);
  EXPECT_EQ(report.players, 2);
  EXPECT_EQ(report.games, 4U);
  EXPECT_EQ(report.seed, 9U);
  EXPECT_EQ(report.first + " " + report.second, "hard easy");
  EXPECT_EQ(report.win_share, 1);
  EXPECT_NEAR(report.win_share_95.low, 0.5101, 1e-4);
  EXPECT_EQ(report.win_share_95.high, 1);
  EXPECT_EQ(report.score_difference, -6);
  EXPECT_EQ(report.first_ms.decisions, 1U);
  EXPECT_EQ(report.second_ms.decisions, 0U);
  EXPECT_TRUE(codec::to_json(report).starts_with(R"({"game":"le-fantome-de-minuit","players":2,)"));
}

TEST(Ladder, the_result_does_not_depend_on_threads) {
  LadderOptions options{.bots = {"random", "easy"}, .players = 3, .games = 21, .seed = 5, .threads = 1};
  const PairResult alone = play_pair<LeFantome>(options, 0, "easy", "random");
  options.threads = 4;
  const PairResult together = play_pair<LeFantome>(options, 0, "easy", "random");
  EXPECT_EQ(alone.games(), 21U);
  EXPECT_EQ(together.games(), 21U);
  EXPECT_EQ(alone.win_share(), together.win_share());
  EXPECT_EQ(alone.score_interval(), together.score_interval());
  EXPECT_EQ(alone.timings[0].decisions(), together.timings[0].decisions());
}

TEST(Ladder, a_bot_against_itself_is_even) {
  const LadderOptions options{.bots = {"random", "random"}, .players = 2, .games = 2000, .seed = 1, .threads = 1};
  const PairResult result = play_pair<LeFantome>(options, 0, "random", "random");
  EXPECT_LT(result.win_interval().low, 0.5);
  EXPECT_GT(result.win_interval().high, 0.5);
}

TEST(Ladder, every_pair_meets_once) {
  std::vector<std::string> pairs;
  ladder<LeFantome>({.bots = {"random", "easy", "random"}, .players = 2, .games = 2, .seed = 1, .threads = 2},
                    [&](const PairResult& result) { pairs.push_back(result.first() + " " + result.second()); });
  EXPECT_EQ(pairs, (std::vector<std::string>{"easy random", "random random", "random easy"}));
}

TEST(Ladder, says_what_is_wrong_with_its_options) {
  const LadderOptions good{.bots = {"random", "easy"}};
  EXPECT_EQ(complaint<LeFantome>(good), std::nullopt);
  auto bad = good;
  bad.bots.push_back("clever");
  EXPECT_EQ(complaint<LeFantome>(bad), "no bot is called 'clever'");
  bad = good;
  bad.bots.pop_back();
  EXPECT_TRUE(complaint<LeFantome>(bad));
  for (const u8 players : std::to_array<u8>({0, 1, 9, 255})) {
    bad = good;
    bad.players = players;
    EXPECT_EQ(complaint<LeFantome>(bad), "this game is for 2 to 8 players");
  }
  bad = good;
  bad.games = 0;
  EXPECT_TRUE(complaint<LeFantome>(bad));
  bad = good;
  bad.threads = 0;
  EXPECT_TRUE(complaint<LeFantome>(bad));
}

}  // namespace
}  // namespace minuit::lab
