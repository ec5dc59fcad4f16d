// The bots of every game.
#pragma once
#include "bots/pilots/chasseurs_de_tresor/levels.hpp"
#include "bots/pilots/le_fantome_de_minuit/levels.hpp"
#include "bots/pilots/mysterium/levels.hpp"
#include "bots/pilots/pas_touche/levels.hpp"
#include "bots/pilots/pas_vu_pas_pris/levels.hpp"
