// The bots of Pas Touche !.
#pragma once
#include "bots/bot.hpp"
#include "rules/games/pas_touche/game.hpp"

template <>
struct minuit::bots::Levels<minuit::touche::PasTouche> : minuit::bots::RandomOnly<minuit::touche::PasTouche> {};
