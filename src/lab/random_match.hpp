// A whole match of uniformly random play, as fast as the contract allows: no views, no audience, no heap.
#pragma once
#include "rules/contract/play.hpp"
#include "rules/contract/resolver.hpp"

namespace minuit::lab {

// Nature and the players draw from streams of their own, so that other players meet the same luck.
struct Luck {
  Rng nature;
  Rng minds;
  [[nodiscard]] static constexpr Luck of_game(u64 seed, u64 game) {
    return {Rng::stream(seed, 2 * game), Rng::stream(seed, 2 * game + 1)};
  }
};

// Plays the match to its end and returns how many decisions it took.
template <rules::Game G>
  requires rules::Resolvable<G>
[[gnu::noinline, gnu::flatten]] u64 play_random_match(typename G::State& state, Luck luck) {
  constexpr rules::NoAudience kNobody;
  for (u64 decisions = 0;; ++decisions) {
    const rules::Awaiting awaiting = G::awaiting(state);
    if (std::holds_alternative<rules::Nature>(awaiting)) {
      G::apply(state, rules::draw<G>(state, luck.nature), kNobody);
    } else if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
      const Seat seat = seats->set.lowest();
      const auto actions = G::actions(state, seat);
      rules::act<G>(state, seat, actions[luck.minds.below(static_cast<u32>(actions.size()))], kNobody);
    } else {
      if constexpr (rules::HasWorld<G>)
        if (std::holds_alternative<rules::World>(awaiting)) {
          G::apply(state, rules::Resolver<G>::resolve(state, luck.nature), kNobody);
          continue;
        }
      return decisions;
    }
  }
}

}  // namespace minuit::lab
