// The first byte of an input chooses a game of the catalogue, '0' the first, so that seeds stay readable and keep their game when
// others join.
#pragma once
#include <boost/mp11.hpp>
#include <span>
#include <type_traits>

#include "base/types.hpp"
#include "catalog/catalog.hpp"
#include "catalog/games.hpp"

namespace minuit::fuzz {

// Calls f<G>(the other bytes) for the game that the first byte chooses.
void for_one_game(std::span<const u8> bytes, auto&& f) {
  if (bytes.empty()) return;
  using Games = boost::mp11::mp_transform<std::type_identity, catalog::Games>;
  std::size_t left = static_cast<u8>(bytes.front() - '0') % boost::mp11::mp_size<Games>::value + 1;
  boost::mp11::mp_for_each<Games>([&]<class G>(std::type_identity<G>) {
    if (--left == 0) f.template operator()<G>(bytes.subspan(1));
  });
}

}  // namespace minuit::fuzz
