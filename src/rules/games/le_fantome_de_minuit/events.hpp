// What happened, as it is told to an audience. Nothing is hidden in this game: everyone sees everything.
#pragma once
#include "rules/games/le_fantome_de_minuit/types.hpp"

namespace minuit::fantome {

struct Band {  // so many figures of one seat
  Seat seat;
  u8 figures = 0;
  bool operator==(const Band&) const = default;
};
MINUIT_DESCRIBE(Band, (seat, figures))
using Bands = BoundedList<Band, kMostSeats>;

struct Began {  // a round: who rolls first
  u8 round = 1;
  Seat starter;
  bool operator==(const Began&) const = default;
};
struct FoundBravest {
  Seat seat;
  bool operator==(const FoundBravest&) const = default;
};
struct Placed {
  Seat seat;
  Spot from;
  Square square;
  bool operator==(const Placed&) const = default;
};
struct Rolled {
  Seat seat;
  Face face{};
  bool operator==(const Rolled&) const = default;
};
struct RollLost {  // FM-15
  Seat seat;
  bool operator==(const RollLost&) const = default;
};
struct Moved {
  Seat seat;
  Square from;
  Square to;
  bool operator==(const Moved&) const = default;
};
struct Hid {
  Seat seat;
  Square from;
  Room room{};
  bool operator==(const Hid&) const = default;
};
struct Stayed {
  Seat seat;
  Square square;
  bool operator==(const Stayed&) const = default;
};
struct HugoWalked {
  Spot from;
  Spot to;
  bool operator==(const HugoWalked&) const = default;
};
struct Captured {  // all on one square, together
  Square square;
  Bands figures;
  Spot to;
  bool operator==(const Captured&) const = default;
};
enum class Cause : u8 { rooms_full, turn_cap };
BOOST_DESCRIBE_ENUM(Cause, rooms_full, turn_cap)
MINUIT_NAME(Cause)
struct Trapped {  // FM-41, FM-53: what was left on the gallery goes to the cellar
  Cause cause{};
  Bands figures;
  bool operator==(const Trapped&) const = default;
};
struct RoundEnded {
  u8 round = 1;
  BoundedList<i16, kMostSeats> points;
  bool operator==(const RoundEnded&) const = default;
};
struct CameOut {
  Seat seat;
  Room room{};
  Square square;
  bool operator==(const CameOut&) const = default;
};
struct Ended {
  BoundedList<Seat, kMostSeats> winners;
  bool operator==(const Ended&) const = default;
};
MINUIT_DESCRIBE(Began, (round, starter))
MINUIT_DESCRIBE(FoundBravest, (seat))
MINUIT_DESCRIBE(Placed, (seat, from, square))
MINUIT_DESCRIBE(Rolled, (seat, face))
MINUIT_DESCRIBE(RollLost, (seat))
MINUIT_DESCRIBE(Moved, (seat, from, to))
MINUIT_DESCRIBE(Hid, (seat, from, room))
MINUIT_DESCRIBE(Stayed, (seat, square))
MINUIT_DESCRIBE(HugoWalked, (from, to))
MINUIT_DESCRIBE(Captured, (square, figures, to))
MINUIT_DESCRIBE(Trapped, (cause, figures))
MINUIT_DESCRIBE(RoundEnded, (round, points))
MINUIT_DESCRIBE(CameOut, (seat, room, square))
MINUIT_DESCRIBE(Ended, (winners))
using Event = std::variant<FoundBravest, Began, Placed, Rolled, RollLost, Moved, Hid, Stayed, HugoWalked, Captured, Trapped,
                           RoundEnded, CameOut, Ended>;

}  // namespace minuit::fantome
