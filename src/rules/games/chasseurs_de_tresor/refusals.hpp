// Why not: one row for each way to break a rule. The sentences are in the texts, as GH-first_is_known.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::hunters {

using rules::Reason;

// Of setups.
inline constexpr Reason kStarterNotSeated{{"GH", 63}, "starter_not_seated", 2};
// Of chance.
inline constexpr Reason kFirstIsKnown{{"GH", 8}, "first_is_known"};
inline constexpr Reason kFirstNotSeated{{"GH", 8}, "first_not_seated", 1};
inline constexpr Reason kNoRollNow{{"GH", 10}, "no_roll_now"};
inline constexpr Reason kNoCardNow{{"GH", 11}, "no_card_now"};
inline constexpr Reason kCardNotInPile{{"GH", 11}, "card_not_in_pile"};
inline constexpr Reason kNothingToReveal{{"GH", 50}, "nothing_to_reveal"};
inline constexpr Reason kNumberSeen{{"GH", 50}, "number_seen", 1};
inline constexpr Reason kNoFightNow{{"GH", 30}, "no_fight_now"};
inline constexpr Reason kOneDie{{"GH", 30}, "one_die"};
inline constexpr Reason kTwoDice{{"GH", 30}, "two_dice"};
// Of moves. A place that is too far is named by its key and its square.
inline constexpr Reason kJewelFirst{{"GH", 17}, "jewel_first"};
inline constexpr Reason kAlreadyThere{{"GH", 16}, "already_there"};
inline constexpr Reason kHeld{{"GH", 34}, "held"};
inline constexpr Reason kTooFar{{"GH", 12}, "too_far", 3};
inline constexpr Reason kDoorsLocked{{"GH", 53}, "doors_locked", 3};
inline constexpr Reason kHauntedOnTheWay{{"GH", 34}, "haunted_on_the_way"};
inline constexpr Reason kSquareTaken{{"GH", 15}, "square_taken"};
inline constexpr Reason kWrongNumber{{"GH", 51}, "wrong_number", 2};
// Of jewels.
inline constexpr Reason kMoveFirst{{"GH", 17}, "move_first"};
inline constexpr Reason kBackpackFull{{"GH", 17}, "backpack_full"};
inline constexpr Reason kNoSwapping{{"GH", 62}, "no_swapping"};
inline constexpr Reason kNothingToSwap{{"GH", 62}, "nothing_to_swap"};

}  // namespace minuit::hunters
