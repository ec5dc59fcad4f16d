// All that is true of a match. Cards and doors of the future are not in it; a plan is, from when it is made until all are shown.
#pragma once
#include "rules/games/pas_vu_pas_pris/sight/look.hpp"
#include "rules/games/pas_vu_pas_pris/types.hpp"

namespace minuit::keyhole {

struct GhostState {
  Where where{};
  Pose pose;             // if it is in the hall
  bool entered = false;  // this round (PV-27)
  bool fixed = false;    // it does not move this round (PV-63, PV-74)
  bool lying = false;    // PV-72
  bool operator==(const GhostState&) const = default;
};
MINUIT_DESCRIBE(GhostState, (where, pose, entered, fixed, lying))

struct Player {
  Side side{};  // from which its ghosts start
  std::array<GhostState, kGhostsEach> ghosts{};
  std::optional<MoveCardId> card;  // of this round
  u8 choices = 0;                  // PV-31: how often it chose the side
  bool planned = false;
  Plan plan;  // if so
  bool operator==(const Player&) const = default;
};
MINUIT_DESCRIBE(Player, (side, ghosts, card, choices, planned, plan))

// PV-42: the evidence of a look.
struct LookRecord {
  u8 number = 0;  // of all looks of the match, from 1
  Door door;
  BoundedList<Glimpse, kMostGhosts> glimpses;
  bool operator==(const LookRecord&) const = default;
};
MINUIT_DESCRIBE(LookRecord, (number, door, glimpses))

struct State {
  std::array<Player, kMostPlayers> players{};
  std::array<Pose, kPieces> pieces{};
  u32 cards_left = (1U << kMoveCards) - 1;  // a bit for each movement card not yet drawn
  u16 bells_left = (1U << kBells) - 1;
  u8 moved = 0;  // a bit for each piece moved this round (PV-21)
  Door keyhole;
  BoundedList<LookRecord, 2> looks;  // of the last round
  u8 looked = 0;                     // how often, in all
  Seat die;                          // whose it is
  Seat turn;                         // who draws, seizes, places, rolls, chooses or acts on a card
  std::optional<Piece> seized;
  std::optional<Bell> bell;            // of this round
  std::optional<Pips> crystal;         // PV-81
  SeatSet rolling;                     // who still has to roll
  SeatSet best;                        // who rolled highest so far
  u8 highest = 0;                      // what they rolled
  u8 rerolls = 0;                      // PV-31
  std::array<u8, kMostPlayers> tag{};  // PV-75: a bit for each small ghost that was hidden before the card
  Phase phase = Phase::arranging;
  Phase after_settling{};
  Side tip{};  // PV-73: towards which side the furniture is tipped
  u8 round = 1;
  u32 decisions = 0;
  u32 planning_since = 0;  // how many there were when planning began
  Config setup;
  bool operator==(const State&) const = default;
};
MINUIT_DESCRIBE(State,
                (players, pieces, cards_left, bells_left, moved, keyhole, looks, looked, die, turn, seized, bell, crystal,
                 rolling, best, highest, rerolls, tag, phase, after_settling, tip, round, decisions, planning_since, setup))

[[nodiscard]] constexpr Size size_of(Figure figure) {
  return figure.value < 4 ? Size::small : figure.value < 6 ? Size::medium : Size::large;
}
[[nodiscard]] constexpr Figure first_of(Size size) { return Figure(size == Size::small ? 0 : size == Size::medium ? 4 : 6); }
[[nodiscard]] constexpr u8 ghost_id(Seat seat, Figure figure) { return static_cast<u8>(seat.value * kGhostsEach + figure.value); }
[[nodiscard]] constexpr Seat owner_of(u8 ghost) { return Seat(static_cast<i64>(ghost / kGhostsEach)); }
[[nodiscard]] constexpr Figure figure_of(u8 ghost) { return Figure(static_cast<i64>(ghost % kGhostsEach)); }
[[nodiscard]] inline GhostState& ghost_of(State& s, u8 ghost) {
  return s.players[ghost / kGhostsEach].ghosts[ghost % kGhostsEach];
}
[[nodiscard]] inline const GhostState& ghost_of(const State& s, u8 ghost) {
  return s.players[ghost / kGhostsEach].ghosts[ghost % kGhostsEach];
}
[[nodiscard]] constexpr Seat left_of(const State& s, Seat seat) { return Seat((seat.value + 1) % s.setup.players.value); }
[[nodiscard]] constexpr Seat right_of(const State& s, Seat seat) {
  return Seat((seat.value + s.setup.players.value - 1) % s.setup.players.value);
}
// The n-th clockwise from the die's holder.
[[nodiscard]] constexpr Seat from_die(const State& s, u8 nth) { return Seat((s.die.value + nth) % s.setup.players.value); }

[[nodiscard]] constexpr Square square_at(i32 x, i32 y) {
  const auto part = [](i32 along) { return along <= 0 ? 0 : along >= kHall ? kSquares - 1 : along / kSquare; };
  return Square(part(y) * kSquares + part(x));
}
[[nodiscard]] constexpr Square square_of(const Pose& pose) { return square_at(pose.at.x.number(), pose.at.y.number()); }
[[nodiscard]] constexpr i32 column_of(Square square) { return square.number() % kSquares; }
[[nodiscard]] constexpr i32 row_of(Square square) { return square.number() / kSquares; }
// How many steps from the side: 0 on the edge squares behind its doors.
[[nodiscard]] constexpr i32 steps_from(Side side, Square square) {
  switch (side) {
    case Side::south: return row_of(square);
    case Side::north: return kSquares - 1 - row_of(square);
    case Side::west: return column_of(square);
    case Side::east: return kSquares - 1 - column_of(square);
  }
  return 0;
}
[[nodiscard]] constexpr bool adjacent(Square a, Square b) {
  const i32 x = column_of(a) - column_of(b);
  const i32 y = row_of(a) - row_of(b);
  return x * x + y * y == 1;
}

}  // namespace minuit::keyhole
