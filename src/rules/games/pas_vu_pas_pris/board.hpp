// The hall, its doors, bodies, cards and points as data. Nothing here is a rule.
#pragma once
#include <array>
#include <utility>

#include "base/bounded_list.hpp"
#include "rules/contract/game.hpp"
#include "rules/games/pas_vu_pas_pris/space/pose.hpp"

namespace minuit::keyhole {

// PV-01
inline constexpr i32 kSquares = 6;
inline constexpr i32 kHall = kSquares * kSquare;
enum class Side : u8 { south, west, north, east };  // clockwise from above, as seats are
BOOST_DESCRIBE_ENUM(Side, south, west, north, east)
MINUIT_NAME(Side)
inline constexpr std::size_t kSides = 4;
[[nodiscard]] constexpr Side opposite(Side side) { return static_cast<Side>((static_cast<u8>(side) + 2) % kSides); }

using DoorNumber = Bounded<struct DoorNumberTag, 1, kSquares>;
MINUIT_NAME(DoorNumber)
struct Door {
  Side side{};
  DoorNumber number;
  constexpr auto operator<=>(const Door&) const = default;
};
MINUIT_DESCRIBE(Door, (side, number))
inline constexpr std::size_t kDoors = kSides * kSquares;
[[nodiscard]] constexpr Door door_at(std::size_t index) {
  return {static_cast<Side>(index / kSquares), DoorNumber(static_cast<i64>(index % kSquares) + 1)};
}

// PV-02
inline constexpr rules::PlayerRange kPlayerRange{2, 4};
inline constexpr std::size_t kMostPlayers = kPlayerRange.most;
enum class Size : u8 { small, medium, large };
BOOST_DESCRIBE_ENUM(Size, small, medium, large)
MINUIT_NAME(Size)
inline constexpr std::size_t kSizes = 3;
inline constexpr std::array<u8, kSizes> kFigures{4, 2, 1};  // of a colour
inline constexpr std::size_t kGhostsEach = 7;
inline constexpr std::size_t kMostGhosts = kMostPlayers * kGhostsEach;

// PV-03
enum class Piece : u8 { mirror, trolley, desk, piano, armchair, table };
BOOST_DESCRIBE_ENUM(Piece, mirror, trolley, desk, piano, armchair, table)
MINUIT_NAME(Piece)
inline constexpr std::size_t kPieces = 6;
[[nodiscard]] constexpr Piece piece_at(std::size_t index) { return static_cast<Piece>(index); }

// PV-04: in thousandths of a square
struct GhostBody {
  i32 radius = 0;
  i32 height = 0;
};
inline constexpr std::array<GhostBody, kSizes> kGhostBodies{{{220, 500}, {300, 850}, {400, 1200}}};
[[nodiscard]] constexpr GhostBody body_of(Size size) { return kGhostBodies[static_cast<std::size_t>(size)]; }

// A ghost's outline from its foot to its head: shares of its radius and of its height, in thousandths.
inline constexpr std::array<std::pair<i32, i32>, 5> kGhostOutline{{{1000, 0}, {900, 400}, {720, 720}, {460, 920}, {160, 1000}}};

// PV-05, PV-06: movement cards. A card without furniture has `first == second`.
struct MoveCard {
  u8 value = 0;
  Piece first{};
  Piece second{};
  [[nodiscard]] constexpr bool moves_furniture() const { return first != second; }
};
inline constexpr std::size_t kMoveCards = 20;
inline constexpr std::array<MoveCard, kMoveCards> kDeck{{
    {6, Piece::armchair, Piece::desk},
    {5, Piece::armchair, Piece::mirror},
    {4, Piece::armchair, Piece::piano},
    {7, Piece::armchair, Piece::table},
    {6, Piece::armchair, Piece::trolley},
    {7, Piece::desk, Piece::mirror},
    {5, Piece::desk, Piece::piano},
    {8, Piece::desk, Piece::table},
    {4, Piece::desk, Piece::trolley},
    {6, Piece::mirror, Piece::table},
    {8, Piece::mirror, Piece::trolley},
    {5, Piece::piano, Piece::table},
    {7, Piece::piano, Piece::trolley},
    {6, Piece::table, Piece::trolley},
    {7, {}, {}},
    {8, {}, {}},
    {8, {}, {}},
    {9, {}, {}},
    {9, {}, {}},
    {10, {}, {}},
}};
inline constexpr std::size_t kLongestPath = 10;
inline constexpr u8 kRounds = 5;  // PV-07: every player draws a card a round, and so many are left in

enum class Bell : u8 {
  double_look,  // Double curieux
  lie_down,     // Tous aux abris
  tip_over,     // Surexcité
  grimaces,     // Concours de grimaces
  tag,          // Touché, c'est toi le chat
  dance,        // Piste de danse
  perch,        // Chat perché
  big_brother,  // Je vais le dire à mon grand frère
  knock,        // Toc, toc, toc
  dizzy,        // J'ai le tournis
  crystal,      // Boule de cristal
  sun,          // 1, 2, 3, soleil
};
BOOST_DESCRIBE_ENUM(Bell, double_look, lie_down, tip_over, grimaces, tag, dance, perch, big_brother, knock, dizzy, crystal, sun)
MINUIT_NAME(Bell)
inline constexpr std::size_t kBells = 12;

// PV-51, PV-53: points by size.
inline constexpr std::array<u8, kSizes> kPointsOut{1, 3, 5};
inline constexpr std::array<std::array<u8, kSizes>, 2> kPointsInHall{{{1, 1, 2}, {0, 1, 2}}};

// PV-40: the hole and the eye behind it, in thousandths of a square
inline constexpr i32 kHoleHeight = 770;
inline constexpr i32 kHoleRadius = 140;
inline constexpr i32 kSlotWidth = 120;
inline constexpr i32 kSlotReach = 300;  // below the disc's centre
inline constexpr i32 kEyeBehind = 120;

}  // namespace minuit::keyhole
