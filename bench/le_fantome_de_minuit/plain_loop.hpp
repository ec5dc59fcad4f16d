// The same rules written by hand as one plain loop, with no contract around them and nothing shared with the engine but the
// source of luck: what the engine's speed is measured against, and a second opinion on its results. The usual setup only.
#pragma once
#include <array>

#include "lab/random_match.hpp"

namespace minuit::bench {

struct PlainMatch {
  u64 decisions = 0;
  std::array<int, 8> totals{};
};

// Draws from the luck exactly as the engine's random play does, so that both must come to the same totals.
[[nodiscard]] PlainMatch play_plain_match(int players, lab::Luck luck);

}  // namespace minuit::bench
