#include "catalog/catalog.hpp"

#include <vector>

namespace minuit::catalog {

std::span<const GameInfo> games() {
  static const std::vector<GameInfo> kGames = [] {
    std::vector<GameInfo> all;
    each_game([&]<class G>(std::type_identity<G> /*game*/) { all.push_back(info_of<G>()); });
    return all;
  }();
  return kGames;
}

std::string known_games() {
  std::string names;
  for (const GameInfo& game : games()) {
    if (!names.empty()) names += ", ";
    names += game.id;
  }
  return names;
}

}  // namespace minuit::catalog
