// What a viewer knows. What lies face down is not decided before it is turned, and the dice are in the state only when all is
// over, so everyone knows the same.
#pragma once
#include "rules/games/pas_touche/state.hpp"

namespace minuit::touche {

using SweetList = BoundedList<Sweet, kSweets>;
using CountList = BoundedList<Count, kCounts>;

struct SlotView {
  Colour colour{};
  BoundedList<Space, kMostSpaces> track;
  std::optional<ConstraintId> card;  // nothing while it lies face down
  bool binds = true;                 // what it forbids counts
  SweetList sweets;                  // that it forbids
  CountList counts;
  bool operator==(const SlotView&) const = default;
};
MINUIT_DESCRIBE(SlotView, (colour, track, card, binds, sweets, counts))

struct PlayerView {
  std::optional<Level> level;           // once it is chosen
  std::optional<Hand> hand;             // the touching hand, likewise
  bool calm = false;                    // PT-65: this player's time counts by half
  BoundedList<SlotView, kSlots> slots;  // left to right; none before the level is chosen
  std::optional<Cube> cube;             // nothing: not on the track
  u8 progress = 0;                      // spaces covered
  u8 length = 0;                        // of the whole track
  SweetList sweets;                     // that this player may not touch
  CountList counts;
  std::optional<Level> next_level;  // PT-50: once it is over
  bool operator==(const PlayerView&) const = default;
};
MINUIT_DESCRIBE(PlayerView, (level, hand, calm, slots, cube, progress, length, sweets, counts, next_level))

// A touch of the last throw, with what it came to.
struct TouchView {
  Finish touch;
  Outcome outcome{};
  Cost cost{};
  bool operator==(const TouchView&) const = default;
};
MINUIT_DESCRIBE(TouchView, (touch, outcome, cost))
struct PhotoView {
  Card dice;
  Place place;
  BoundedList<TouchView, kMostPlayers> touches;  // in the order in which they were judged
  bool operator==(const PhotoView&) const = default;
};
MINUIT_DESCRIBE(PhotoView, (dice, place, touches))

struct View {
  Config setup;
  Phase phase = Phase::laying;
  u16 throws = 0;                                 // judged
  BoundedList<Card, kCards> grid;                 // by place, row by row; empty before it is laid
  BoundedList<PlayerView, kMostPlayers> players;  // by seat
  std::array<u8, kColours> piles{};               // cards that nobody has in front of them face up, by colour
  std::array<BoundedList<ConstraintId, kCardsOfColour>, kColours> under{};  // of them, seen and put under: by colour
  std::optional<Seat> turning;                                              // whose card nature turns up
  u8 passed = 0;                                                            // cards passed over in this turning
  std::optional<PhotoView> last;                                            // the last throw
  std::optional<Ending> ending;
  SeatSet winners;
  bool operator==(const View&) const = default;
};
MINUIT_DESCRIBE(View, (setup, phase, throws, grid, players, piles, under, turning, passed, last, ending, winners))

[[nodiscard]] View view_of(const State& state);

}  // namespace minuit::touche
