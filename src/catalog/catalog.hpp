// Finding a game by its id. Whoever needs the game's own types is called with them; whoever does not uses Match (match.hpp).
#pragma once
#include <boost/mp11/algorithm.hpp>
#include <string_view>
#include <type_traits>

#include "catalog/game_info.hpp"
#include "catalog/games.hpp"

namespace minuit::catalog {

// Calls f(std::type_identity<G>{}) for every game.
void each_game(auto&& f) {
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, Games>>([&](auto game) { f(game); });
}

// Calls f(std::type_identity<G>{}) for the game of that id; false if there is none.
[[nodiscard]] bool with_game(std::string_view id, auto&& f) {
  bool found = false;
  each_game([&]<class G>(std::type_identity<G> game) {
    if (found || G::kId != id) return;
    found = true;
    f(game);
  });
  return found;
}

}  // namespace minuit::catalog
