// Ways through the house, worked out from the board once, at compile time: sets of spaces as bits of a word.
#pragma once
#include <array>

#include "base/bits.hpp"
#include "base/bounded_list.hpp"
#include "rules/games/chasseurs_de_tresor/board.hpp"

namespace minuit::hunters {

// Bit n is space n.
using Spaces = u64;
[[nodiscard]] constexpr Spaces bit(Space space) { return Spaces{1} << static_cast<unsigned>(space); }
[[nodiscard]] constexpr Space lowest_space(Spaces set) { return static_cast<Space>(__builtin_ctzll(set)); }

// A set of rooms: bit n is room n.
using Rooms = u16;
[[nodiscard]] constexpr Rooms bit(Room room) { return static_cast<Rooms>(1U << static_cast<unsigned>(room)); }
[[nodiscard]] constexpr Spaces spaces_of(Rooms rooms) { return Spaces{rooms} << static_cast<unsigned>(Space::room_a); }
inline constexpr Spaces kAllRooms = spaces_of((1U << kRooms) - 1);
inline constexpr Spaces kAllHalls = bit(Space::room_a) - bit(Space::hall_1);

// Which doors are locked: none, the blue, the green (GH-53: never both).
enum class Lock : u8 { none, blue, green };
BOOST_DESCRIBE_ENUM(Lock, none, blue, green)
inline constexpr std::size_t kLocks = 3;
[[nodiscard]] constexpr Lock lock_of(Colour colour) { return colour == Colour::blue ? Lock::blue : Lock::green; }

// By lock and space: the spaces one step away.
inline constexpr auto kNeighbours = [] {
  std::array<std::array<Spaces, kSpaces>, kLocks> near{};
  for (std::size_t lock = 0; lock < kLocks; ++lock) {
    for (const Link& link : kLinks) {
      if (link.passage != Passage::open && static_cast<std::size_t>(link.passage) == lock) continue;
      near[lock][static_cast<std::size_t>(link.one)] |= bit(link.other);
      near[lock][static_cast<std::size_t>(link.other)] |= bit(link.one);
    }
  }
  return near;
}();
static_assert(static_cast<int>(Passage::blue) == static_cast<int>(Lock::blue) &&
              static_cast<int>(Passage::green) == static_cast<int>(Lock::green));

[[nodiscard]] constexpr Spaces neighbours(Lock lock, Space space) {
  return kNeighbours[static_cast<std::size_t>(lock)][static_cast<std::size_t>(space)];
}
[[nodiscard]] constexpr Spaces neighbours(Lock lock, Spaces set) {
  Spaces near = 0;
  for (; set != 0; set &= set - 1) near |= neighbours(lock, lowest_space(set));
  return near;
}

// All within so many steps; a way may end in `blocked` but not go on from there.
[[nodiscard]] constexpr Spaces within(Lock lock, Space from, int steps, Spaces blocked) {
  Spaces reached = bit(from);
  Spaces edge = reached;
  for (; steps > 0 && edge != 0; --steps) {
    edge = neighbours(lock, edge & ~blocked) & ~reached;
    reached |= edge;
  }
  return reached;
}

// By lock, space and pips, with nothing in the way.
inline constexpr auto kReach = [] {
  std::array<std::array<std::array<Spaces, kMostPips + 1>, kSpaces>, kLocks> reach{};
  for (std::size_t lock = 0; lock < kLocks; ++lock)
    for (std::size_t space = 0; space < kSpaces; ++space)
      for (int pips = 0; pips <= kMostPips; ++pips)
        reach[lock][space][static_cast<std::size_t>(pips)] = within(static_cast<Lock>(lock), static_cast<Space>(space), pips, 0);
  return reach;
}();

// By lock: the steps from one space to another, with nothing in the way. Every space can be reached whatever is locked.
inline constexpr auto kSteps = [] {
  std::array<std::array<std::array<u8, kSpaces>, kSpaces>, kLocks> steps{};
  for (std::size_t lock = 0; lock < kLocks; ++lock) {
    for (std::size_t from = 0; from < kSpaces; ++from) {
      Spaces reached = Spaces{1} << from;
      Spaces edge = reached;
      for (u8 count = 1; edge != 0; ++count) {
        edge = neighbours(static_cast<Lock>(lock), edge) & ~reached;
        reached |= edge;
        for (Spaces left = edge; left != 0; left &= left - 1)
          steps[lock][from][static_cast<std::size_t>(lowest_space(left))] = count;
      }
    }
  }
  return steps;
}();
[[nodiscard]] constexpr int steps_between(Lock lock, Space from, Space to) {
  return kSteps[static_cast<std::size_t>(lock)][static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
}

// From the space left to the space reached, both included.
using Path = BoundedList<Space, kMostPips + 1>;
// A shortest way of at most kMostPips steps; of equal ones always the same. There must be one.
[[nodiscard]] Path path_between(Lock lock, Space from, Space to, Spaces blocked);

}  // namespace minuit::hunters
