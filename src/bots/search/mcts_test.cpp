#include "bots/search/mcts.hpp"

#include <gtest/gtest.h>

#include "tests/support/allocations.hpp"
#include "tests/support/toy_games.hpp"

namespace minuit::bots {
namespace {

using support::Chorus;
using support::LastTaker;
using support::Lottery;
using support::Pick;

constexpr TreeCapacity kRoomy{.nodes = 4096, .edges = 16384, .outcomes = 4096};

[[nodiscard]] Values values_of(const rules::Over& over) {
  Values values{};
  if (const auto* shared = std::get_if<rules::Shared>(&over.result)) {
    values.fill(shared->won ? 1.0 : 0.0);
    return values;
  }
  const auto& ranking = std::get<rules::Ranking>(over.result);
  for (std::size_t seat = 0; seat < ranking.seats.size(); ++seat) values[seat] = ranking.seats[seat].place == 1 ? 1.0 : 0.0;
  return values;
}

// Knows nothing but the rules: plays at random to the end.
template <class G>
struct Novice {
  static constexpr u32 kWorlds = 1;
  typename G::State imagine(const typename G::View& view, Rng& /*rng*/) { return view.table; }
  [[nodiscard]] bool settled(const typename G::State& /*state*/) const { return false; }
  [[nodiscard]] Values judge(typename G::State state, Rng& rng) const {
    for (;;) {
      const rules::Awaiting awaiting = G::awaiting(state);
      if (const auto* over = std::get_if<rules::Over>(&awaiting)) return values_of(*over);
      if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
        const auto legal = G::actions(state, seats->set.lowest());
        rules::act<G>(state, seats->set.lowest(), legal[rng.below(static_cast<u32>(legal.size()))], rules::NoAudience{});
      } else {
        G::apply(state, rules::draw<G>(state, rng), rules::NoAudience{});
      }
    }
  }
  void priors(const typename G::State& /*state*/, Seat /*seat*/, std::span<const typename G::Action> /*actions*/,
              std::span<double> priors) const {
    std::fill(priors.begin(), priors.end(), 1.0);
  }
};

// Card 3 lies there five times in eight.
struct ChorusNovice : Novice<Chorus> {
  static constexpr u32 kWorlds = 40;
  Chorus::State imagine(const Chorus::View& view, Rng& rng) {
    const u8 cards[] = {3, 0, 3, 1, 3, 2, 3, 3};
    return {view.players, cards[rng.below(8)], view.awaited, true};
  }
};

[[nodiscard]] int picked(const support::Toy::Action& action) { return std::get<Pick>(action).number; }

[[nodiscard]] int last_taker(u8 players, u8 heap, u8 turn, u64 nodes, u64 seed) {
  Mcts<LastTaker, Novice<LastTaker>> search({}, kRoomy, 1.0);
  Rng rng(seed);
  return picked(search.choose({{players, heap, turn}}, Seat{turn}, Budget::of_nodes(nodes), rng));
}

TEST(Mcts, finds_the_only_winning_move) {
  for (const u8 heap : std::to_array<u8>({5, 6, 7, 9, 10, 11, 13, 14, 15}))
    EXPECT_EQ(last_taker(2, heap, heap % 2, 4000, heap), heap % 4) << "heap " << int{heap};
}

TEST(Mcts, finds_it_with_any_number_of_seats) {
  for (u8 players = 2; players <= 8; ++players)
    for (u8 turn = 0; turn < players; ++turn) EXPECT_EQ(last_taker(players, 3, turn, 500, 1), 3) << int{players};
}

TEST(Mcts, weighs_chance_by_its_odds) {
  Mcts<Lottery, Novice<Lottery>> search({}, kRoomy, 1.0);
  for (u64 seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    EXPECT_EQ(picked(search.choose({}, Seat{0}, Budget::of_nodes(1000), rng)), 5);
  }
}

TEST(Mcts, serves_seats_that_decide_together_and_cards_it_cannot_see) {
  Mcts<Chorus, ChorusNovice> search({}, kRoomy, 1.0);
  for (u8 players = 1; players <= 4; ++players) {
    for (u8 seat = 0; seat < players; ++seat) {
      Rng rng(seat);
      EXPECT_EQ(picked(search.choose({players, SeatSet::first(players)}, Seat{seat}, Budget::of_nodes(20'000), rng)), 3);
    }
  }
}

TEST(Mcts, the_same_seed_and_nodes_give_the_same_choice) {
  for (u64 seed = 1; seed <= 50; ++seed) EXPECT_EQ(last_taker(3, 14, 1, 60, seed), last_taker(3, 14, 1, 60, seed));
}

TEST(Mcts, spends_no_more_nodes_than_its_budget) {
  Mcts<LastTaker, Novice<LastTaker>> search({}, kRoomy, 1.0);
  Rng rng(1);
  for (const u64 nodes : {0U, 1U, 2U, 31U, 100U, 1000U}) {
    (void)search.choose({{2, 8, 0}}, Seat{0}, Budget::of_nodes(nodes), rng);
    EXPECT_LE(search.nodes(), nodes);
    EXPECT_LE(search.tree_size(), nodes + 1);
  }
}

TEST(Mcts, stops_by_the_clock_alone) {
  Mcts<LastTaker, Novice<LastTaker>> search({}, kRoomy, 1.0);
  Rng rng(1);
  EXPECT_LE(picked(search.choose({{2, 7, 0}}, Seat{0}, Budget::of_ms(5), rng)), 3);
  EXPECT_EQ(search.choose({{2, 7, 0}}, Seat{0}, Budget::of_ms(0), rng), LastTaker::Action{Pick{1}});
  EXPECT_EQ(search.nodes(), 0U);
}

TEST(Mcts, a_full_arena_stops_growing_but_not_thinking) {
  Rng rng(1);
  for (const TreeCapacity& small : {TreeCapacity{8, 1000, 0}, TreeCapacity{1000, 12, 0}, TreeCapacity{1, 3, 0}}) {
    Mcts<LastTaker, Novice<LastTaker>> search({}, small, 1.0);
    EXPECT_EQ(picked(search.choose({{2, 3, 0}}, Seat{0}, Budget::of_nodes(2000), rng)), 3);
    EXPECT_LE(search.tree_size(), small.nodes);
    EXPECT_LE(search.tree_size() * 3, small.edges + 9);
    EXPECT_GT(search.nodes(), 500U);
  }
}

TEST(Mcts, without_any_arena_it_still_answers_legally) {
  Mcts<LastTaker, Novice<LastTaker>> search({}, TreeCapacity{}, 1.0);
  Rng rng(1);
  EXPECT_EQ(picked(search.choose({{2, 9, 0}}, Seat{0}, Budget::of_nodes(100), rng)), 1);
}

TEST(Mcts, a_search_allocates_nothing) {
  Mcts<LastTaker, Novice<LastTaker>> search({}, kRoomy, 1.0);
  Mcts<Chorus, ChorusNovice> worlds({}, kRoomy, 1.0);
  Mcts<Lottery, Novice<Lottery>> lottery({}, kRoomy, 1.0);
  Rng rng(1);
  const u64 before = support::allocations();
  (void)search.choose({{4, 20, 0}}, Seat{0}, Budget::of_nodes(10'000), rng);
  (void)worlds.choose({3, SeatSet::first(3)}, Seat{1}, Budget::of_nodes(10'000), rng);
  (void)lottery.choose({}, Seat{0}, Budget::of_nodes(1000), rng);
  EXPECT_EQ(support::allocations(), before);
}

TEST(Budget, the_nearer_limit_holds) {
  EXPECT_EQ(Budget::of_nodes(5).within_ms(100), (Budget{5, 100}));
  EXPECT_EQ(Budget::of_ms(50).within_ms(100), (Budget{Budget::kUnlimited, 50}));
}

TEST(Stopper, parts_add_up_to_the_budget) {
  Stopper stopper(Budget::of_nodes(11), 3);
  EXPECT_EQ(stopper.nodes_until(0), 3U);
  EXPECT_EQ(stopper.nodes_until(1), 7U);
  EXPECT_EQ(stopper.nodes_until(2), 11U);
  EXPECT_FALSE(stopper.spent(2, 0));
  EXPECT_TRUE(stopper.spent(3, 0));
  EXPECT_EQ(Stopper(Budget::of_ms(1), 3).nodes_until(0), Budget::kUnlimited);
}

}  // namespace
}  // namespace minuit::bots
