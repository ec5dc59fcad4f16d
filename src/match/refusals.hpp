// What the authority itself refuses. The rows are listed in docs/PROTOCOL.md.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::match {

using rules::Reason;

inline constexpr Reason kUnreadable{{"TB", 1}, "Ce message n'est pas lisible.", "This message cannot be read."};
inline constexpr Reason kStale{
    {"TB", 2}, "La partie a avancé entre-temps ; regarde la table.", "The match has moved on meanwhile; look at the table."};
inline constexpr Reason kNotSeated{{"TB", 3}, "Il faut être assis à la table.", "You must sit at the table."};
inline constexpr Reason kNotHost{{"TB", 4}, "Seul l'hôte de la table le peut.", "Only the table's host may do this."};
inline constexpr Reason kNoSuchSeat{
    {"TB", 5}, "La table a {0} places, numérotées à partir de 0.", "The table has {0} seats, counted from 0."};
inline constexpr Reason kSeatTaken{{"TB", 6}, "Cette place est occupée.", "This seat is taken."};
inline constexpr Reason kSeatLocked{{"TB", 7}, "L'hôte a fermé cette place.", "The host has locked this seat."};
inline constexpr Reason kNobodyThere{{"TB", 8}, "Cette personne n'est pas à la table.", "This person is not at the table."};
inline constexpr Reason kHostIsHere{{"TB", 9}, "L'hôte est là, ou vient de partir.", "The host is here, or has only just left."};
inline constexpr Reason kMatchRuns{{"TB", 10}, "Une partie est en cours.", "A match is being played."};
inline constexpr Reason kNoMatch{{"TB", 11}, "Aucune partie n'est en cours.", "No match is being played."};
inline constexpr Reason kSeatsEmpty{{"TB", 12},
                                    "Il reste {0} place(s) vide(s) : invite quelqu'un ou installe un robot.",
                                    "{0} seat(s) are empty: invite someone or put a bot there."};
inline constexpr Reason kNoSuchBot{{"TB", 13}, "Ce jeu n'a pas de robot de ce niveau.", "This game has no bot of that level."};
inline constexpr Reason kNotForYou{{"TB", 14}, "Ce n'est pas à toi de lancer.", "It is not for you to roll or draw now."};
inline constexpr Reason kNothingToTakeBack{{"TB", 15},
                                           "Rien à reprendre : on a lancé, révélé ou joué depuis.",
                                           "Nothing to take back: something was rolled, shown or played since."};
inline constexpr Reason kNoIntents{{"TB", 16}, "Ce jeu attend des décisions.", "This game takes decisions, not intents."};
inline constexpr Reason kSilence{{"TB", 17}, "On ne parle pas à ce moment du jeu.", "No talking at this point of the game."};
inline constexpr Reason kTooTalkative{{"TB", 18}, "Doucement : laisse parler les autres.", "Slowly: let the others speak."};
inline constexpr Reason kNothingSaid{
    {"TB", 19}, "De 1 à {0} octets de texte, sans caractère de commande.", "1 to {0} bytes of text, no control characters."};
inline constexpr Reason kBadOptions{
    {"TB", 20}, "Au plus {0} secondes par tour et {1} d'absence.", "At most {0} seconds a turn and {1} away."};
inline constexpr Reason kNotSaved{{"TB", 21},
                                  "Impossible d'enregistrer : rien n'a changé, réessaie.",
                                  "This could not be saved: nothing has changed, try again."};
inline constexpr Reason kTooBusy{{"TB", 22}, "La table est débordée, réessaie.", "The table is too busy, try again."};
inline constexpr Reason kWrongProtocol{
    {"TB", 23}, "Cette page est d'une autre version : recharge-la.", "This page is of another version: reload it."};
inline constexpr Reason kHelloFirst{{"TB", 24}, "Il faut d'abord se présenter.", "Say Hello first."};
inline constexpr Reason kNoSuchTable{{"TB", 25}, "Cette table n'existe pas.", "There is no such table."};
inline constexpr Reason kShutOut{{"TB", 26}, "Cette table ne t'est pas ouverte.", "This table is not open to you."};
inline constexpr Reason kTableFull{{"TB", 27}, "Il y a déjà trop de monde à cette table.", "Too many are at this table already."};
inline constexpr Reason kLogFull{
    {"TB", 28}, "Cette table a assez servi : ouvres-en une autre.", "This table has seen enough: open another one."};
inline constexpr Reason kAlreadySeated{{"TB", 29}, "Tu as déjà une place.", "You already have a seat."};
inline constexpr Reason kNotYourself{{"TB", 30},
                                     "On ne se renvoie ni soi-même, ni qui partage son appareil.",
                                     "You cannot remove yourself, nor who shares your device."};
inline constexpr Reason kTooLong{{"TB", 31}, "Ce texte dépasse {0} octets.", "This text is over {0} bytes."};
inline constexpr Reason kStillThinking{
    {"TB", 32}, "Ta demande précédente est encore à l'étude.", "Your last request is still being worked out."};
inline constexpr Reason kNotReadable{
    {"TB", 33}, "La table ne peut pas être lue pour l'instant.", "The table cannot be read at the moment."};
inline constexpr Reason kTooOften{{"TB", 34}, "Doucement : attends un instant.", "Slowly: wait a moment."};
inline constexpr Reason kNoPlace{
    {"TB", 35}, "Un lieu : de 1 à {0} lettres a-z, chiffres ou _.", "A place: 1 to {0} letters a-z, digits or _."};
inline constexpr Reason kNoRace{{"TB", 36}, "Aucune course n'est en cours.", "No race is running."};
inline constexpr Reason kNotNow{{"TB", 37},
                                "C'est déjà fait dans cette course, ou ce n'est pas le moment.",
                                "You have done that in this race already, or it is not the moment for it."};
inline constexpr Reason kHasSeenAnother{{"TB", 38},
                                        "Dans cette partie, tu as déjà vu ce qu'une autre place est seule à voir.",
                                        "In this match you have already seen what only another seat may see."};
inline constexpr Reason kNobodyAsks{
    {"TB", 39}, "Cette personne ne demande pas (ou plus) cette place.", "This person does not ask for this seat, or no longer."};
inline constexpr Reason kNoSayInIt{{"TB", 40},
                                   "Seul qui joue ou a joué cette partie répond, et pas pour son propre appareil.",
                                   "Only who plays or has played this match answers, and not for their own device."};
inline constexpr Reason kNobodyToAgree{{"TB", 41},
                                       "Cette partie a des secrets, et personne n'est là pour être d'accord : un robot joue.",
                                       "This match has secrets, and nobody is here who could agree: a bot plays."};
inline constexpr Reason kTooManyAsk{{"TB", 42},
                                    "Trop de monde a joué ou demande à jouer dans cette partie : attends la suivante.",
                                    "Too many have played or ask to play in this match: wait for the next one."};
inline constexpr Reason kAtTheDoor{
    {"TB", 43}, "Tu attends à la porte : l'hôte doit d'abord t'ouvrir.", "You wait at the door: the host must let you in first."};
inline constexpr Reason kNobodyOpened{{"TB", 44}, "Personne n'a ouvert la porte.", "Nobody has opened the door."};
inline constexpr Reason kWroteTooMuch{{"TB", 45},
                                      "Assez écrit pour aujourd'hui d'ici : les parties en cours continuent.",
                                      "Enough was written from here today: matches that are being played go on."};
inline constexpr Reason kDiskLow{{"TB", 46},
                                 "Le serveur manque de place : les parties en cours continuent.",
                                 "The server is short of disk space: matches that are being played go on."};
inline constexpr Reason kClosedByOperator{
    {"TB", 47}, "L'exploitant de ce serveur a fermé cette table.", "The operator of this server has closed this table."};
inline constexpr Reason kDeleted{
    {"TB", 48}, "L'exploitant de ce serveur a supprimé cette table.", "The operator of this server has deleted this table."};
inline constexpr Reason kUnlisted{{"TB", 49},
                                  "L'exploitant de ce serveur a retiré cette table de la liste publique.",
                                  "The operator of this server has taken this table off the public list."};
inline constexpr Reason kReadAnew{{"TB", 50}, "La table est relue : reviens.", "The table is read again: come back."};

}  // namespace minuit::match
