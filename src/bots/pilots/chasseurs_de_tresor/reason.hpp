// Why an action is a good one, in a sentence a player understands at a glance: a message of chasseurs_de_tresor/reasons.
#pragma once
#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::hunters {

[[nodiscard]] texts::Sentence reason_for(const View& view, const Action& action);

}  // namespace minuit::hunters
