// Mysterium is played by people, and at random.
#pragma once
#include "bots/bot.hpp"
#include "rules/games/mysterium/game.hpp"

template <>
struct minuit::bots::Levels<minuit::mysterium::Mysterium> : minuit::bots::RandomOnly<minuit::mysterium::Mysterium> {};
