#include "bots/pilots/pas_vu_pas_pris/levels.hpp"

#include "bots/pilots/pas_vu_pas_pris/carrying.hpp"
#include "bots/pilots/pas_vu_pas_pris/hiding.hpp"
#include "rules/games/pas_vu_pas_pris/imagine.hpp"

namespace minuit::keyhole {

namespace {

using Question = bots::Question<PasVuPasPris>;

class Peeper final : public bots::Bot<PasVuPasPris> {
 public:
  explicit Peeper(const Skill& skill) : skill_(skill) {}

  [[nodiscard]] bool needs_view() const override { return true; }
  [[nodiscard]] bots::Budget usual_budget() const override { return bots::Budget::of_nodes(skill_.looks); }

  [[nodiscard]] Action choose(const Question& question, const bots::Budget& budget, Rng& rng) override {
    const State s = imagine(*question.view);
    Watch watch(budget);
    switch (s.phase) {
      case Phase::planning: return hide(s, question.seat, skill_, watch, rng);
      case Phase::choosing: return choose_side(s, question, watch, rng);
      case Phase::placing: return PutBack{};
      case Phase::seizing: return any_piece(question, rng);
      default: return bots::RandomBot<PasVuPasPris>::any(question.legal, rng);
    }
  }
  [[nodiscard]] std::optional<Intent> intend(const Question& question, const bots::Budget& budget, Rng& rng) override {
    if (question.view->phase != Phase::placing) return std::nullopt;
    Watch watch(budget);
    const auto pose = place_for(imagine(*question.view), question.seat, skill_, watch, rng);
    return pose ? std::optional<Intent>(Release{*pose}) : std::nullopt;
  }
  [[nodiscard]] std::optional<texts::Sentence> reason(const Question& question, const Action& action) const override;

 private:
  // Not to touch anything is the first of the list, and never better: a piece can be put back.
  [[nodiscard]] static Action any_piece(const Question& question, Rng& rng) {
    if (question.legal.size() == 1) return question.legal.front();
    return bots::RandomBot<PasVuPasPris>::any(question.legal.subspan(1), rng);
  }

  [[nodiscard]] Action choose_side(const State& s, const Question& question, Watch& watch, Rng& rng) const {
    std::optional<ChooseSide> best;
    double most = 0;
    for (const Action& action : question.legal) {
      const auto& choice = std::get<ChooseSide>(action);
      std::vector<Door> doors;
      for (const Door door : next_doors(s))
        if (door.side == choice.side) doors.push_back(door);
      keep_some(doors, std::max<u32>(skill_.looks / 3, 1), rng);
      const double gain = watch.gain(s, question.seat, doors);
      if (best && gain <= most) continue;
      best = choice;
      most = gain;
    }
    return *best;
  }

  Skill skill_;
};

std::optional<texts::Sentence> Peeper::reason(const Question& /*question*/, const Action& action) const {
  if (std::holds_alternative<Plan>(action)) return texts::sentence("hidden_there");
  if (std::holds_alternative<ChooseSide>(action)) return texts::sentence("others_uncovered");
  if (std::holds_alternative<Seize>(action)) return texts::sentence("piece_hides");
  return std::nullopt;
}

}  // namespace

}  // namespace minuit::keyhole

std::unique_ptr<minuit::bots::Bot<minuit::keyhole::PasVuPasPris>> minuit::bots::Levels<minuit::keyhole::PasVuPasPris>::make(
    std::string_view name) {
  for (const keyhole::Skill& skill : keyhole::kSkills)
    if (skill.name == name) return std::make_unique<keyhole::Peeper>(skill);
  return nullptr;
}

std::optional<minuit::keyhole::Intent> minuit::bots::Levels<minuit::keyhole::PasVuPasPris>::any_intent(const keyhole::View& view,
                                                                                                       Rng& rng) {
  if (view.phase != keyhole::Phase::placing) return std::nullopt;
  return keyhole::Release{keyhole::anywhere(rng)};
}
