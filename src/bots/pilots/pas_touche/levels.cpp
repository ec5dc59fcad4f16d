#include "bots/pilots/pas_touche/levels.hpp"

#include <algorithm>

namespace minuit::touche {

namespace {

// Skill 8. What is slower slips more, too.
constexpr Skill kMiddle{.pace = kUsualPace,
                        .base_ms = 420,
                        .step_ms = 60,
                        .clutter_ms = 25,
                        .check_ms = 12,
                        .search_ms = 700,
                        .slip = 4000,
                        .wrong_card = 12'000,
                        .wrong_hand = 8000,
                        .no_shout = 15'000};

class Racer final : public bots::Bot<PasTouche> {
 public:
  explicit Racer(std::optional<Level> own) : own_(own) {}

  [[nodiscard]] bool needs_view() const override { return true; }
  [[nodiscard]] bots::Budget usual_budget() const override { return bots::Budget::of_nodes(0); }

  // PT-10: the level of the match before if there was one, else its own; the hand is a matter of taste.
  [[nodiscard]] Action choose(const bots::Question<PasTouche>& question, const bots::Budget& /*budget*/, Rng& rng) override {
    const auto& proposed = question.view->setup.levels;
    Level level = own_.value_or(kUsualLevel);
    if (question.seat.value < proposed.size()) level = proposed[question.seat.value];
    return Prepare{level, rng.below(10) == 0 ? Hand::left : Hand::right};
  }
  [[nodiscard]] std::vector<Signal> signals(const View& view, Seat seat, const Card& dice, Rng& rng) override {
    const Level skill = own_.value_or(view.players[seat.value].level.value_or(kUsualLevel));
    return signals_of(gesture(sight_of(view, seat, dice), skill_at(skill), rng));
  }
  [[nodiscard]] std::optional<texts::Sentence> reason(const bots::Question<PasTouche>& /*question*/,
                                                      const Action& /*action*/) const override {
    return texts::sentence("starting_level");
  }

 private:
  std::optional<Level> own_;
};

}  // namespace

Skill skill_of_pace(u32 pace) {
  Skill skill = kMiddle;
  skill.pace = pace;
  for (u32* slip : {&skill.slip, &skill.wrong_card, &skill.wrong_hand, &skill.no_shout}) *slip = *slip * pace / kUsualPace;
  return skill;
}

}  // namespace minuit::touche

using Levels = minuit::bots::Levels<minuit::touche::PasTouche>;

std::unique_ptr<minuit::bots::Bot<minuit::touche::PasTouche>> Levels::make(std::string_view name) {
  const auto found = std::ranges::find(kNames, name);
  if (found == kNames.end()) return nullptr;
  const auto number = found - kNames.begin();
  return std::make_unique<touche::Racer>(number == 0 ? std::nullopt : std::optional(touche::Level(number)));
}

std::vector<minuit::touche::Signal> Levels::any_signals(const touche::View& view, Seat seat, const touche::Card& dice, Rng& rng) {
  const touche::Hand hand = rng.below(2) == 0 ? touche::Hand::left : touche::Hand::right;
  const touche::Card card = rng.below(2) == 0 ? dice : view.grid[rng.below(static_cast<u32>(view.grid.size()))];
  std::vector<touche::Signal> signals{touche::Touch{card, hand, touche::Time(1000 + rng.below(3000))}};
  if (hand != view.players[seat.value].hand && rng.below(2) == 0) signals.emplace_back(touche::Shout{touche::Time(500)});
  return signals;
}
