// Closing and opening tables, and taking them off the public list.
#include "match/refusals.hpp"
#include "server/admin/commands.hpp"
#include "server/admin/looking.hpp"

namespace minuit::server::admin {
namespace {

// Changes what is noted of a table, and lets it know.
Told<TableMarked> mark(Desk& desk, const std::string& table, void (*change)(TableMarks&)) {
  if (auto none = no_table(desk, table)) return std::move(*none);
  TableMarks marks = desk.around.oversight.marks(table);
  change(marks);
  const auto done = desk.with_store([&](store::Store& store) { return desk.around.oversight.mark(store, table, marks); });
  if (!done) return std::string(kStoreBusy);
  if (!done->ok()) return done->error();
  TableMarked told{table, marks.closed, marks.unlisted, 0};
  told.disconnected = desk.with_shard(desk.shard_of(table), [&](Shard& shard) {
    if (marks.closed) return shard.dismiss(table, match::Goodbye::closed_by_operator, match::kClosedByOperator);
    shard.nudge(table);
    return 0U;
  });
  return told;
}

}  // namespace

Told<TableMarked> close_table(Desk& desk, const OneTable& asked) {
  return mark(desk, asked.table, [](TableMarks& marks) { marks.closed = true; });
}
Told<TableMarked> open_table(Desk& desk, const OneTable& asked) {
  return mark(desk, asked.table, [](TableMarks& marks) { marks.closed = false; });
}
Told<TableMarked> unlist(Desk& desk, const OneTable& asked) {
  return mark(desk, asked.table, [](TableMarks& marks) { marks.unlisted = true; });
}
Told<TableMarked> relist(Desk& desk, const OneTable& asked) {
  return mark(desk, asked.table, [](TableMarks& marks) { marks.unlisted = false; });
}

}  // namespace minuit::server::admin
