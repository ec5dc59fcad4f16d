#include "bots/pilots/chasseurs_de_tresor/pilot.hpp"

#include <algorithm>

namespace minuit::hunters {

State HuntersPilot::imagine(const View& view, Rng& /*rng*/) {
  constexpr double kHope = 0.4;
  State s = hunters::imagine(view);
  const double now = outlook(s);
  scale_ = now < kHope ? kHope / std::max(now, 0.001) : 1;
  return s;
}

bots::Values HuntersPilot::judge(const State& s, Rng& /*rng*/) const {
  bots::Values values{};
  const bool known = (s.phase == Phase::moving || s.phase == Phase::choosing) && s == looked_at_;
  values.fill(std::min(1.0, scale_ * (known ? best_ : outlook(s))));
  return values;
}

void HuntersPilot::priors(const State& s, Seat /*seat*/, std::span<const Action> actions, std::span<double> priors) {
  constexpr double kDoubt = 0.01;  // an action that looks a hundredth worse than the best deserves half the look
  looked_at_ = s;
  best_ = 0;
  for (std::size_t index = 0; index < actions.size(); ++index) {
    priors[index] = outlook_after(s, actions[index]);
    best_ = std::max(best_, priors[index]);
  }
  for (double& prior : priors) prior = kDoubt / (kDoubt + scale_ * (best_ - prior));
}

}  // namespace minuit::hunters
