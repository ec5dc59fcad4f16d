// Plays matches between bots. The bots see views; nature and the bots' whims draw from the streams of the game's luck. Nobody
// waits here, so no deadline elapses.
#pragma once
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.hpp"
#include "lab/decide.hpp"
#include "lab/random_match.hpp"
#include "rules/contract/resolver.hpp"

namespace minuit::lab {

template <rules::Game G>
  requires rules::Resolvable<G>
class MatchRunner {
 public:
  // One bot a seat; the names must be known ones.
  explicit MatchRunner(std::span<const std::string> names) {
    for (const std::string& name : names) bots_.push_back(bots::make_bot<G>(name));
  }

  // Plays to the end; told(decision, state before it) hears of every decision.
  template <class Told>
  u64 play(typename G::State& state, Luck luck, Told&& told) {
    for (u64 decisions = 0;; ++decisions) {
      const rules::Awaiting awaiting = G::awaiting(state);
      if (std::holds_alternative<rules::Over>(awaiting)) return decisions;
      const rules::Decision<G> decision = decide(state, awaiting, luck);
      told(decision, std::as_const(state));
      rules::step<G>(state, decision, rules::NoAudience{});
    }
  }

 private:
  [[nodiscard]] rules::Decision<G> decide(const typename G::State& state, const rules::Awaiting& awaiting, Luck& luck) {
    if (std::holds_alternative<rules::Nature>(awaiting)) return rules::Chance<G>{rules::draw<G>(state, luck.nature)};
    if constexpr (rules::HasWorld<G>)
      if (std::holds_alternative<rules::World>(awaiting))
        return rules::Resolved<G>{rules::Resolver<G>::resolve(state, luck.nature)};
    const Seat seat = std::get<rules::Seats>(awaiting).set.lowest();
    bots::Bot<G>& bot = *bots_[seat.value];
    std::optional<typename G::View> view;
    if (bot.needs_view()) view = G::view(state, seat);
    const auto legal = rules::list_actions<G>(state, seat, legal_);
    return decide_with<G>(bot, state, {seat, legal, view ? &*view : nullptr}, luck.minds);
  }

  std::vector<std::unique_ptr<bots::Bot<G>>> bots_;
  std::vector<typename G::Action> legal_;
};

}  // namespace minuit::lab
