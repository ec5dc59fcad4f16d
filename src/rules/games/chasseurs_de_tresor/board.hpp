// The house as data: spaces, doors, cards, dice, pieces. Nothing here is a rule; change a number and the rules follow.
// docs/rules/chasseurs-de-tresor.md gives the clause of each.
#pragma once
#include <array>

#include "base/bounded.hpp"
#include "base/describe.hpp"
#include "rules/contract/game.hpp"

namespace minuit::hunters {

// GH-01: where a hunter may stand. The outside holds any number of hunters, a hall square one, a room any number.
enum class Space : u8 {
  outside,
  hall_1,
  hall_2,
  hall_3,
  hall_4,
  hall_5,
  hall_6,
  hall_7,
  hall_8,
  hall_9,
  hall_10,
  hall_11,
  hall_12,
  hall_13,
  hall_14,
  hall_15,
  hall_16,
  hall_17,
  hall_18,
  hall_19,
  hall_20,
  hall_21,
  hall_22,
  hall_23,
  room_a,
  room_b,
  room_c,
  room_d,
  room_e,
  room_f,
  room_g,
  room_h,
  room_i,
  room_j,
  room_k,
  room_l,
};
BOOST_DESCRIBE_ENUM(Space, outside, hall_1, hall_2, hall_3, hall_4, hall_5, hall_6, hall_7, hall_8, hall_9, hall_10, hall_11,
                    hall_12, hall_13, hall_14, hall_15, hall_16, hall_17, hall_18, hall_19, hall_20, hall_21, hall_22, hall_23,
                    room_a, room_b, room_c, room_d, room_e, room_f, room_g, room_h, room_i, room_j, room_k, room_l)
MINUIT_NAME(Space)
inline constexpr int kHallSquares = 23;
inline constexpr int kRooms = 12;
inline constexpr int kSpaces = 1 + kHallSquares + kRooms;

enum class Room : u8 { a, b, c, d, e, f, g, h, i, j, k, l };
BOOST_DESCRIBE_ENUM(Room, a, b, c, d, e, f, g, h, i, j, k, l)
MINUIT_NAME(Room)

struct RoomData {
  Room room{};
  bool jewel = false;  // GH-05: a red letter
  bool ghost = false;  // GH-05: a ghost waits here at the start
};
inline constexpr std::array<RoomData, kRooms> kRoomTable{{
    {Room::a, true, false},
    {Room::b, false, false},
    {Room::c, true, true},
    {Room::d, true, false},
    {Room::e, true, false},
    {Room::f, false, true},
    {Room::g, true, false},
    {Room::h, false, false},
    {Room::i, true, true},
    {Room::j, true, false},
    {Room::k, false, false},
    {Room::l, true, true},
}};

// GH-02, GH-03: what is next to what, and through which kind of passage.
enum class Colour : u8 { blue, green };
BOOST_DESCRIBE_ENUM(Colour, blue, green)
MINUIT_NAME(Colour)
enum class Passage : u8 { open, blue, green };  // hall to hall and plain doors are never locked
struct Link {
  Space one{};
  Space other{};
  Passage passage = Passage::open;
};
inline constexpr std::array<Link, 45> kLinks{{
    {Space::outside, Space::hall_1},  // GH-13: the front door
    {Space::hall_1, Space::hall_2},
    {Space::hall_2, Space::hall_3},
    {Space::hall_3, Space::hall_4},
    {Space::hall_4, Space::hall_5},
    {Space::hall_5, Space::hall_6},
    {Space::hall_6, Space::hall_7},
    {Space::hall_7, Space::hall_8},
    {Space::hall_8, Space::hall_9},
    {Space::hall_3, Space::hall_10},
    {Space::hall_10, Space::hall_11},
    {Space::hall_11, Space::hall_12},
    {Space::hall_12, Space::hall_13},
    {Space::hall_13, Space::hall_16},
    {Space::hall_16, Space::hall_17},
    {Space::hall_17, Space::hall_18},
    {Space::hall_18, Space::hall_19},
    {Space::hall_19, Space::hall_20},
    {Space::hall_20, Space::hall_21},
    {Space::hall_21, Space::hall_22},
    {Space::hall_22, Space::hall_23},
    {Space::hall_16, Space::hall_15},
    {Space::hall_15, Space::hall_14},
    {Space::room_a, Space::room_b},
    {Space::room_b, Space::room_c},
    {Space::room_c, Space::room_d},
    {Space::room_e, Space::room_f},
    {Space::room_f, Space::room_i},
    {Space::room_i, Space::room_h},
    {Space::room_h, Space::room_e},
    {Space::room_g, Space::room_j},
    {Space::room_k, Space::room_l},
    {Space::room_j, Space::hall_2, Passage::blue},
    {Space::room_i, Space::hall_5, Passage::blue},
    {Space::room_k, Space::hall_9, Passage::blue},
    {Space::room_f, Space::hall_12, Passage::blue},
    {Space::room_b, Space::hall_19, Passage::blue},
    {Space::room_e, Space::hall_22, Passage::blue},
    {Space::room_d, Space::hall_14, Passage::blue},
    {Space::room_l, Space::hall_2, Passage::green},
    {Space::room_h, Space::hall_8, Passage::green},
    {Space::room_g, Space::hall_13, Passage::green},
    {Space::room_f, Space::hall_18, Passage::green},
    {Space::room_a, Space::hall_22, Passage::green},
    {Space::room_c, Space::hall_15, Passage::green},
}};

// GH-06: the movement die, whose faces 1 to 5 carry the ghost, and the battle dice.
inline constexpr int kMostPips = 6;
using Pips = Bounded<struct PipsTag, 1, kMostPips>;
MINUIT_NAME(Pips)
inline constexpr Pips kNoGhostOn{6};
enum class BattleFace : u8 { ghost, spirit, blank };
BOOST_DESCRIBE_ENUM(BattleFace, ghost, spirit, blank)
MINUIT_NAME(BattleFace)
inline constexpr std::array<rules::Odds<BattleFace>, 3> kBattleDie{
    {{BattleFace::ghost, 3}, {BattleFace::spirit, 2}, {BattleFace::blank, 1}}};
inline constexpr int kBattleDice = 2;

// GH-07: the cards by kind, rooms first and in their order, and how many there are of each.
enum class Card : u8 { a, b, c, d, e, f, g, h, i, j, k, l, shuffle, draw_2, draw_3, blue_doors, green_doors };
BOOST_DESCRIBE_ENUM(Card, a, b, c, d, e, f, g, h, i, j, k, l, shuffle, draw_2, draw_3, blue_doors, green_doors)
MINUIT_NAME(Card)
inline constexpr int kCardKinds = 17;
inline constexpr int kDoorCards = 2;  // of each colour
inline constexpr int kMostCards = kRooms + 3 + 2 * kDoorCards;

inline constexpr int kGhosts = 24;
inline constexpr int kSpirits = 6;
inline constexpr u8 kGhostsInASpirit = 3;  // GH-32
inline constexpr int kJewels = 8;
using JewelNumber = Bounded<struct JewelNumberTag, 1, kJewels>;
MINUIT_NAME(JewelNumber)

// GH-08: players and hunters, whom the texts call by their colours: red, blue, turquoise, yellow.
inline constexpr rules::PlayerRange kPlayerRange{1, 4};
inline constexpr int kMostHunters = 4;
using Hunter = Bounded<struct HunterTag, 0, kMostHunters - 1>;
MINUIT_NAME(Hunter)
inline constexpr std::array<u8, 5> kHuntersOf{0, 4, 4, 3, 4};  // by number of players

// GH-61: ghosts in each of the starting rooms, by difficulty.
inline constexpr std::array<u8, 3> kStartingGhosts{0, 1, 2};
// GH-64
inline constexpr int kMostTurnCap = 10'000;
inline constexpr u16 kUsualTurnCap = 1'000;

[[nodiscard]] constexpr const RoomData& data(Room room) { return kRoomTable[static_cast<std::size_t>(room)]; }
[[nodiscard]] constexpr Space space_of(Room room) { return static_cast<Space>(1 + kHallSquares + static_cast<int>(room)); }
[[nodiscard]] constexpr bool is_room(Space space) { return space >= Space::room_a; }
[[nodiscard]] constexpr bool is_hall(Space space) { return space != Space::outside && !is_room(space); }
[[nodiscard]] constexpr Room room_of(Space space) {
  return static_cast<Room>(static_cast<int>(space) - static_cast<int>(Space::room_a));
}
[[nodiscard]] constexpr bool is_letter(Card card) { return card <= Card::l; }
[[nodiscard]] constexpr Room room_of(Card card) { return static_cast<Room>(card); }
[[nodiscard]] constexpr Room next(Room room) { return room == Room::l ? Room::a : static_cast<Room>(static_cast<int>(room) + 1); }

}  // namespace minuit::hunters
