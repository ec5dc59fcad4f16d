// Some games cost more than others: one whose rules work out what an eye sees is slower by far than one of dice and squares.
#pragma once
#include <algorithm>

#include "base/types.hpp"

namespace minuit::rules {

// Of so many matches that are played for a check, how many must do. A game that is slow says how slow (kSlowness).
template <class G>
[[nodiscard]] constexpr u64 fewer(u64 matches) {
  if constexpr (requires { G::kSlowness; })
    return std::max<u64>(matches / G::kSlowness, 1);
  else
    return matches;
}
template <class G>
concept Slow = requires { G::kSlowness; };

// A game may declare that its rules need the heap (kUsesHeap): most must not.
template <class G>
concept UsesHeap = requires { requires G::kUsesHeap; };

}  // namespace minuit::rules
