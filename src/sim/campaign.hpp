// Many worlds on several threads.
#pragma once
#include "sim/setting.hpp"

namespace minuit::sim {

struct Campaign {
  Setting setting;
  u64 first = 1;
  u64 last = 1000;  // seeds, both included
  u32 threads = 1;
  bool goes_on = false;  // after a violation, to see how many there are
};

struct Outcome {
  Counts counts;
  std::vector<u64> failed;          // the seeds with a violation, ascending: the first, or all if the campaign goes on
  std::optional<Report> violation;  // of the lowest seed that has one, told again with its story
};

[[nodiscard]] Outcome run(const Campaign& campaign);

// The games of the catalogue, every one of them, each with a few short setups; bots choose at random.
[[nodiscard]] std::vector<Play> catalog_plays();
[[nodiscard]] match::Games catalog_games();

// "seed 17, event 391 at 20381 ms: ...", and the last lines of the story.
[[nodiscard]] std::string told(const Report& report, std::size_t lines);

}  // namespace minuit::sim
