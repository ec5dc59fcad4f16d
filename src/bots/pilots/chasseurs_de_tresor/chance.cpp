#include "bots/pilots/chasseurs_de_tresor/chance.hpp"

#include <cmath>

#include "bots/pilots/chasseurs_de_tresor/weights_advanced.hpp"
#include "bots/pilots/chasseurs_de_tresor/weights_classic.hpp"

namespace minuit::hunters {

namespace {

class Net {
 public:
  constexpr explicit Net(const Weights& weights) : bias_(static_cast<float>(weights.bias) * kWeightUnit) {
    for (std::size_t at = 0; at < first_.size(); ++at) first_[at] = static_cast<float>(weights.first[at]) * kWeightUnit;
    for (std::size_t at = 0; at < voices_.size(); ++at) voices_[at] = static_cast<float>(weights.voices[at]) * kWeightUnit;
  }

  // The order of the additions is the same for every compiler: neurons side by side, signs one after another.
  [[nodiscard]] double judge(const Signs& signs) const {
    std::array<float, kNeurons> sums{};
    for (const Sign& sign : signs) {
      const float* row = &first_[sign.at * kNeurons];
      const auto value = static_cast<float>(sign.value);
      for (std::size_t neuron = 0; neuron < kNeurons; ++neuron) sums[neuron] += value * row[neuron];
    }
    float answer = bias_;
    for (std::size_t neuron = 0; neuron < kNeurons; ++neuron) answer += std::max(sums[neuron], 0.0F) * voices_[neuron];
    return static_cast<double>(answer);
  }

 private:
  std::array<float, kSigns * kNeurons> first_{};
  std::array<float, kNeurons> voices_{};
  float bias_;
};
constexpr Net kClassic(kClassicWeights);
constexpr Net kAdvanced(kAdvancedWeights);

}  // namespace

double chance_to_win(const State& s) {
  if (s.phase == Phase::over) return s.ending == Ending::escaped ? 1.0 : 0.0;
  const double answer = (is_advanced(s) ? kAdvanced : kClassic).judge(signs_of(s));
  return 0.5 + 0.5 * answer / std::sqrt(1 + answer * answer);
}

}  // namespace minuit::hunters
