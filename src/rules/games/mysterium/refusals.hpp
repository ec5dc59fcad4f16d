// Why not: one row for each way to break a rule. The sentences stand in texts/<language>/mysterium/engine.ftl.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::mysterium {

using rules::Reason;

// Of setups.
inline constexpr Reason kGhostNotSeated{{"MY", 1}, "ghost_not_seated", 2};
inline constexpr Reason kEldestNotSeated{{"MY", 42}, "eldest_not_seated", 2};
inline constexpr Reason kEldestIsGhost{{"MY", 42}, "eldest_is_ghost", 1};
// Of chance.
inline constexpr Reason kNothingToLay{{"MY", 4}, "nothing_to_lay"};
inline constexpr Reason kOtherKindToLay{{"MY", 4}, "other_kind_to_lay"};
inline constexpr Reason kLaidAlready{{"MY", 4}, "laid_already"};
inline constexpr Reason kNothingToAssign{{"MY", 10}, "nothing_to_assign"};
inline constexpr Reason kOtherToAssign{{"MY", 10}, "other_to_assign"};
inline constexpr Reason kNotToBeAssigned{{"MY", 10}, "not_to_be_assigned"};
inline constexpr Reason kHandFull{{"MY", 20}, "hand_full"};
inline constexpr Reason kNotInPile{{"MY", 21}, "not_in_pile"};
inline constexpr Reason kNothingToJoin{{"MY", 41}, "nothing_to_join"};
inline constexpr Reason kOtherToJoin{{"MY", 41}, "other_to_join"};
inline constexpr Reason kNotToBeJoined{{"MY", 41}, "not_to_be_joined"};
inline constexpr Reason kNothingToTurn{{"MY", 41}, "nothing_to_turn"};
inline constexpr Reason kNotShared{{"MY", 41}, "not_shared"};
// Of the ghost's.
inline constexpr Reason kNoGiftsNow{{"MY", 20}, "no_gifts_now"};
inline constexpr Reason kNoSuchMedium{{"MY", 1}, "no_such_medium", 1};
inline constexpr Reason kMediumDone{{"MY", 20}, "medium_done"};
inline constexpr Reason kGiftedAlready{{"MY", 20}, "gifted_already"};
inline constexpr Reason kNoVisions{{"MY", 20}, "no_visions"};
inline constexpr Reason kOutOfOrder{{"MY", 20}, "out_of_order"};
inline constexpr Reason kNotInHand{{"MY", 20}, "not_in_hand", 1};
inline constexpr Reason kNoCrowNow{{"MY", 5}, "no_crow_now"};
inline constexpr Reason kCrowSpent{{"MY", 5}, "crow_spent"};
inline constexpr Reason kNoCulpritNow{{"MY", 40}, "no_culprit_now"};
inline constexpr Reason kNoSuchGroup{{"MY", 40}, "no_such_group", 2};
inline constexpr Reason kThreeShared{{"MY", 40}, "three_shared"};
// Of the mediums'.
inline constexpr Reason kNotGuessing{{"MY", 23}, "not_guessing"};
inline constexpr Reason kNotYourMedium{{"MY", 1}, "not_your_medium"};
inline constexpr Reason kNothingToFind{{"MY", 27}, "nothing_to_find"};
inline constexpr Reason kNotLaid{{"MY", 23}, "not_laid"};
inline constexpr Reason kInASleeve{{"MY", 23}, "in_a_sleeve"};
inline constexpr Reason kChosenAlready{{"MY", 23}, "chosen_already"};
inline constexpr Reason kNoTokens{{"MY", 6}, "no_tokens"};
inline constexpr Reason kNotOnOneself{{"MY", 24}, "not_on_oneself"};
inline constexpr Reason kNothingToBetOn{{"MY", 24}, "nothing_to_bet_on"};
inline constexpr Reason kSameBet{{"MY", 24}, "same_bet"};
inline constexpr Reason kTokenSpent{{"MY", 6}, "token_spent"};
inline constexpr Reason kNoBetThere{{"MY", 24}, "no_bet_there"};
inline constexpr Reason kNoVoteNow{{"MY", 41}, "no_vote_now"};

}  // namespace minuit::mysterium
