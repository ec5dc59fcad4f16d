// How far seeing and its oracle agree on halls by chance.
#pragma once
#include "bench/pas_vu_pas_pris/embree/oracle.hpp"
#include "bench/pas_vu_pas_pris/halls.hpp"

namespace minuit::bench {

struct Agreement {
  u64 halls = 0;
  u64 samples = 0;    // compared one by one
  u64 different = 0;  // of them
  u64 ghosts = 0;
  u64 in_band = 0;   // of the ghosts: so near to the limit that either verdict will do
  u64 disputed = 0;  // of the ghosts outside the band: seen by one, not by the other
  u64 silhouettes = 0;
  double worst_silhouette = 0;  // the largest difference, as a share of it
};

// Halls `first` to `first + halls - 1` of a seed, each from one door.
[[nodiscard]] Agreement compare_with_oracle(u64 seed, u64 first, u64 halls);

}  // namespace minuit::bench
