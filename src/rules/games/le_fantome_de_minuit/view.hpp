// What a viewer knows: here everything, arranged by seat for a table to draw and a bot to think from.
#pragma once
#include "rules/games/le_fantome_de_minuit/state.hpp"

namespace minuit::fantome {

struct SeatView {
  BoundedList<Spot, kMostFiguresEach> figures;  // sorted
  BoundedList<i16, kMostRounds> points;         // by round played
  i16 total = 0;
  bool operator==(const SeatView&) const = default;
};
MINUIT_DESCRIBE(SeatView, (figures, points, total))

struct View {
  Config setup;
  Phase phase = Phase::bravest;
  u8 round = 1;
  u16 turns = 0;
  Seat turn;
  Seat starter;
  std::optional<Face> roll;       // while it is being used
  std::optional<Spot> returning;  // the captive to be placed comes from here
  Spot hugo;
  BoundedList<SeatView, kMostSeats> seats;
  bool operator==(const View&) const = default;
};
MINUIT_DESCRIBE(View, (setup, phase, round, turns, turn, starter, roll, returning, hugo, seats))

[[nodiscard]] View view_of(const State& state);
// The state behind a view: nothing is hidden, so there is just one.
[[nodiscard]] State imagine(const View& view);

[[nodiscard]] Spot spot_of(Hugo hugo);
// Where the next captive to return waits.
[[nodiscard]] Spot next_captive(const State& state);

}  // namespace minuit::fantome
