#include "server/thinking.hpp"

#include <algorithm>

#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/refusals.hpp"
#include "server/limits.hpp"

namespace minuit::server {

bool has_bot(std::string_view game, std::string_view level) {
  bool found = false;
  (void)catalog::with_game(
      game, [&]<class G>(std::type_identity<G> /*game*/) { found = std::ranges::count(bots::bots_of<G>(), level) > 0; });
  return found;
}

std::optional<AdviceText> advise(const match::Thought& thought, Rng& rng) {
  std::optional<AdviceText> text;
  (void)catalog::with_game(thought.game, [&]<class G>(std::type_identity<G> /*game*/) {
    const auto view = codec::read<typename G::View>(thought.view_json);
    const auto actions = codec::read<std::vector<typename G::Action>>(thought.actions_json);
    if (!view.ok() || !actions.ok() || actions.value().empty()) return;
    const bots::Question<G> question{thought.seat, actions.value(), &view.value()};
    const bots::Advice<G> advice =
        bots::advise<G>(question, std::min(bots::thinking_ms<G>(kThinkingTime_ms), kAdviceTime_ms), rng);
    text = AdviceText{codec::to_json(advice.action), advice.why ? std::optional(match::saying_of(*advice.why)) : std::nullopt};
  });
  return text;
}

std::optional<match::Saying> why(const match::Games::Deed& deed) {
  std::optional<match::Saying> saying;
  (void)catalog::with_game(deed.game, [&]<class G>(std::type_identity<G> /*game*/) {
    const auto bot = bots::make_bot<G>(deed.level);
    const auto view = codec::read<typename G::View>(deed.view_json);
    const auto decision = codec::read<rules::Decision<G>>(deed.decision_json);
    if (bot == nullptr || !view.ok() || !decision.ok()) return;
    const auto* chosen = std::get_if<rules::Chosen<G>>(&decision.value());
    if (chosen == nullptr) return;
    const bots::Question<G> question{chosen->seat, {}, &view.value()};
    if (const auto reason = bot->reason(question, chosen->action)) saying = match::saying_of(*reason);
  });
  return saying;
}

match::JobResult think(const match::Thought& thought, Rng& rng) {
  if (thought.counsel) {
    const auto advice = advise(thought, rng);
    if (!advice) return rules::refuse(match::kNoSuchBot);
    return codec::to_json(match::Counsel{codec::Raw{advice->action_json}, advice->why});
  }
  match::JobResult result = rules::refuse(match::kNoSuchBot);
  (void)catalog::with_game(thought.game, [&]<class G>(std::type_identity<G> /*game*/) {
    const auto bot = bots::make_bot<G>(thought.level);
    const auto view = codec::read<typename G::View>(thought.view_json);
    if constexpr (rules::Raced<G>) {
      if (!thought.shown_json.empty()) {
        const auto shown = codec::read<typename G::Shown>(thought.shown_json);
        if (bot != nullptr && view.ok() && shown.ok())
          result = codec::to_json(bot->signals(view.value(), thought.seat, shown.value(), rng));
        return;
      }
    }
    const auto actions = codec::read<std::vector<typename G::Action>>(thought.actions_json);
    if (bot == nullptr || !view.ok() || !actions.ok() || actions.value().empty()) return;
    const bots::Question<G> question{thought.seat, actions.value(), &view.value(), thought.begun};
    const bots::Budget budget = bot->usual_budget().within_ms(bots::thinking_ms<G>(kThinkingTime_ms));
    if constexpr (rules::TakesIntents<G>)
      if (const auto intent = thought.choose ? std::nullopt : bot->intend(question, budget, rng)) {
        result = codec::to_json(*intent);
        return;
      }
    result = codec::to_json(bot->choose(question, budget, rng));
  });
  return result;
}

}  // namespace minuit::server
