// What goes over HTTP, beside match::OpenTable and match::Refused. docs/PROTOCOL.md tells it in words; `minuit schema` prints it.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "codec/kinds.hpp"
#include "match/room.hpp"
#include "server/reports.hpp"

namespace minuit::server {

inline constexpr std::string_view kVersion = "0.1.0";
inline constexpr std::string_view kApiPath = "/api/";
inline constexpr std::string_view kMePath = "/api/me";
inline constexpr std::string_view kTablesPath = "/api/tables";
inline constexpr std::string_view kOwnTablesPath = "/api/me/tables";
inline constexpr std::string_view kDataPath = "/api/me/data";
inline constexpr std::string_view kLeavePath = "/api/me/leave";
inline constexpr std::string_view kErasePath = "/api/me/erase";
inline constexpr std::string_view kCodePath = "/api/me/code";
inline constexpr std::string_view kMovePath = "/api/me/move";
inline constexpr std::string_view kForgetPath = "/api/me/forget";
inline constexpr std::string_view kTrustPath = "/api/trust";
inline constexpr std::string_view kAuthorityPath = "/minuit-ca.crt";

struct SetupEntry {
  u32 players = 0;
  codec::Raw config;
};
struct GameEntry {
  std::string id;
  std::string name;  // on the French box: what people read is in the texts
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
// Of someone at a table, to the operator.
struct SendReport {
  std::string person;  // who is reported
  std::optional<ReportReason> reason;
};
struct ReportTaken {};
struct SeatsLeft {
  u64 seats = 0;
};
// The own id, so that a page that does not know who its browser is by now erases nobody else.
struct EraseMe {
  std::string id;
};
// By which a second device becomes this person.
struct MoveCode {
  std::string code;
  u64 seconds = 0;  // that it lasts
};
struct MoveHere {
  std::string code;
};
// Who the browser is from now on.
struct NewMe {
  std::string id;
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
// Who sits or sat on a chair: a person, a bot of that level, or nobody.
struct Player {
  std::optional<match::Person> person;
  std::optional<std::string> bot;
  bool operator==(const Player&) const = default;
};
struct MatchSummary {
  u64 number = 0;
  i64 begun = 0;             // milliseconds since 1970
  std::optional<i64> ended;  // there is a replay then
  std::vector<Player> players;
  std::optional<std::variant<rules::Ranking, rules::Shared>> result;
};
struct TableSummary {
  std::string table;
  std::string game;
  match::Person host;
  std::vector<Player> seats;
  bool playing = false;
  i64 last = 0;                       // when something happened there, milliseconds since 1970
  std::vector<MatchSummary> matches;  // the latest first
};
struct OwnTables {
  std::vector<TableSummary> tables;  // the latest first
};
// A decision of a finished match: whose it was (chance's, the clock's or the world's if nobody's), what it caused and what it
// changed, as the eyes saw it.
struct ReplayStep {
  std::optional<Seat> by;
  std::optional<match::Saying> why;  // a bot's, for its own eyes and all-seeing ones
  codec::Raw events;
  codec::Raw changes;
  rules::Awaiting awaiting;
};
// A page of a replay: the view after the first `from` decisions, and what followed.
struct Replay {
  std::string game;
  u32 rules_version = 0;
  codec::Raw config;
  u64 match = 0;
  i64 begun = 0;
  std::vector<Player> players;
  std::string eyes;
  u64 decisions = 0;  // of the whole match
  u64 from = 0;
  codec::Raw view;
  rules::Awaiting awaiting;
  std::vector<ReplayStep> steps;
};
struct Health {
  std::string status;  // ok, draining, or store: nothing can be saved
  std::string disk;    // ok, low: nothing new is begun; full, read-only, failing or other: nothing can be saved
  std::string version;
  u64 uptime_seconds = 0;
  u64 tables = 0;  // with someone at them
  u64 connections = 0;
};
// How this server can be reached over HTTPS with a certificate of the house; all empty if it cannot.
struct Trust {
  u32 http_port = 0;
  u32 https_port = 0;
  std::string certificate;         // where the certificate of the house's authority is to be had
  std::string fingerprint;         // its SHA-256, in pairs of hexadecimal digits
  std::string short_fingerprint;   // the beginning of it
  std::vector<std::string> names;  // hosts for which the server has a certificate
};
MINUIT_DESCRIBE(SetupEntry, (players, config))
MINUIT_DESCRIBE(GameEntry, (id, name, rules_version, fewest_players, most_players, hidden, bots, setups))
MINUIT_DESCRIBE(GameList, (games))
MINUIT_DESCRIBE(Me, (id, name, tables))
MINUIT_DESCRIBE(SetName, (name))
MINUIT_DESCRIBE(SendReport, (person, reason))
MINUIT_DESCRIBE(ReportTaken, ())
MINUIT_DESCRIBE(SeatsLeft, (seats))
MINUIT_DESCRIBE(EraseMe, (id))
MINUIT_DESCRIBE(MoveCode, (code, seconds))
MINUIT_DESCRIBE(MoveHere, (code))
MINUIT_DESCRIBE(NewMe, (id))
MINUIT_DESCRIBE(TableOpened, (table))
MINUIT_DESCRIBE(ListedTable, (table, listing))
MINUIT_DESCRIBE(TableList, (tables))
MINUIT_DESCRIBE(Player, (person, bot))
MINUIT_DESCRIBE(MatchSummary, (number, begun, ended, players, result))
MINUIT_DESCRIBE(TableSummary, (table, game, host, seats, playing, last, matches))
MINUIT_DESCRIBE(OwnTables, (tables))
MINUIT_DESCRIBE(ReplayStep, (by, why, events, changes, awaiting))
MINUIT_DESCRIBE(Replay, (game, rules_version, config, match, begun, players, eyes, decisions, from, view, awaiting, steps))
MINUIT_DESCRIBE(Trust, (http_port, https_port, certificate, fingerprint, short_fingerprint, names))
MINUIT_DESCRIBE(Health, (status, disk, version, uptime_seconds, tables, connections))

}  // namespace minuit::server
