#include "bots/pilots/le_fantome_de_minuit/pilot.hpp"

#include <cmath>

namespace minuit::fantome {

namespace {

// The variance that one more round adds to a lead.
constexpr double kRoundVariance = 150;
// A match that is won or lost anyway is still played for points: this share of the value.
constexpr double kPride = 0.1;
constexpr double kPrideVariance = 400;

[[nodiscard]] double share(double lead, double variance) { return 0.5 + 0.5 * lead / std::sqrt(lead * lead + variance); }

[[nodiscard]] int best_total_of_others(const State& s, u8 seat) {
  int best = 32767;
  for (u8 other = 0; other < players(s); ++other)
    if (other != seat && s.totals[other] < best) best = s.totals[other];
  return best;
}

[[nodiscard]] double winners_share(const State& s, int lead) {
  if (lead != 0) return lead > 0 ? 1.0 : 0.0;
  int winners = 0;
  const int best = *std::min_element(s.totals.begin(), s.totals.begin() + players(s));
  for (u8 seat = 0; seat < players(s); ++seat)
    if (s.totals[seat] == best) ++winners;
  return 1.0 / winners;
}

}  // namespace

bots::Values win_chances(const State& s) {
  const int rounds_left = s.setup.rounds.number() - (s.phase == Phase::over ? s.round + 1 : s.round);
  bots::Values values{};
  for (u8 seat = 0; seat < players(s); ++seat) {
    const int lead = best_total_of_others(s, seat) - s.totals[seat];
    const double win = rounds_left == 0 ? winners_share(s, lead) : share(lead, kRoundVariance * rounds_left);
    values[seat] = (1 - kPride) * win + kPride * share(lead, kPrideVariance);
  }
  return values;
}

State FantomePilot::imagine(const View& view, Rng& /*rng*/) {
  State s = fantome::imagine(view);
  round_ = s.round;
  return s;
}

bots::Values FantomePilot::judge(const State& s, Rng& rng) const {
  if (settled(s)) return win_chances(s);
  State imagined = s;
  if (imagination_ == Imagination::skilled)
    play_round_out(imagined, rng);
  else
    play_round_at_random(imagined, rng);
  return win_chances(imagined);
}

void FantomePilot::priors(const State& s, Seat /*seat*/, std::span<const Action> actions, std::span<double> priors) const {
  if (imagination_ == Imagination::plain) return std::fill(priors.begin(), priors.end(), 1.0);
  const Policy policy(s);
  constexpr double kDoubt = 2000;  // an action that looks two points worse than the best deserves half the look
  double best = -1e9;
  for (std::size_t index = 0; index < actions.size(); ++index) {
    priors[index] = std::visit([&](const auto& kind) { return policy.worth(kind); }, actions[index]);
    best = std::max(best, priors[index]);
  }
  for (double& prior : priors) prior = kDoubt / (kDoubt + best - prior);
}

}  // namespace minuit::fantome
