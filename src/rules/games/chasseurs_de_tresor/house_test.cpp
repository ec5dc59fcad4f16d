#include <gtest/gtest.h>

#include <algorithm>

#include "rules/games/chasseurs_de_tresor/scenario_test.hpp"

namespace minuit::hunters {
namespace {

using scenario::play;

TEST(House, GH_01_has_twelve_rooms_23_hall_squares_and_an_outside) {
  EXPECT_EQ(kSpaces, 36);
  EXPECT_EQ(std::popcount(kAllRooms), 12);
  EXPECT_EQ(std::popcount(kAllHalls), 23);
  play({{"", "", "R x; B x; T x; Y x"}});  // the outside holds everyone
}

TEST(House, GH_02_hall_squares_are_linked_as_printed) {
  EXPECT_EQ(neighbours(Lock::none, Space::hall_3), bit(Space::hall_2) | bit(Space::hall_4) | bit(Space::hall_10));
  EXPECT_EQ(neighbours(Lock::none, Space::hall_16), bit(Space::hall_13) | bit(Space::hall_15) | bit(Space::hall_17));
  EXPECT_EQ(neighbours(Lock::none, Space::hall_23), bit(Space::hall_22));
  EXPECT_EQ(neighbours(Lock::none, Space::hall_7), bit(Space::hall_6) | bit(Space::hall_8));
  EXPECT_EQ(within(Lock::none, Space::hall_23, kSpaces, kAllRooms) & kAllHalls, kAllHalls);  // without entering a room
}

TEST(House, GH_03_has_plain_blue_and_green_doors) {
  const auto doors = [](Passage passage) {
    return std::ranges::count_if(
        kLinks, [&](const Link& link) { return link.passage == passage && (is_room(link.one) || is_room(link.other)); });
  };
  EXPECT_EQ(doors(Passage::open), 9);
  EXPECT_EQ(doors(Passage::blue), 7);
  EXPECT_EQ(doors(Passage::green), 6);
}

TEST(House, GH_04_steps_from_outside_are_those_counted_on_the_board) {
  constexpr std::array<int, kRooms> kOpen{10, 9, 8, 9, 8, 7, 4, 7, 6, 3, 4, 3};
  constexpr std::array<int, kRooms> kBlueLocked{12, 11, 10, 11, 10, 11, 8, 9, 10, 9, 4, 3};
  constexpr std::array<int, kRooms> kGreenLocked{13, 12, 12, 11, 8, 7, 4, 7, 6, 3, 10, 11};
  for (std::size_t room = 0; room < kRooms; ++room) {
    const Space space = space_of(static_cast<Room>(room));
    EXPECT_EQ(steps_between(Lock::none, Space::outside, space), kOpen[room]) << room;
    EXPECT_EQ(steps_between(Lock::blue, Space::outside, space), kBlueLocked[room]) << room;
    EXPECT_EQ(steps_between(Lock::green, Space::outside, space), kGreenLocked[room]) << room;
  }
}

TEST(House, GH_05_jewels_lie_in_red_letter_rooms_and_four_ghosts_wait) {
  play({{"", "", "jewels A C D E G I J L; ghosts C1 F1 I1 L1; haunted; out 0"}});
}

TEST(House, GH_06_dice_show_what_is_printed) {
  State s = scenario::read_position("");
  EXPECT_EQ(Chasseurs::chances(s).total(), 6U);
  s = scenario::read_position("R C; next fight R");
  std::array<u32, 3> weights{};
  for (const auto& odds : Chasseurs::chances(s))
    weights[static_cast<std::size_t>(std::get<Battle>(odds.outcome).first)] += odds.weight;
  EXPECT_EQ(weights, (std::array<u32, 3>{3, 2, 1}));
  s = scenario::read_position("R C; B C; next fight R");
  u32 both_ghosts = 0;
  u32 any_spirit = 0;
  for (const auto& odds : Chasseurs::chances(s)) {
    const auto& battle = std::get<Battle>(odds.outcome);
    if (battle.first == BattleFace::ghost && battle.second == BattleFace::ghost) both_ghosts += odds.weight;
    if (battle.first == BattleFace::spirit || battle.second == BattleFace::spirit) any_spirit += odds.weight;
  }
  EXPECT_EQ(Chasseurs::chances(s).total(), 36U);
  EXPECT_EQ(both_ghosts, 9U);
  EXPECT_EQ(any_spirit, 20U);
}

TEST(House, GH_07_has_thirteen_cards_and_six_more_in_the_advanced_game) {
  play({{"", "", "pile A B C D E F G H I J K L shuffle"},
        {"advanced", "", "pile A B C D E F G H I J K L shuffle draw_2 draw_3 blue_doors blue_doors green_doors green_doors"}});
  // Two alike are one outcome of double weight, and a draw takes just one of them.
  const State s = scenario::read_position("advanced; next draw R 3");
  EXPECT_EQ(std::size(Chasseurs::chances(s)), 17U);
  EXPECT_EQ(Chasseurs::chances(s).total(), 19U);
  EXPECT_EQ(Chasseurs::chances(s)[15].weight, 2U);
  play({{"advanced; next draw R 3", "card blue_doors", "cards 18; closed blue"}});
}

// Drawing by ticket is drawing from the list.
TEST(House, GH_07_each_card_is_drawn_by_its_own_tickets) {
  for (const char* position : {"advanced; next draw R 3", "advanced; pile A C draw_3 green_doors; next draw R 3",
                               "next fight R; R C", "advanced; R A; next reveal R; jewels A C5 D E2"}) {
    const State s = scenario::read_position(position);
    const Draws draws = Chasseurs::chances(s);
    u32 ticket = 0;
    for (const auto& odds : draws)
      for (u32 unit = 0; unit < odds.weight; ++unit) EXPECT_EQ(draws.winner(ticket++), odds.outcome) << position;
    EXPECT_EQ(ticket, draws.total()) << position;
  }
}

// What shortest ways are made of: each step leads next door, and none goes on from where the way is blocked.
TEST(House, GH_14_paths_go_step_by_step_through_doors) {
  for (std::size_t lock = 0; lock < kLocks; ++lock) {
    for (std::size_t from = 0; from < kSpaces; ++from) {
      for (Spaces left = within(static_cast<Lock>(lock), static_cast<Space>(from), kMostPips, 0); left != 0; left &= left - 1) {
        const Path path = path_between(static_cast<Lock>(lock), static_cast<Space>(from), lowest_space(left), 0);
        EXPECT_EQ(path.size(), 1U + kSteps[lock][from][static_cast<std::size_t>(lowest_space(left))]);
        EXPECT_EQ(path[0], static_cast<Space>(from));
        EXPECT_EQ(path.back(), lowest_space(left));
        for (std::size_t at = 1; at < path.size(); ++at)
          EXPECT_NE(neighbours(static_cast<Lock>(lock), path[at - 1]) & bit(path[at]), 0U);
      }
    }
  }
}

}  // namespace
}  // namespace minuit::hunters
