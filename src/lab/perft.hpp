// How many ways there are: the number of sequences of decisions of a given length, the players' and nature's. A number that
// changes when a rule does.
#pragma once
#include "rules/contract/play.hpp"

namespace minuit::lab {

template <rules::Game G>
[[nodiscard]] u64 perft(const typename G::State& state, u32 depth) {
  if (depth == 0) return 1;
  const rules::Awaiting awaiting = G::awaiting(state);
  u64 ways = 0;
  if (std::holds_alternative<rules::Nature>(awaiting)) {
    if (depth == 1) return static_cast<u64>(std::ranges::size(G::chances(state)));
    for (const auto& odds : G::chances(state)) {
      typename G::State next = state;
      G::apply(next, odds.outcome, rules::NoAudience{});
      ways += perft<G>(next, depth - 1);
    }
  } else if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
    for (SeatSet left = seats->set; !left.empty(); left = left.without(left.lowest())) {
      const Seat seat = left.lowest();
      const auto actions = G::actions(state, seat);
      if (depth == 1) {
        ways += static_cast<u64>(std::ranges::size(actions));
        continue;
      }
      for (const auto& action : actions) {
        typename G::State next = state;
        rules::act<G>(next, seat, action, rules::NoAudience{});
        ways += perft<G>(next, depth - 1);
      }
    }
  }
  return ways;
}

}  // namespace minuit::lab
