// What a place is called in the texts.
#pragma once
#include "rules/games/chasseurs_de_tresor/board.hpp"

namespace minuit::hunters {

// A room's letter, or "outside", or "hall": then the number of the square goes with it.
[[nodiscard]] constexpr std::string_view place_key(Space space) {
  if (is_room(space)) return enum_name(room_of(space));
  return is_hall(space) ? "hall" : "outside";
}
// 0 for what is no square of the hall.
[[nodiscard]] constexpr int square_of(Space space) { return is_hall(space) ? static_cast<int>(space) : 0; }

}  // namespace minuit::hunters
