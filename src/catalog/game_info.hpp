// What can be said of a game without its types. Most code needs no more, and is spared the rules of all games when it is
// compiled.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "rules/contract/game.hpp"

namespace minuit::catalog {

struct GameInfo {
  std::string_view id;
  std::string_view name;
  std::string_view ledger;
  u32 rules_version = 0;
  rules::PlayerRange players;
};

template <rules::Game G>
[[nodiscard]] constexpr GameInfo info_of() {
  return {G::kId, G::kName, G::kLedger, G::kRulesVersion, G::kPlayers};
}

[[nodiscard]] std::span<const GameInfo> games();
// "le-fantome-de-minuit, …": for the answer to an unknown name.
[[nodiscard]] std::string known_games();

}  // namespace minuit::catalog
