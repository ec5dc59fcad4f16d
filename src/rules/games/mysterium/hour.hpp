// An hour from its stroke to the ghost's answers: MY-20 to MY-29.
#pragma once
#include "rules/contract/game.hpp"
#include "rules/games/mysterium/events.hpp"
#include "rules/games/mysterium/state.hpp"

namespace minuit::mysterium {

void await_shared_vision(State& s, auto&& emit);

// Seats begin to be awaited: their changes are counted anew.
inline void begin_stage(State& s, Phase phase) {
  s.phase = phase;
  s.used.fill(0);
  ++s.stage;
}

// The hand is full, or nothing is left to draw.
void go_on(State& s, auto&& emit) {
  if (not_done(s) == 0) return await_shared_vision(s, emit);
  if (to_give(s) != 0 && !s.hand.empty()) return begin_stage(s, Phase::giving);
  begin_stage(s, Phase::guessing);
  rules::tell(emit, [] { return GlassTurned{}; });
}

// MY-20, MY-21
void refill(State& s, auto&& emit) {
  if (s.hand.size() == kHandSize || (s.pile.empty() && s.heap.empty())) return go_on(s, emit);
  s.phase = Phase::drawing;
  if (!s.pile.empty()) return;
  s.pile = s.heap;
  s.heap = {};
  rules::tell(emit, [&] { return PileShuffled{s.pile.size()}; });
}

inline void fill_tokens(State& s) {
  const u8 all = kTokensOf[s.setup.players.value];
  each_medium(s.setup, [&](Medium medium) {
    auto& pools = s.tokens[medium.value];
    if (s.setup.either_tokens) {
      pools = {all, 0};
    } else {
      pools.fill(static_cast<u8>(all / kStances));
    }
  });
}

void strike_hour(State& s, auto&& emit) {
  ++s.hour;
  s.gifted = 0;
  if (s.setup.difficulty == Difficulty::easy) s.crows = kCrowsOf[static_cast<std::size_t>(Difficulty::easy)];  // MY-05
  rules::tell(emit, [&] { return HourStruck{s.hour}; });
  if (s.hour == kTokensReturnAt && has_tokens(s.setup)) {  // MY-28
    fill_tokens(s);
    rules::tell(emit, [] { return TokensReturned{}; });
  }
  refill(s, emit);
}

[[nodiscard]] constexpr bool is_right(const State& s, Medium medium) {
  return !is_done(s, medium) && s.choices[medium.value] == s.targets[static_cast<std::size_t>(kind_of(s, medium))][medium.value];
}

// MY-26: the tokens at a medium's choice.
void settle_bets(State& s, Medium about, bool right, auto&& emit) {
  each_medium(s.setup, [&](Medium medium) {
    u8& bet = s.bets[medium.value][about.value];
    if (bet == kNoToken) return;
    const auto stance = static_cast<Stance>(bet);
    bet = kNoToken;
    const bool foreseen = (stance == Stance::agree) == right;
    if (foreseen) ++s.track[medium.value];
    rules::tell(emit, [&] { return BetSettled{medium, about, stance, foreseen, s.track[medium.value]}; });
  });
}

// MY-25, MY-27
void answer(State& s, Medium medium, bool right, auto&& emit) {
  const u8 at = medium.value;
  rules::tell(emit, [&] {
    Answered answered{.medium = medium, .kind = kind_of(s, medium), .card = {}, .right = right};
    if (s.choices[at] != kNone) answered.card = Clue(s.choices[at]);
    return answered;
  });
  if (!right) {
    if (s.choices[at] != kNone) s.wrong[at] |= bit(Clue(s.choices[at]));
    return;
  }
  ++s.found[at];
  s.wrong[at] = 0;
  s.before[at].each([&](Vision vision) { s.given_at[vision.value] = 0; });
  s.heap.join(s.before[at]);
  s.before[at] = {};
  if (!is_done(s, medium)) return;
  const auto steps = static_cast<u8>(s.setup.players.value < kFewestWithTrack ? 0 : kHours - s.hour);
  s.track[at] = static_cast<u8>(s.track[at] + steps);
  rules::tell(emit, [&] { return CameThrough{medium, steps, s.track[at]}; });
}

// MY-29
void lose_in_time(State& s, auto&& emit) {
  s.phase = Phase::over;
  s.ending = Ending::too_late;
  each_medium(s.setup, [&](Medium medium) {
    for (std::size_t kind = s.found[medium.value]; kind < kKinds; ++kind)
      rules::tell(emit, [&] { return TargetShown{medium, static_cast<Kind>(kind), Clue(s.targets[kind][medium.value])}; });
  });
  rules::tell(emit, [&] { return Ended{s.ending}; });
}

// The hourglass has run out, or all are ready.
void end_hour(State& s, auto&& emit) {
  s.ready = {};
  s.used.fill(0);
  each_medium(s.setup, [&](Medium medium) {
    if (is_done(s, medium)) return;
    const bool right = is_right(s, medium);
    answer(s, medium, right, emit);
    settle_bets(s, medium, right, emit);
    s.choices[medium.value] = kNone;
  });
  if (not_done(s) == 0) return refill(s, emit);
  if (s.hour == kHours) return lose_in_time(s, emit);
  strike_hour(s, emit);
}

}  // namespace minuit::mysterium
