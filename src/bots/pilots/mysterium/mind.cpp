#include "bots/pilots/mysterium/mind.hpp"

#include <algorithm>

#include "base/rng.hpp"
#include "bots/pilots/mysterium/by_colour.hpp"
#include "bots/pilots/mysterium/by_definition.hpp"
#include "bots/pilots/mysterium/by_kind.hpp"

namespace minuit::mysterium {

namespace {

// One unit nearer is so much more likely: a standard deviation makes about three and a half times.
constexpr double kUnit = 1.03;
constexpr int kNearest = 255;
constexpr auto kPulls = [] {
  std::array<double, kNearest + 1> pulls{};
  pulls[kNeither] = 1;
  for (std::size_t at = kNeither + 1; at <= kNearest; ++at) pulls[at] = pulls[at - 1] * kUnit;
  for (std::size_t at = kNeither; at > 0; --at) pulls[at - 1] = pulls[at] / kUnit;
  return pulls;
}();

constexpr u8 kImaginedNoise = 30;  // how far a ghost thinks that mediums stray from what it feels

// Four bytes added up are nearly a bell curve, this wide about its middle.
constexpr int kMiddleOfFour = 510;
constexpr int kWidthOfFour = 148;

[[nodiscard]] int bell(u64 mood, std::size_t at, int width) {
  if (width == 0) return 0;
  const u64 bits = Rng::mix(mood + Rng::mix(at + 1));
  const auto byte = [&](unsigned nth) { return static_cast<int>(bits >> (8U * nth) & 0xffU); };
  return (byte(0) + byte(1) + byte(2) + byte(3) - kMiddleOfFour) * width / kWidthOfFour;
}

}  // namespace

u64 mood_of(const View& view, Seat seat) {
  u64 mood = Rng::mix(seat.value * (kHours + 1U) + view.hour);
  for (const LaidCards& cards : view.laid)
    for (const Clue card : cards) mood = Rng::mix(mood + card.value);
  return mood;
}

Mind Mind::listener(u8 nth) const {
  Mind imagined(temper_, Rng::mix(mood_ + nth + 1U));
  imagined.temper_.noise = kImaginedNoise;
  imagined.ghost_mood_ = mood_;
  imagined.ghost_noise_ = temper_.noise;
  return imagined;
}

int Mind::stray(std::size_t at) const { return bell(mood_, at, temper_.noise) + bell(ghost_mood_, at, ghost_noise_); }

double Mind::pull(Vision vision, Kind kind, Clue card) const {
  const std::size_t at = association(vision, kind, card);
  const int felt = temper_.make == Make::usual ? kNeither + by_kind_and_colour(kByKind[at], kByColour[at]) : kByDefinition[at];
  return kPulls[static_cast<std::size_t>(std::clamp(felt + stray(at), 0, kNearest))];
}

}  // namespace minuit::mysterium
