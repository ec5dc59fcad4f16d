// How likely the hunters are to win once the turn at hand is over: nature's part in it weighed by its odds, the seat's own choice
// taken for the best.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/chance.hpp"

namespace minuit::hunters {

// At a choice about a jewel. GH-51: a number that cannot leave soon fills a backpack, and some must stay free for those that can.
[[nodiscard]] bool worth_taking(const State& s);

[[nodiscard]] double outlook(const State& s);
// After this action of the seat that is awaited.
[[nodiscard]] double outlook_after(const State& s, const Action& action);

}  // namespace minuit::hunters
