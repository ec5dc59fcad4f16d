// The same rules written by hand as one plain loop, with no contract around them and nothing shared with the engine but the
// source of luck: what the engine's speed is measured against, and a second opinion on its results. The usual setup, at any
// difficulty.
#pragma once
#include "lab/random_match.hpp"

namespace minuit::bench {

struct PlainSeance {
  u64 decisions = 0;
  int hour = 0;
  int found = 0;   // cards
  int tracks = 0;  // all mediums' places on the track, added up
  int ending = 0;  // 0 solved, 1 mistaken, 2 too late
};

// Draws from the luck exactly as the engine's random play does, so that both must come to the same end.
[[nodiscard]] PlainSeance play_plain_seance(int players, int difficulty, lab::Luck luck);

}  // namespace minuit::bench
