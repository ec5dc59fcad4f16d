// Where to walk and hide (PV-25 to PV-30): a plan made by looking through doors that may come next.
#pragma once
#include "bots/pilots/pas_vu_pas_pris/skill.hpp"
#include "bots/pilots/pas_vu_pas_pris/watch.hpp"

namespace minuit::keyhole {

[[nodiscard]] Plan hide(const State& s, Seat seat, const Skill& skill, Watch& watch, Rng& rng);

}  // namespace minuit::keyhole
