// How likely a figure is to be caught before it hides, by how far it is ahead of Hugo and how many doors are near.
#pragma once
#include <algorithm>
#include <bit>

#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::fantome {

inline constexpr int kFarthest = kSquares + kSteps - 1;  // from the step next to the cellar to the last square
inline constexpr int kCaught = 1000;                     // dangers count in thousandths

// The doors that a figure on each square could reach with the best roll, exact counts left aside.
inline constexpr auto kDoorsNear = [] {
  std::array<Squares, kSquares + 1> doors{};
  for (int square = 1; square <= kSquares; ++square)
    for (const RoomData& room : kRoomTable)
      if (!room.exact && within(Square{square}, room.room, kMostPips)) doors[static_cast<std::size_t>(square)] |= bit(room.door);
  return doors;
}();
inline constexpr int kMostDoorsNear = 2;  // more hardly help

// Straight lines between the points: (squares ahead of Hugo, danger). Measured once in games that the policy played with itself.
struct Point {
  int squares;
  int danger;
};
using Curve = std::array<Point, 6>;
inline constexpr Curve kWhileHugoClimbs{{{0, 950}, {3, 900}, {5, 650}, {17, 600}, {24, 250}, {kFarthest, 220}}};
inline constexpr std::array<Curve, kMostDoorsNear + 1> kByDoorsNear{{
    {{{0, 950}, {5, 890}, {10, 730}, {16, 530}, {20, 450}, {kFarthest, 430}}},
    {{{0, 800}, {5, 720}, {12, 430}, {16, 270}, {20, 220}, {kFarthest, 200}}},
    {{{0, 720}, {5, 650}, {8, 580}, {14, 290}, {20, 140}, {kFarthest, 100}}},
}};

using DangerByDistance = std::array<i16, kFarthest + 1>;
[[nodiscard]] constexpr DangerByDistance drawn(const Curve& curve) {
  DangerByDistance line{};
  for (std::size_t point = 0; point + 1 < curve.size(); ++point) {
    const auto [left, from] = curve[point];
    const auto [right, to] = curve[point + 1];
    for (int at = left; at <= right; ++at)
      line[static_cast<std::size_t>(at)] = static_cast<i16>(from + (to - from) * (at - left) / (right - left));
  }
  return line;
}
// While Hugo climbs the doors are shut, and those near make no difference.
inline constexpr DangerByDistance kClimbDanger = drawn(kWhileHugoClimbs);
inline constexpr std::array<DangerByDistance, kMostDoorsNear + 1> kGalleryDanger{drawn(kByDoorsNear[0]), drawn(kByDoorsNear[1]),
                                                                                 drawn(kByDoorsNear[2])};

[[nodiscard]] inline int squares_ahead_of(Hugo hugo, Square square) {
  const int squares = square.value - hugo.at;
  return hugo.on_gallery() && squares < 0 ? squares + kSquares : squares;
}

// In thousandths.
[[nodiscard]] inline int danger(const State& s, Square square) {
  const auto squares = static_cast<std::size_t>(squares_ahead_of(s.hugo, square));
  if (!s.hugo.on_gallery()) return kClimbDanger[squares];
  const int doors = std::min(kMostDoorsNear, std::popcount(kDoorsNear[square.value] & s.free_rooms));
  return kGalleryDanger[static_cast<std::size_t>(doors)][squares];
}

// What the next captive will cost.
[[nodiscard]] inline int price_of_capture(const State& s) {
  const int step = free_step(s);
  return step < kSteps ? kStepValues[static_cast<std::size_t>(step)].number() : kCellarPoints;
}

}  // namespace minuit::fantome
