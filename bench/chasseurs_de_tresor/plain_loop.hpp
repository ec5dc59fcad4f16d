// The same rules written by hand as one plain loop, with no contract around them and nothing shared with the engine but the
// source of luck: what the engine's speed is measured against, and a second opinion on its results. Usual setups, classic and
// advanced.
#pragma once
#include "lab/random_match.hpp"

namespace minuit::bench {

struct PlainHunt {
  u64 decisions = 0;
  int turns = 0;
  int rescued = 0;
  int ending = 0;  // 0 escaped, 1 haunted, 2 standoff, 3 too late
};

// Draws from the luck exactly as the engine's random play does, so that both must come to the same end.
[[nodiscard]] PlainHunt play_plain_hunt(int players, bool advanced, lab::Luck luck);

}  // namespace minuit::bench
