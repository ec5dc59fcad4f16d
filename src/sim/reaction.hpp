// How long a pair of eyes and a hand take: a part that everyone needs, and two skewed ones of searching. The mean is 1300 ms, the
// standard deviation 495 ms.
#pragma once
#include <cmath>

#include "base/rng.hpp"

namespace minuit::sim {

[[nodiscard]] inline i64 reaction_us(Rng& rng) {
  constexpr double kFewest_us = 600'000;
  constexpr double kSearch_us = 350'000;  // the mean of each skewed part
  constexpr u32 kParts = 1'000'000;
  const auto skewed = [&] { return -std::log((rng.below(kParts) + 0.5) / kParts) * kSearch_us; };
  const double first = skewed();
  return static_cast<i64>(kFewest_us + first + skewed());
}

}  // namespace minuit::sim
