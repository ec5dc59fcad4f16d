// One year of a public server in some minutes: honest matches every day, and people who write as much as they are let, over the
// real store with the real quotas and the real retention. Only the clock is made up.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "bench/load/company.hpp"

namespace minuit::load {

struct YearSettings {
  std::string recorded;  // the store that bots played in: whose logs the honest matches are
  std::string database;  // the store that grows; made anew
  u32 days = 365;
  u32 keep_days = 30;
  u32 matches_per_day = 300;
  u32 abusers = 10;  // addresses, each with as many cookies as it likes
  u32 openers = 0;   // so many of them open tables instead of filling some
  u32 report_every_days = 30;
  u64 seed = 1;
};

// At the end of a month of days; the times are of that month.
struct MonthReport {
  std::string mode = "year";
  u32 day = 0;
  u64 logs = 0;  // that are there
  u64 honest_matches = 0;
  u64 honest_refused = 0;         // by a quota: there should be none
  double honest_written_mib = 0;  // in all so far, and so the next ones
  double abuse_written_mib = 0;
  u64 abuse_refused = 0;
  u64 logs_removed = 0;
  double database_mib = 0;  // the file and what is written ahead of it
  double free_mib = 0;      // of it, in pages that will be used again
  double rss_mib = 0;       // of this program
  double append_p50_ms = 0;
  double append_p99_ms = 0;
  double open_p50_ms = 0;  // a table: its log is read and replayed
  double open_p99_ms = 0;
  double step_p99_ms = 0;  // of retention: for so long nothing is appended
  double seconds = 0;      // real ones, so far
};
MINUIT_DESCRIBE(MonthReport, (mode, day, logs, honest_matches, honest_refused, honest_written_mib, abuse_written_mib,
                              abuse_refused, logs_removed, database_mib, free_mib, rss_mib, append_p50_ms, append_p99_ms,
                              open_p50_ms, open_p99_ms, step_p99_ms, seconds))
// Tells of each month when it is over; throws Failure.
void simulate_year(const YearSettings& settings, const std::function<void(const MonthReport&)>& tell);

}  // namespace minuit::load
