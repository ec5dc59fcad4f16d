#include "bots/pilots/le_fantome_de_minuit/pilot.hpp"

#include <gtest/gtest.h>

namespace minuit::fantome {
namespace {

[[nodiscard]] State after_round(u8 rounds_played, std::vector<i16> totals) {
  State s = LeFantome::start(LeFantome::setup(static_cast<u8>(totals.size())));
  std::copy(totals.begin(), totals.end(), s.totals.begin());
  s.round = rounds_played;
  s.phase = Phase::returning;
  if (rounds_played == s.setup.rounds.number()) {
    s.round = static_cast<u8>(rounds_played - 1);
    s.phase = Phase::over;
  }
  return s;
}

TEST(FantomeJudgement, two_players_share_one_win) {
  for (const u8 rounds : std::to_array<u8>({1, 2, 3})) {
    for (const i16 total : std::to_array<i16>({-6, 0, 14, 15, 16, 90})) {
      const bots::Values values = win_chances(after_round(rounds, {total, 15}));
      EXPECT_NEAR(values[0] + values[1], 1.0, 1e-12);
    }
  }
}

TEST(FantomeJudgement, a_lead_is_worth_more_the_fewer_rounds_are_left) {
  double before = 0.5;
  for (const u8 rounds : std::to_array<u8>({1, 2, 3})) {
    const double value = win_chances(after_round(rounds, {10, 20}))[0];
    EXPECT_GT(value, before);
    before = value;
  }
}

TEST(FantomeJudgement, fewer_points_are_better_and_an_equal_end_is_shared) {
  EXPECT_GT(win_chances(after_round(3, {10, 11}))[0], 0.9);
  EXPECT_LT(win_chances(after_round(3, {11, 10}))[0], 0.1);
  EXPECT_NEAR(win_chances(after_round(3, {10, 10}))[0], 0.5, 1e-12);
  EXPECT_GT(win_chances(after_round(3, {10, 30}))[0], win_chances(after_round(3, {10, 11}))[0]);
  const bots::Values three = win_chances(after_round(3, {10, 10, 40}));
  EXPECT_EQ(three[0], three[1]);
  EXPECT_LT(three[2], 0.1);
}

TEST(FantomeDanger, less_with_distance_and_with_doors) {
  for (int squares = 1; squares <= kFarthest; ++squares) {
    const auto at = static_cast<std::size_t>(squares);
    EXPECT_LE(kClimbDanger[at], kClimbDanger[at - 1]);
    for (std::size_t doors = 0; doors <= kMostDoorsNear; ++doors)
      EXPECT_LE(kGalleryDanger[doors][at], kGalleryDanger[doors][at - 1]);
    for (std::size_t doors = 1; doors <= kMostDoorsNear; ++doors)
      EXPECT_LE(kGalleryDanger[doors][at], kGalleryDanger[doors - 1][at]);
  }
}

TEST(FantomePilot, imagined_games_stop_with_the_round) {
  for (u8 players = 2; players <= 8; ++players) {
    State s = LeFantome::start(LeFantome::setup(players));
    Rng rng(players);
    LeFantome::apply(s, Bravest{Seat{1}}, rules::NoAudience{});
    for (u8 round = 0; round < 3; ++round) {
      EXPECT_EQ(s.round, round);
      round % 2 == 0 ? play_round_out(s, rng) : play_round_at_random(s, rng);
    }
    EXPECT_EQ(s.phase, Phase::over);
    EXPECT_EQ(LeFantome::inventory(s)[0], kFiguresEach[players]);
  }
}

TEST(FantomePilot, nothing_beyond_the_round_is_looked_at) {
  FantomePilot pilot(Imagination::skilled);
  Rng rng(1);
  State s = LeFantome::start(LeFantome::setup(2));
  LeFantome::apply(s, Bravest{Seat{0}}, rules::NoAudience{});
  const State imagined = pilot.imagine(view_of(s), rng);
  EXPECT_FALSE(pilot.settled(imagined));
  play_round_out(s, rng);
  EXPECT_TRUE(pilot.settled(s));
  EXPECT_EQ(pilot.judge(s, rng), win_chances(s));
}

}  // namespace
}  // namespace minuit::fantome
