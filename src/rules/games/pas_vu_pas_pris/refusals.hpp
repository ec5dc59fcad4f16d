// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::keyhole {

using rules::Reason;

// Of setups.
inline constexpr Reason kNoSuchSeat{{"PV", 12}, "no_such_seat", 1};
// Of chance.
inline constexpr Reason kNotNow{{"PV", 20}, "not_now"};
inline constexpr Reason kCardGone{{"PV", 20}, "card_gone"};
inline constexpr Reason kBellGone{{"PV", 70}, "bell_gone"};
inline constexpr Reason kLayoutChosen{{"PV", 10}, "layout_chosen"};
// Of furniture.
inline constexpr Reason kMovedAlready{{"PV", 21}, "moved_already"};
inline constexpr Reason kNotOnCard{{"PV", 20}, "not_on_card"};
inline constexpr Reason kNothingSeized{{"PV", 22}, "nothing_seized"};
inline constexpr Reason kOtherSeized{{"PV", 22}, "other_seized"};
inline constexpr Reason kNotUnit{{"PV", 23}, "not_unit"};
inline constexpr Reason kSticksOutSouth{{"PV", 23}, "sticks_out_south", 3};
inline constexpr Reason kSticksOutWest{{"PV", 23}, "sticks_out_west", 3};
inline constexpr Reason kSticksOutNorth{{"PV", 23}, "sticks_out_north", 3};
inline constexpr Reason kSticksOutEast{{"PV", 23}, "sticks_out_east", 3};
inline constexpr Reason kInFloor{{"PV", 23}, "in_floor"};
inline constexpr Reason kInOther{{"PV", 23}, "in_other"};
inline constexpr Reason kInGhost{{"PV", 23}, "in_ghost"};
inline constexpr Reason kFloats{{"PV", 23}, "floats"};
inline constexpr Reason kNeverRests{{"PV", 23}, "never_rests"};
inline constexpr Reason kListedTwice{{"PV", 24}, "listed_twice"};
inline constexpr Reason kNeedNotFall{{"PV", 24}, "need_not_fall"};
inline constexpr Reason kStillFalls{{"PV", 24}, "still_falls"};
inline constexpr Reason kNothingSettles{{"PV", 24}, "nothing_settles"};
inline constexpr Reason kNotTipped{{"PV", 73}, "not_tipped"};
// Of plans.
inline constexpr Reason kPlannedAlready{{"PV", 30}, "planned_already"};
inline constexpr Reason kFigureOrder{{"PV", 25}, "figure_order"};
inline constexpr Reason kTooManySteps{{"PV", 25}, "too_many_steps", 2};
inline constexpr Reason kNotAdjacent{{"PV", 25}, "not_adjacent"};
inline constexpr Reason kNotOwnSide{{"PV", 26}, "not_own_side"};
inline constexpr Reason kNotFarSide{{"PV", 26}, "not_far_side"};
inline constexpr Reason kIsOut{{"PV", 26}, "is_out"};
inline constexpr Reason kEnteredNow{{"PV", 27}, "entered_now"};
inline constexpr Reason kNoSteps{{"PV", 27}, "no_steps"};
inline constexpr Reason kOutsideSquare{{"PV", 29}, "outside_square"};
inline constexpr Reason kLiesElsewhere{{"PV", 72}, "lies_elsewhere"};
inline constexpr Reason kNotLevel{{"PV", 29}, "not_level"};
inline constexpr Reason kSpotTaken{{"PV", 29}, "spot_taken"};
inline constexpr Reason kMustStaySmall{{"PV", 60}, "must_stay_small"};
inline constexpr Reason kSmallLeft{{"PV", 65}, "small_left"};
inline constexpr Reason kFixed{{"PV", 63}, "fixed"};
inline constexpr Reason kNoFusions{{"PV", 60}, "no_fusions"};
inline constexpr Reason kCannotFuse{{"PV", 61}, "cannot_fuse"};
inline constexpr Reason kNotTogether{{"PV", 61}, "not_together"};
inline constexpr Reason kNeitherMoved{{"PV", 61}, "neither_moved"};
inline constexpr Reason kNoFigure{{"PV", 61}, "no_figure"};
inline constexpr Reason kDoesNotFit{{"PV", 62}, "does_not_fit"};
// Of the keyhole.
inline constexpr Reason kSideMustChange{{"PV", 32}, "side_must_change"};
// Of the cards Minuit sonne.
inline constexpr Reason kNotHidden{{"PV", 75}, "not_hidden"};
inline constexpr Reason kNotThirdRow{{"PV", 75}, "not_third_row"};
inline constexpr Reason kCannotGrow{{"PV", 78}, "cannot_grow"};

}  // namespace minuit::keyhole
