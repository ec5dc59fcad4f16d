// What the contract itself refuses, before any game is asked: decisions that nobody awaits.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::rules {

inline constexpr Reason kMatchIsOver{{"CT", 1}, "match_is_over"};
inline constexpr Reason kSeatNotAwaited{{"CT", 2}, "seat_not_awaited", 1};
inline constexpr Reason kNatureNotAwaited{{"CT", 3}, "nature_not_awaited"};
inline constexpr Reason kNoDeadline{{"CT", 4}, "no_deadline"};
inline constexpr Reason kWorldNotAwaited{{"CT", 5}, "world_not_awaited"};

}  // namespace minuit::rules
