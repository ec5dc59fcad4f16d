// The games under the fuzzers: a new game joins with its line here. The first byte of an input chooses one, '0' the first, so
// that seeds stay readable and keep their game when others join.
#pragma once
#include <array>
#include <cstddef>
#include <span>

#include "base/types.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::fuzz {

template <class... Gs>
struct GameList {};
using Games = GameList<fantome::LeFantome>;

// Calls f<G>(the other bytes) for the game that the first byte chooses.
template <class... Gs>
void for_one_game(GameList<Gs...> /*games*/, std::span<const u8> bytes, auto&& f) {
  if (bytes.empty()) return;
  std::size_t left = static_cast<u8>(bytes.front() - '0') % sizeof...(Gs) + 1;
  const auto attempt = [&]<class G>(GameList<G>) {
    if (--left == 0) f.template operator()<G>(bytes.subspan(1));
  };
  (attempt(GameList<Gs>{}), ...);
}

}  // namespace minuit::fuzz
