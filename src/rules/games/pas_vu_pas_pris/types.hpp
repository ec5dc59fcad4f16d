// The values of Pas vu, pas pris !: its setup, what may be decided, what nature decides, and what the world comes to.
#pragma once
#include <algorithm>
#include <compare>
#include <optional>
#include <variant>

#include "base/bounded_list.hpp"
#include "base/seat.hpp"
#include "rules/games/pas_vu_pas_pris/board.hpp"

namespace minuit::keyhole {

using Players = Bounded<struct PlayersTag, kPlayerRange.fewest, kPlayerRange.most>;
using LayoutChoice = Bounded<struct LayoutChoiceTag, 0, 4>;  // 0: by chance
using LayoutNumber = Bounded<struct LayoutNumberTag, 1, LayoutChoice::kMax>;
using Figure = Bounded<struct FigureTag, 0, kGhostsEach - 1>;  // of a colour: four small ones, two medium ones, the large one
MINUIT_NAME(Figure)
using Square = Bounded<struct SquareTag, 0, kSquares * kSquares - 1>;  // row by row from the south-western corner
MINUIT_NAME(Square)
using MoveCardId = Bounded<struct MoveCardIdTag, 0, kMoveCards - 1>;
MINUIT_NAME(MoveCardId)
using Pips = Bounded<struct PipsTag, 1, 6>;
MINUIT_NAME(Pips)
using Heading = Bounded<struct HeadingTag, 0, 7>;  // of a ghost that lies: eighths of a turn from the east, anticlockwise
MINUIT_NAME(Heading)

enum class Seating : u8 { neighbours, opposite };  // PV-02: of two players
BOOST_DESCRIBE_ENUM(Seating, neighbours, opposite)
MINUIT_NAME(Seating)
enum class HallPoints : u8 { as_printed, none_for_small };  // PV-53
BOOST_DESCRIBE_ENUM(HallPoints, as_printed, none_for_small)
MINUIT_NAME(HallPoints)

struct Config {
  Players players{kPlayerRange.fewest};
  bool fusions = false;           // PV-60
  bool bells = false;             // PV-70
  Seating seating{};              // PV-02
  LayoutChoice layout{0};         // PV-10
  HallPoints hall_points{};       // PV-53
  std::optional<Seat> first_die;  // PV-12: none, by chance
  bool operator==(const Config&) const = default;
};
MINUIT_DESCRIBE(Config, (players, fusions, bells, seating, layout, hall_points, first_die))
MINUIT_ALLOW_DEFAULTS(Config)

// Where a ghost is to stand: the point under its middle, and the height of what it stands on; lying (PV-72), which way its head
// lies.
struct Rest {
  Coordinate x{0};
  Coordinate y{0};
  Coordinate z{0};
  Heading heading;
  constexpr auto operator<=>(const Rest&) const = default;
};
MINUIT_DESCRIBE(Rest, (x, y, z, heading))

// PV-25: a ghost's way, square by square, without the one it starts on; from the side, the first is the one behind its door.
struct Walk {
  Figure figure;
  BoundedList<Square, kLongestPath> path;
  bool leaves = false;  // by a door of the opposite side, from the last square
  Rest rest;            // on the last square, if it stays in the hall
  bool operator==(const Walk&) const = default;
};
// PV-61
struct Fusion {
  Figure one;
  Figure other;
  Rest rest;  // of the bigger ghost
  bool operator==(const Fusion&) const = default;
};
MINUIT_DESCRIBE(Walk, (figure, path, leaves, rest))
MINUIT_DESCRIBE(Fusion, (one, other, rest))
[[nodiscard]] constexpr auto operator<=>(const Fusion& a, const Fusion& b) {
  if (const auto order = a.one <=> b.one; order != 0) return order;
  if (const auto order = a.other <=> b.other; order != 0) return order;
  return a.rest <=> b.rest;
}
[[nodiscard]] inline std::strong_ordering operator<=>(const Walk& a, const Walk& b) {
  if (const auto order = a.figure <=> b.figure; order != 0) return order;
  if (const auto order = std::lexicographical_compare_three_way(a.path.begin(), a.path.end(), b.path.begin(), b.path.end());
      order != 0)
    return order;
  if (const auto order = static_cast<int>(a.leaves) <=> static_cast<int>(b.leaves); order != 0) return order;
  return a.rest <=> b.rest;
}

// What a seat may decide.
struct Decline {  // PV-20: no furniture this time
  constexpr auto operator<=>(const Decline&) const = default;
};
struct Seize {  // PV-22
  Piece piece{};
  constexpr auto operator<=>(const Seize&) const = default;
};
struct PutBack {  // PV-21
  constexpr auto operator<=>(const PutBack&) const = default;
};
struct Plan {  // PV-25, PV-30: all moves of a player, secret until everyone has made theirs
  BoundedList<Walk, kGhostsEach> walks;
  BoundedList<Fusion, kGhostsEach> fusions;
  bool operator==(const Plan&) const = default;
};
struct ChooseSide {  // PV-31
  Side side{};
  constexpr auto operator<=>(const ChooseSide&) const = default;
};
struct Tip {  // PV-73
  Side towards{};
  constexpr auto operator<=>(const Tip&) const = default;
};
struct CatchGhost {  // PV-75: this ghost of the right neighbour is it
  Figure figure;
  constexpr auto operator<=>(const CatchGhost&) const = default;
};
struct PutIn {  // PV-75: a small ghost three squares from the own side
  Rest rest;
  constexpr auto operator<=>(const PutIn&) const = default;
};
struct Grow {  // PV-78
  Figure figure;
  Size into{};
  constexpr auto operator<=>(const Grow&) const = default;
};
MINUIT_DESCRIBE(Decline, ())
MINUIT_DESCRIBE(Seize, (piece))
MINUIT_DESCRIBE(PutBack, ())
MINUIT_DESCRIBE(Plan, (walks, fusions))
MINUIT_DESCRIBE(ChooseSide, (side))
MINUIT_DESCRIBE(Tip, (towards))
MINUIT_DESCRIBE(CatchGhost, (figure))
MINUIT_DESCRIBE(PutIn, (rest))
MINUIT_DESCRIBE(Grow, (figure, into))
[[nodiscard]] inline std::strong_ordering operator<=>(const Plan& a, const Plan& b) {
  if (const auto order = std::lexicographical_compare_three_way(a.walks.begin(), a.walks.end(), b.walks.begin(), b.walks.end());
      order != 0)
    return order;
  return std::lexicographical_compare_three_way(a.fusions.begin(), a.fusions.end(), b.fusions.begin(), b.fusions.end());
}
using Action = std::variant<Decline, Seize, PutBack, Plan, ChooseSide, Tip, CatchGhost, PutIn, Grow>;

// What a seat sends that is not yet a decision: the seized piece is let go of here.
struct Release {
  Pose pose;
  constexpr auto operator<=>(const Release&) const = default;
};
MINUIT_DESCRIBE(Release, (pose))
using Intent = std::variant<Release>;

// What nature may decide.
struct Arrange {  // PV-10
  LayoutNumber layout;
  constexpr auto operator<=>(const Arrange&) const = default;
};
struct HangKeyhole {  // PV-11
  Door door;
  constexpr auto operator<=>(const HangKeyhole&) const = default;
};
struct GiveDie {  // PV-12
  Seat seat;
  constexpr auto operator<=>(const GiveDie&) const = default;
};
struct Draw {  // PV-20
  MoveCardId card;
  constexpr auto operator<=>(const Draw&) const = default;
};
struct Ring {  // PV-70
  Bell bell{};
  constexpr auto operator<=>(const Ring&) const = default;
};
struct Roll {  // PV-31, PV-33
  Pips pips;
  constexpr auto operator<=>(const Roll&) const = default;
};
MINUIT_DESCRIBE(Arrange, (layout))
MINUIT_DESCRIBE(HangKeyhole, (door))
MINUIT_DESCRIBE(GiveDie, (seat))
MINUIT_DESCRIBE(Draw, (card))
MINUIT_DESCRIBE(Ring, (bell))
MINUIT_DESCRIBE(Roll, (pips))
using Chance = std::variant<Arrange, HangKeyhole, GiveDie, Draw, Ring, Roll>;

// What the world comes to: where the released piece rests and what else had to settle again (PV-23, PV-24), or where pieces rest
// that lost what held them, or were tipped over (PV-73).
struct Fallen {
  Piece piece{};
  Pose pose;
  constexpr auto operator<=>(const Fallen&) const = default;
};
MINUIT_DESCRIBE(Fallen, (piece, pose))
using FallenList = BoundedList<Fallen, kPieces>;
struct Released {
  Seat seat;
  Fallen rests;
  FallenList others;
  bool operator==(const Released&) const = default;
};
struct Settled {
  FallenList pieces;
  bool operator==(const Settled&) const = default;
};
MINUIT_DESCRIBE(Released, (seat, rests, others))
MINUIT_DESCRIBE(Settled, (pieces))
using Resolution = std::variant<Released, Settled>;

enum class Where : u8 {
  side,  // beside the hall, on the own side; from there a ghost starts
  edge,  // PV-64: seen, and waiting at the hall's edge to start again at its size
  hall,
  out,  // on the far side
};
BOOST_DESCRIBE_ENUM(Where, side, edge, hall, out)
MINUIT_NAME(Where)

enum class Phase : u8 {
  arranging,  // nature lays the furniture out
  hanging,    // and the keyhole
  dicing,     // and says who has the die
  ringing,    // PV-70
  crystal,    // PV-81: a roll
  ringing_in_turn,
  tipping,  // PV-73: the holder says which way
  settling,
  drawing,
  seizing,
  placing,
  planning,
  rolling,   // PV-31
  choosing,  // the side
  aiming,    // PV-33: the door's number
  over,
};
BOOST_DESCRIBE_ENUM(Phase, arranging, hanging, dicing, ringing, crystal, ringing_in_turn, tipping, settling, drawing, seizing,
                    placing, planning, rolling, choosing, aiming, over)
MINUIT_NAME(Phase)

}  // namespace minuit::keyhole
