// The bodies of the game.
#pragma once
#include "rules/games/pas_vu_pas_pris/board.hpp"
#include "rules/games/pas_vu_pas_pris/space/shape.hpp"

namespace minuit::keyhole {

[[nodiscard]] const Shape& shape_of(Piece piece);  // PV-03
[[nodiscard]] const Shape& shape_of(Size size);    // PV-04

}  // namespace minuit::keyhole
