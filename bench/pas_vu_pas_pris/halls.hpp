// Halls by chance, to look at: everything in them may stand, lie, lean and float as it likes.
#pragma once
#include <vector>

#include "base/rng.hpp"
#include "rules/games/pas_vu_pas_pris/sight/scene.hpp"

namespace minuit::bench {

// A turn by chance, up to the rounding of its parts.
[[nodiscard]] keyhole::Quaternion any_turn(Rng& rng);

// Six pieces and so many ghosts, of four players in turn. Half of the bodies stand upright on the floor, turned anyhow.
[[nodiscard]] std::vector<keyhole::Body> any_hall(Rng& rng, std::size_t ghosts = keyhole::kMostGhosts);

}  // namespace minuit::bench
