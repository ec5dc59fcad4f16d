// What happened in simulated worlds, counted, so that one sees that the storm left nothing out.
#pragma once
#include <array>
#include <map>
#include <string>

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
  reveals,
  waiting_most,
};
BOOST_DESCRIBE_ENUM(Mark, frames_up, frames_down, commands, retries, hostile, entries, decisions, takebacks, begun, finished,
                    elapsed, hurried, played_for_the_absent, missed, up_to_date, tables, opened, reconnects, broken, half_deaf,
                    piled_up, crashes, crashes_in_publish, kept_untold, lost_in_flight, unwritten, foreign, stale, unreadable,
                    wall_jumps, stalls, sleeps, thoughts, late_thoughts, bad_thoughts, errands, reveals, waiting_most)
inline constexpr std::size_t kMarks = static_cast<std::size_t>(Mark::waiting_most) + 1;

struct Counts {
  u64 worlds = 0;
  std::array<u64, kMarks> marks{};
  std::map<std::string, u64> outcomes;  // "Sit done", "Sit nothing", "Sit TB-06"
  std::map<std::string, u64> goodbyes;  // by the code of the close frame

  void add(Mark mark, u64 count = 1) { marks[static_cast<std::size_t>(mark)] += count; }
  [[nodiscard]] u64 of(Mark mark) const { return marks[static_cast<std::size_t>(mark)]; }
  void at_least(Mark mark, u64 count);
  void join(const Counts& others);
  [[nodiscard]] std::string to_json() const;
};

}  // namespace minuit::sim
