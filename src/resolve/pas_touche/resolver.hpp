// What the world does where nobody sits at a table: the grid is shuffled, and hands race at random. At a table the referee of
// src/match says how a race went.
#pragma once
#include "rules/contract/resolver.hpp"
#include "rules/games/pas_touche/game.hpp"

template <>
struct minuit::rules::Resolver<minuit::touche::PasTouche> {
  [[nodiscard]] static touche::Resolution resolve(const touche::State& state, Rng& rng);
};
