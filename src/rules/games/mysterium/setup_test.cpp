#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "rules/games/mysterium/refusals.hpp"
#include "rules/games/mysterium/table_test.hpp"
#include "tests/support/places.hpp"

namespace minuit::mysterium {
namespace {

std::string clause(const rules::Verdict& verdict) { return verdict.ok() ? "ok" : rules::to_string(verdict.refusal().clause()); }

TEST(Parts, MY_01_one_ghost_and_two_mediums_each_if_two_or_three_play) {
  for (u8 players = 2; players <= 7; ++players) {
    Config config = Mysterium::setup(players);
    for (u8 ghost = 0; ghost < players; ++ghost) {
      config.ghost = Seat(ghost);
      std::array<int, kMostSeats> run{};
      each_medium(config, [&](Medium medium) { ++run[seat_of(config, medium).value]; });
      for (u8 seat = 0; seat < players; ++seat) {
        EXPECT_EQ(run[seat], seat == ghost ? 0 : (players < 4 ? 2 : 1)) << int{players} << " players, seat " << int{seat};
        if (seat == ghost) continue;
        EXPECT_EQ(seat_of(config, medium_of(config, Seat(seat))), Seat(seat));
      }
    }
  }
  Config three = Mysterium::setup(3);
  three.ghost = Seat{1};
  EXPECT_EQ(seat_of(three, Medium{1}), Seat{0});
  EXPECT_EQ(seat_of(three, Medium{2}), Seat{2});
}

TEST(Parts, MY_01_the_ghost_must_sit_and_each_runs_its_own_mediums) {
  Config config = Mysterium::setup(4);
  config.ghost = Seat{4};
  EXPECT_EQ(clause(Mysterium::check(config)), "MY-01");
  TableForTests table(4);
  EXPECT_EQ(table.verdict(0, Give{Medium{3}, table.lowest_of_hand(1)}), "MY-01");
  table.give_all();
  EXPECT_EQ(table.verdict(1, Choose{Medium{1}, Clue{0}}), "MY-01");
  EXPECT_EQ(table.verdict(1, Choose{Medium{0}, Clue{0}}), "ok");
}

TEST(Parts, MY_02_there_are_84_visions_and_18_cards_of_each_kind) {
  const State s = Mysterium::start(Mysterium::setup(4));
  EXPECT_EQ(s.pile.size(), 84);
  EXPECT_EQ(Mysterium::chances(s).size(), 18U);
}

// The pictures are drawn from the same numbers that the rules use.
TEST(Parts, MY_03_every_card_has_a_picture_of_its_number) {
  std::ifstream file(std::string(support::source_folder()) + "/web/art/mysterium/features.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto is_there = [&](char letter, std::size_t number, const std::string& kind) {
    const std::string id = std::string(1, letter) + (number < 10 ? "0" : "") + std::to_string(number);
    const std::size_t at = text.find("{\"id\":\"" + id + "\"");
    return at != std::string::npos && text.find(kind, at) < text.find("\"setting\"", at);
  };
  for (std::size_t vision = 0; vision < kVisions; ++vision) EXPECT_TRUE(is_there('v', vision + 1, "vision")) << vision;
  const std::array<std::string, kKinds> kinds{"person", "place", "object"};
  for (std::size_t kind = 0; kind < kKinds; ++kind)
    for (std::size_t card = 0; card < kClues; ++card)
      EXPECT_TRUE(is_there('c', kind * kClues + card + 1, kinds[kind])) << kinds[kind] << " " << card;
}

TEST(Parts, MY_04_so_many_cards_are_laid_out) {
  const std::array<std::array<int, 6>, 3> expected{{{4, 5, 5, 6, 6, 7}, {5, 6, 6, 7, 8, 8}, {6, 7, 7, 8, 9, 9}}};
  for (std::size_t difficulty = 0; difficulty < 3; ++difficulty)
    for (u8 players = 2; players <= 7; ++players) {
      const TableForTests table(players, static_cast<Difficulty>(difficulty));
      for (const Clues cards : table.s.laid) EXPECT_EQ(std::popcount(cards), expected[difficulty][players - 2U]);
    }
}

TEST(Parts, MY_04_cards_are_laid_out_kind_by_kind_and_none_twice) {
  State s = Mysterium::start(Mysterium::setup(2));
  EXPECT_EQ(clause(Mysterium::judge(s, Lay{Kind::place, Clue{0}})), "MY-04");
  Mysterium::apply(s, Lay{Kind::person, Clue{17}}, rules::NoAudience{});
  EXPECT_EQ(clause(Mysterium::judge(s, Lay{Kind::person, Clue{17}})), "MY-04");
  EXPECT_EQ(Mysterium::chances(s).size(), 17U);
  for (int card = 0; card < 3; ++card) Mysterium::apply(s, Lay{Kind::person, Clue{card}}, rules::NoAudience{});
  EXPECT_EQ(clause(Mysterium::judge(s, Lay{Kind::person, Clue{5}})), "MY-04");
  EXPECT_EQ(clause(Mysterium::judge(s, Lay{Kind::place, Clue{17}})), "ok");
  EXPECT_EQ(clause(Mysterium::judge(s, Assign{})), "MY-10");
}

TEST(Parts, MY_06_so_many_tokens_half_of_them_agree) {
  const std::array<int, 6> half{0, 0, 2, 2, 3, 3};
  for (u8 players = 2; players <= 7; ++players) {
    Config config = Mysterium::setup(players);
    const State s = Mysterium::start(config);
    config.either_tokens = true;
    const View either = Mysterium::view(Mysterium::start(config), Seat{0});
    each_medium(config, [&](Medium medium) {
      for (const u8 tokens : s.tokens[medium.value]) EXPECT_EQ(tokens, half[players - 2U]);
      EXPECT_EQ(either.mediums[medium.value].agree_left, 2 * half[players - 2U]);
      EXPECT_EQ(either.mediums[medium.value].disagree_left, 2 * half[players - 2U]);
    });
  }
}

TEST(Setup, MY_10_each_medium_has_cards_of_its_own_among_those_laid_out) {
  Rng rng(3);
  for (u8 players = 2; players <= 7; ++players) {
    State s = Mysterium::start(Mysterium::setup(players));
    while (std::holds_alternative<rules::Nature>(Mysterium::awaiting(s)))
      Mysterium::apply(s, rules::draw<Mysterium>(s, rng), rules::NoAudience{});
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      Clues drawn = 0;
      each_medium(s.setup, [&](Medium medium) { drawn |= bit(Clue(s.targets[kind][medium.value])); });
      EXPECT_EQ(std::popcount(drawn), medium_count(s));
      EXPECT_EQ(drawn & ~s.laid[kind], 0U);
    }
    EXPECT_EQ(s.hand.size(), kHandSize);
    EXPECT_EQ(s.hour, 1);
    EXPECT_EQ(s.phase, Phase::giving);
  }
}

TEST(Setup, MY_10_a_card_of_another_medium_is_not_drawn_again) {
  State s = Mysterium::start(Mysterium::setup(4));
  while (s.phase == Phase::laying) Mysterium::apply(s, Mysterium::chances(s)[0].outcome, rules::NoAudience{});
  Mysterium::apply(s, Assign{Medium{0}, Kind::person, Clue{2}}, rules::NoAudience{});
  EXPECT_EQ(clause(Mysterium::judge(s, Assign{Medium{1}, Kind::person, Clue{2}})), "MY-10");
  EXPECT_EQ(clause(Mysterium::judge(s, Assign{Medium{1}, Kind::person, Clue{17}})), "MY-10") << "not laid out";
  EXPECT_EQ(clause(Mysterium::judge(s, Assign{Medium{2}, Kind::person, Clue{1}})), "MY-10") << "out of turn";
  EXPECT_EQ(clause(Mysterium::judge(s, Assign{Medium{1}, Kind::person, Clue{1}})), "ok");
  EXPECT_EQ(Mysterium::chances(s).size(), 4U);
}

TEST(Setup, MY_42_the_eldest_is_a_medium_who_sits) {
  Config config = Mysterium::setup(4);
  config.eldest = Seat{3};
  EXPECT_EQ(clause(Mysterium::check(config)), "ok");
  config.eldest = Seat{4};
  EXPECT_EQ(clause(Mysterium::check(config)), "MY-42");
  config.eldest = Seat{0};
  EXPECT_EQ(clause(Mysterium::check(config)), "MY-42");
}

}  // namespace
}  // namespace minuit::mysterium
