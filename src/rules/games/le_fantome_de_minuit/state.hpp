// All that is true of a match. Figures of one colour are alike, so a place holds counts, not names.
#pragma once
#include "base/bits.hpp"
#include "rules/games/le_fantome_de_minuit/types.hpp"

namespace minuit::fantome {

// How many figures of each seat stand in one place: four bits a seat.
struct Crowd {
  u32 counts = 0;

  [[nodiscard]] constexpr bool empty() const { return counts == 0; }
  // Whose figures these are, if all are of one seat.
  [[nodiscard]] constexpr std::optional<Seat> sole_owner() const {
    if (empty()) return std::nullopt;
    const int lowest = lowest_bit(counts) / 4;
    if (counts >> (4 * lowest) > 15U) return std::nullopt;
    return Seat(lowest);
  }
  [[nodiscard]] constexpr u32 of(Seat seat) const { return counts >> (4U * seat.value) & 15U; }
  constexpr void add(Seat seat, u32 figures = 1) { counts += figures << (4U * seat.value); }
  constexpr void remove(Seat seat) { counts -= 1U << (4U * seat.value); }
  constexpr void join(Crowd others) { counts += others.counts; }
  constexpr bool operator==(const Crowd&) const = default;
};
MINUIT_DESCRIBE(Crowd, (counts))
static_assert(kMostFiguresEach <= 15 && kMostSeats * 4 <= 32);

// Hugo walks from the step next to the cellar up to the gallery and then round it for good: steps count up to 0, squares from 1.
struct Hugo {
  i8 at = static_cast<i8>(1 - kSteps);

  [[nodiscard]] constexpr bool on_gallery() const { return at > 0; }
  [[nodiscard]] constexpr bool on(Square square) const { return at == square.number(); }
  constexpr void advance(int paces = 1) { at = static_cast<i8>(at + paces > kSquares ? at + paces - kSquares : at + paces); }
  constexpr bool operator==(const Hugo&) const = default;
};
MINUIT_DESCRIBE(Hugo, (at))
static_assert(kStairsArrive == Square{1});

// kSweep[stride][steps and squares from the cellar up]: the squares a walk of that stride passes or ends on.
inline constexpr auto kSweep = [] {
  std::array<std::array<Squares, kSteps + kSquares>, kHugoStride + 1> sweep{};
  for (std::size_t stride = 0; stride < sweep.size(); ++stride) {
    for (std::size_t from = 0; from < sweep[stride].size(); ++from) {
      Hugo hugo{static_cast<i8>(static_cast<int>(from) + 1 - kSteps)};
      for (std::size_t pace = 0; pace < stride; ++pace) {
        hugo.advance();
        if (hugo.on_gallery()) sweep[stride][from] |= bit(Square(hugo.at));
      }
    }
  }
  return sweep;
}();
[[nodiscard]] constexpr Squares swept(Hugo hugo, u8 stride) {
  return kSweep[stride][static_cast<std::size_t>(hugo.at + kSteps - 1)];
}

inline constexpr u8 kNobody = 0xff;

struct State {
  std::array<Crowd, kSquares + 1> gallery{};  // by square
  std::array<Squares, kMostSeats> stands{};   // by seat: the squares where it has a figure
  Squares occupied = 0;                       // the squares where anyone has
  Squares free_rooms = kAllDoors;             // the doors whose room is empty
  std::array<u8, kRooms> rooms{};             // by room: the seat inside, or nobody
  Crowd hand;                                 // not yet placed
  std::array<Crowd, kSteps> stairs{};         // captives, from the step next to the cellar
  Crowd cellar;
  std::array<i16, kMostSeats> totals{};                         // fright points of the rounds played
  std::array<std::array<i8, kMostSeats>, kMostRounds> sheet{};  // by round, by seat
  u32 decisions = 0;
  u16 turns = 0;  // finished in this round
  Hugo hugo;
  Phase phase = Phase::bravest;
  Seat turn;                // whose decision or roll it is
  Seat starter;             // who rolled first in this round
  Face roll = Face::ghost;  // what is being moved
  u8 round = 0;             // counted from 0
  u8 stride = 0;
  Config setup;
  bool operator==(const State&) const = default;
};
MINUIT_DESCRIBE(State, (gallery, stands, occupied, free_rooms, rooms, hand, stairs, cellar, totals, sheet, decisions, turns, hugo,
                        phase, turn, starter, roll, round, stride, setup))

[[nodiscard]] constexpr u8 players(const State& s) { return s.setup.players.value; }
[[nodiscard]] constexpr Seat clockwise(const State& s, Seat seat) {
  return Seat(seat.value + 1 == players(s) ? 0 : seat.value + 1);
}

}  // namespace minuit::fantome
