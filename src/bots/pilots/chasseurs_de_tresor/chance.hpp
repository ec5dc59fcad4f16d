// How likely the hunters are to win from a position between turns, in the eyes of a small net of neurons: each adds up the signs
// it cares about and speaks up if the sum is positive, and a weighted sum of their voices is the answer. The weights were learned
// from matches that teams of bots played; docs/BOTS.md tells how.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/signs.hpp"

namespace minuit::hunters {

// In fractions of kWeightUnit.
template <std::size_t kRows, std::size_t kColumns>
struct Weights {
  static constexpr std::size_t kNeurons = kColumns;
  std::array<i32, kRows * kNeurons> first;  // a row of neurons for each sign
  std::array<i32, kNeurons> voices;
  i32 bias = 0;
};
using ClassicWeights = Weights<kTeamSigns, 32>;  // team signs are of the advanced game only
using AdvancedWeights = Weights<kSigns, 48>;
inline constexpr float kWeightUnit = 1.0F / 4096;

// From 0 to 1. The match may be over.
[[nodiscard]] double chance_to_win(const State& s);

}  // namespace minuit::hunters
