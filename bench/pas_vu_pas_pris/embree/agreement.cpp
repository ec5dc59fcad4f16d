#include "bench/pas_vu_pas_pris/embree/agreement.hpp"

#include <algorithm>
#include <cmath>

namespace minuit::bench {

using keyhole::kInMirror;
using keyhole::kMostGhosts;

namespace {

// Either verdict will do: 0.4 to 0.6 %, or two samples from the limit.
constexpr double kLimit = 0.005;
constexpr double kBand = 0.001;
constexpr double kSlack = 2;

struct Showing {
  double samples = 0;
  double silhouette = 0;
  [[nodiscard]] double share() const { return silhouette > 0 ? samples / silhouette : 0; }
  [[nodiscard]] bool seen() const { return samples >= keyhole::kFewestSamples && share() >= kLimit; }
  [[nodiscard]] bool in_band() const {
    const double needed = std::max<double>(keyhole::kFewestSamples, kLimit * silhouette);
    return std::abs(samples - needed) <= kSlack || (samples >= keyhole::kFewestSamples && std::abs(share() - kLimit) <= kBand);
  }
};

void judge_ghost(const Oracle& oracle, keyhole::Door door, u8 ghost, const keyhole::Sight& sight,
                 const std::array<std::array<u64, kMostGhosts>, 2>& counts, Agreement& agreement) {
  ++agreement.ghosts;
  const auto* ours = std::ranges::find(sight.glimpses, ghost, &keyhole::Glimpse::ghost);
  bool seen = false;
  bool in_band = false;
  for (const bool in_mirror : {false, true}) {
    const auto samples = static_cast<double>(counts[in_mirror ? 1 : 0][ghost]);
    if (samples == 0) continue;
    const double whole = oracle.silhouette(door, ghost, in_mirror);
    const bool mine = ours != sight.glimpses.end() && ours->in_mirror == in_mirror;
    if (whole > 0 && mine) {
      ++agreement.silhouettes;
      if (whole > 1000)
        agreement.worst_silhouette = std::max(agreement.worst_silhouette, std::abs(ours->silhouette - whole) / whole);
    }
    const Showing showing{samples, whole > 0 ? whole : static_cast<double>(mine ? ours->silhouette : 0)};
    seen = seen || showing.seen();
    in_band = in_band || showing.in_band();
  }
  if (ours != sight.glimpses.end())
    in_band = in_band || Showing{static_cast<double>(ours->samples), static_cast<double>(ours->silhouette)}.in_band();
  if (in_band) {
    ++agreement.in_band;
  } else if (seen != ((sight.seen >> ghost & 1U) != 0)) {
    ++agreement.disputed;
  }
}

}  // namespace

Agreement compare_with_oracle(u64 seed, u64 first, u64 halls) {
  Agreement agreement;
  keyhole::Canvas canvas;
  std::vector<u8> tags;
  for (u64 hall = first; hall < first + halls; ++hall) {
    Rng rng = Rng::stream(seed, hall);
    const std::vector<keyhole::Body> bodies = any_hall(rng);
    const keyhole::Door door = keyhole::door_at(rng.below(keyhole::kDoors));
    const keyhole::Sight sight = look(keyhole::Scene(bodies), door, canvas);
    const Oracle oracle(bodies);
    oracle.cast(door, tags);
    std::array<std::array<u64, kMostGhosts>, 2> counts{};
    for (std::size_t at = 0; at < tags.size(); ++at) {
      const u8 direct = keyhole::tag_of_key(canvas.direct[at]);
      const u8 ours = direct == keyhole::kGlass ? keyhole::tag_of_key(canvas.mirrored[at]) | kInMirror : direct;
      ++agreement.samples;
      agreement.different += ours != tags[at] ? 1 : 0;
      const unsigned tag = tags[at] & ~unsigned{kInMirror};
      if (tag >= 1 && tag <= kMostGhosts) ++counts[(tags[at] & kInMirror) != 0 ? 1 : 0][tag - 1];
    }
    for (u8 ghost = 0; ghost < kMostGhosts; ++ghost) judge_ghost(oracle, door, ghost, sight, counts, agreement);
    ++agreement.halls;
  }
  return agreement;
}

}  // namespace minuit::bench
