#include "server/retention.hpp"

#include <algorithm>
#include <optional>

#include "codec/read.hpp"
#include "match/journal.hpp"
#include "server/people.hpp"
#include "server/reports.hpp"
#include "server/store_thread.hpp"

namespace minuit::server {
namespace {

using match::journal::Begun;
using match::journal::Entry;

constexpr i64 kDay_ms = i64{86'400} * 1000;

template <class Kind>
std::optional<Kind> last_entry(const store::Store& store, const store::TableInfo& log) {
  const auto page = store.read(log.name, log.version - 1);
  if (!page.ok() || page.value().empty()) return std::nullopt;
  auto entry = codec::read<Kind>(page.value().back().bytes);
  if (!entry.ok()) return std::nullopt;
  return std::move(entry).value();
}

// Nothing if that cannot be known: what is damaged, or of a later program, stays.
std::optional<bool> was_played(const store::Store& store, const std::string& log) {
  for (u64 version = 0;;) {
    const auto page = store.read(log, version);
    if (!page.ok()) return std::nullopt;
    if (page.value().empty()) return false;
    for (const store::Entry& each : page.value()) {
      const auto entry = codec::read<Entry>(each.bytes);
      if (!entry.ok()) return std::nullopt;
      if (std::holds_alternative<Begun>(entry.value().what)) return true;
    }
    version = page.value().back().version;
  }
}

bool table_may_go(const store::Store& store, const store::TableInfo& log, i64 keep_ms, i64 wall_ms) {
  const auto last = last_entry<Entry>(store, log);
  if (!last) return false;
  const i64 age = wall_ms - last->at;
  if (age > keep_ms) return true;
  return age > std::min(keep_ms, kUnplayedDays * kDay_ms) && was_played(store, log.name) == false;
}

bool person_may_go(const store::Store& store, const store::TableInfo& log, i64 keep_ms, i64 wall_ms) {
  const auto last = last_entry<PersonEntry>(store, log);
  const auto link = last ? std::nullopt : last_entry<PersonLink>(store, log);
  if ((!last && !link) || wall_ms - (last ? last->at : link->at) <= keep_ms) return false;
  const auto profile = read_profile(store, std::string_view(log.name).substr(kPersonLogs.size()));
  if (!profile.ok()) return false;
  return std::ranges::all_of(profile.value().tables, [&](const std::string& table) {
    const auto version = store.version(table_log(table));
    return version.ok() && version.value() == 0;
  });
}

bool report_may_go(const store::Store& store, const store::TableInfo& log, i64 keep_ms, i64 wall_ms) {
  const auto last = last_entry<Report>(store, log);
  return last && wall_ms - last->head.done.value_or(last->head.at) > keep_ms;
}

}  // namespace

Result<Retention::Step, store::Trouble> Retention::look(const store::Store& store, i64 wall_ms) {
  const i64 keep_ms = keep_days_ * kDay_ms;
  const auto logs = store.list_some(after_, kRetentionLogs);
  if (!logs.ok()) return logs.error();
  Step step;
  for (const store::TableInfo& log : logs.value()) {
    if (log.version == 0) continue;
    if (log.name.starts_with(kTableLogs) && table_may_go(store, log, keep_ms, wall_ms))
      step.tables.push_back({log.name, log.version});
    if (log.name.starts_with(kPersonLogs) && person_may_go(store, log, keep_ms, wall_ms))
      step.people.push_back({log.name, log.version});
    if (log.name.starts_with(kReportLogs) && report_may_go(store, log, keep_ms, wall_ms))
      step.reports.push_back({log.name, log.version});
  }
  step.last = logs.value().empty();
  after_ = step.last ? std::string() : logs.value().back().name;
  return step;
}

bool remove_logs(store::Store& store, const std::vector<Retention::Log>& logs) {
  if (logs.empty()) return true;
  std::vector<store::Removal> removals;
  removals.reserve(logs.size());
  for (const Retention::Log& each : logs) removals.push_back({each.name, each.version});
  return store.remove(removals).ok();
}

}  // namespace minuit::server
