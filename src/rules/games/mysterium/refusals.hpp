// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::mysterium {

using rules::Reason;

// Of setups.
inline constexpr Reason kGhostNotSeated{{"MY", 1},
                                        "La place {0} ne peut pas être le fantôme : il n'y a que {1} joueurs.",
                                        "Seat {0} cannot be the ghost: there are only {1} players."};
inline constexpr Reason kEldestNotSeated{{"MY", 42},
                                         "La place {0} ne peut pas être l'aîné : il n'y a que {1} joueurs.",
                                         "Seat {0} cannot be the eldest: there are only {1} players."};
inline constexpr Reason kEldestIsGhost{{"MY", 42},
                                       "L'aîné doit être un médium : la place {0} est le fantôme.",
                                       "The eldest must be a medium: seat {0} is the ghost."};
// Of chance.
inline constexpr Reason kNothingToLay{
    {"MY", 4}, "Il n'y a pas de carte à poser sur la table maintenant.", "There is no card to lay out now."};
inline constexpr Reason kOtherKindToLay{
    {"MY", 4}, "C'est une carte d'une autre sorte qu'on pose maintenant.", "A card of another kind is laid out now."};
inline constexpr Reason kLaidAlready{{"MY", 4}, "Cette carte est déjà sur la table.", "This card lies on the table already."};
inline constexpr Reason kNothingToAssign{
    {"MY", 10}, "Le fantôme ne tire pas de carte médium maintenant.", "The ghost draws no medium's card now."};
inline constexpr Reason kOtherToAssign{{"MY", 10},
                                       "Le fantôme tire maintenant pour un autre médium, ou une autre sorte de carte.",
                                       "The ghost now draws for another medium, or another kind of card."};
inline constexpr Reason kNotToBeAssigned{{"MY", 10},
                                         "Cette carte n'est pas sur la table, ou elle est déjà celle d'un autre médium.",
                                         "This card is not on the table, or it is another medium's already."};
inline constexpr Reason kHandFull{
    {"MY", 20}, "La main du fantôme ne se complète pas maintenant.", "The ghost's hand is not being filled now."};
inline constexpr Reason kNotInPile{{"MY", 21}, "Cette vision n'est pas dans la pioche.", "This vision is not in the pile."};
inline constexpr Reason kNothingToJoin{
    {"MY", 41}, "Aucun groupe ne s'ajoute maintenant.", "No further group is put together now."};
inline constexpr Reason kOtherToJoin{
    {"MY", 41}, "C'est une autre carte du groupe qu'on tire maintenant.", "Another card of the group is drawn now."};
inline constexpr Reason kNotToBeJoined{{"MY", 41},
                                       "Cette carte n'est pas sur la table, ou elle est déjà dans un groupe.",
                                       "This card is not on the table, or it is in a group already."};
inline constexpr Reason kNothingToTurn{{"MY", 41},
                                       "Aucune carte de la vision commune n'est à retourner maintenant.",
                                       "No card of the shared vision is turned up now."};
inline constexpr Reason kNotShared{{"MY", 41},
                                   "Cette carte n'est pas, face cachée, dans la vision commune.",
                                   "This card does not lie face down in the shared vision."};
// Of the ghost's.
inline constexpr Reason kNoGiftsNow{
    {"MY", 20},
    "On ne donne pas de visions maintenant : seul le fantôme en donne, avant que le sablier ne coule.",
    "No visions are given now: only the ghost gives them, before the hourglass runs."};
inline constexpr Reason kNoSuchMedium{
    {"MY", 1}, "Il n'y a pas de médium {0} dans cette partie.", "There is no medium {0} in this match."};
inline constexpr Reason kMediumDone{
    {"MY", 20}, "{thing} a déjà trouvé ses trois cartes.", "{thing} has found all three cards already."};
inline constexpr Reason kGiftedAlready{
    {"MY", 20}, "{thing} a déjà reçu ses visions pour cette heure.", "{thing} has been given visions this hour already."};
inline constexpr Reason kNoVisions{{"MY", 20}, "Il faut au moins une vision.", "It takes at least one vision."};
inline constexpr Reason kOutOfOrder{
    {"MY", 20}, "Nomme chaque vision une fois, par numéro croissant.", "Name each vision once, in rising order."};
inline constexpr Reason kNotInHand{
    {"MY", 20}, "La vision {0} n'est pas dans la main du fantôme.", "Vision {0} is not in the ghost's hand."};
inline constexpr Reason kNoCrowNow{{"MY", 5},
                                   "Le corbeau ne part qu'avant ou entre les visions données, jamais ensuite.",
                                   "The crow is sent only before or between gifts, never afterwards."};
inline constexpr Reason kCrowSpent{{"MY", 5}, "Le corbeau a déjà servi.", "The crow has been used up."};
inline constexpr Reason kNoCulpritNow{{"MY", 40},
                                      "Le coupable n'est désigné que lorsque tous les médiums ont fini.",
                                      "The culprit is named only when all mediums are done."};
inline constexpr Reason kNoSuchGroup{
    {"MY", 40}, "Il n'y a pas de groupe {0} : on les compte de 0 à {1}.", "There is no group {0}: they count from 0 to {1}."};
inline constexpr Reason kThreeShared{{"MY", 40}, "La vision commune compte trois cartes.", "The shared vision has three cards."};
// Of the mediums'.
inline constexpr Reason kNotGuessing{{"MY", 23},
                                     "Les médiums ne placent leurs pions que pendant que le sablier coule.",
                                     "Mediums place their tokens only while the hourglass runs."};
inline constexpr Reason kNotYourMedium{{"MY", 1}, "{thing} n'est pas à toi.", "{thing} is not yours to play."};
inline constexpr Reason kNothingToFind{{"MY", 27},
                                       "{thing} a trouvé ses trois cartes : il aide les autres.",
                                       "{thing} has found all three cards and helps the others."};
inline constexpr Reason kNotLaid{{"MY", 23},
                                 "Cette carte n'est pas sur la table parmi celles de sa sorte ({thing}).",
                                 "This card is not on the table among those of the kind wanted ({thing})."};
inline constexpr Reason kInASleeve{
    {"MY", 23}, "Cette carte est déjà dans l'étui d'un médium.", "This card is in a medium's sleeve already."};
inline constexpr Reason kChosenAlready{
    {"MY", 23}, "Le pion intuition est déjà sur cette carte.", "The intuition token lies on this card already."};
inline constexpr Reason kNoTokens{{"MY", 6},
                                  "À deux ou trois joueurs, il n'y a pas de jetons de clairvoyance.",
                                  "With two or three players there are no clairvoyance tokens."};
inline constexpr Reason kNotOnOneself{
    {"MY", 24}, "On ne place pas de jeton près de son propre choix.", "No token is put at one's own choice."};
inline constexpr Reason kNothingToBetOn{
    {"MY", 24}, "{thing} n'a rien choisi, ou a déjà fini.", "{thing} has chosen nothing, or is done already."};
inline constexpr Reason kSameBet{{"MY", 24}, "Ton jeton dit déjà cela.", "Your token says so already."};
inline constexpr Reason kTokenSpent{
    {"MY", 6}, "Il ne te reste plus de jeton qui dise cela.", "You have no token left that says so."};
inline constexpr Reason kNoBetThere{{"MY", 24}, "Tu n'as pas de jeton auprès de ce médium.", "You have no token at this medium."};
inline constexpr Reason kNoVoteNow{
    {"MY", 41}, "On ne vote que sur la vision commune.", "Votes are given only on the shared vision."};

}  // namespace minuit::mysterium
