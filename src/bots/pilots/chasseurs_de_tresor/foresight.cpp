#include "bots/pilots/chasseurs_de_tresor/foresight.hpp"

#include "bots/pilots/chasseurs_de_tresor/weigh.hpp"

namespace minuit::hunters {

namespace {

// How many actions are worth a look ahead, and how far behind the best one they may be.
constexpr std::size_t kMostCandidates = 5;
constexpr double kWorthTwoTurns = 0.9;
constexpr std::size_t kMostFinalists = 3;
constexpr double kWorthThreeTurns = 0.97;

void draw_cards(State& s, Rng luck) {
  while (s.phase == Phase::drawing) s = after(s, rules::draw<Chasseurs>(s, luck));
}

[[nodiscard]] Action best_by_outlook(const State& s) {
  Action best = Stay{};
  double best_outlook = -1;
  for (const Action& action : Chasseurs::actions(s, awaited_seat(s))) {
    const double value = outlook_after(s, action);
    if (value <= best_outlook) continue;
    best = action;
    best_outlook = value;
  }
  return best;
}

}  // namespace

bool Foresight::is_better(const Candidate& one, const Candidate& other) {
  return one.value > other.value || (one.value == other.value && one.at < other.at);
}

void Foresight::keep_best(Candidates& candidates, std::size_t most, double share) {
  std::ranges::sort(candidates, is_better);
  const double least = share * candidates[0].value;
  while (candidates.size() > most || candidates.back().value < least) candidates.pop_back();
}

bool Foresight::spend_node() {
  stopped_ = stopped_ || stopper_.spent(nodes_, 0);
  if (!stopped_) ++nodes_;
  return !stopped_;
}

double Foresight::of_move(const State& s) { return spend_node() ? outlook(s) : 0.0; }

// The sum over the rolls that bring a card. GH-12: a roll that leads no farther than the one before changes nothing.
double Foresight::over_rolls(State s, auto&& worth) {
  double sum = 0;
  double last = 0;
  Spaces last_reach = 0;
  for (u8 roll = 1; roll < kNoGhostOn.value; ++roll) {
    s.roll = roll;
    const Spaces reached = reach(s);
    if (roll == 1 || reached != last_reach) last = worth(s);
    last_reach = reached;
    sum += last;
  }
  return sum;
}

// GH-10, GH-11: a six brings no card. Which cards a Draw card brings is drawn, everything else is weighed.
double Foresight::over_turn(const State& s, auto&& worth) {
  if (s.phase == Phase::over) return chance_to_win(s);
  State drawing = s;
  drawing.roll = 1;
  drawing.phase = Phase::drawing;
  const Draws draws = Chasseurs::chances(drawing);
  double with_card = 0;
  for (const auto& odds : draws) {
    State moving = after(drawing, odds.outcome);
    draw_cards(moving, Rng(luck_));
    if (moving.phase == Phase::moving) with_card += odds.weight * over_rolls(moving, worth);  // else the match is lost
  }
  State without_card = s;
  without_card.roll = kNoGhostOn.value;
  without_card.phase = Phase::moving;
  return (with_card / draws.total() + worth(without_card)) / kMostPips;
}

// Every roll, each with a card that is drawn.
double Foresight::of_some_turn(const State& s) {
  if (s.phase == Phase::over) return chance_to_win(s);
  double sum = 0;
  for (u8 roll = 1; roll <= kMostPips; ++roll) {
    State moving = after(s, Chance(Roll{Pips(roll)}));
    draw_cards(moving, Rng::stream(luck_, draws_++));
    if (moving.phase == Phase::moving) sum += of_move(moving);  // else the match is lost
  }
  return sum / kMostPips;
}

double Foresight::of_move_and_turn(const State& s) {
  if (!spend_node()) return 0.0;
  return weigh(after(s, best_by_outlook(s)), [&](const State& end) { return of_some_turn(end); });
}

void Foresight::weigh_farther(const State& s, Candidates& candidates, auto&& at_end) {
  Candidates weighed;
  for (Candidate candidate : candidates) {
    draws_ = 0;
    candidate.value = weigh(after(s, candidate.action), at_end);
    if (stopped_) break;
    weighed.push_back(candidate);
  }
  if (!weighed.empty()) candidates = weighed;
}

Action Foresight::choose(const State& s, std::span<const Action> legal) {
  Candidates candidates;
  for (const Action& action : legal) candidates.push_back({action, outlook_after(s, action), static_cast<u8>(candidates.size())});
  keep_best(candidates, kMostCandidates, kWorthTwoTurns);
  if (candidates.size() == 1) return candidates[0].action;
  weigh_farther(s, candidates,
                [&](const State& end) { return over_turn(end, [&](const State& moving) { return of_move(moving); }); });
  keep_best(candidates, kMostFinalists, kWorthThreeTurns);
  if (candidates.size() == 1 || stopped_) return candidates[0].action;
  weigh_farther(s, candidates,
                [&](const State& end) { return over_turn(end, [&](const State& moving) { return of_move_and_turn(moving); }); });
  keep_best(candidates, 1, 0);
  return candidates[0].action;
}

}  // namespace minuit::hunters
