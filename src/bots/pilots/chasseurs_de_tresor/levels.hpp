// The bots of Chasseurs de trésor.
#pragma once
#include "bots/bot.hpp"
#include "rules/games/chasseurs_de_tresor/game.hpp"

template <>
struct minuit::bots::Levels<minuit::hunters::Chasseurs> : minuit::bots::RandomOnly<minuit::hunters::Chasseurs> {};
