// Players who hold on: they go on playing while the server dies and comes back, ask again for what was not answered, and check
// whatever they are told against what they know.
#pragma once
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "bench/load/play.hpp"

namespace minuit::load {

struct GameCount {
  std::string game;
  u64 tables = 0;
  u64 acknowledged = 0;
};
MINUIT_DESCRIBE(GameCount, (game, tables, acknowledged))

struct SteadyReport {
  std::string mode = "steady";
  u32 tables = 0;         // that were played at, one after the other and side by side
  u64 acknowledged = 0;   // commands
  u64 asked_again = 0;    // commands that a crash left without an answer
  u64 reconnections = 0;  // of sockets
  u64 crashes_seen = 0;
  u64 crashes_between_keeping_and_telling = 0;  // tables that knew a command nobody had been told of
  u64 overtaken = 0;                            // commands that were stale when they came: the match had gone on by itself
  u64 matches = 0;                              // that came to their end
  std::vector<GameCount> games;                 // commands that were acknowledged, by game
  double seconds = 0;
  std::vector<std::string> violations;
};
MINUIT_DESCRIBE(SteadyReport, (mode, tables, acknowledged, asked_again, reconnections, crashes_seen,
                               crashes_between_keeping_and_telling, overtaken, matches, games, seconds, violations))

struct SteadySettings {
  Place place;
  u32 tables = 16;
  double rate = 2000;                                  // moves a second over all tables
  std::vector<std::string> games{std::string(kGame)};  // one table after the other plays the next of them
  u64 most_versions = 400;  // then a table is left and another opened: a log that only grows makes every start slower
  double most_seconds = 3600;
  u64 seed = 1;
  std::string acknowledged;  // the file that gets a line for every acknowledged command
};

// Runs until it is told to stop (SIGTERM or SIGINT); then every table must still make a few moves.
[[nodiscard]] SteadyReport hold_on(const SteadySettings& settings);

// After the end: every line of the file against the logs in the store, every log against the rules.
struct CheckReport {
  u64 tables = 0;
  u64 entries = 0;
  u64 acknowledged = 0;
  std::vector<std::string> violations;
};
MINUIT_DESCRIBE(CheckReport, (tables, entries, acknowledged, violations))
[[nodiscard]] CheckReport check_store(const std::string& database, const std::string& acknowledged);

}  // namespace minuit::load
