#include "bots/pilots/mysterium/levels.hpp"

#include "bots/pilots/mysterium/ghost.hpp"
#include "bots/pilots/mysterium/medium.hpp"
#include "bots/pilots/mysterium/reason.hpp"

namespace minuit::mysterium {

namespace {

using Question = bots::Question<Mysterium>;

class Seer final : public bots::Bot<Mysterium> {
 public:
  explicit Seer(const Temper& temper) : temper_(temper) {}

  [[nodiscard]] bool needs_view() const override { return true; }
  [[nodiscard]] bots::Budget usual_budget() const override { return bots::Budget::of_nodes(0); }
  [[nodiscard]] Action choose(const Question& question, const bots::Budget& /*budget*/, Rng& /*rng*/) override {
    const View& view = *question.view;
    const Mind mind = mind_of(question);
    switch (view.phase) {
      case Phase::giving: return best_gift(view, mind);
      case Phase::guessing: return best_guess(view, question.seat, mind, question.begun);
      case Phase::conveying: return best_shared_vision(view, mind);
      default: return best_vote(view, question.seat, mind, question.begun);
    }
  }
  [[nodiscard]] std::optional<texts::Sentence> reason(const Question& question, const Action& action) const override {
    return reason_for(*question.view, mind_of(question), action);
  }

 private:
  [[nodiscard]] Mind mind_of(const Question& question) const { return {temper_, mood_of(*question.view, question.seat)}; }

  Temper temper_;
};

}  // namespace

std::unique_ptr<bots::Bot<Mysterium>> bot_of(const Temper& temper) { return std::make_unique<Seer>(temper); }

}  // namespace minuit::mysterium

std::unique_ptr<minuit::bots::Bot<minuit::mysterium::Mysterium>> minuit::bots::Levels<minuit::mysterium::Mysterium>::make(
    std::string_view name) {
  for (const mysterium::Level& level : mysterium::kLevels)
    if (level.name == name) return mysterium::bot_of(level.temper);
  return nullptr;
}
