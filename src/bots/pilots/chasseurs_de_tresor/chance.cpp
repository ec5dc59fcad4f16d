#include "bots/pilots/chasseurs_de_tresor/chance.hpp"

#include <cmath>

#include "bots/pilots/chasseurs_de_tresor/weights_advanced.hpp"
#include "bots/pilots/chasseurs_de_tresor/weights_classic.hpp"

namespace minuit::hunters {

namespace {

// Neurons side by side in one register.
using Four [[gnu::vector_size(4 * sizeof(float))]] = float;
constexpr std::size_t kAtOnce = 4;

template <class Learned>
class Net {
 public:
  constexpr explicit Net(const Learned& weights) : bias_(static_cast<float>(weights.bias) * kWeightUnit) {
    for (std::size_t at = 0; at < weights.first.size(); ++at) set(first_[at / kAtOnce], at, weights.first[at]);
    for (std::size_t at = 0; at < weights.voices.size(); ++at) set(voices_[at / kAtOnce], at, weights.voices[at]);
  }

  // The order of the additions is the same for every compiler.
  [[nodiscard]] double judge(const Signs& signs) const {
    std::array<Four, kFours> sums{};
    for (const Sign& sign : signs) {
      const Four* row = &first_[sign.at * kFours];
      const auto value = static_cast<float>(sign.value);
      for (std::size_t at = 0; at < kFours; ++at) sums[at] += value * row[at];
    }
    Four voices{};
    for (std::size_t at = 0; at < kFours; ++at) voices += (sums[at] > 0 ? sums[at] : Four{}) * voices_[at];
    return static_cast<double>(bias_ + ((voices[0] + voices[1]) + (voices[2] + voices[3])));
  }

 private:
  static constexpr std::size_t kFours = Learned::kNeurons / kAtOnce;
  static_assert(Learned::kNeurons % kAtOnce == 0 && kFours <= 12, "the sums stay in registers");
  static constexpr std::size_t kRows = std::tuple_size_v<decltype(Learned::first)> / Learned::kNeurons;

  static constexpr void set(Four& four, std::size_t at, i32 weight) {
    four[at % kAtOnce] = static_cast<float>(weight) * kWeightUnit;
  }

  std::array<Four, kRows * kFours> first_{};
  std::array<Four, kFours> voices_{};
  float bias_;
};
const Net kClassic(kClassicWeights);
const Net kAdvanced(kAdvancedWeights);

}  // namespace

double chance_to_win(const State& s) {
  if (s.phase == Phase::over) return s.ending == Ending::escaped ? 1.0 : 0.0;
  const Signs signs = signs_of(s);
  const double answer = is_advanced(s) ? kAdvanced.judge(signs) : kClassic.judge(signs);
  return 0.5 + 0.5 * answer / std::sqrt(1 + answer * answer);
}

}  // namespace minuit::hunters
