// How a table comes to be: the first entries of its log.
#pragma once
#include <string>
#include <variant>
#include <vector>

#include "match/games.hpp"
#include "match/journal.hpp"

namespace minuit::match {

// What someone asks for who opens a table. Bots are the levels for the last seats; the host takes the first.
struct OpenTable {
  u64 command = 0;
  std::string game;
  Raw config;       // null: the usual setup for so many players
  u32 players = 0;  // 0: as the setup says
  Options options;
  std::vector<std::string> bots;
};
MINUIT_DESCRIBE(OpenTable, (command, game, config, players, options, bots))
MINUIT_ALLOW_DEFAULTS(OpenTable)

[[nodiscard]] Refused refused(u64 command, const rules::Refusal& refusal);
[[nodiscard]] Refused refused(u64 command, const codec::Fault& fault);

// The entries for versions 1, 2, …, or why there are none. An empty device is the host's own.
[[nodiscard]] std::variant<std::vector<std::string>, Refused> opening(const Games& games, const OpenTable& request,
                                                                      const Person& host, i64 wall_ms, std::string device = {});

}  // namespace minuit::match
