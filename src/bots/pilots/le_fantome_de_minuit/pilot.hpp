// What the search needs to know of Le Fantôme de minuit. It looks to the end of the round, then judges by the totals and the
// rounds still to come.
#pragma once
#include "bots/pilots/le_fantome_de_minuit/policy.hpp"
#include "bots/search/pilot.hpp"

namespace minuit::fantome {

enum class Imagination : u8 {
  plain,    // imagined games are played at random and every action deserves an equal look
  skilled,  // both follow the policy
};

class FantomePilot {
 public:
  static constexpr u32 kWorlds = 1;  // nothing is hidden

  explicit FantomePilot(Imagination imagination) : imagination_(imagination) {}

  [[nodiscard]] State imagine(const View& view, Rng& rng);
  [[nodiscard]] bool settled(const State& s) const { return s.round != round_ || s.phase == Phase::over; }
  [[nodiscard]] bots::Values judge(const State& s, Rng& rng) const;
  void priors(const State& s, Seat seat, std::span<const Action> actions, std::span<double> priors) const;

 private:
  Imagination imagination_;
  u8 round_ = 0;  // the one the thinker is in
};
static_assert(bots::Pilot<FantomePilot, LeFantome>);

// How likely each seat is to win the match, from the totals after a round.
[[nodiscard]] bots::Values win_chances(const State& s);

}  // namespace minuit::fantome
