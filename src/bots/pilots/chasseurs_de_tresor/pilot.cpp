#include "bots/pilots/chasseurs_de_tresor/pilot.hpp"

#include <algorithm>

namespace minuit::hunters {

bots::Values HuntersPilot::judge(const State& s, Rng& /*rng*/) const {
  bots::Values values{};
  values.fill(outlook(s));
  return values;
}

void HuntersPilot::priors(const State& s, Seat /*seat*/, std::span<const Action> actions, std::span<double> priors) const {
  constexpr double kDoubt = 0.01;  // an action that looks a hundredth worse than the best deserves half the look
  double best = 0;
  for (std::size_t index = 0; index < actions.size(); ++index) {
    priors[index] = outlook_after(s, actions[index]);
    best = std::max(best, priors[index]);
  }
  for (double& prior : priors) prior = kDoubt / (kDoubt + best - prior);
}

}  // namespace minuit::hunters
