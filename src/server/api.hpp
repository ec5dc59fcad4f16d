// What goes over HTTP, beside match::OpenTable and match::Refused. docs/PROTOCOL.md tells it in words; `minuit schema` prints it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "codec/kinds.hpp"
#include "match/room.hpp"

namespace minuit::server {

inline constexpr std::string_view kVersion = "0.1.0";

struct SetupEntry {
  u32 players = 0;
  codec::Raw config;
};
struct GameEntry {
  std::string id;
  std::string french;
  std::string english;
  u32 rules_version = 0;
  u32 fewest_players = 0;
  u32 most_players = 0;
  bool hidden = true;              // some see what others may not: who share a device must not look at the same time
  std::vector<std::string> bots;   // weakest first
  std::vector<SetupEntry> setups;  // the usual one for each number of players
};
struct GameList {
  std::vector<GameEntry> games;
};
struct Me {
  std::string id;
  std::string name;                 // empty until it is set
  std::vector<std::string> tables;  // opened or sat at, the latest first
};
struct SetName {
  std::string name;
};
struct TableOpened {
  std::string table;
};
struct ListedTable {
  std::string table;
  match::Listing listing;
};
struct TableList {
  std::vector<ListedTable> tables;
};
struct Health {
  std::string status;  // ok, draining, or store: nothing can be saved
  std::string version;
  u64 uptime_seconds = 0;
  u64 tables = 0;  // with someone at them
  u64 connections = 0;
};
MINUIT_DESCRIBE(SetupEntry, (players, config))
MINUIT_DESCRIBE(GameEntry, (id, french, english, rules_version, fewest_players, most_players, hidden, bots, setups))
MINUIT_DESCRIBE(GameList, (games))
MINUIT_DESCRIBE(Me, (id, name, tables))
MINUIT_DESCRIBE(SetName, (name))
MINUIT_DESCRIBE(TableOpened, (table))
MINUIT_DESCRIBE(ListedTable, (table, listing))
MINUIT_DESCRIBE(TableList, (tables))
MINUIT_DESCRIBE(Health, (status, version, uptime_seconds, tables, connections))

}  // namespace minuit::server
