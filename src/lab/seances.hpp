// Mysterium: how often do a ghost and mediums of given minds win together?
#pragma once
#include "lab/team.hpp"
#include "rules/games/mysterium/game.hpp"

namespace minuit::lab {

// Mediums that go by other associations than every ghost does, and are as good at it as "hard".
inline constexpr std::string_view kOtherMind = "other";

struct SeanceOptions {
  mysterium::Config config;
  std::string ghost = "hard";    // a bot's name
  std::string mediums = "hard";  // a bot's name, or the other mind
  u64 games = 1000;
  u64 seed = 1;
  u32 threads = 1;
};

// Why it cannot be played so, if it cannot.
[[nodiscard]] std::optional<std::string> complaint(const SeanceOptions& options);

// A match draws on streams of its own: the outcome does not depend on the number of threads.
[[nodiscard]] TeamResult play_seances(const SeanceOptions& options);

// What is printed of them: all that it takes to play them again.
struct SeanceReport {
  mysterium::Config config;
  std::string ghost;
  std::string mediums;
  u64 games = 0;
  u64 seed = 0;
  double win_share = 0;
  Interval win_share_95;
  double found = 0;  // cards a match
  TimingReport ms;
};
MINUIT_DESCRIBE(SeanceReport, (config, ghost, mediums, games, seed, win_share, win_share_95, found, ms))
[[nodiscard]] SeanceReport report_of(const SeanceOptions& options, const TeamResult& result);

}  // namespace minuit::lab
