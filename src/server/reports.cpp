#include "server/reports.hpp"

#include <algorithm>
#include <mutex>
#include <ranges>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/limits.hpp"
#include "server/oversight.hpp"
#include "server/report_places.hpp"

namespace minuit::server {
namespace {

std::string log_of(u64 number) { return std::string(kReportLogs) + std::to_string(number); }

bool holds_words(const Report& report) {
  return !report.lines.empty() || !report.head.reporter.name.empty() || !report.head.reported.name.empty();
}

// What is left of one that is done with: who, by id, where and why.
Report forgotten(Report report) {
  report.lines.clear();
  report.head.reporter.name.clear();
  report.head.reported.name.clear();
  report.head.site.reset();
  report.head.network.reset();
  return report;
}

// The only entry there is from then on: what an earlier one held would stay.
bool replace_with(store::Store& store, const std::string& log, const std::string& bytes) {
  const auto version = store.version(log);
  if (!version.ok()) return false;
  const auto replaced = store.replace({log, version.value(), {&bytes, 1}});
  return replaced.ok() && replaced.value();
}

}  // namespace

void forget_in(Report& report, const std::vector<std::string>& people) {
  const auto is_one = [&](const std::string& id) { return std::ranges::find(people, id) != people.end(); };
  ReportHead& head = report.head;
  if (is_one(head.reporter.id)) {
    head.reporter.name.clear();
    head.site.reset();
    head.network.reset();
  }
  if (is_one(head.reported.id)) head.reported.name.clear();
  for (ReportedLine& line : report.lines) {
    if (!is_one(line.person.id)) continue;
    line.person.name.clear();
    line.text.clear();
  }
}

void Reports::load(const store::Store& store, Log& log) {
  std::map<u64, ReportHead> heads;
  each_last_entry(store, kReportLogs, log, [&](std::string_view /*name*/, std::string_view bytes) {
    auto report = codec::read<Report>(bytes);
    if (report.ok()) heads.insert_or_assign(report.value().head.number, std::move(report.value().head));
    return report.ok();
  });
  const std::unique_lock lock(mutex_);
  heads_ = std::move(heads);
}

std::vector<ReportHead> Reports::list(bool done_too, u64 before, std::size_t most) const {
  const std::shared_lock lock(mutex_);
  std::vector<ReportHead> list;
  for (const auto& [number, head] : std::views::reverse(heads_)) {
    if (list.size() == most) break;
    if ((before == 0 || number < before) && (done_too || !head.done)) list.push_back(head);
  }
  return list;
}

// Nothing if there may be a place for it. What is there already need not be kept again.
std::optional<Reports::Taken> Reports::refuse(const ReportHead& wish) const {
  std::size_t own = 0;
  for (const auto& [number, head] : heads_) {
    if (head.done || head.reporter_device != wish.reporter_device) continue;
    if (head.table == wish.table && head.reported.id == wish.reported.id) return Taken::kept;
    ++own;
  }
  if (own >= kMostReportsOfDevice || site_has_enough(heads_, wish)) return Taken::too_many;
  return std::nullopt;
}

Reports::Taken Reports::take(store::Store& store, Report report) {
  std::optional<u64> goes;
  {
    const std::shared_lock lock(mutex_);
    if (const auto refused = refuse(report.head)) return *refused;
    if (site_is_full(heads_, report.head)) {
      goes = oldest_of_most(heads_, report.head, true);
      if (!goes) return Taken::too_many;
    } else if (heads_.size() >= kMostReports) {
      const auto done = std::ranges::find_if(heads_, [](const auto& each) { return each.second.done.has_value(); });
      goes = done == heads_.end() ? oldest_of_most(heads_, report.head, false) : std::optional(done->first);
      if (!goes) return Taken::too_many;
    }
    report.head.number = heads_.empty() ? 1 : heads_.rbegin()->first + 1;
  }
  if (!keep_in(store, log_of(report.head.number), codec::to_json(report))) return Taken::unwritten;
  if (goes && !take_away(store, log_of(*goes))) goes.reset();
  const std::unique_lock lock(mutex_);
  if (goes) heads_.erase(*goes);
  heads_.insert_or_assign(report.head.number, std::move(report.head));
  return Taken::kept;
}

Result<Report, std::string> Reports::read(const store::Store& store, u64 number) {
  const auto version = store.version(log_of(number));
  if (!version.ok()) return version.error().message;
  if (version.value() == 0) return "there is no report " + std::to_string(number);
  const auto page = store.read(log_of(number), version.value() - 1);
  if (!page.ok()) return page.error().message;
  auto report = codec::read<Report>(page.value().back().bytes);
  if (!report.ok()) return "report " + std::to_string(number) + " is not understood: " + report.error().message;
  return std::move(report).value();
}

Result<Report, std::string> Reports::set_done(store::Store& store, u64 number, i64 wall_ms) {
  auto report = read(store, number);
  if (!report.ok() || (report.value().head.done && !holds_words(report.value()))) return report;
  Report done = forgotten(std::move(report).value());
  if (!done.head.done) done.head.done = wall_ms;
  if (!replace_with(store, log_of(number), codec::to_json(done)))
    return std::string("this could not be saved: nothing has changed");
  const std::unique_lock lock(mutex_);
  heads_.insert_or_assign(number, done.head);
  return done;
}

Result<u64, std::string> Reports::set_done(store::Store& store, const Which& which, std::size_t most, i64 wall_ms) {
  const auto meant = [&](const ReportHead& head) {
    const bool by = which.reporter.empty() || which.reporter == head.reporter.id || which.reporter == head.reporter_device;
    return !head.done && by && (which.table.empty() || which.table == head.table);
  };
  std::vector<u64> numbers;
  {
    const std::shared_lock lock(mutex_);
    for (const auto& [number, head] : heads_)
      if (numbers.size() < most && meant(head)) numbers.push_back(number);
  }
  for (const u64 number : numbers)
    if (const auto done = set_done(store, number, wall_ms); !done.ok()) return done.error();
  return numbers.size();
}

}  // namespace minuit::server
