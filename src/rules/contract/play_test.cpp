// The gate: what it refuses before any game is asked, and what a list of decisions makes of a state.
#include "rules/contract/play.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::rules {
namespace {

using fantome::Bravest;
using fantome::Face;
using fantome::LeFantome;
using fantome::Move;
using fantome::Place;
using fantome::Roll;
using fantome::Square;
using Decisions = std::vector<Decision<LeFantome>>;

Decision<LeFantome> chosen(int seat, fantome::Action action) { return Chosen<LeFantome>{Seat(seat), action}; }
Decision<LeFantome> chance(fantome::Chance outcome) { return Chance<LeFantome>{outcome}; }

std::string verdict_on(const LeFantome::State& state, const Decision<LeFantome>& decision) {
  const Verdict verdict = judge<LeFantome>(state, decision);
  return verdict.ok() ? "ok" : to_string(verdict.refusal().clause());
}

LeFantome::State bravest() { return LeFantome::start(LeFantome::setup(2)); }
LeFantome::State placing() {
  auto config = LeFantome::setup(2);
  config.starter = Seat{0};
  return LeFantome::start(config);
}
// Seat 0 has one figure left, at the door of the study; Hugo is out.
LeFantome::State last_move() {
  auto state = placing();
  state.hand = {};
  state.hugo.at = 10;
  state.round = 2;
  fantome::stand(state, Seat{0}, Square{3});
  state.phase = fantome::Phase::moving;
  state.roll = Face::one;
  return state;
}
LeFantome::State over() {
  auto state = last_move();
  step<LeFantome>(state, chosen(0, fantome::Hide{Square{3}, fantome::Room::cabinet}), NoAudience{});
  return state;
}

TEST(Contract, CT_01_nothing_is_decided_once_the_match_is_over) {
  const auto state = over();
  ASSERT_TRUE(std::holds_alternative<Over>(LeFantome::awaiting(state)));
  EXPECT_EQ(verdict_on(state, chosen(0, Move{Square{3}})), "CT-01");
  EXPECT_EQ(verdict_on(state, chance(Roll{Face::one})), "CT-01");
  EXPECT_EQ(verdict_on(state, Elapsed{}), "CT-01");
  EXPECT_EQ(verdict_on(state, Resolved<LeFantome>{}), "CT-01");
}

TEST(Contract, CT_02_only_an_awaited_seat_decides) {
  EXPECT_EQ(verdict_on(placing(), chosen(0, Place{Square{7}})), "ok");
  for (int seat = 1; seat < kMostSeats; ++seat) EXPECT_EQ(verdict_on(placing(), chosen(seat, Place{Square{7}})), "CT-02");
  EXPECT_EQ(verdict_on(bravest(), chosen(0, Place{Square{7}})), "CT-02");  // it is chance that is awaited
  const Verdict verdict = judge<LeFantome>(placing(), chosen(5, Place{Square{7}}));
  EXPECT_EQ(verdict.refusal().text(texts::english()), "It is not for seat 5 to decide now.");
  EXPECT_EQ(verdict.refusal().text(Language()), "Ce n’est pas à la place 5 de décider.");
}

TEST(Contract, CT_03_chance_decides_only_when_it_is_awaited) {
  EXPECT_EQ(verdict_on(bravest(), chance(Bravest{Seat{1}})), "ok");
  EXPECT_EQ(verdict_on(placing(), chance(Bravest{Seat{1}})), "CT-03");
  EXPECT_EQ(verdict_on(last_move(), chance(Roll{Face::one})), "CT-03");
}

TEST(Contract, CT_04_time_elapses_only_against_a_deadline) {
  EXPECT_EQ(verdict_on(placing(), Elapsed{}), "CT-04");
  EXPECT_EQ(verdict_on(bravest(), Elapsed{}), "CT-04");
}

TEST(Contract, CT_05_nothing_is_resolved_that_does_not_wait) {
  EXPECT_EQ(verdict_on(placing(), Resolved<LeFantome>{}), "CT-05");
  EXPECT_EQ(verdict_on(bravest(), Resolved<LeFantome>{}), "CT-05");
}

TEST(Contract, a_replay_makes_the_same_state_or_names_the_first_fault) {
  const Decisions good{chance(Bravest{Seat{1}}), chosen(1, Place{Square{7}}), chosen(0, Place{Square{9}})};
  auto stepped = bravest();
  for (const auto& decision : good) step<LeFantome>(stepped, decision, NoAudience{});
  auto replayed = bravest();
  EXPECT_FALSE(replay<LeFantome>(replayed, good, NoAudience{}).has_value());
  EXPECT_TRUE(replayed == stepped);

  Decisions bad = good;
  bad[2] = chosen(0, Place{Square{7}});
  bad.push_back(chosen(5, Place{Square{8}}));
  auto stopped = bravest();
  const auto fault = replay<LeFantome>(stopped, bad, NoAudience{});
  ASSERT_TRUE(fault.has_value());
  EXPECT_EQ(fault->index, 2U);
  EXPECT_EQ(to_string(fault->refusal.clause()), "FM-10");
  EXPECT_EQ(stopped.decisions, 2U);  // what came before the fault was taken, nothing after
}

TEST(Contract, nature_draws_with_the_odds_the_game_states) {
  auto state = placing();
  state.phase = fantome::Phase::rolling;
  Rng rng(11);
  std::array<int, 6> seen{};
  for (int roll = 0; roll < 60'000; ++roll) ++seen[static_cast<std::size_t>(std::get<Roll>(draw<LeFantome>(state, rng)).face)];
  EXPECT_NEAR(seen[0], 20'000, 600);  // five standard deviations
  for (const std::size_t face : {1U, 2U, 4U, 5U}) EXPECT_NEAR(seen[face], 10'000, 460);
  EXPECT_EQ(seen[3], 0);
}

}  // namespace
}  // namespace minuit::rules
