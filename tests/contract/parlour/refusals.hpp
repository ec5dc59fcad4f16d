// Why not, in the parlour.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::parlour {

using rules::Reason;

inline constexpr Reason kCardNotHeld{{"TG", 3}, "card_not_held", 1};
inline constexpr Reason kAtTheBuffet{{"TG", 4}, "at_the_buffet"};
inline constexpr Reason kMustWalk{{"TG", 4}, "must_walk"};
inline constexpr Reason kCardNotLeft{{"TG", 2}, "card_not_left", 1};
inline constexpr Reason kNotTheJostlers{{"TG", 7}, "not_the_jostlers"};
inline constexpr Reason kTooFarAside{{"TG", 7}, "too_far_aside", 2};

}  // namespace minuit::parlour
