// The player of random matches: everything that may be decided in a state, and one such decision drawn at random.
#pragma once
#include <array>
#include <vector>

#include "rules/contract/play.hpp"
#include "rules/contract/resolver.hpp"

namespace minuit::laws {

inline constexpr u32 kHasteOneIn = 8;   // how often a running deadline elapses
inline constexpr int kResolutions = 4;  // the world has no list: so many tries of the resolver stand for it

[[nodiscard]] inline SeatSet awaited(const rules::Awaiting& awaiting) {
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  return seats == nullptr ? SeatSet{} : seats->set;
}

template <class F>
void each_seat(SeatSet set, F&& f) {
  for (; !set.empty(); set = set.without(set.lowest())) f(set.lowest());
}

[[nodiscard]] inline Seat any_of(SeatSet set, Rng& rng) {
  for (u32 skip = rng.below(static_cast<u32>(set.size())); skip > 0; --skip) set = set.without(set.lowest());
  return set.lowest();
}

template <class List>
[[nodiscard]] auto any_of(const List& list, Rng& rng) {
  return list[rng.below(static_cast<u32>(list.size()))];
}

// One decision, drawn at random; the match must not be over.
template <rules::Game G>
[[nodiscard]] rules::Decision<G> any_decision(const typename G::State& state, const rules::Awaiting& awaiting, Rng& rng) {
  static_assert(rules::Resolvable<G>);
  if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
    if (seats->deadline.runs() && rng.below(kHasteOneIn) == 0) return rules::Elapsed{};
    const Seat seat = any_of(seats->set, rng);
    return rules::Chosen<G>{seat, any_of(G::actions(state, seat), rng)};
  }
  if constexpr (rules::HasWorld<G>)
    if (std::holds_alternative<rules::World>(awaiting)) return rules::Resolved<G>{rules::Resolver<G>::resolve(state, rng)};
  return rules::Chance<G>{rules::draw<G>(state, rng)};
}

// Everything that may be decided, as far as it can be listed.
template <rules::Game G>
void list_decisions(const typename G::State& state, const rules::Awaiting& awaiting, Rng& rng,
                    std::vector<rules::Decision<G>>& list) {
  list.clear();
  if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
    each_seat(seats->set, [&](Seat seat) {
      for (const auto& action : G::actions(state, seat)) list.push_back(rules::Chosen<G>{seat, action});
    });
    if (seats->deadline.runs()) list.push_back(rules::Elapsed{});
  } else if (std::holds_alternative<rules::Nature>(awaiting)) {
    for (const auto& odds : G::chances(state)) list.push_back(rules::Chance<G>{odds.outcome});
  } else if constexpr (rules::HasWorld<G>) {
    if (!std::holds_alternative<rules::World>(awaiting)) return;
    for (int tries = 0; tries < kResolutions; ++tries)
      list.push_back(rules::Resolved<G>{rules::Resolver<G>::resolve(state, rng)});
  }
}

}  // namespace minuit::laws
