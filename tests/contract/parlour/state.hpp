// All that is true of a match of the parlour game, and what a viewer is shown of it.
#pragma once
#include "base/rng.hpp"
#include "tests/contract/parlour/types.hpp"

namespace minuit::parlour {

struct State {
  Config setup;
  Phase phase = Phase::dealing;
  u8 round = 0;  // counted from 0
  Cards deck;
  Cards aside;
  std::array<Cards, kMostPlayers> hands{};                  // by seat
  std::array<Pair, kMostPlayers> figures{};                 // by seat
  std::array<std::optional<Action>, kMostPlayers> plans{};  // by seat: secret until all are made
  bool operator==(const State&) const = default;
};
MINUIT_DESCRIBE(State, (setup, phase, round, deck, aside, hands, figures, plans))

[[nodiscard]] inline u8 players(const State& s) { return s.setup.players.value; }

// TG-02: the seat the next card goes to.
[[nodiscard]] inline std::optional<Seat> next_to_draw(const State& s) {
  for (u8 seat = 0; seat < players(s); ++seat)
    if (s.hands[seat].size() < kHandSize) return Seat{seat};
  return std::nullopt;
}

[[nodiscard]] inline SeatSet planning(const State& s) {
  SeatSet set;
  for (u8 seat = 0; seat < players(s); ++seat)
    if (!s.plans[seat]) set = set.with(Seat{seat});
  return set;
}

// TG-07
[[nodiscard]] inline Places jostling(const State& s) {
  std::array<u8, Square::kMax + 1> crowd{};
  for (u8 seat = 0; seat < players(s); ++seat)
    for (const Square square : s.figures[seat]) ++crowd[square.value];
  Places places;
  for (u8 seat = 0; seat < players(s); ++seat) {
    for (const Figure figure : kFigures) {
      const Square square = s.figures[seat][static_cast<std::size_t>(figure)];
      if (square > kDoorstep && square < kBuffet && crowd[square.value] > 1) places.push_back({Seat{seat}, figure, square});
    }
  }
  return places;
}

struct SeatView {
  Pair figures{};
  u8 cards = 0;
  bool planned = false;
  std::optional<Cards> hand;   // one's own
  std::optional<Action> plan;  // one's own
  bool operator==(const SeatView&) const = default;
};
MINUIT_DESCRIBE(SeatView, (figures, cards, planned, hand, plan))

struct View {
  Config setup;
  Phase phase = Phase::dealing;
  u8 round = 0;
  u8 deck = 0;
  Cards aside;
  BoundedList<SeatView, kMostPlayers> seats;
  bool operator==(const View&) const = default;
};
MINUIT_DESCRIBE(View, (setup, phase, round, deck, aside, seats))

// A state that could be behind a view: hands dealt from the cards not seen, plans made from those hands.
[[nodiscard]] State imagine(const View& view, Rng& rng);

}  // namespace minuit::parlour
