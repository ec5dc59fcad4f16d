// A second opinion on what is seen: Embree casts a ray through every sample of the hole, eight at a time, and once more from
// where one meets the mirror's glass. Nothing is shared with the rules but the bodies.
#pragma once
#include <memory>
#include <span>
#include <vector>

#include "rules/games/pas_vu_pas_pris/sight/look.hpp"

namespace minuit::bench {

class Oracle {
 public:
  explicit Oracle(std::span<const keyhole::Body> bodies);
  Oracle(const Oracle&) = delete;
  Oracle& operator=(const Oracle&) = delete;
  ~Oracle();

  // A tag for each sample of the hole, row after row, with kInMirror where the mirror shows it.
  void cast(keyhole::Door door, std::vector<u8>& tags) const;
  // How many samples a ghost's whole silhouette has, directly or in the mirror, by a grid of rays that meets nothing else.
  [[nodiscard]] double silhouette(keyhole::Door door, u8 ghost, bool in_mirror) const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace minuit::bench
