// What players have reported.
#include "server/admin/commands.hpp"
#include "server/admin/people.hpp"

namespace minuit::server::admin {

Told<ReportPage> reports(Desk& desk, const ListReports& asked) {
  constexpr std::size_t kHeadsAPage = 100;
  ReportPage page{desk.around.oversight.reports.list(asked.all, asked.before, kHeadsAPage), {}};
  if (page.reports.size() == kHeadsAPage) page.next = page.reports.back().number;
  return page;
}

Told<Report> report(Desk& desk, const OneReport& asked) {
  const auto told = desk.with_store([&](store::Store& store) {
    return asked.done ? desk.around.oversight.reports.set_done(store, asked.number, now().wall_ms)
                      : Reports::read(store, asked.number);
  });
  if (!told) return std::string(kStoreBusy);
  return *told;
}

Told<ReportsCleared> clear_reports(Desk& desk, const ClearReports& asked) {
  if (!asked.reporter.empty())
    if (auto wrong = no_person(asked.reporter)) return std::move(*wrong);
  constexpr u64 kMostAtOnce = 200;
  ReportsCleared told;
  while (told.count < kMostAtOnce) {
    const auto some = desk.with_store([&](store::Store& store) {
      const Reports::Which which{asked.table, asked.reporter};
      return desk.around.oversight.reports.set_done(store, which, kReportsDoneAtOnce, now().wall_ms);
    });
    if (!some) return std::string(kStoreBusy);
    if (!some->ok()) return some->error();
    told.count += some->value();
    if (some->value() < kReportsDoneAtOnce) return told;
  }
  told.more = true;
  return told;
}

}  // namespace minuit::server::admin
