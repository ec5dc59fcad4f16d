// The games as the authority needs them; a test may add one of its own.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/describe.hpp"
#include "catalog/match.hpp"
#include "codec/write.hpp"
#include "match/saying.hpp"

namespace minuit::match {

[[nodiscard]] u32 newest_in_catalog(std::string_view game);
[[nodiscard]] std::optional<std::string> usual_in_catalog(std::string_view game, u32 players);
template <rules::Game G>
[[nodiscard]] std::optional<std::string> usual_setup_of(u32 players) {
  if (players == 0) players = G::kPlayers.fewest;
  if (players < G::kPlayers.fewest || players > G::kPlayers.most) return std::nullopt;
  return codec::to_json(G::setup(static_cast<u8>(players)));
}

struct Games {
  // A match at its beginning, from the header line of a record.
  std::function<Result<std::unique_ptr<catalog::Match>, codec::Fault>(std::string_view header_line)> open = catalog::open_match;
  // The rules a new match of a game is begun with; 0 if there is no such game.
  std::function<u32(std::string_view game)> newest_rules = newest_in_catalog;
  // The setup for so many players, as JSON; for 0 the fewest. Nothing if that is not possible.
  std::function<std::optional<std::string>(std::string_view game, u32 players)> usual_setup = usual_in_catalog;
  std::function<bool(std::string_view game, std::string_view level)> has_bot;
  // A bot of that level took this decision at that seat with this before its eyes. Nothing if it has nothing to say.
  struct Deed {
    std::string_view game, level, view_json, decision_json;
  };
  std::function<std::optional<Saying>(const Deed& deed)> why = [](const Deed& /*deed*/) { return std::nullopt; };
};

// Of the bot that steps in where none was chosen.
[[nodiscard]] std::string stand_in_level(const Games& games, std::string_view game);

[[nodiscard]] std::string header_line(std::string_view game, u32 rules_version, std::string_view config_json);

}  // namespace minuit::match
