// The games of the catalogue and further ones of a test.
#pragma once
#include "catalog/match_of.hpp"
#include "match/games.hpp"

namespace minuit::match {

// A bot of every level but "none" is there for each.
template <rules::Game... More>
[[nodiscard]] Games games_with() {
  Games games;
  games.open = [](std::string_view line) -> Result<std::unique_ptr<catalog::Match>, codec::Fault> {
    const auto header = codec::read_header(line);
    std::optional<Result<std::unique_ptr<catalog::Match>, codec::Fault>> opened;
    if (header.ok()) (void)((header.value().game == More::kId && (opened = catalog::open_match_of<More>(line), true)) || ...);
    return opened ? std::move(*opened) : catalog::open_match(line);
  };
  games.newest_rules = [](std::string_view game) {
    u32 version = newest_in_catalog(game);
    ((More::kId == game ? void(version = More::kRulesVersion) : void()), ...);
    return version;
  };
  games.usual_setup = [](std::string_view game, u32 players) {
    std::optional<std::string> setup = usual_in_catalog(game, players);
    ((More::kId == game ? void(setup = usual_setup_of<More>(players)) : void()), ...);
    return setup;
  };
  games.has_bot = [](std::string_view, std::string_view level) { return level != "none"; };
  return games;
}

}  // namespace minuit::match
