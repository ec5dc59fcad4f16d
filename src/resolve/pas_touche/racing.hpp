// What the referee must know of a throw.
#pragma once
#include "rules/contract/race.hpp"
#include "rules/games/pas_touche/game.hpp"

template <>
struct minuit::rules::Racing<minuit::touche::PasTouche> {
  using G = touche::PasTouche;

  [[nodiscard]] static bool runs(const touche::State& s) { return s.phase == touche::Phase::racing; }
  [[nodiscard]] static RaceTerms terms(const touche::State& s);
  [[nodiscard]] static touche::Card show(const touche::State& s, Rng& rng);
  [[nodiscard]] static Sign sign(const touche::Signal& signal);
  [[nodiscard]] static Weight weigh(const touche::State& s, const touche::Card& dice, const Placed<G>& touch);
  [[nodiscard]] static i32 counted_ms(const touche::State& s, Seat seat, i32 time_ms);
  [[nodiscard]] static i32 cry_within_ms(const touche::State& s, Seat seat) { return touche::shout_within_ms(s.setup, seat); }
  [[nodiscard]] static touche::Resolution judged(const touche::Card& dice, std::span<const Placed<G>> touches);
};
