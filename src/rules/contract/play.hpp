// The few operations on any game that everything else is made of: judge a decision, take it, draw nature's, replay a list.
#pragma once
#include <cassert>
#include <span>
#include <variant>
#include <vector>

#include "base/rng.hpp"
#include "rules/contract/game.hpp"
#include "rules/contract/refusals.hpp"
#include "rules/contract/tickets.hpp"

namespace minuit::rules {

// May this decision be taken now? The whole gate: whether anyone awaits it, then the game's own rules.
template <Game G>
[[nodiscard]] Verdict judge(const typename G::State& state, const Decision<G>& decision) {
  const Awaiting awaiting = G::awaiting(state);
  if (std::holds_alternative<Over>(awaiting)) return refuse(kMatchIsOver);
  if (const auto* chosen = std::get_if<Chosen<G>>(&decision)) {
    const auto* seats = std::get_if<Seats>(&awaiting);
    if (seats == nullptr || !seats->set.has(chosen->seat)) return refuse(kSeatNotAwaited, chosen->seat.number());
    return G::judge(state, chosen->seat, chosen->action);
  }
  if (const auto* chance = std::get_if<Chance<G>>(&decision)) {
    if (!std::holds_alternative<Nature>(awaiting)) return refuse(kNatureNotAwaited);
    return G::judge(state, chance->outcome);
  }
  if (std::holds_alternative<Elapsed>(decision)) {
    const auto* seats = std::get_if<Seats>(&awaiting);
    return HasDeadlines<G> && seats != nullptr && seats->deadline.runs() ? kOk : Verdict(refuse(kNoDeadline));
  }
  if constexpr (HasWorld<G>) {
    const bool intended = TakesIntents<G> && std::holds_alternative<Seats>(awaiting);
    if (intended || std::holds_alternative<World>(awaiting)) return G::judge(state, std::get<Resolved<G>>(decision).outcome);
  }
  return refuse(kWorldNotAwaited);
}

// One overload of G::apply for each kind of action: a forgotten rule does not compile.
template <Game G>
void act(typename G::State& state, Seat seat, const typename G::Action& action, auto&& emit) {
  std::visit([&](const auto& kind) { G::apply(state, seat, kind, emit); }, action);
}

// The actions of a seat, written out in a buffer that may be used again.
template <Game G>
std::span<const typename G::Action> list_actions(const typename G::State& state, Seat seat,
                                                 std::vector<typename G::Action>& buffer) {
  buffer.clear();
  for (const auto& action : G::actions(state, seat)) buffer.push_back(action);
  return buffer;
}

// Takes a decision that the gate has accepted.
template <Game G>
void step(typename G::State& state, const Decision<G>& decision, auto&& emit) {
  if (const auto* chosen = std::get_if<Chosen<G>>(&decision)) {
    act<G>(state, chosen->seat, chosen->action, emit);
  } else if (const auto* chance = std::get_if<Chance<G>>(&decision)) {
    G::apply(state, chance->outcome, emit);
  } else if (std::holds_alternative<Elapsed>(decision)) {
    if constexpr (HasDeadlines<G>) G::apply(state, Elapsed{}, emit);
  } else {
    if constexpr (HasWorld<G>) G::apply(state, std::get<Resolved<G>>(decision).outcome, emit);
  }
}

// Nature's decision, drawn with the odds the game states.
template <Game G>
[[nodiscard]] typename G::Chance draw(const typename G::State& state, Rng& rng) {
  const auto& odds = G::chances(state);
  if constexpr (requires { odds.winner(u32{0}); }) {
    return odds.winner(rng.below(odds.total()));
  } else {
    u32 ticket = rng.below(total_weight(odds));
    auto each = odds.begin();
    for (; ticket >= each->weight; ++each) ticket -= each->weight;
    return each->outcome;
  }
}

// The first decision of a list that the gate refuses.
struct Fault {
  std::size_t index = 0;
  Refusal refusal;
};

// Rebuilds a match from its record: the operation behind reload, recovery, replay, undo and verification.
template <Game G>
[[nodiscard]] std::optional<Fault> replay(typename G::State& state, std::span<const Decision<G>> decisions, auto&& emit) {
  for (std::size_t index = 0; index < decisions.size(); ++index) {
    const Verdict verdict = judge<G>(state, decisions[index]);
    if (!verdict.ok()) return Fault{index, verdict.refusal()};
    step<G>(state, decisions[index], emit);
  }
  return std::nullopt;
}

}  // namespace minuit::rules
