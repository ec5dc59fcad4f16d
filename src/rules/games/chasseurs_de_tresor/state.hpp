// All that is true of a match. The order of the cards and the numbers under the jewels are not in it: nature says them when they
// are turned up, so nobody can know them before.
#pragma once
#include "rules/games/chasseurs_de_tresor/paths.hpp"
#include "rules/games/chasseurs_de_tresor/types.hpp"

namespace minuit::hunters {

// A set of cards, a bit each: the letters, shuffle, draw_2, draw_3, two blue_doors, two green_doors.
using Cards = u32;
inline constexpr auto kCardBits = [] {
  std::array<Cards, kCardKinds> bits{};
  unsigned at = 0;
  for (int kind = 0; kind < kCardKinds; ++kind) {
    const int copies = kind >= static_cast<int>(Card::blue_doors) ? kDoorCards : 1;
    for (int copy = 0; copy < copies; ++copy) bits[static_cast<std::size_t>(kind)] |= Cards{1} << at++;
  }
  return bits;
}();
[[nodiscard]] constexpr Cards bits_of(Card card) { return kCardBits[static_cast<std::size_t>(card)]; }
inline constexpr auto kCardAt = [] {
  std::array<Card, kMostCards> cards{};
  for (int kind = 0; kind < kCardKinds; ++kind)
    for (Cards left = kCardBits[static_cast<std::size_t>(kind)]; left != 0; left &= left - 1)
      cards[static_cast<std::size_t>(lowest_bit(left))] = static_cast<Card>(kind);
  return cards;
}();
inline constexpr Cards kAllCards = (Cards{1} << kMostCards) - 1;
inline constexpr Cards kClassicCards = (Cards{1} << (kRooms + 1)) - 1;
inline constexpr Cards kSetAsideWhileDrawing = bits_of(Card::shuffle) | bits_of(Card::draw_2) | bits_of(Card::draw_3);

// What a backpack holds: nothing, the jewel of that number, or a jewel whose number does not matter (the classic game).
inline constexpr u8 kEmpty = 0;
inline constexpr u8 kUnnumbered = kJewels + 1;
inline constexpr u8 kAllNumbers = (1U << kJewels) - 1;

struct State {
  std::array<u8, kRooms> ghosts{};   // by room; a haunted room has none
  std::array<u8, kRooms> numbers{};  // by room: of the jewel lying there, once it is known
  Rooms haunted = 0;
  Rooms jewels = 0;                      // where one lies
  std::array<Space, kMostHunters> at{};  // by hunter
  std::array<u8, kMostHunters> packs{};  // by hunter
  u8 unseen = kAllNumbers;               // the numbers no jewel has shown yet: bit n is number n + 1
  u8 rescued = 0;                        // jewels out of the house
  Cards pile = 0;
  Cards discard = 0;
  Cards aside = 0;    // met while drawing several, until all are reshuffled
  Cards in_view = 0;  // the closed-doors card that counts
  u32 decisions = 0;
  u16 turns = 0;  // finished
  Phase phase = Phase::first;
  Hunter turn;
  Hunter first;
  u8 hunters = 0;
  u8 roll = 0;     // while it is being used
  u8 to_draw = 0;  // cards of a Draw card still to come
  Lock lock = Lock::none;
  std::optional<Card> card;  // the last one turned up
  Ending ending{};           // once it is over
  Config setup;
  bool operator==(const State&) const = default;
};
MINUIT_DESCRIBE(State, (ghosts, numbers, haunted, jewels, at, packs, unseen, rescued, pile, discard, aside, in_view, decisions,
                        turns, phase, turn, first, hunters, roll, to_draw, lock, card, ending, setup))

[[nodiscard]] constexpr bool is_advanced(const State& s) { return s.setup.mode == Mode::advanced; }
// GH-08: who runs a hunter.
[[nodiscard]] constexpr Seat seat_of(const Config& setup, Hunter hunter) { return Seat(hunter.value % setup.players.value); }
[[nodiscard]] constexpr Seat awaited_seat(const State& s) { return seat_of(s.setup, s.turn); }
[[nodiscard]] constexpr Space where(const State& s) { return s.at[s.turn.value]; }
[[nodiscard]] constexpr u8& pack(State& s) { return s.packs[s.turn.value]; }
[[nodiscard]] constexpr u8 pack(const State& s) { return s.packs[s.turn.value]; }
[[nodiscard]] constexpr bool is_haunted(const State& s, Room room) { return (s.haunted & bit(room)) != 0; }
[[nodiscard]] constexpr bool is_haunted(const State& s, Space space) { return (spaces_of(s.haunted) & bit(space)) != 0; }
[[nodiscard]] constexpr bool jewel_lies(const State& s, Room room) { return (s.jewels & bit(room)) != 0; }
[[nodiscard]] constexpr int spirits(const State& s) { return std::popcount(s.haunted); }
[[nodiscard]] constexpr int hunters_in(const State& s, Space space) {
  int count = 0;
  for (u8 hunter = 0; hunter < s.hunters; ++hunter) count += s.at[hunter] == space ? 1 : 0;
  return count;
}
// GH-34
[[nodiscard]] constexpr bool is_held(const State& s, u8 hunter) {
  return s.packs[hunter] != kEmpty && is_haunted(s, s.at[hunter]);
}
// GH-51
[[nodiscard]] constexpr bool may_leave_with(const State& s, u8 jewel) {
  return jewel == kEmpty || jewel == kUnnumbered || jewel == s.rescued + 1;
}

// GH-34: with a jewel the way may end in a haunted room but not go through it.
[[nodiscard]] constexpr Spaces blocked(const State& s) { return pack(s) == kEmpty ? 0 : spaces_of(s.haunted); }

// GH-12 to GH-15, GH-34, GH-51, GH-53: where the hunter whose turn it is may go with this roll; its own space is not among them.
[[nodiscard]] inline Spaces reach(const State& s) {
  const Space from = where(s);
  const Spaces wall = blocked(s);
  Spaces spaces = wall == 0 ? kReach[static_cast<std::size_t>(s.lock)][static_cast<std::size_t>(from)][s.roll]
                            : within(s.lock, from, s.roll, wall);
  if (!may_leave_with(s, pack(s))) spaces &= ~bit(Space::outside);
  Spaces taken = bit(from);
  for (u8 hunter = 0; hunter < s.hunters; ++hunter) taken |= bit(s.at[hunter]) & kAllHalls;
  return spaces & ~taken;
}

}  // namespace minuit::hunters
