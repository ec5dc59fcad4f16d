// What the search needs to know of Chasseurs de trésor. All seats share one value: the outlook where the tree ends.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/outlook.hpp"
#include "bots/search/pilot.hpp"

namespace minuit::hunters {

class HuntersPilot {
 public:
  static constexpr u32 kWorlds = 1;  // cards and numbers are nature's decisions, met in the search like dice

  [[nodiscard]] State imagine(const View& view, Rng& rng);
  [[nodiscard]] bool settled(const State& s) const { return s.phase == Phase::over; }
  [[nodiscard]] bots::Values judge(const State& s, Rng& rng) const;
  void priors(const State& s, Seat seat, std::span<const Action> actions, std::span<double> priors);

 private:
  double scale_ = 1;  // of values in this search: where hope is small, small differences decide
  // A node is judged right after its actions were looked at, and their best is its outlook.
  State looked_at_;
  double best_ = 0;
};
static_assert(bots::Pilot<HuntersPilot, Chasseurs>);

}  // namespace minuit::hunters
