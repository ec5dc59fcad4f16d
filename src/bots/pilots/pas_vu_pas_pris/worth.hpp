// What a ghost is worth where it is, in points that it may still bring. Found by playing, not by proof.
#pragma once
#include "rules/games/pas_vu_pas_pris/state.hpp"

namespace minuit::keyhole {

[[nodiscard]] double worth_out(Size size);
[[nodiscard]] double worth_beside(const State& s, Size size);                            // on its side, able to start
[[nodiscard]] double worth_inside(const State& s, Seat seat, Size size, Square square);  // if nobody sees it in this round

// What the ghost would cost its owner if it were seen in this round.
[[nodiscard]] double at_stake(const State& s, u8 ghost);

}  // namespace minuit::keyhole
