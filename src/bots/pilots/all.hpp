// The bots of every game.
#pragma once
#include "bots/pilots/le_fantome_de_minuit/levels.hpp"
