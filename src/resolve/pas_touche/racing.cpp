#include "resolve/pas_touche/racing.hpp"

#include <algorithm>

namespace minuit::touche {
namespace {

[[nodiscard]] Time time_of(i32 ms) { return Time(std::clamp<i64>(ms, Time::kMin, Time::kMax)); }

[[nodiscard]] Finish finish_of(const rules::Placed<PasTouche>& placed) {
  const auto& touch = std::get<Touch>(placed.signal);
  return {placed.seat,       touch.card,   touch.hand, placed.cried, time_of(placed.time_ms), time_of(placed.margin_ms),
          placed.by_arrival, placed.by_lot};
}

}  // namespace
}  // namespace minuit::touche

namespace minuit::rules {

using touche::PasTouche;
using TheRace = Racing<PasTouche>;

RaceTerms TheRace::terms(const touche::State& s) {
  return {SeatSet::first(s.setup.players.value), s.setup.throw_seconds.number() * 1000, s.setup.allowance_ms.number()};
}

touche::Card TheRace::show(const touche::State& /*state*/, Rng& rng) { return touche::card_at(rng.below(touche::kCards)); }

Sign TheRace::sign(const touche::Signal& signal) {
  if (const auto* touch = std::get_if<touche::Touch>(&signal)) return {SignKind::touch, touch->reaction_ms.number()};
  if (const auto* shout = std::get_if<touche::Shout>(&signal)) return {SignKind::cry, shout->after_ms.number()};
  return {SignKind::pass, 0};
}

Weight TheRace::weigh(const touche::State& s, const touche::Card& dice, const Placed<PasTouche>& touch) {
  switch (touche::weigh(s, dice, touche::finish_of(touch))) {
    case touche::Outcome::advanced:
    case touche::Outcome::blocked: return Weight::ends;
    case touche::Outcome::no_shout: return Weight::needs_cry;
    default: return Weight::errs;
  }
}

i32 TheRace::counted_ms(const touche::State& s, Seat seat, i32 time_ms) {
  return touche::counted_ms(s.setup, seat, touche::time_of(time_ms));
}

touche::Resolution TheRace::judged(const touche::Card& dice, std::span<const Placed<PasTouche>> touches) {
  touche::Race race{dice, {}};
  for (const Placed<PasTouche>& each : touches) race.touches.push_back(touche::finish_of(each));
  return race;
}

}  // namespace minuit::rules
