// What the search asks of someone who knows the game: which world to think in, how likely each seat is to win from a position,
// and which actions to look at first.
#pragma once
#include <array>
#include <concepts>
#include <span>

#include "base/rng.hpp"
#include "rules/contract/game.hpp"

namespace minuit::bots {

// By seat, from 0 (lost) to 1 (won).
using Values = std::array<double, kMostSeats>;

template <class P, class G>
concept Pilot = rules::Game<G> && requires(P pilot, const typename G::View view, const Seat seat, const typename G::State state,
                                           std::span<const typename G::Action> actions, std::span<double> priors, Rng rng) {
  // How many worlds to imagine for one choice: 1 when nothing is hidden.
  { P::kWorlds } -> std::convertible_to<u32>;
  // A state that the viewer of this view could be in; called at the start of each world's search.
  { pilot.imagine(view, rng) } -> std::same_as<typename G::State>;
  // No need to look beyond: the judgement would not change.
  { pilot.settled(state) } -> std::same_as<bool>;
  { pilot.judge(state, rng) } -> std::same_as<Values>;
  // One positive number an action: how much it deserves a look. They need not add up to 1.
  { pilot.priors(state, seat, actions, priors) } -> std::same_as<void>;
};

}  // namespace minuit::bots
