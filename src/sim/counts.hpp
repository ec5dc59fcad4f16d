// What happened in simulated worlds, counted, so that one sees that the storm left nothing out.
#pragma once
#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "base/types.hpp"

namespace minuit::sim {

enum class Mark : u8 {
  frames_up,
  frames_down,
  commands,
  retries,
  hostile,
  entries,
  decisions,
  takebacks,
  begun,
  finished,
  elapsed,
  hurried,
  played_for_the_absent,
  missed,
  up_to_date,
  tables,
  opened,
  reconnects,
  broken,
  half_deaf,
  piled_up,
  crashes,
  crashes_in_publish,
  kept_untold,
  lost_in_flight,
  unwritten,
  foreign,
  stale,
  unreadable,
  wall_jumps,
  stalls,
  sleeps,
  thoughts,
  late_thoughts,
  bad_thoughts,
  errands,
  intents_of_bots,
  evidence,
  reveals,
  waiting_most,
};
BOOST_DESCRIBE_ENUM(Mark, frames_up, frames_down, commands, retries, hostile, entries, decisions, takebacks, begun, finished,
                    elapsed, hurried, played_for_the_absent, missed, up_to_date, tables, opened, reconnects, broken, half_deaf,
                    piled_up, crashes, crashes_in_publish, kept_untold, lost_in_flight, unwritten, foreign, stale, unreadable,
                    wall_jumps, stalls, sleeps, thoughts, late_thoughts, bad_thoughts, errands, intents_of_bots, evidence,
                    reveals, waiting_most)
inline constexpr std::size_t kMarks = static_cast<std::size_t>(Mark::waiting_most) + 1;

// A count with its name, as a campaign writes it down.
struct Count {
  std::string name;
  u64 count = 0;
};
MINUIT_DESCRIBE(Count, (name, count))

struct Counts {
  std::map<std::string, u64> worlds;  // by game
  std::array<u64, kMarks> marks{};
  std::map<std::string, u64> outcomes;  // "Sit done", "Sit nothing", "Sit TB-06"
  std::map<std::string, u64> goodbyes;  // by the code of the close frame

  void add(Mark mark, u64 count = 1) { marks[static_cast<std::size_t>(mark)] += count; }
  [[nodiscard]] u64 of(Mark mark) const { return marks[static_cast<std::size_t>(mark)]; }
  void at_least(Mark mark, u64 count);
  void join(const Counts& others);
  [[nodiscard]] u64 all_worlds() const;
  [[nodiscard]] std::string to_json() const;
  // All of it, in a form that can be written down and read again.
  [[nodiscard]] std::vector<Count> list() const;
  [[nodiscard]] static std::optional<Counts> from(const std::vector<Count>& list);
};

}  // namespace minuit::sim
