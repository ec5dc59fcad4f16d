// What players have reported.
#include "server/admin/commands.hpp"

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

}  // namespace minuit::server::admin
