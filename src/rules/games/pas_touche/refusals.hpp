// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::touche {

using rules::Reason;

// Of setups.
inline constexpr Reason kTooManyLevels{{"PT", 50}, "too_many_levels", 2};
inline constexpr Reason kCalmNotSeated{{"PT", 65}, "calm_not_seated", 2};
// Of chance.
inline constexpr Reason kNoCallNow{{"PT", 20}, "no_call_now"};
inline constexpr Reason kNoTurnNow{{"PT", 30}, "no_turn_now"};
inline constexpr Reason kWrongColour{{"PT", 7}, "wrong_colour"};
inline constexpr Reason kNotOnTop{{"PT", 30}, "not_on_top"};
// Of the grid.
inline constexpr Reason kNoLayoutNow{{"PT", 3}, "no_layout_now"};
inline constexpr Reason kNotThe36{{"PT", 3}, "not_the_36"};
// Of preparing.
inline constexpr Reason kReadyAlready{{"PT", 10}, "ready_already"};
// Of races.
inline constexpr Reason kNoRaceNow{{"PT", 20}, "no_race_now"};
inline constexpr Reason kNotAtTable{{"PT", 21}, "not_at_table", 1};
inline constexpr Reason kTouchedTwice{{"PT", 23}, "touched_twice", 1};
inline constexpr Reason kTooLate{{"PT", 24}, "too_late", 1};
inline constexpr Reason kOutOfOrder{{"PT", 62}, "out_of_order", 1};

}  // namespace minuit::touche
