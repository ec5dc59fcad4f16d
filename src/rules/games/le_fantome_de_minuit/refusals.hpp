// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::fantome {

using rules::Reason;

inline constexpr Reason kStarterNotSeated{{"FM", 62}, "starter_not_seated", 2};
inline constexpr Reason kBravestNotSeated{{"FM", 10}, "bravest_not_seated", 1};
inline constexpr Reason kBravestIsKnown{{"FM", 10}, "bravest_is_known"};
inline constexpr Reason kDieNotYet{{"FM", 10}, "die_not_yet"};
inline constexpr Reason kNotOnTheDie{{"FM", 4}, "not_on_the_die"};
inline constexpr Reason kSquareTaken{{"FM", 10}, "square_taken", 1};
inline constexpr Reason kReturnSquareTaken{{"FM", 50}, "return_square_taken", 1};
inline constexpr Reason kNothingToPlace{{"FM", 12}, "nothing_to_place"};
inline constexpr Reason kPlaceFirst{{"FM", 10}, "place_first"};
inline constexpr Reason kReturnFirst{{"FM", 50}, "return_first"};
inline constexpr Reason kNoFigureThere{{"FM", 12}, "no_figure_there", 1};
inline constexpr Reason kMustMove{{"FM", 14}, "must_move", 1};
inline constexpr Reason kDoorsStillShut{{"FM", 20}, "doors_still_shut"};
inline constexpr Reason kRoomTaken{{"FM", 21}, "room_taken"};
inline constexpr Reason kRoomTooFar{{"FM", 22}, "room_too_far", 2};
inline constexpr Reason kCountNotExact{{"FM", 23}, "count_not_exact", 2};

}  // namespace minuit::fantome
