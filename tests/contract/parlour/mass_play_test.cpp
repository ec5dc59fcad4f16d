// What the laboratory does for every game it does for one with simultaneous plans, a world to be resolved and a shared result.
#include <gtest/gtest.h>

#include "lab/ladder.hpp"
#include "lab/simulate.hpp"
#include "tests/contract/parlour/game.hpp"

template <>
struct minuit::bots::Levels<minuit::parlour::Parlour> : minuit::bots::RandomOnly<minuit::parlour::Parlour> {};

namespace minuit::lab {
namespace {

using parlour::Parlour;

Parlour::Config setup(bool together) {
  Parlour::Config config = Parlour::setup(Parlour::kPlayers.most);
  config.together = together;
  return config;
}

TEST(ParlourInMassPlay, the_quick_way_and_the_bots_way_come_to_the_same_end) {
  const std::vector<std::string> bots(Parlour::kPlayers.most, std::string(bots::kRandomBot));
  MatchRunner<Parlour> runner(bots);
  u64 resolved = 0;
  for (u64 game = 0; game < 50; ++game) {
    Parlour::State quick = Parlour::start(setup(game % 2 == 1));
    Parlour::State slow = quick;
    const u64 decisions = play_random_match<Parlour>(quick, Luck::of_game(1, game));
    EXPECT_EQ(runner.play(slow, Luck::of_game(1, game),
                          [&](const rules::Decision<Parlour>& decision, const Parlour::State& before) {
                            EXPECT_TRUE(rules::judge<Parlour>(before, decision).ok());
                            if (std::holds_alternative<rules::Resolved<Parlour>>(decision)) ++resolved;
                          }),
              decisions);
    EXPECT_TRUE(quick == slow);
  }
  EXPECT_GT(resolved, 0U);
}

TEST(ParlourInMassPlay, a_shared_result_is_counted_for_every_seat) {
  SimulateOptions<Parlour> options;
  options.config = setup(true);
  options.bots.assign(Parlour::kPlayers.most, std::string(bots::kRandomBot));
  options.games = 200;
  const Tally tally = play_games(options);
  EXPECT_EQ(tally.games(), 200U);
  for (const Tally::SeatCount& seat : tally.seats()) {
    EXPECT_EQ(seat.win_parts, tally.seats()[0].win_parts);
    EXPECT_EQ(seat.score, tally.seats()[0].score);
  }
}

TEST(ParlourInMassPlay, a_ladder_can_be_played) {
  const LadderOptions options{
      .bots = {"random", "random"}, .players = Parlour::kPlayers.most, .games = 40, .seed = 2, .threads = 2};
  EXPECT_EQ(play_pair<Parlour>(options, 0, "random", "random").games(), 40U);
}

}  // namespace
}  // namespace minuit::lab
