// All that is true of a match. The order of the pile is not in it: nature says each card when it is drawn.
#pragma once
#include <algorithm>

#include "rules/games/mysterium/types.hpp"

namespace minuit::mysterium {

// A set of clue cards of one kind: bit n is card n.
using Clues = u32;
[[nodiscard]] constexpr Clues bit(Clue card) { return Clues{1} << card.value; }
inline constexpr Clues kAllClues = (Clues{1} << kClues) - 1;

// A set of mediums: bit n is medium n.
using Mediums = u8;
[[nodiscard]] constexpr Mediums bit(Medium medium) { return static_cast<Mediums>(1U << medium.value); }

inline constexpr u8 kNone = 255;  // no card, no group
inline constexpr u8 kNoToken = kStances;

struct State {
  VisionSet pile = VisionSet::all();
  VisionSet heap;                                               // found and discarded, until the pile is empty
  VisionSet hand;                                               // the ghost's
  std::array<VisionSet, kMostMediums> before{};                 // by medium: the visions lying there
  std::array<u8, kVisions> given_at{};                          // by vision: the hour it was given, while it lies before a medium
  std::array<Clues, kKinds> laid{};                             // by kind
  std::array<Clues, kMostMediums> wrong{};                      // by medium: cards of the current kind that were not it
  std::array<std::array<u8, kMostMediums>, kKinds> targets{};   // by kind and medium: the ghost's cards
  std::array<u8, kMostMediums> found{};                         // by medium: how many, so also the current kind
  std::array<u8, kMostMediums> choices{};                       // by medium: a card, or none
  std::array<u8, kMostMediums> track{};                         // by medium
  std::array<std::array<u8, kStances>, kMostMediums> tokens{};  // by medium: not spent; the first of the two, if each is either
  std::array<std::array<u8, kMostMediums>, kMostMediums> bets{};  // by medium and whom it is about: a stance or no token
  std::array<std::array<u8, kKinds>, kJoinedGroups> joined{};     // by further group and kind
  std::array<u8, kMostSeats> used{};                              // by seat: changes in this stage
  std::array<u8, kMostSeats> votes{};                             // by seat: a group, or none
  VisionSet shared;                                               // of the shared vision: what is still face down
  std::array<Vision, kSharedSize> turned{};                       // and what is face up, in that order:
  u8 turns = 0;                                                   // so many
  SeatSet ready;                                                  // also, with three players, who has voted this time
  Mediums gifted = 0;                                             // this hour
  u8 assigned = 0;                                                // cards the ghost has drawn
  u8 joins = 0;                                                   // cards of further groups
  u8 crows = 0;                                                   // uses left
  u8 hour = 0;                                                    // from 1 on, once the cards are dealt
  u16 stage = 0;                                                  // grows whenever seats begin to be awaited
  Phase phase = Phase::laying;
  u8 culprit = kNone;
  u8 accused = kNone;
  Ending ending{};  // once it is over
  Config setup;
  bool operator==(const State&) const = default;
};
MINUIT_DESCRIBE(State, (pile, heap, hand, before, given_at, laid, wrong, targets, found, choices, track, tokens, bets, joined,
                        used, votes, shared, turned, turns, ready, gifted, assigned, joins, crows, hour, stage, phase, culprit,
                        accused, ending, setup))

[[nodiscard]] constexpr u8 medium_count(const Config& setup) { return kMediumsOf[setup.players.value]; }
[[nodiscard]] constexpr u8 medium_count(const State& s) { return medium_count(s.setup); }
[[nodiscard]] constexpr u8 laid_of_each(const Config& setup) {
  return kLaidOf[static_cast<std::size_t>(setup.difficulty)][setup.players.value];
}
// Calls f with each medium of the match.
constexpr void each_medium(const Config& setup, auto&& f) {
  for (u8 at = 0; at < medium_count(setup); ++at) f(Medium(at));
}

// MY-01: how many mediums a player runs, and who runs one.
[[nodiscard]] constexpr u8 mediums_each(const Config& setup) {
  return static_cast<u8>(medium_count(setup) / (setup.players.value - 1));
}
[[nodiscard]] constexpr Seat seat_of(const Config& setup, Medium medium) {
  const int place = medium.value / mediums_each(setup);
  return Seat(place < setup.ghost.value ? place : place + 1);
}
[[nodiscard]] constexpr SeatSet medium_seats(const Config& setup) {
  return SeatSet::first(setup.players.value).without(setup.ghost);
}
// Of a player who runs one medium, which; of one who runs two, the first.
[[nodiscard]] constexpr Medium medium_of(const Config& setup, Seat seat) {
  const i64 place = seat.value < setup.ghost.value ? seat.value : seat.value - 1;
  return Medium(place * mediums_each(setup));
}

[[nodiscard]] constexpr bool is_done(const State& s, Medium medium) { return s.found[medium.value] == kKinds; }
[[nodiscard]] constexpr Kind kind_of(const State& s, Medium medium) {
  assert(!is_done(s, medium));
  return static_cast<Kind>(s.found[medium.value]);
}
[[nodiscard]] constexpr Mediums not_done(const State& s) {
  Mediums set = 0;
  each_medium(s.setup, [&](Medium medium) {
    if (!is_done(s, medium)) set = static_cast<Mediums>(set | bit(medium));
  });
  return set;
}
// MY-23: cards of this kind in the sleeves.
[[nodiscard]] constexpr Clues sleeved(const State& s, Kind kind) {
  Clues cards = 0;
  each_medium(s.setup, [&](Medium medium) {
    if (s.found[medium.value] > static_cast<u8>(kind))
      cards |= bit(Clue(s.targets[static_cast<std::size_t>(kind)][medium.value]));
  });
  return cards;
}
// MY-20: who still gets visions this hour.
[[nodiscard]] constexpr Mediums to_give(const State& s) { return static_cast<Mediums>(not_done(s) & ~s.gifted); }

// MY-23: how many changes a player may make in one hour.
[[nodiscard]] constexpr u8 changes_of(const Config& setup) { return static_cast<u8>(kMostChanges * mediums_each(setup)); }
static_assert(2 * kMostChanges <= 255);

[[nodiscard]] constexpr bool has_tokens(const Config& setup) { return kTokensOf[setup.players.value] > 0; }
// MY-06: the pool a token of this stance comes from.
[[nodiscard]] constexpr std::size_t pool_of(const Config& setup, Stance stance) {
  return setup.either_tokens ? 0 : static_cast<std::size_t>(stance);
}
// MY-24: whether a token of this stance can be had, the one already lying there given back.
[[nodiscard]] constexpr bool token_left(const State& s, Medium medium, Medium about, Stance stance) {
  const std::size_t pool = pool_of(s.setup, stance);
  const u8 lying = s.bets[medium.value][about.value];
  const bool back = lying != kNoToken && pool_of(s.setup, static_cast<Stance>(lying)) == pool;
  return s.tokens[medium.value][pool] > 0 || back;
}

// MY-41: groups of three cards; those of the mediums come first.
[[nodiscard]] constexpr u8 group_count(const Config& setup) {
  return static_cast<u8>(medium_count(setup) + (setup.players.value == kPlayerRange.fewest ? kJoinedGroups : 0));
}
[[nodiscard]] constexpr u8 cards_to_join(const Config& setup) {
  return static_cast<u8>((group_count(setup) - medium_count(setup)) * static_cast<int>(kKinds));
}
// MY-41: how many cards of the shared vision a medium sees before its player votes.
[[nodiscard]] constexpr u8 cards_seen(const State& s, Medium medium) {
  if (s.setup.players.value < kFewestWithTrack) return kSharedSize;
  const Track& marks = s.setup.players.value < kFewestOnLongTrack ? kShortTrack : kLongTrack;
  const u8 at = s.track[medium.value];
  if (at >= marks.three) return 3;
  return at >= marks.two ? 2 : 1;
}
// MY-41: with three players both must agree, and until they do both vote again.
[[nodiscard]] constexpr bool must_agree(const Config& setup) { return setup.players.value == 3; }

[[nodiscard]] constexpr bool has_voted(const State& s, Seat seat) { return s.votes[seat.value] != kNone; }

// Who may still act while the hourglass runs.
[[nodiscard]] constexpr SeatSet guessing_seats(const State& s) {
  SeatSet set;
  for (u8 at = 0; at < s.setup.players.value; ++at)
    if (const Seat seat(at); seat != s.setup.ghost && !s.ready.has(seat) && s.used[at] < changes_of(s.setup))
      set = set.with(seat);
  return set;
}
// Who may vote now that so many cards are turned.
[[nodiscard]] constexpr SeatSet voting_seats(const State& s) {
  SeatSet set;
  for (u8 at = 0; at < s.setup.players.value; ++at) {
    const Seat seat(at);
    if (seat == s.setup.ghost || cards_seen(s, medium_of(s.setup, seat)) != s.turns) continue;
    if (must_agree(s.setup) ? !s.ready.has(seat) && s.used[at] < changes_of(s.setup) : !has_voted(s, seat)) set = set.with(seat);
  }
  return set;
}

}  // namespace minuit::mysterium
