// Matches that bots play among themselves, one table for each game, so that there are logs of every game to work with.
#pragma once
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "bench/load/company.hpp"

namespace minuit::load {

struct RecordSettings {
  Place place;
  std::vector<std::string> games;
  u32 players = 3;
  u64 matches = 2;  // of each game
  double most_seconds = 600;
};
struct RecordedGame {
  std::string game;
  u64 matches = 0;
};
MINUIT_DESCRIBE(RecordedGame, (game, matches))
struct RecordReport {
  std::string mode = "record";
  bool complete = false;
  double seconds = 0;
  std::vector<RecordedGame> games;
};
MINUIT_DESCRIBE(RecordReport, (mode, complete, seconds, games))
[[nodiscard]] RecordReport record_matches(const RecordSettings& settings);

}  // namespace minuit::load
