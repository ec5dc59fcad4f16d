// Why an action is a good one, in a sentence a player understands at a glance.
#pragma once
#include <string>

#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::hunters {

[[nodiscard]] std::string reason_for(const View& view, const Action& action, rules::Language language);

}  // namespace minuit::hunters
