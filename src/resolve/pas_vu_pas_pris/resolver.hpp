// What becomes of furniture that is let go of, has lost what held it, or is tipped over.
#pragma once
#include "rules/contract/resolver.hpp"
#include "rules/games/pas_vu_pas_pris/game.hpp"

template <>
struct minuit::rules::Resolver<minuit::keyhole::PasVuPasPris> {
  [[nodiscard]] static keyhole::Resolution resolve(const keyhole::State& state, Rng& rng);
  [[nodiscard]] static Result<keyhole::Resolution, Refusal> resolve(const keyhole::State& state, Seat seat,
                                                                    const keyhole::Intent& intent, Rng& rng);
};
