// What must hold in any match, seen in matches played by chance.
#include <algorithm>
#include <map>

#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

rules::Decision<LeFantome> any_decision(const State& s, Rng& rng) {
  if (std::holds_alternative<rules::Nature>(LeFantome::awaiting(s)))
    return rules::Chance<LeFantome>{rules::draw<LeFantome>(s, rng)};
  const auto actions = LeFantome::actions(s, s.turn);
  return rules::Chosen<LeFantome>{s.turn, actions[rng.below(static_cast<u32>(actions.size()))]};
}

// Calls watch(before, decision, after) at every decision of a match.
State play_by_chance(const Config& config, Rng rng, auto&& watch) {
  State s = LeFantome::start(config);
  while (s.phase != Phase::over) {
    const State before = s;
    const auto decision = any_decision(s, rng);
    EXPECT_TRUE(rules::judge<LeFantome>(s, decision).ok());
    rules::step<LeFantome>(s, decision, rules::NoAudience{});
    watch(before, decision, s);
  }
  return s;
}

void each_match(u64 seed, int matches, auto&& watch) {
  for (u8 players = 2; players <= 8; ++players) {
    for (int match = 0; match < matches; ++match) {
      Config config = LeFantome::setup(players);
      config.rounds = Rounds(1 + match % 4);
      config.edition = match % 2 == 0 ? Edition::of_1989 : Edition::of_2003;
      if (match % 5 == 0) config.turn_cap = TurnCap(40);
      watch(config, Rng::stream(seed, u64{players} * 1000 + static_cast<u64>(match)));
      if (testing::Test::HasFailure()) return;  // the first one says enough
    }
  }
}

TEST(LeFantomeByChance, what_is_kept_twice_agrees_and_no_figure_is_lost) {
  each_match(1, 8, [](const Config& config, Rng rng) {
    const auto figures = LeFantome::inventory(LeFantome::start(config));
    u64 decisions = 0;
    play_by_chance(config, rng, [&](const State&, const auto&, const State& s) {
      scenario::expect_sound(s);
      EXPECT_EQ(LeFantome::inventory(s), figures);
      EXPECT_EQ(s.decisions, ++decisions);
    });
    EXPECT_LE(decisions, LeFantome::longest(config));
  });
}

TEST(LeFantomeByChance, the_state_behind_a_view_is_the_state) {
  each_match(2, 8, [](const Config& config, Rng rng) {
    play_by_chance(config, rng, [&](const State&, const auto&, const State& s) {
      const View view = view_of(s);
      State imagined = imagine(view);
      EXPECT_EQ(view_of(imagined), view);
      imagined.decisions = s.decisions;                      // how many it took to come here is not to be seen,
      if (s.phase != Phase::moving) imagined.roll = s.roll;  // nor a roll that is used up
      EXPECT_TRUE(imagined == s);
    });
  });
}

TEST(LeFantomeByChance, FM_13_FM_33_hugo_has_gone_one_stride_for_each_ghost) {
  each_match(3, 8, [](const Config& config, Rng rng) {
    int ghosts = 0;
    const int slow_from = config.edition == Edition::of_1989 ? 5 : 7;
    const int stride = config.players.number() >= slow_from ? 2 : 3;
    play_by_chance(config, rng, [&](const State& before, const auto& decision, const State& s) {
      const auto* chance = std::get_if<rules::Chance<LeFantome>>(&decision);
      if (chance != nullptr && chance->outcome == Chance(Roll{Face::ghost})) ++ghosts;
      if (s.phase == Phase::over) return;
      if (s.round != before.round) ghosts = 0;
      const int paces = ghosts * stride;  // 7 steps lie between the first and the gallery
      EXPECT_EQ(s.hugo.at, paces <= 7 ? paces - 7 : (paces - 8) % 28 + 1);
    });
  });
}

TEST(LeFantomeByChance, FM_30_FM_33_nobody_ever_stands_with_hugo) {
  each_match(4, 8, [](const Config& config, Rng rng) {
    play_by_chance(config, rng, [&](const State&, const auto&, const State& s) {
      if (s.hugo.on_gallery() && s.phase != Phase::over) {
        EXPECT_TRUE(s.gallery[Square(s.hugo.at).value].empty());
      }
    });
  });
}

TEST(LeFantomeByChance, FM_42_the_sheet_adds_up_to_the_totals) {
  each_match(5, 8, [](const Config& config, Rng rng) {
    const State end = play_by_chance(config, rng, [&](const State&, const auto&, const State& s) {
      const View view = view_of(s);
      for (const SeatView& seat : view.seats) {
        int sum = 0;
        for (const i16 points : seat.points) sum += points;
        EXPECT_EQ(sum, seat.total);
      }
    });
    EXPECT_EQ(view_of(end).seats[0].points.size(), static_cast<std::size_t>(config.rounds.number()));
  });
}

TEST(LeFantomeByChance, FM_53_no_round_is_longer_than_its_cap) {
  Config config = LeFantome::setup(3);
  config.turn_cap = TurnCap(7);
  u16 most = 0;
  play_by_chance(config, Rng(6), [&](const State&, const auto&, const State& s) { most = std::max(most, s.turns); });
  EXPECT_EQ(most, 7);
}

struct Pace {
  double turns_per_round = 0;
  double hugo_arrives = 0;  // in which turn
};

Pace pace_of(u8 players, int matches) {
  u64 rounds = 0;
  u64 turns = 0;
  u64 arrivals = 0;
  u64 arrival_turns = 0;
  for (int match = 0; match < matches; ++match) {
    u64 turns_before = 0;  // of this round
    const Config config = LeFantome::setup(players);
    play_by_chance(config, Rng::stream(7, u64{players} * 100'000 + static_cast<u64>(match)),
                   [&](const State& before, const auto& decision, const State& s) {
                     const bool rolled =
                         std::holds_alternative<rules::Chance<LeFantome>>(decision) && before.phase == Phase::rolling;
                     if (rolled) ++turns, ++turns_before;
                     if (!before.hugo.on_gallery() && s.hugo.on_gallery()) ++arrivals, arrival_turns += turns_before;
                     if (s.round != before.round || s.phase == Phase::over) ++rounds, turns_before = 0;
                   });
  }
  return {static_cast<double>(turns) / static_cast<double>(rounds),
          static_cast<double>(arrival_turns) / static_cast<double>(arrivals)};
}

// Three rounds a match and a spread of about 15 turns: the mean of 1,500 matches is good to a quarter of a turn.
TEST(LeFantomeByChance, rounds_last_as_long_as_they_were_seen_to_elsewhere) {
  for (u8 players = 2; players <= 8; ++players) {
    const Pace pace = pace_of(players, 1'500);
    const bool few = players <= 4;
    EXPECT_GE(pace.turns_per_round, (few ? 37.0 : 55.0) - 1.0) << int{players};
    EXPECT_LE(pace.turns_per_round, (few ? 39.0 : 58.0) + 1.0) << int{players};
    EXPECT_NEAR(pace.hugo_arrives, few ? 9.0 : 12.0, 0.5) << int{players};
  }
}

}  // namespace
}  // namespace minuit::fantome
