// A state that looks like a view: for whoever wants to ask the rules "what if?" without knowing more than its seat does.
#pragma once
#include "rules/games/pas_vu_pas_pris/view.hpp"

namespace minuit::keyhole {

// Everything but what the others plan.
[[nodiscard]] State imagine(const View& view);

}  // namespace minuit::keyhole
