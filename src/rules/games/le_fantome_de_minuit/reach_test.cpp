// The tables of doors against a walk square by square.
#include "rules/games/le_fantome_de_minuit/reach.hpp"

#include <gtest/gtest.h>

#include <set>

namespace minuit::fantome {
namespace {

struct Door {
  int square;
  bool exact;
};
// Written out again from the ledger, so that a slip in the board's data shows.
constexpr std::array<Door, 11> kDoors{{{3, false},
                                       {4, false},
                                       {6, true},
                                       {9, true},
                                       {11, false},
                                       {15, false},
                                       {17, false},
                                       {18, false},
                                       {21, false},
                                       {24, false},
                                       {26, false}}};

// Walks one square a point; a door may be taken while a point is left, an exact one with the last point only.
std::set<int> doors_walked(int from, int pips) {
  std::set<int> doors;
  for (int square = from, left = pips; left > 0; --left, square = square == 28 ? 1 : square + 1)
    for (const Door& door : kDoors)
      if (door.square == square && (!door.exact || left == 1)) doors.insert(square);
  return doors;
}

TEST(LeFantome, FM_22_FM_23_reach_equals_a_walk_square_by_square) {
  for (int pips = 1; pips <= 5; ++pips) {
    for (int from = 1; from <= 28; ++from) {
      Squares walked = 0;
      for (const int door : doors_walked(from, pips)) walked |= Squares{1} << door;
      EXPECT_EQ(kReach[static_cast<std::size_t>(pips)][static_cast<std::size_t>(from)], walked) << pips << " from " << from;
      for (const RoomData& room : kRoomTable)
        EXPECT_EQ(within(Square{from}, room.room, pips), (walked & bit(room.door)) != 0) << pips << " from " << from;
    }
  }
}

TEST(LeFantome, FM_12_squares_are_walked_clockwise_and_28_leads_to_1) {
  for (int from = 1; from <= 28; ++from) {
    int square = from;
    for (int squares = 0; squares < 28; ++squares, square = square == 28 ? 1 : square + 1) {
      EXPECT_EQ(ahead(Square{from}, squares).number(), square);
      EXPECT_EQ(distance(Square{from}, Square{square}), squares);
    }
  }
}

}  // namespace
}  // namespace minuit::fantome
