#include "server/advice.hpp"

#include <algorithm>

#include "bots/pilots/all.hpp"
#include "catalog/catalog.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/limits.hpp"

namespace minuit::server {

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

}  // namespace minuit::server
