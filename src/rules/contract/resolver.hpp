// Who says what becomes of the world. What need not be reproducible (a body that settles) is worked out before it is recorded,
// outside the rules: src/resolve/<game> specialises this for its game, and the game's `judge` checks the outcome like any other.
#pragma once
#include <concepts>

#include "base/rng.hpp"
#include "rules/contract/game.hpp"

namespace minuit::rules {

template <class G>
struct Resolver {};

// Every game whose world must be resolved has a resolver.
template <class G>
concept Resolvable = !HasWorld<G> || requires(const typename G::State state, Rng rng) {
  { Resolver<G>::resolve(state, rng) } -> std::same_as<typename G::Resolution>;
};

}  // namespace minuit::rules
