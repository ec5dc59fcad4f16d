#include "lab/duels.hpp"

#include "lab/random_match.hpp"
#include "resolve/pas_touche/resolver.hpp"

namespace minuit::lab {

namespace {

using touche::PasTouche;

constexpr i64 kMargin_ms = 8;  // the referee's, for hands without a line

[[nodiscard]] touche::Finish finish_of(Seat seat, const touche::Gesture& made) {
  return {seat, made.touch.card, made.touch.hand, made.shout.has_value(), made.touch.reaction_ms, touche::Time(kMargin_ms), false,
          false};
}

[[nodiscard]] touche::Race race(const touche::State& state, const std::array<const Duellist*, 2>& seats, Rng& nature,
                                Rng& minds) {
  touche::Race race{touche::card_at(nature.below(touche::kCards)), {}};
  for (u8 seat = 0; seat < 2; ++seat)
    if (const auto made = touche::gesture(touche::sight_of(state, Seat{seat}, race.dice), seats[seat]->skill, minds))
      race.touches.push_back(finish_of(Seat{seat}, *made));
  if (race.touches.size() < 2) return race;
  const i64 ahead = race.touches[1].reaction_ms.number() - race.touches[0].reaction_ms.number();
  const bool by_lot = ahead >= -kMargin_ms && ahead <= kMargin_ms;
  if (by_lot) race.touches[0].by_lot = race.touches[1].by_lot = true;
  if (by_lot ? nature.below(2) == 0 : ahead < 0) std::swap(race.touches[0], race.touches[1]);
  return race;
}

}  // namespace

Duel play_duel(const Duellist& one, const Duellist& other, u64 seed, u64 number) {
  const bool turned = number % 2 == 1;
  const std::array<const Duellist*, 2> seats{turned ? &other : &one, turned ? &one : &other};
  Luck luck = Luck::of_game(seed, number);
  constexpr rules::NoAudience kNobody;
  touche::State state = PasTouche::start(PasTouche::setup(2));
  PasTouche::apply(state, rules::Resolver<PasTouche>::resolve(state, luck.nature), kNobody);
  for (u8 seat = 0; seat < 2; ++seat)
    PasTouche::apply(state, Seat{seat}, touche::Prepare{seats[seat]->level, touche::Hand::right}, kNobody);
  while (state.phase != touche::Phase::over) {
    if (state.phase == touche::Phase::racing) {
      PasTouche::apply(state, touche::Resolution(race(state, seats, luck.nature, luck.minds)), kNobody);
    } else {
      PasTouche::apply(state, rules::draw<PasTouche>(state, luck.nature), kNobody);
    }
  }
  Duel duel{{}, state.throws};
  for (u8 seat = 0; seat < 2; ++seat)
    if (state.winners.has(Seat{seat})) duel.winners = duel.winners.with(Seat(turned ? 1 - seat : seat));
  return duel;
}

DuelShare play_duels(const Duellist& one, const Duellist& other, u64 matches, u64 seed) {
  DuelShare share{matches, 0, 0};
  for (u64 number = 0; number < matches; ++number) {
    const Duel duel = play_duel(one, other, seed, number);
    share.throws += duel.throws;
    if (duel.winners.has(Seat{0})) share.halves += duel.winners.has(Seat{1}) ? 1 : 2;
  }
  return share;
}

}  // namespace minuit::lab
