#include "bots/pilots/chasseurs_de_tresor/foresight.hpp"

#include "bots/pilots/chasseurs_de_tresor/weigh.hpp"

namespace minuit::hunters {

namespace {

// Only the few actions with the best outlook are worth foresight.
constexpr std::size_t kMostCandidates = 5;
constexpr double kFarBehind = 0.9;  // of the best one's outlook

struct Candidate {
  Action action;
  double value = 0;
  u8 at = 0;  // in the list of legal actions: of equal ones the first is taken
};
using Candidates = BoundedList<Candidate, kSpaces + 1>;

[[nodiscard]] bool is_better(const Candidate& one, const Candidate& other) {
  return one.value > other.value || (one.value == other.value && one.at < other.at);
}

}  // namespace

double Foresight::of_move(const State& s) {
  stopped_ = stopped_ || stopper_.spent(nodes_, 0);
  if (stopped_) return 0.0;
  ++nodes_;
  return outlook(s);
}

// The sum over the rolls that bring a card. GH-12: a roll that leads no farther than the one before changes nothing.
double Foresight::over_rolls(State s) {
  double sum = 0;
  double last = 0;
  Spaces last_reach = 0;
  for (u8 roll = 1; roll < kNoGhostOn.value; ++roll) {
    s.roll = roll;
    const Spaces reached = reach(s);
    if (roll == 1 || reached != last_reach) last = of_move(s);
    last_reach = reached;
    sum += last;
  }
  return sum;
}

// GH-10, GH-11: a six brings no card. Which cards a Draw card brings is drawn, everything else is weighed.
double Foresight::after_next_turn(const State& s) {
  if (s.phase == Phase::over) return chance_to_win(s);
  State drawing = s;
  drawing.roll = 1;
  drawing.phase = Phase::drawing;
  const Draws draws = Chasseurs::chances(drawing);
  double with_card = 0;
  for (const auto& odds : draws) {
    State moving = after(drawing, odds.outcome);
    for (Rng luck = luck_; moving.phase == Phase::drawing;) moving = after(moving, rules::draw<Chasseurs>(moving, luck));
    if (moving.phase == Phase::moving) with_card += odds.weight * over_rolls(moving);  // else the match is lost
  }
  State without_card = s;
  without_card.roll = kNoGhostOn.value;
  without_card.phase = Phase::moving;
  return (with_card / draws.total() + of_move(without_card)) / kMostPips;
}

Action Foresight::choose(const State& s, std::span<const Action> legal) {
  Candidates candidates;
  Candidate best{.action = legal.front(), .value = -1};
  for (const Action& action : legal) {
    const Candidate candidate{action, outlook_after(s, action), static_cast<u8>(candidates.size())};
    if (is_better(candidate, best)) best = candidate;
    candidates.push_back(candidate);
  }
  std::ranges::sort(candidates, is_better);
  const double far_behind = kFarBehind * best.value;
  while (candidates.size() > kMostCandidates || candidates.back().value < far_behind) candidates.pop_back();
  if (candidates.size() == 1) return best.action;
  best.value = -1;
  for (Candidate candidate : candidates) {
    candidate.value = weigh(after(s, candidate.action), [&](const State& end) { return after_next_turn(end); });
    if (stopped_) break;
    if (is_better(candidate, best)) best = candidate;
  }
  return best.action;
}

}  // namespace minuit::hunters
