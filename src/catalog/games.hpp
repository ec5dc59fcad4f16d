// The closed list of games. A new game adds one line here.
#pragma once
#include <boost/mp11/list.hpp>

#include "resolve/pas_touche/racing.hpp"
#include "resolve/pas_touche/resolver.hpp"
#include "resolve/pas_vu_pas_pris/resolver.hpp"
#include "rules/games/chasseurs_de_tresor/game.hpp"
#include "rules/games/chasseurs_de_tresor/words.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"
#include "rules/games/le_fantome_de_minuit/words.hpp"
#include "rules/games/mysterium/game.hpp"
#include "rules/games/mysterium/words.hpp"
#include "rules/games/pas_touche/game.hpp"
#include "rules/games/pas_touche/words.hpp"
#include "rules/games/pas_vu_pas_pris/game.hpp"
#include "rules/games/pas_vu_pas_pris/words.hpp"

namespace minuit::catalog {

using Games =
    boost::mp11::mp_list<fantome::LeFantome, hunters::Chasseurs, touche::PasTouche, mysterium::Mysterium, keyhole::PasVuPasPris>;

}  // namespace minuit::catalog
