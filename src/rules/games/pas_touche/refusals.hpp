// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::touche {

using rules::Reason;

// Of setups.
inline constexpr Reason kTooManyLevels{
    {"PT", 50}, "Il y a {0} niveaux proposés pour {1} joueurs.", "There are {0} levels proposed for {1} players."};
inline constexpr Reason kCalmNotSeated{{"PT", 65},
                                       "La place {0} ne peut pas jouer au calme : il n'y a que {1} joueurs.",
                                       "Seat {0} cannot play calmly: there are only {1} players."};
// Of chance.
inline constexpr Reason kNoCallNow{{"PT", 20}, "On ne lance pas les dés maintenant.", "The dice are not thrown now."};
inline constexpr Reason kNoTurnNow{{"PT", 30}, "Aucune carte n'est à retourner maintenant.", "There is no card to turn up now."};
inline constexpr Reason kWrongColour{
    {"PT", 7}, "Cette carte n'est pas de la couleur du niveau.", "This card is not of the colour the level asks for."};
inline constexpr Reason kNotOnTop{
    {"PT", 30}, "Cette carte ne peut pas être la prochaine de sa pile.", "This card cannot be the next of its pile."};
// Of the grid.
inline constexpr Reason kNoLayoutNow{{"PT", 3}, "La grille est déjà posée.", "The grid has been laid already."};
inline constexpr Reason kNotThe36{
    {"PT", 3}, "La grille se pose avec les 36 cartes, chacune une fois.", "The grid takes the 36 cards, each of them once."};
// Of preparing.
inline constexpr Reason kReadyAlready{
    {"PT", 10}, "Ton niveau et ta main sont déjà choisis.", "Your level and your hand are chosen already."};
// Of races.
inline constexpr Reason kNoRaceNow{{"PT", 20}, "Aucun lancer n'est en cours.", "There is no throw to be judged."};
inline constexpr Reason kNotAtTable{{"PT", 21}, "La place {0} n'est pas à table.", "Seat {0} is not at the table."};
inline constexpr Reason kTouchedTwice{
    {"PT", 23}, "La place {0} a déjà touché une carte à ce lancer.", "Seat {0} has touched a card in this throw already."};
inline constexpr Reason kTooLate{{"PT", 24},
                                 "Le lancer dure {0} secondes : ce toucher vient trop tard.",
                                 "A throw lasts {0} seconds: this touch is too late."};
inline constexpr Reason kOutOfOrder{{"PT", 62},
                                    "Les touchers se jugent dans l'ordre des temps : la place {0} vient avant.",
                                    "Touches are judged in the order of their times: seat {0} comes before."};

}  // namespace minuit::touche
