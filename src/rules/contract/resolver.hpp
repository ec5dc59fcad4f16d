// Who says what becomes of the world. What need not be reproducible (a body that settles) is worked out before it is recorded,
// outside the rules: src/resolve/<game> specialises this for its game, and the game's `judge` checks the outcome like any other.
#pragma once
#include <concepts>
#include <utility>

#include "base/result.hpp"
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

// A game that takes intents has one that turns them into decisions, or says why they cannot be.
template <class G>
concept ResolvesIntents = !TakesIntents<G> || requires(const typename G::State state, Rng rng) {
  {
    Resolver<G>::resolve(state, Seat{}, std::declval<const typename G::Intent&>(), rng)
  } -> std::same_as<Result<typename G::Resolution, Refusal>>;
};

}  // namespace minuit::rules
