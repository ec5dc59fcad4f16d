// One number for all that the engine does: fixed random matches of every game for every number of players, state by state, and
// fixed matches between its bots. A change that is called a refactoring must not change it; g++ and clang, -O0 and -O3 must
// agree.
#pragma once
#include "base/types.hpp"

namespace minuit::lab {

[[nodiscard]] u64 signature();

}  // namespace minuit::lab
