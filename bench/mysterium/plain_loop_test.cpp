#include "bench/mysterium/plain_loop.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>

#include "rules/games/mysterium/game.hpp"

namespace minuit::bench {
namespace {

using mysterium::Mysterium;

// Two programs that share no rule must agree on every match.
TEST(PlainSeances, come_to_the_same_end_as_the_engine) {
  std::array<int, 3> endings{};
  for (u8 players = 2; players <= 7; ++players) {
    for (u8 difficulty = 0; difficulty < 3; ++difficulty) {
      mysterium::Config config = Mysterium::setup(players);
      config.difficulty = static_cast<mysterium::Difficulty>(difficulty);
      const u64 games = players < 5 ? 300 : 60;  // few come to the vote where there are many mediums
      for (u64 game = 0; game < games; ++game) {
        const lab::Luck luck = lab::Luck::of_game(11, game);
        mysterium::State state = Mysterium::start(config);
        const u64 decisions = lab::play_random_match<Mysterium>(state, luck);
        const PlainSeance plain = play_plain_seance(players, difficulty, luck);
        ASSERT_EQ(decisions, plain.decisions) << int{players} << " players, game " << game;
        ASSERT_EQ(state.hour, plain.hour) << int{players} << " players, game " << game;
        ASSERT_EQ(std::accumulate(state.found.begin(), state.found.end(), 0), plain.found) << int{players} << ", game " << game;
        ASSERT_EQ(std::accumulate(state.track.begin(), state.track.end(), 0), plain.tracks) << int{players} << ", game " << game;
        ASSERT_EQ(static_cast<int>(state.ending), plain.ending) << int{players} << " players, game " << game;
        ++endings[static_cast<std::size_t>(plain.ending)];
      }
    }
  }
  for (const int matches : endings) EXPECT_GT(matches, 0);
}

}  // namespace
}  // namespace minuit::bench
