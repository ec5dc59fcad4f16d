// Where to put a piece of furniture (PV-20 to PV-23): some places are compared by looking, and the one is taken that uncovers the
// others and covers the own.
#pragma once
#include "bots/pilots/pas_vu_pas_pris/skill.hpp"
#include "bots/pilots/pas_vu_pas_pris/watch.hpp"

namespace minuit::keyhole {

// Nothing if it is better left where it was.
[[nodiscard]] std::optional<Pose> place_for(const State& s, Seat seat, const Skill& skill, Watch& watch, Rng& rng);

// Somewhere in or just outside the hall, up to the height of a piece on another, turned anyhow: what any hand might do.
[[nodiscard]] Pose anywhere(Rng& rng);

}  // namespace minuit::keyhole
