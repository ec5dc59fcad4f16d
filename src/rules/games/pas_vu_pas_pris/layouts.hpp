// PV-10: prepared halls.
#pragma once
#include "rules/games/pas_vu_pas_pris/types.hpp"

namespace minuit::keyhole {

[[nodiscard]] std::array<Pose, kPieces> layout(LayoutNumber number);

}  // namespace minuit::keyhole
