// Tables worked out from the board once, at compile time: which doors a figure can reach with a roll.
#pragma once
#include <array>

#include "rules/games/le_fantome_de_minuit/board.hpp"

namespace minuit::fantome {

// A set of squares: bit n is square n.
using Squares = u32;
inline constexpr Squares kWholeGallery = ((Squares{1} << (kSquares + 1)) - 1) & ~Squares{1};
[[nodiscard]] constexpr Squares bit(Square square) { return Squares{1} << square.value; }

// Clockwise only; after square 28 comes square 1.
[[nodiscard]] constexpr Square ahead(Square from, int squares) {
  const int to = from.value + squares;
  return Square(to > kSquares ? to - kSquares : to);
}
[[nodiscard]] constexpr int distance(Square from, Square to) {
  return to.value >= from.value ? to.value - from.value : to.value - from.value + kSquares;
}

[[nodiscard]] constexpr const RoomData& data(Room room) { return kRoomTable[static_cast<std::size_t>(room)]; }

inline constexpr Squares kAllDoors = [] {
  Squares doors = 0;
  for (const RoomData& room : kRoomTable) doors |= bit(room.door);
  return doors;
}();

// FM-21 to FM-23: stepping in costs one point; a surplus is lost, save where the count must be exact.
[[nodiscard]] constexpr int cost_to_hide(Square from, Room room) { return distance(from, data(room).door) + 1; }
[[nodiscard]] constexpr bool within(Square from, Room room, int pips) {
  const int cost = cost_to_hide(from, room);
  return data(room).exact ? cost == pips : cost <= pips;
}

// kReach[pips][square]: the doors within a roll, if nothing else forbids them.
inline constexpr auto kReach = [] {
  std::array<std::array<Squares, kSquares + 1>, kMostPips + 1> reach{};
  for (int pips = 1; pips <= kMostPips; ++pips)
    for (int square = 1; square <= kSquares; ++square)
      for (const RoomData& room : kRoomTable)
        if (within(Square{square}, room.room, pips))
          reach[static_cast<std::size_t>(pips)][static_cast<std::size_t>(square)] |= bit(room.door);
  return reach;
}();

inline constexpr auto kRoomAt = [] {
  std::array<Room, kSquares + 1> rooms{};
  for (const RoomData& room : kRoomTable) rooms[room.door.value] = room.room;
  return rooms;
}();

}  // namespace minuit::fantome
