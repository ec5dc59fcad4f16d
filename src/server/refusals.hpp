// What is refused over HTTP before a table is reached. The rows are listed in docs/SERVING.md.
#pragma once
#include "match/refusals.hpp"

namespace minuit::server {

using rules::Reason;

inline constexpr Reason kNotFound{{"SV", 1}, "Il n'y a rien à cette adresse.", "There is nothing at this address."};
inline constexpr Reason kWrongMethod{{"SV", 2}, "Cette adresse ne se demande pas ainsi.", "This address is not asked that way."};
inline constexpr Reason kNotJson{{"SV", 3}, "Envoie du JSON (application/json).", "Send JSON (application/json)."};
inline constexpr Reason kForeignPage{
    {"SV", 4}, "Une page d'un autre site ne peut pas demander cela.", "A page of another site may not ask for this."};
inline constexpr Reason kTooOften{{"SV", 5}, "Trop souvent : attends un peu.", "Too often: wait a moment."};
inline constexpr Reason kBadName{{"SV", 6},
                                 "Un nom a de 1 à {0} octets, se voit et n'a pas de caractère de commande.",
                                 "A name has 1 to {0} bytes, can be seen and has no control characters."};
inline constexpr Reason kServerBusy{{"SV", 7}, "Le serveur est débordé, réessaie.", "The server is too busy, try again."};
inline constexpr Reason kNoSuchMatch{{"SV", 8}, "Cette table n'a pas cette partie.", "This table has no such match."};
inline constexpr Reason kTooManyListed{{"SV", 9}, "Tu as déjà {0} tables publiques.", "You already have {0} public tables."};
inline constexpr Reason kNoSuchSharer{{"SV", 10},
                                      "Un appareil a {0} invités (as=1, as=2, …) et un écran (as=screen).",
                                      "A device has {0} guests (as=1, as=2, …) and a screen (as=screen)."};
inline constexpr Reason kOtherRules{
    {"SV", 11}, "Ce serveur ne connaît pas les règles de cette partie.", "This server does not know the rules of this match."};
inline constexpr Reason kNoSuchEyes{{"SV", 12},
                                    "On regarde par les yeux d'une place (de 0 à {0}), de spectator ou de all.",
                                    "One looks through the eyes of a seat (0 to {0}), of spectator or of all."};
inline constexpr Reason kNoSuchDecision{
    {"SV", 13}, "Cette partie a {0} décisions, comptées à partir de 0.", "This match has {0} decisions, counted from 0."};
inline constexpr Reason kNoSuchEvidence{
    {"SV", 14}, "Cette partie a jusqu'ici {0} pièces à conviction.", "This match has come to {0} pieces of evidence so far."};
inline constexpr Reason kTooManyNewcomers{{"SV", 15},
                                          "Trop de nouveaux venus de ton réseau : réessaie plus tard.",
                                          "Too many newcomers from your network: try again later."};
inline constexpr Reason kTooMuchAdvice{
    {"SV", 16}, "Trop de conseils sont demandés en ce moment : réessaie.", "Too much advice is asked for just now: try again."};
// Followed by until when.
inline constexpr Reason kBanned{
    {"SV", 17}, "L'exploitant de ce serveur t'en a exclu.", "The operator of this server has banned you from it."};
inline constexpr Reason kTooManyReports{
    {"SV", 18}, "Trop de signalements d'ici : réessaie plus tard.", "Too many reports from here: try again later."};
inline constexpr Reason kNotAtTable{
    {"SV", 19}, "On signale quelqu'un depuis la table où l'on est.", "One reports somebody from the table at which one is."};
inline constexpr Reason kNotOneself{{"SV", 20},
                                    "On ne signale ni soi-même, ni qui partage son appareil.",
                                    "You cannot report yourself, nor who shares your device."};
inline constexpr Reason kNoSuchCode{{"SV", 21},
                                    "Ce code n'existe pas, a déjà servi ou n'est plus valable.",
                                    "There is no such code, or it was used, or it is too old."};
inline constexpr Reason kTooManyGuesses{
    {"SV", 22}, "Trop de codes essayés : réessaie dans dix minutes.", "Too many codes were tried: try again in ten minutes."};
inline constexpr Reason kSomebodyElse{{"SV", 23},
                                      "Ce navigateur est quelqu'un d'autre entre-temps : recharge la page.",
                                      "This browser is somebody else by now: reload the page."};

}  // namespace minuit::server
