#include "server/retention.hpp"

#include <gtest/gtest.h>

#include "codec/write.hpp"
#include "match/journal.hpp"
#include "server/people.hpp"
#include "server/reports.hpp"
#include "server/store_thread.hpp"
#include "store/memory.hpp"

namespace minuit::server {
namespace {

namespace journal = match::journal;

constexpr i64 kDay = i64{86'400} * 1000;
constexpr i64 kNow = 1000 * kDay;
constexpr u32 kKeep = 90;

class Archive {
 public:
  void table(const std::string& name, i64 days_ago, bool played) {
    const i64 at = kNow - days_ago * kDay;
    append(table_log(name), journal::Entry{at - kDay, "a", 1, 0, journal::Opened{"g", codec::Raw{"{}"}, {}, {}, {}}});
    if (played) append(table_log(name), journal::Entry{at - kDay, "a", 2, 0, journal::Begun{1}});
    append(table_log(name), journal::Entry{at, "a", 3, 0, journal::OptionsSet{}});
  }
  void person(const std::string& id, i64 days_ago, const std::string& table) {
    ASSERT_TRUE(remember_name(store, id, "Zoé", kNow - days_ago * kDay));
    if (!table.empty()) {
      ASSERT_TRUE(remember_table(store, id, table, kNow - days_ago * kDay));
    }
  }
  // One pass over everything; what may go goes.
  void pass() {
    Retention retention(kKeep);
    for (bool last = false; !last;) {
      const auto step = retention.look(store, kNow);
      ASSERT_TRUE(step.ok());
      EXPECT_LE(step.value().tables.size() + step.value().people.size(), kRetentionLogs);
      ASSERT_TRUE(remove_logs(store, step.value().tables));
      ASSERT_TRUE(remove_logs(store, step.value().people));
      ASSERT_TRUE(remove_logs(store, step.value().reports));
      last = step.value().last;
    }
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> names;
    const auto logs = store.list("");
    for (const store::TableInfo& each : logs.value()) names.push_back(each.name);
    return names;
  }
  void append(const std::string& log, const journal::Entry& entry) {
    const std::string bytes = codec::to_json(entry);
    const store::Append one{log, store.version(log).value(), bytes};
    ASSERT_EQ(store.append({&one, 1}).front().outcome, store::Outcome::kept);
  }
  store::MemoryStore store;
};

TEST(Retention, tables_go_by_their_last_entry_and_unplayed_ones_sooner) {
  Archive archive;
  archive.table("old", 91, true);
  archive.table("recent", 89, true);
  archive.table("unplayed", 8, false);
  archive.table("for the weekend", 6, false);
  archive.pass();
  EXPECT_EQ(archive.names(), (std::vector<std::string>{"t/for the weekend", "t/recent"}));
}

TEST(Retention, a_person_goes_when_all_their_tables_have) {
  Archive archive;
  archive.table("old", 91, true);
  archive.table("recent", 10, true);
  archive.person("gone", 95, "old");
  archive.person("plays", 95, "recent");
  archive.person("new", 3, "old");
  archive.person("nameless", 95, "");
  archive.pass();
  archive.pass();
  EXPECT_EQ(archive.names(), (std::vector<std::string>{"p/new", "p/plays", "t/recent"}));
}

TEST(Retention, of_a_guest_of_whom_only_the_device_is_known_the_file_goes_too) {
  Archive archive;
  ASSERT_TRUE(remember_device(archive.store, "old", "phone", kNow - 91 * kDay));
  ASSERT_TRUE(remember_device(archive.store, "new", "phone", kNow - 89 * kDay));
  archive.pass();
  EXPECT_EQ(archive.names(), (std::vector<std::string>{"p/new"}));
}

TEST(Retention, reports_go_so_long_after_the_operator_was_done_with_them_or_never_was) {
  Archive archive;
  Reports reports;
  for (const i64 days_ago : {91, 89, 200, 200}) {
    Report report;
    report.head.at = kNow - days_ago * kDay;
    report.head.reporter_device = std::to_string(archive.names().size());
    ASSERT_EQ(reports.take(archive.store, std::move(report)), Reports::Taken::kept);
  }
  ASSERT_TRUE(reports.set_done(archive.store, 3, kNow - 91 * kDay).ok());
  ASSERT_TRUE(reports.set_done(archive.store, 4, kNow - 3 * kDay).ok());
  archive.pass();
  EXPECT_EQ(archive.names(), (std::vector<std::string>{"a/report/2", "a/report/4"}));
}

TEST(Retention, what_cannot_be_read_stays) {
  Archive archive;
  archive.table("torn", 500, true);
  const store::Append rubbish{"t/torn", 3, "rubbish"};
  ASSERT_EQ(archive.store.append({&rubbish, 1}).front().outcome, store::Outcome::kept);
  archive.pass();
  EXPECT_EQ(archive.names(), (std::vector<std::string>{"t/torn"}));
}

TEST(Retention, many_tables_go_in_small_steps) {
  Archive archive;
  for (int i = 0; i < 300; ++i) archive.table("old" + std::to_string(i), 200, i % 2 == 0);
  archive.table("recent", 1, true);
  archive.pass();
  EXPECT_EQ(archive.names(), (std::vector<std::string>{"t/recent"}));
}

}  // namespace
}  // namespace minuit::server
