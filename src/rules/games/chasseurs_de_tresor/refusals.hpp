// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::hunters {

using rules::Reason;

// Of setups.
inline constexpr Reason kStarterNotSeated{{"GH", 63},
                                          "La place {0} ne peut pas commencer : il n'y a que {1} joueurs.",
                                          "Seat {0} cannot start: there are only {1} players."};
// Of chance.
inline constexpr Reason kFirstIsKnown{{"GH", 8}, "On sait déjà qui commence.", "It is already known who starts."};
inline constexpr Reason kFirstNotSeated{{"GH", 8},
                                        "Celui qui commence doit être à table : la place {0} est vide.",
                                        "Who starts must sit at the table: seat {0} is empty."};
inline constexpr Reason kNoRollNow{{"GH", 10},
                                   "On ne lance le dé de déplacement qu'au début d'un tour.",
                                   "The movement die is rolled only at the start of a turn."};
inline constexpr Reason kNoCardNow{
    {"GH", 11}, "On ne retourne une carte qu'après un symbole fantôme.", "A card is turned up only after a ghost symbol."};
inline constexpr Reason kCardNotInPile{{"GH", 11}, "Cette carte n'est pas dans la pioche.", "This card is not in the pile."};
inline constexpr Reason kNothingToReveal{
    {"GH", 50}, "Aucun joyau n'est à retourner maintenant.", "There is no jewel to turn over now."};
inline constexpr Reason kNumberSeen{
    {"GH", 50}, "Le joyau {0} a déjà été retourné ailleurs.", "Jewel {0} has been turned over elsewhere."};
inline constexpr Reason kNoFightNow{{"GH", 30}, "Il n'y a pas de combat maintenant.", "There is no fight now."};
inline constexpr Reason kOneDie{
    {"GH", 30}, "Seul dans la pièce, on ne lance qu'un dé de combat.", "Alone in the room, one battle die is rolled."};
inline constexpr Reason kTwoDice{{"GH", 30},
                                 "À plusieurs dans la pièce, on lance deux dés de combat.",
                                 "With company in the room, two battle dice are rolled."};
// Of moves.
inline constexpr Reason kJewelFirst{
    {"GH", 17}, "Le déplacement est fini : que fais-tu du joyau ?", "The move is over: decide about the jewel."};
inline constexpr Reason kAlreadyThere{
    {"GH", 16}, "Ton chasseur y est déjà : choisis de rester.", "Your hunter is there already: choose to stay."};
inline constexpr Reason kHeld{{"GH", 34},
                              "L'esprit retient ton chasseur et son joyau : il faut d'abord le chasser, à deux.",
                              "The spirit holds your hunter and its jewel: drive it out first, with another hunter."};
inline constexpr Reason kTooFar{
    {"GH", 12}, "Il faut {0} pas pour aller {thing}, le dé en donne {1}.", "It takes {0} steps to {thing}, the die gives {1}."};
inline constexpr Reason kDoorsLocked{
    {"GH", 53},
    "Les portes de cette couleur sont closes : il faudrait {0} pas pour aller {thing}, le dé en donne {1}.",
    "The doors of this colour are locked: it would take {0} steps to {thing}, the die gives {1}."};
inline constexpr Reason kHauntedOnTheWay{
    {"GH", 34}, "Avec un joyau, on ne traverse pas une pièce hantée.", "With a jewel you cannot pass through a haunted room."};
inline constexpr Reason kSquareTaken{{"GH", 15},
                                     "Un autre chasseur y est : on ne s'arrête pas à deux sur une case de couloir.",
                                     "Another hunter is there: no two stop on one hall square."};
inline constexpr Reason kWrongNumber{{"GH", 51},
                                     "Le joyau {0} ne peut pas encore sortir : c'est le tour du {1}.",
                                     "Jewel {0} cannot leave yet: it is the turn of number {1}."};
// Of jewels.
inline constexpr Reason kMoveFirst{{"GH", 17}, "Déplace d'abord ton chasseur, ou reste.", "Move your hunter first, or stay."};
inline constexpr Reason kBackpackFull{{"GH", 17}, "Le sac à dos ne porte qu'un joyau.", "The backpack holds one jewel only."};
inline constexpr Reason kNoSwapping{{"GH", 62},
                                    "Les règles de cette partie ne permettent pas d'échanger des joyaux.",
                                    "The rules of this match do not allow swapping jewels."};
inline constexpr Reason kNothingToSwap{
    {"GH", 62}, "Le sac à dos est vide : il n'y a rien à échanger.", "The backpack is empty: there is nothing to swap."};

}  // namespace minuit::hunters
