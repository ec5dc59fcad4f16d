// What a viewer knows. What is hidden on the table (the order of the pile, the numbers under the jewels) is not decided before it
// is seen, so everyone knows the same.
#pragma once
#include "rules/games/chasseurs_de_tresor/state.hpp"

namespace minuit::hunters {

struct Jewel {
  std::optional<JewelNumber> number;  // nothing while it lies face down, and in the classic game
  bool operator==(const Jewel&) const = default;
};
MINUIT_DESCRIBE(Jewel, (number))

struct RoomView {
  Room room{};
  u8 ghosts = 0;
  bool haunted = false;
  std::optional<Jewel> jewel;  // lying there
  bool operator==(const RoomView&) const = default;
};
MINUIT_DESCRIBE(RoomView, (room, ghosts, haunted, jewel))

struct HunterView {
  Seat seat;  // who runs it
  Space at{};
  std::optional<Jewel> backpack;
  bool held = false;  // GH-34: by a spirit
  bool operator==(const HunterView&) const = default;
};
MINUIT_DESCRIBE(HunterView, (seat, at, backpack, held))

struct Reachable {
  Space to{};
  u8 steps = 0;
  bool operator==(const Reachable&) const = default;
};
MINUIT_DESCRIBE(Reachable, (to, steps))

using CardList = BoundedList<Card, kMostCards>;

struct View {
  Config setup;
  Phase phase = Phase::first;
  u16 turns = 0;  // finished
  Hunter turn;
  Hunter first;
  std::optional<Pips> roll;                       // while it is being used
  BoundedList<Reachable, kSpaces> reach;          // while moving: where the roll leads, in the order of the spaces
  BoundedList<HunterView, kMostHunters> hunters;  // by hunter
  std::array<RoomView, kRooms> rooms{};           // from A on
  u8 spirits = 0;                                 // six lose the match
  u8 rescued = 0;                                 // eight win it; the advanced game wants number rescued + 1 next
  BoundedList<JewelNumber, kJewels> unseen;       // numbers that no jewel has shown yet; none in the classic game
  u8 pile = 0;                                    // cards in it
  CardList discard;                               // in the order of the kinds
  CardList aside;                                 // met while drawing several, until all are reshuffled
  std::optional<Card> card;                       // the last one turned up
  u8 to_draw = 0;                                 // cards of a Draw card still to come
  std::optional<Colour> closed;                   // doors that are locked
  std::optional<Ending> ending;
  bool operator==(const View&) const = default;
};
MINUIT_DESCRIBE(View, (setup, phase, turns, turn, first, roll, reach, hunters, rooms, spirits, rescued, unseen, pile, discard,
                       aside, card, to_draw, closed, ending))

[[nodiscard]] View view_of(const State& state);
// The state behind a view: nothing is hidden, so there is just one.
[[nodiscard]] State imagine(const View& view);

}  // namespace minuit::hunters
