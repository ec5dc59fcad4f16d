// Ways and cards as the bots look at them, worked out once for a position.
#pragma once
#include <algorithm>

#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::hunters {

inline constexpr u8 kNoWay = 20;  // farther than anything
using WayOut = std::array<u8, kSpaces>;

[[nodiscard]] constexpr std::size_t index(Space space) { return static_cast<std::size_t>(space); }
[[nodiscard]] constexpr std::size_t index(Room room) { return static_cast<std::size_t>(room); }

// GH-34: the steps to the door for a hunter with a jewel, to whom haunted rooms are walls. Most positions have none on the way.
[[nodiscard]] inline WayOut find_way_out(const State& s) {
  const Spaces wall = spaces_of(s.haunted);
  WayOut way = kSteps[static_cast<std::size_t>(s.lock)][0];
  if (wall == 0) return way;
  way.fill(kNoWay);
  Spaces reached = bit(Space::outside);
  Spaces edge = reached;
  for (u8 count = 0; edge != 0; ++count) {
    for (Spaces left = edge; left != 0; left &= left - 1) way[index(lowest_space(left))] = count;
    edge = neighbours(s.lock, edge) & ~reached & ~wall;
    reached |= edge;
  }
  for (Spaces left = wall; left != 0; left &= left - 1) {  // out of a haunted room once the spirit is gone
    const Space room = lowest_space(left);
    u8 nearest = kNoWay;
    for (Spaces near = neighbours(s.lock, room); near != 0; near &= near - 1)
      nearest = std::min(nearest, way[index(lowest_space(near))]);
    way[index(room)] = static_cast<u8>(nearest + 1);
  }
  return way;
}

// GH-33: where cards in the pile would bring a ghost.
[[nodiscard]] inline Rooms find_due(const State& s) {
  Rooms due = 0;
  for (Cards left = s.pile & kClassicCards & ~bits_of(Card::shuffle); left != 0; left &= left - 1) {
    auto room = static_cast<Room>(lowest_bit(left));
    while (is_haunted(s, room)) room = next(room);
    due = static_cast<Rooms>(due | bit(room));
  }
  return due;
}

[[nodiscard]] inline int nearest_of(const State& s, Space from, Rooms rooms) {
  const auto& row = kSteps[static_cast<std::size_t>(s.lock)][index(from)];
  int nearest = kNoWay;
  for (unsigned left = rooms; left != 0; left &= left - 1)
    nearest = std::min<int>(nearest, row[index(Space::room_a) + static_cast<std::size_t>(lowest_bit(left))]);
  return nearest;
}

}  // namespace minuit::hunters
