// What a bot decides in its seat's place, without anyone waiting: a choice, or what its intent comes to.
#pragma once
#include "bots/bot.hpp"
#include "rules/contract/play.hpp"
#include "rules/contract/resolver.hpp"

namespace minuit::lab {

template <rules::Game G>
  requires rules::ResolvesIntents<G>
[[nodiscard]] rules::Decision<G> decide_with(bots::Bot<G>& bot, [[maybe_unused]] const typename G::State& state,
                                             const bots::Question<G>& question, Rng& rng) {
  const bots::Budget budget = bot.usual_budget();
  if constexpr (rules::TakesIntents<G>)
    if (const auto intent = bot.intend(question, budget, rng))
      if (const auto outcome = rules::Resolver<G>::resolve(state, question.seat, *intent, rng);
          outcome.ok() && G::judge(state, outcome.value()).ok())
        return rules::Resolved<G>{outcome.value()};
  return rules::Chosen<G>{question.seat, bot.choose(question, budget, rng)};
}

}  // namespace minuit::lab
