// PT-21 to PT-24, PT-63: what each touch of a throw comes to, in the order in which the referee holds them to have been.
#pragma once
#include "rules/games/pas_touche/advance.hpp"

namespace minuit::touche {

// As if no touch before had ended the throw.
[[nodiscard]] constexpr Outcome weigh(const State& s, Card dice, const Finish& touch) {
  if (touch.reaction_ms.value < kFalseStart_ms) return Outcome::false_start;
  if (touch.card != dice) return Outcome::wrong_card;
  const bool touching_hand = touch.hand == s.players[touch.seat.value].hand;
  const bool forbidden = is_forbidden(s, touch.seat, dice);
  if (touching_hand) return forbidden ? Outcome::forbidden : Outcome::advanced;
  if (!forbidden) return Outcome::wrong_hand;
  return touch.shout ? Outcome::blocked : Outcome::no_shout;
}

void judge_touches(State& s, const Race& race, auto&& emit) {
  s.last = {race.dice, race.touches, {}, {}};
  bool ended = false;
  for (const Finish& touch : race.touches) {
    const Outcome outcome = ended ? Outcome::late : weigh(s, race.dice, touch);
    s.last.outcomes.push_back(outcome);
    rules::tell(emit, [&] { return Touched{touch, outcome}; });
    if (outcome == Outcome::advanced) advance(s, touch.seat, emit);
    if (outcome == Outcome::blocked) rules::tell(emit, [&] { return Blocked{touch.seat}; });
    s.last.costs.push_back(is_error(outcome) ? penalise(s, touch.seat, emit) : Cost::none);
    ended = ended || outcome == Outcome::advanced || outcome == Outcome::blocked;
  }
  if (!ended) rules::tell(emit, [] { return NobodyScored{}; });
}

}  // namespace minuit::touche
