// The board as data: squares, doors, rooms, stairs, die, figures, points. Nothing here is a rule; change a number and the rules
// follow. docs/rules/le-fantome-de-minuit.md gives the clause of each.
#pragma once
#include <array>

#include "base/bounded.hpp"
#include "base/describe.hpp"
#include "rules/contract/game.hpp"

namespace minuit::fantome {

// FM-01: the gallery, a ring walked clockwise; the stairs arrive on its first square. Drawn as a frame of 11 columns by 5 rows.
inline constexpr int kSquares = 28;
using Square = Bounded<struct SquareTag, 1, kSquares>;
MINUIT_NAME(Square)
inline constexpr Square kStairsArrive{1};
inline constexpr int kColumns = 11;
inline constexpr int kRows = 5;

// FM-02: the rooms with an open door, in the order of their doors round the gallery.
enum class Room : u8 {
  cabinet,
  music_room,
  game_room,
  hunting_room,
  bedroom,
  dressing_room,
  ballroom,
  dining_room,
  library,
  kitchen,
  linen_room,
};
BOOST_DESCRIBE_ENUM(Room, cabinet, music_room, game_room, hunting_room, bedroom, dressing_room, ballroom, dining_room, library,
                    kitchen, linen_room)
MINUIT_NAME(Room)
inline constexpr int kRooms = 11;

struct RoomData {
  Room room{};
  Square door;
  bool exact = false;  // FM-23: the count must be exact
  i8 points = 0;       // FM-42
};
inline constexpr std::array<RoomData, kRooms> kRoomTable{{
    {Room::cabinet, Square{3}, false, 0},
    {Room::music_room, Square{4}, false, 0},
    {Room::game_room, Square{6}, true, -3},
    {Room::hunting_room, Square{9}, true, -3},
    {Room::bedroom, Square{11}, false, 0},
    {Room::dressing_room, Square{15}, false, 0},
    {Room::ballroom, Square{17}, false, 0},
    {Room::dining_room, Square{18}, false, 0},
    {Room::library, Square{21}, false, 1},
    {Room::kitchen, Square{24}, false, 0},
    {Room::linen_room, Square{26}, false, 1},
}};
inline constexpr std::array<Square, 3> kClosedDoors{Square{7}, Square{13}, Square{27}};

// FM-03: the steps from the cellar up, by value.
inline constexpr int kSteps = 8;
using StepValue = Bounded<struct StepValueTag, 3, 10>;
inline constexpr std::array<StepValue, kSteps> kStepValues{StepValue{10}, StepValue{9}, StepValue{8}, StepValue{7},
                                                           StepValue{6},  StepValue{5}, StepValue{4}, StepValue{3}};
inline constexpr i8 kCellarPoints = 2;

// FM-04: the die. The value of a face is its points; the ghost has none.
enum class Face : u8 { ghost = 0, one = 1, two = 2, four = 4, five = 5 };
BOOST_DESCRIBE_ENUM(Face, ghost, one, two, four, five)
MINUIT_NAME(Face)
inline constexpr int kMostPips = 5;
inline constexpr std::array<rules::Odds<Face>, 5> kDie{
    {{Face::ghost, 2}, {Face::one, 1}, {Face::two, 1}, {Face::four, 1}, {Face::five, 1}}};

// FM-05: players and figures each.
inline constexpr rules::PlayerRange kPlayerRange{2, 8};
inline constexpr std::array<u8, 9> kFiguresEach{0, 0, 6, 5, 4, 3, 2, 2, 2};
inline constexpr int kMostFiguresEach = 6;

// FM-13 and FM-61: how far Hugo goes on a ghost, and from how many players on he goes slowly.
inline constexpr u8 kHugoStride = 3;
inline constexpr u8 kHugoSlowStride = 2;
inline constexpr u8 kSlowFrom1989 = 5;
inline constexpr u8 kSlowFrom2003 = 7;

// FM-06 and FM-53: the usual setup.
inline constexpr int kMostRounds = 8;
inline constexpr u8 kUsualRounds = 3;
inline constexpr int kMostTurnCap = 10'000;
inline constexpr u16 kUsualTurnCap = 2'000;

}  // namespace minuit::fantome
