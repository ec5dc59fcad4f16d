// Matches that get somewhere: mediums who mostly know their card, so that all phases are seen, the last ones too.
#pragma once
#include "rules/contract/play.hpp"
#include "rules/games/mysterium/game.hpp"

namespace minuit::mysterium {

inline constexpr u32 kKnowingOf = 4;  // a medium does not know its card once in so many times
inline constexpr u32 kCrowOneIn = 8;
inline constexpr u32 kTimeUpOneIn = 24;
inline constexpr u32 kTokenOneIn = 3;

[[nodiscard]] inline Seat any_seat(SeatSet set, Rng& rng) {
  for (u32 skip = rng.below(static_cast<u32>(set.size())); skip > 0; --skip) set = set.without(set.lowest());
  return set.lowest();
}

[[nodiscard]] inline Action any_action(const State& s, Seat seat, Rng& rng) {
  const Choices list = Mysterium::actions(s, seat);
  return list[rng.below(static_cast<u32>(list.size()))];
}

// One or two visions to some medium, or now and then the crow.
[[nodiscard]] inline Action any_gift(const State& s, Rng& rng) {
  VisionSet some;
  for (u32 left = 1 + rng.below(2); left > 0; --left) some.add(s.hand.nth(rng.below(s.hand.size())));
  if (s.crows > 0 && rng.below(kCrowOneIn) == 0) return SendCrow{listed(some)};
  const Mediums mediums = to_give(s);
  return Give{Medium(nth_of_few(mediums, rng.below(static_cast<u32>(std::popcount(mediums))))), listed(some)};
}

// Not inlined: g++ 12 takes the unused part of the variant for uninitialised.
[[nodiscard, gnu::noinline]] inline Action any_guess(const State& s, Seat seat, Rng& rng) {
  for (u8 at = 0; at < medium_count(s); ++at) {
    const Medium medium(at);
    if (seat_of(s.setup, medium) != seat || is_done(s, medium) || s.choices[at] != kNone) continue;
    if (rng.below(kKnowingOf) != 0) return Choose{medium, Clue(s.targets[s.found[at]][at])};
    break;
  }
  return rng.below(kTokenOneIn) == 0 ? any_action(s, seat, rng) : Action(Ready{});
}

// The match must not be over.
[[nodiscard]] inline rules::Decision<Mysterium> guided_decision(const State& s, Rng& rng) {
  using Chosen = rules::Chosen<Mysterium>;
  const rules::Awaiting awaiting = Mysterium::awaiting(s);
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  if (seats == nullptr) return rules::Chance<Mysterium>{rules::draw<Mysterium>(s, rng)};
  if (seats->deadline.runs() && rng.below(kTimeUpOneIn) == 0) return rules::Elapsed{};
  const Seat seat = any_seat(seats->set, rng);
  if (s.phase == Phase::giving) return Chosen{seat, any_gift(s, rng)};
  if (s.phase == Phase::guessing) return Chosen{seat, any_guess(s, seat, rng)};
  return Chosen{seat, any_action(s, seat, rng)};
}

}  // namespace minuit::mysterium
