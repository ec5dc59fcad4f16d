#include "bots/pilots/chasseurs_de_tresor/levels.hpp"

#include "bots/pilots/chasseurs_de_tresor/foresight.hpp"
#include "bots/pilots/chasseurs_de_tresor/reason.hpp"

namespace minuit::hunters {

namespace {

using Question = bots::Question<Chasseurs>;

// Takes the action with the best outlook, or nearly.
class QuickBot final : public bots::Bot<Chasseurs> {
 public:
  explicit QuickBot(u32 whim) : whim_(whim) {}

  [[nodiscard]] bool needs_view() const override { return true; }
  [[nodiscard]] bots::Budget usual_budget() const override { return bots::Budget::of_nodes(0); }
  [[nodiscard]] Action choose(const Question& question, const bots::Budget& /*budget*/, Rng& rng) override {
    const State s = imagine(*question.view);
    const Action* best = &question.legal.front();
    double best_outlook = -1;
    for (const Action& action : question.legal) {
      const double mood = whim_ == 0 ? 0 : rng.below(whim_) / 1000.0;
      const double after = outlook_after(s, action) * (1 + mood);
      if (after <= best_outlook) continue;
      best = &action;
      best_outlook = after;
    }
    return *best;
  }
  [[nodiscard]] std::optional<texts::Sentence> reason(const Question& question, const Action& action) const override {
    return reason_for(*question.view, action);
  }

 private:
  u32 whim_;
};

class ForesightedBot final : public bots::Bot<Chasseurs> {
 public:
  explicit ForesightedBot(u32 nodes) : nodes_(nodes) {}

  [[nodiscard]] bool needs_view() const override { return true; }
  [[nodiscard]] bots::Budget usual_budget() const override { return bots::Budget::of_nodes(nodes_); }
  [[nodiscard]] Action choose(const Question& question, const bots::Budget& budget, Rng& rng) override {
    return Foresight(budget, rng).choose(imagine(*question.view), question.legal);
  }
  [[nodiscard]] std::optional<texts::Sentence> reason(const Question& question, const Action& action) const override {
    return reason_for(*question.view, action);
  }

 private:
  u32 nodes_;
};

}  // namespace

}  // namespace minuit::hunters

std::unique_ptr<minuit::bots::Bot<minuit::hunters::Chasseurs>> minuit::bots::Levels<minuit::hunters::Chasseurs>::make(
    std::string_view name) {
  for (const hunters::Level& level : hunters::kLevels) {
    if (level.name != name) continue;
    if (level.nodes == 0) return std::make_unique<hunters::QuickBot>(level.whim);
    return std::make_unique<hunters::ForesightedBot>(level.nodes);
  }
  return nullptr;
}
