// The same rules written by hand as one plain loop, with no contract around them and nothing shared with the engine but the
// source of luck: what the engine's speed is measured against, and a second opinion on its results. Usual setups.
#pragma once
#include "lab/random_match.hpp"

namespace minuit::bench {

struct PlainRaces {
  u64 decisions = 0;
  int throws = 0;
  int winners = 0;  // a bit each
  int progress[6] = {};
};

// Draws from the luck exactly as the engine's random play does, so that both must come to the same end.
[[nodiscard]] PlainRaces play_plain_races(int players, bool children, lab::Luck luck);

}  // namespace minuit::bench
