// All that is true of a match. A constraint card is in it only once it was turned up: a card that lies face down has a colour and
// nothing more. The dice are in it only once the throw is judged.
#pragma once
#include <bit>

#include "rules/games/pas_touche/types.hpp"

namespace minuit::touche {

inline constexpr u8 kFaceDown = kConstraints;

struct Player {
  Level level;
  Hand hand{};
  bool ready = false;
  bool on_track = false;
  Cube cube;                       // if it is on the track
  std::array<u8, kSlots> cards{};  // by slot: a ConstraintId, or kFaceDown
  u8 unbound = 0;                  // a bit for each slot whose card forbids nothing
  bool operator==(const Player&) const = default;
};
MINUIT_DESCRIBE(Player, (level, hand, ready, on_track, cube, cards, unbound))

// A colour's pile: those nobody has seen, in no order, above those that were put under it, in their order.
struct Pile {
  u32 fresh = (1U << kCardsOfColour) - 1;  // a bit each
  BoundedList<u8, kCardsOfColour> under;   // ConstraintIds
  bool operator==(const Pile&) const = default;

  [[nodiscard]] int size() const { return std::popcount(fresh) + static_cast<int>(under.size()); }
};
MINUIT_DESCRIBE(Pile, (fresh, under))

struct Photo {
  Card dice;
  BoundedList<Finish, kMostPlayers> touches;
  BoundedList<Outcome, kMostPlayers> outcomes;  // of the touches
  BoundedList<Cost, kMostPlayers> costs;        // likewise
  bool operator==(const Photo&) const = default;
};
MINUIT_DESCRIBE(Photo, (dice, touches, outcomes, costs))

struct State {
  std::array<u8, kCards> grid{};  // by place: the index of its card
  std::array<Player, kMostPlayers> players{};
  std::array<Pile, kColours> piles{};
  Photo last;  // once throws > 0
  u32 decisions = 0;
  u16 throws = 0;  // judged
  Phase phase = Phase::laying;
  Seat turning;     // whose card, while one is turned
  u8 passed = 0;    // cards that did not fit, while one is turned
  SeatSet winners;  // once it is over
  Ending ending{};  // likewise
  Config setup;
  bool operator==(const State&) const = default;
};
MINUIT_DESCRIBE(State, (grid, players, piles, last, decisions, throws, phase, turning, passed, winners, ending, setup))

[[nodiscard]] constexpr bool is_up(const Player& player, std::size_t slot) { return player.cards[slot] != kFaceDown; }
[[nodiscard]] constexpr Colour colour_at(const Player& player, std::size_t slot) { return colours_of(player.level)[slot]; }
[[nodiscard]] constexpr int turned_up(const Player& player) {
  int up = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) up += is_up(player, slot) ? 1 : 0;
  return up;
}
// PT-32: what the cards lying face up forbid together.
[[nodiscard]] constexpr Forbidden constraints_of(const Player& player) {
  Forbidden all;
  for (std::size_t slot = 0; slot < kSlots; ++slot)
    if (is_up(player, slot) && (player.unbound >> slot & 1U) == 0) all = all.with(kForbids[player.cards[slot]]);
  return all;
}
// PT-11, PT-21
[[nodiscard]] constexpr bool is_forbidden(const State& s, Seat seat, Card card) {
  return !s.setup.children && constraints_of(s.players[seat.value]).has(card);
}
// PT-65: the time that counts.
[[nodiscard]] constexpr int counted_ms(const Config& setup, Seat seat, Time reaction) {
  return setup.calm.has(seat) ? reaction.number() / kCalmShare : reaction.number();
}
[[nodiscard]] constexpr int shout_within_ms(const Config& setup, Seat seat) {
  return setup.calm.has(seat) ? kCalmShoutWithin_ms : kShoutWithin_ms;
}
// How far a cube has come: 0 before the track, then a space each.
[[nodiscard]] constexpr int progress(const Player& player) {
  if (!player.on_track) return 0;
  int spaces = player.cube.space.value + 1;
  for (std::size_t slot = 0; slot < player.cube.slot.value; ++slot) spaces += track_of(colour_at(player, slot)).length;
  return spaces;
}

}  // namespace minuit::touche
