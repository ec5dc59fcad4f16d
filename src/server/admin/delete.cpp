// Removing a table for good.
#include <chrono>
#include <thread>

#include "match/refusals.hpp"
#include "server/admin/commands.hpp"
#include "server/admin/looking.hpp"

namespace minuit::server::admin {
namespace {

// Nobody comes to the table while this lives.
class Barred {
 public:
  Barred(Oversight& oversight, const std::string& table) : oversight_(oversight), table_(table) {
    oversight_.set_being_deleted(table_, true);
  }
  Barred(const Barred&) = delete;
  Barred& operator=(const Barred&) = delete;
  ~Barred() { oversight_.set_being_deleted(table_, false); }

 private:
  Oversight& oversight_;
  const std::string& table_;
};

}  // namespace

Told<TableDeleted> delete_table(Desk& desk, const OneTable& asked) {
  const std::string& table = asked.table;
  if (auto none = no_table(desk, table)) return std::move(*none);
  const Barred barred(desk.around.oversight, table);
  TableDeleted told{table, 0, 0};
  told.disconnected = desk.with_shard(
      desk.shard_of(table), [&](Shard& shard) { return shard.dismiss(table, match::Goodbye::no_such_table, match::kDeleted); });
  // What the table was writing comes to its end first: after that nothing holds it in memory.
  constexpr int kTries = 500;
  constexpr std::chrono::milliseconds kPause{10};
  const auto in_memory = [&](Shard& shard) { return shard.house().room(table) != nullptr; };
  for (int tries = 0; desk.with_shard(desk.shard_of(table), in_memory); ++tries) {
    if (tries == kTries) return std::string("the table is still writing: try again");
    std::this_thread::sleep_for(kPause);
  }
  const std::string log = table_log(table);
  const auto removed = desk.with_store([&](store::Store& store) -> Told<u64> {
    const auto version = store.version(log);
    if (!version.ok()) return version.error().message;
    const store::Removal removal{log, version.value()};
    const auto count = store.remove({&removal, 1});
    if (!count.ok()) return count.error().message;
    if (count.value() == 0) return std::string("the table's log has changed meanwhile: try again");
    (void)desk.around.oversight.mark(store, table, {});  // a mark that stays would do no harm
    return version.value();
  });
  if (!removed) return std::string(kStoreBusy);
  if (!removed->ok()) return removed->error();
  told.entries = removed->value();
  desk.service.forget({{log, told.entries}});
  return told;
}

}  // namespace minuit::server::admin
