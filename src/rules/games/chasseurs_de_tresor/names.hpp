// What a place is called inside a sentence: "to" it, in English after "to", in French with its preposition.
#pragma once
#include "rules/games/chasseurs_de_tresor/board.hpp"

namespace minuit::hunters {

[[nodiscard]] const rules::Named& name_of_space(Space space);

}  // namespace minuit::hunters
