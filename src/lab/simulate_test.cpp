#include "lab/simulate.hpp"

#include <gtest/gtest.h>

#include <mutex>

#include "bots/pilots/all.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::lab {
namespace {

using fantome::LeFantome;

SimulateOptions<LeFantome> options_for(u8 players, u64 games, const std::string& bot) {
  SimulateOptions<LeFantome> options;
  options.config = LeFantome::setup(players);
  options.bots.assign(players, bot);
  options.games = games;
  options.seed = 9;
  return options;
}

struct Outcome {
  std::string lines;
  std::string summary;
};

Outcome outcome(SimulateOptions<LeFantome> options, u32 threads) {
  Outcome outcome;
  options.threads = threads;
  options.lines = [&](std::string_view lines) { outcome.lines += lines; };
  Summary<LeFantome> summary = simulate(options);
  summary.speed = {};
  outcome.summary = codec::to_json(summary);
  return outcome;
}

TEST(Simulate, stops_when_no_more_games_are_wanted_and_hands_over_the_first_ones) {
  auto options = options_for(2, 1'000, "random");
  const std::string all = outcome(options, 1).lines;
  options.games = 1'000'000'000;
  options.threads = 3;
  std::string first;
  std::atomic<bool> enough = false;
  options.lines = [&](std::string_view lines) {
    first += lines;
    enough = true;
  };
  options.stop = [&] { return enough.load(); };
  (void)simulate(options);
  const std::size_t shared = std::min(first.size(), all.size());
  EXPECT_GT(shared, 0U);
  EXPECT_EQ(first.substr(0, shared), all.substr(0, shared));
}

TEST(Simulate, says_the_same_whatever_the_number_of_threads) {
  for (const std::string bot : {"random", "easy"}) {
    const auto options = options_for(3, bot == "random" ? 1'000 : 150, bot);
    const Outcome alone = outcome(options, 1);
    for (const u32 threads : {2U, 5U}) {
      const Outcome together = outcome(options, threads);
      EXPECT_EQ(together.lines, alone.lines);
      EXPECT_EQ(together.summary, alone.summary);
    }
  }
}

TEST(Simulate, counts_what_its_lines_tell) {
  const auto options = options_for(2, 500, "random");
  const Outcome result = outcome(options, 2);
  u64 games = 0;
  u64 decisions = 0;
  i64 score = 0;
  codec::Lines lines(result.lines);
  while (lines.more()) {
    const auto line = codec::read<GameLine>(lines.next());
    ASSERT_TRUE(line.ok()) << line.error().message;
    EXPECT_EQ(line.value().game, games++);
    decisions += line.value().decisions;
    score += std::get<rules::Ranking>(line.value().result).seats[0].score;
  }
  const Tally tally = play_games(options);
  EXPECT_EQ(games, 500U);
  EXPECT_EQ(tally.games(), 500U);
  EXPECT_EQ(static_cast<u64>(tally.length().sum()), decisions);
  EXPECT_EQ(tally.seats()[0].score.sum(), score);
}

TEST(Simulate, win_shares_add_up_to_one) {
  const Summary<LeFantome> summary = simulate(options_for(8, 300, "random"));
  double shares = 0;
  for (const SeatReport& seat : summary.seats) {
    shares += seat.win_share;
    EXPECT_LE(seat.win_share_95.low, seat.win_share);
    EXPECT_GE(seat.win_share_95.high, seat.win_share);
  }
  EXPECT_NEAR(shares, 1.0, 1e-9);
}

TEST(Simulate, records_lead_to_the_result_that_was_counted) {
  auto options = options_for(4, 30, "random");
  std::mutex mutex;
  std::vector<std::string> records(options.games);
  options.threads = 2;
  options.record = [&](u64 game, std::string_view record) {
    const std::scoped_lock lock(mutex);
    records[game] = record;
  };
  Tally replayed(4);
  const Tally played = play_games(options);
  for (const std::string& text : records) {
    const auto record = codec::read_record<LeFantome>(text);
    ASSERT_TRUE(record.ok()) << record.error().message;
    fantome::State state = LeFantome::start(record.value().config);
    ASSERT_FALSE(rules::replay<LeFantome>(state, record.value().decisions, rules::NoAudience{}));
    replayed.count(record.value().decisions.size(), std::get<rules::Over>(LeFantome::awaiting(state)));
  }
  EXPECT_EQ(replayed.length(), played.length());
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(replayed.seats()[seat].score, played.seats()[seat].score);
}

TEST(Tally, shares_a_win_among_the_winners) {
  Tally tally(3);
  rules::Ranking ranking;
  ranking.seats = {{1, 5}, {3, 9}, {1, 5}};
  tally.count(10, rules::Over{ranking});
  EXPECT_EQ(tally.seats()[0].win_parts, kWin / 2);
  EXPECT_EQ(tally.seats()[1].win_parts, 0U);
  tally.count(20, rules::Over{rules::Shared{true, 4}});
  EXPECT_EQ(tally.seats()[1].win_parts, kWin);
  EXPECT_EQ(tally.length_quantile(0.5), 10U);
  EXPECT_EQ(tally.length_quantile(1), 20U);
}

}  // namespace
}  // namespace minuit::lab
