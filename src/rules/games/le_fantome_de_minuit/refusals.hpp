// Why not: one row for each way to break a rule.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::fantome {

using rules::Reason;

inline constexpr Reason kStarterNotSeated{{"FM", 62},
                                          "La place {0} ne peut pas commencer : il n'y a que {1} joueurs.",
                                          "Seat {0} cannot start: there are only {1} players."};
inline constexpr Reason kBravestNotSeated{{"FM", 10},
                                          "Le plus courageux doit être à table : la place {0} est vide.",
                                          "The bravest must sit at the table: seat {0} is empty."};
inline constexpr Reason kBravestIsKnown{{"FM", 10}, "On sait déjà qui commence.", "It is already known who starts."};
inline constexpr Reason kDieNotYet{
    {"FM", 10}, "Le dé attend que l'on sache qui commence.", "The die waits until it is known who starts."};
inline constexpr Reason kNotOnTheDie{{"FM", 4}, "Le dé n'a pas cette face.", "The die has no such face."};
inline constexpr Reason kSquareTaken{{"FM", 10},
                                     "La case {0} est occupée : on ne place jamais deux figurines sur la même case.",
                                     "Square {0} is taken: no two figures share a square while placing."};
inline constexpr Reason kReturnSquareTaken{{"FM", 50},
                                           "La case {0} est occupée : un captif revient sur une case vide.",
                                           "Square {0} is taken: a captive returns to an empty square."};
inline constexpr Reason kNothingToPlace{
    {"FM", 12}, "Toutes les figurines sont en jeu : utilise le dé.", "Every figure is in play: use the roll."};
inline constexpr Reason kPlaceFirst{{"FM", 10}, "Il faut d'abord placer une figurine.", "A figure must be placed first."};
inline constexpr Reason kReturnFirst{
    {"FM", 50}, "Il faut d'abord remettre un captif sur la galerie.", "A captive must be put back on the gallery first."};
inline constexpr Reason kNoFigureThere{
    {"FM", 12}, "Tu n'as pas de figurine sur la case {0}.", "You have no figure on square {0}."};
inline constexpr Reason kMustMove{{"FM", 14},
                                  "On ne peut rester sur place qu'avec une seule figurine sur la galerie : tu en as {0}.",
                                  "You may stay only with a single figure on the gallery: you have {0}."};
inline constexpr Reason kDoorsStillShut{{"FM", 20},
                                        "Les pièces ne s'ouvrent que lorsque Hugo a quitté l'escalier.",
                                        "The rooms open only once Hugo has left the stairs."};
inline constexpr Reason kRoomTaken{
    {"FM", 21}, "Une seule figurine par pièce : {thing} en abrite déjà une.", "A room holds one figure: {thing} is taken."};
inline constexpr Reason kRoomTooFar{{"FM", 22},
                                    "Il faut {0} points pour entrer dans {thing}, le dé en donne {1}.",
                                    "It takes {0} points to enter {thing}, the die gives {1}."};
inline constexpr Reason kCountNotExact{{"FM", 23},
                                       "Pour entrer dans {thing}, il faut exactement {0} : le dé donne {1}.",
                                       "To enter {thing} it takes exactly {0}: the die gives {1}."};

}  // namespace minuit::fantome
