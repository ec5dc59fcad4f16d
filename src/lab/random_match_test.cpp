#include "lab/random_match.hpp"

#include <gtest/gtest.h>

#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "lab/match_runner.hpp"
#include "rules/contract/pace.hpp"
#include "tests/support/allocations.hpp"

namespace minuit::lab {
namespace {

TEST(RandomMatch, takes_nothing_from_the_heap) {
  catalog::each_game([]<class G>(std::type_identity<G>) {
    for (u8 players = G::kPlayers.fewest; players <= G::kPlayers.most && !rules::UsesHeap<G>; ++players) {
      typename G::State state = G::start(G::setup(players));
      const u64 before = support::allocations();
      const u64 decisions = play_random_match<G>(state, Luck::of_game(3, players));
      EXPECT_EQ(support::allocations(), before) << G::kId << ", " << int{players} << " players, " << decisions << " decisions";
      EXPECT_TRUE(std::holds_alternative<rules::Over>(G::awaiting(state)));
    }
  });
}

// The quick way of playing and the way that bots play must be the same way.
TEST(RandomMatch, is_the_match_that_random_bots_play) {
  catalog::each_game([]<class G>(std::type_identity<G>) {
    for (u8 players = G::kPlayers.fewest; players <= G::kPlayers.most; ++players) {
      const std::vector<std::string> bots(players, std::string(bots::kRandomBot));
      MatchRunner<G> runner(bots);
      for (u64 game = 0; game < rules::fewer<G>(20); ++game) {
        typename G::State quick = G::start(G::setup(players));
        typename G::State slow = quick;
        const u64 decisions = play_random_match<G>(quick, Luck::of_game(5, game));
        std::size_t judged = 0;
        EXPECT_EQ(runner.play(slow, Luck::of_game(5, game),
                              [&](const rules::Decision<G>& decision, const typename G::State& before) {
                                judged += rules::judge<G>(before, decision).ok() ? 1U : 0U;
                              }),
                  decisions);
        EXPECT_EQ(judged, decisions);
        EXPECT_TRUE(quick == slow);
      }
    }
  });
}

}  // namespace
}  // namespace minuit::lab
