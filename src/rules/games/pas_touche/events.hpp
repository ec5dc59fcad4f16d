// What happened, as it is told to an audience. Everyone sees everything.
#pragma once
#include "rules/games/pas_touche/types.hpp"

namespace minuit::touche {

struct GridLaid {
  std::array<Card, kCards> cards{};  // by place
  bool operator==(const GridLaid&) const = default;
};
struct Prepared {
  Seat seat;
  Level level;
  Hand hand{};
  bool operator==(const Prepared&) const = default;
};
struct Called {
  u16 number = 0;  // of the throw, from 1
  bool operator==(const Called&) const = default;
};
struct Thrown {
  Card dice;
  Place place;  // where that card lies
  bool operator==(const Thrown&) const = default;
};
struct Touched {
  Finish touch;
  Outcome outcome{};
  bool operator==(const Touched&) const = default;
};
struct Advanced {
  Seat seat;
  std::optional<Cube> from;  // nothing: it was not on the track
  std::optional<Cube> to;    // nothing: off the last space, the match is won
  bool operator==(const Advanced&) const = default;
};
struct Blocked {
  Seat seat;
  bool operator==(const Blocked&) const = default;
};
struct Penalised {
  Seat seat;
  std::optional<Space> space;  // the cube stood on; nothing: it was not on the track
  std::optional<Cube> from;
  std::optional<Cube> to;
  std::optional<ConstraintId> lost;  // the card put under its pile
  bool operator==(const Penalised&) const = default;
};
struct NobodyScored {  // the throw ended without an advance or a block
  bool operator==(const NobodyScored&) const = default;
};
struct CardTurned {
  Seat seat;
  Slot slot;
  ConstraintId card;
  bool binds = true;  // no card of the pile fitted: this one lies there and forbids nothing
  bool operator==(const CardTurned&) const = default;
};
struct CardPassed {  // it would have left its player nothing to touch, and went under its pile
  Seat seat;
  Slot slot;
  ConstraintId card;
  bool operator==(const CardPassed&) const = default;
};
struct Ended {
  Ending ending{};
  SeatSet winners;
  BoundedList<Level, kMostPlayers> next_levels;  // by seat: PT-50
  bool operator==(const Ended&) const = default;
};
MINUIT_DESCRIBE(GridLaid, (cards))
MINUIT_DESCRIBE(Prepared, (seat, level, hand))
MINUIT_DESCRIBE(Called, (number))
MINUIT_DESCRIBE(Thrown, (dice, place))
MINUIT_DESCRIBE(Touched, (touch, outcome))
MINUIT_DESCRIBE(Advanced, (seat, from, to))
MINUIT_DESCRIBE(Blocked, (seat))
MINUIT_DESCRIBE(Penalised, (seat, space, from, to, lost))
MINUIT_DESCRIBE(NobodyScored, ())
MINUIT_DESCRIBE(CardTurned, (seat, slot, card, binds))
MINUIT_DESCRIBE(CardPassed, (seat, slot, card))
MINUIT_DESCRIBE(Ended, (ending, winners, next_levels))
using Event = std::variant<GridLaid, Prepared, Called, Thrown, Touched, Advanced, Blocked, Penalised, NobodyScored, CardTurned,
                           CardPassed, Ended>;

}  // namespace minuit::touche
