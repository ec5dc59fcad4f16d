#include "server/reports.hpp"

#include <algorithm>
#include <mutex>
#include <ranges>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/limits.hpp"
#include "server/oversight.hpp"

namespace minuit::server {
namespace {

std::string log_of(u64 number) { return std::string(kReportLogs) + std::to_string(number); }

}  // namespace

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

Reports::Taken Reports::take(store::Store& store, Report report) {
  std::optional<u64> goes;
  {
    const std::shared_lock lock(mutex_);
    std::size_t own = 0;
    for (const auto& [number, head] : heads_) {
      if (head.done) continue;
      if (head.reporter_device != report.head.reporter_device) continue;
      if (head.table == report.head.table && head.reported.id == report.head.reported.id) return Taken::kept;
      ++own;
    }
    if (own >= kMostReportsOfDevice) return Taken::too_many;
    if (heads_.size() >= kMostReports) {
      const auto done = std::ranges::find_if(heads_, [](const auto& each) { return each.second.done.has_value(); });
      if (done == heads_.end()) return Taken::too_many;
      goes = done->first;
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
  if (!report.ok() || report.value().head.done) return report;
  report.value().head.done = wall_ms;
  if (!keep_in(store, log_of(number), codec::to_json(report.value())))
    return std::string("this could not be saved: nothing has changed");
  const std::unique_lock lock(mutex_);
  heads_.insert_or_assign(number, report.value().head);
  return report;
}

}  // namespace minuit::server
