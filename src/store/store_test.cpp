// One set of tests for every store, and what only a store on a disk can show.
#include "store/store.hpp"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>

#include "base/rng.hpp"
#include "store/memory.hpp"
#include "store/packing.hpp"
#include "store/sqlite.hpp"
#include "tests/support/stores.hpp"

namespace minuit::store {
namespace {

namespace fs = std::filesystem;

INSTANTIATE_TEST_SUITE_P(Every, AnyStore,
                         ::testing::Values(Kind{"memory", [](const Folder&) { return std::make_unique<MemoryStore>(); }},
                                           Kind{"sqlite", [](const Folder& folder) { return opened(folder.file("tables")); }}),
                         [](const auto& kind) { return kind.param.name; });

TEST_P(AnyStore, keeps_what_is_appended_in_order) {
  EXPECT_EQ(append("a", 0, "one"), (Receipt{Outcome::kept, 1}));
  EXPECT_EQ(append("a", 1, "two"), (Receipt{Outcome::kept, 2}));
  EXPECT_EQ(append("b", 0, std::string_view("\0\xff", 2)), (Receipt{Outcome::kept, 1}));
  EXPECT_EQ(append("a", 2, ""), (Receipt{Outcome::kept, 3}));
  EXPECT_EQ(read("a"), (std::vector<Entry>{{1, "one"}, {2, "two"}, {3, ""}}));
  EXPECT_EQ(read("a", 2), (std::vector<Entry>{{3, ""}}));
  EXPECT_EQ(read("a", 3), std::vector<Entry>{});
  EXPECT_EQ(read("a", ~u64{0}), std::vector<Entry>{});
  EXPECT_EQ(read("b"), (std::vector<Entry>{{1, std::string("\0\xff", 2)}}));
  EXPECT_EQ(read("nowhere"), std::vector<Entry>{});
}

TEST_P(AnyStore, refuses_a_writer_who_does_not_know_the_last_entry) {
  EXPECT_EQ(append("a", 0, "one").outcome, Outcome::kept);
  EXPECT_EQ(append("a", 0, "again"), (Receipt{Outcome::stale, 1}));
  EXPECT_EQ(append("a", 2, "ahead"), (Receipt{Outcome::stale, 1}));
  EXPECT_EQ(append("new", 1, "ahead"), (Receipt{Outcome::stale, 0}));
  EXPECT_EQ(read("a"), (std::vector<Entry>{{1, "one"}}));
  EXPECT_EQ(list(), (std::vector<TableInfo>{{"a", 1}}));
}

TEST_P(AnyStore, takes_the_appends_of_a_batch_in_order_and_one_by_one) {
  const std::vector<Append> batch{{"a", 0, "1"},     {"b", 0, "1"},       {"a", 1, "2"},
                                  {"b", 0, "stale"}, {"", 0, "nameless"}, {"a", 2, "3"}};
  const std::vector<Receipt> expected{{Outcome::kept, 1},  {Outcome::kept, 1},    {Outcome::kept, 2},
                                      {Outcome::stale, 1}, {Outcome::refused, 0}, {Outcome::kept, 3}};
  EXPECT_EQ(store_->append(batch), expected);
  EXPECT_EQ(read("a").size(), 3U);
  EXPECT_EQ(read("b"), (std::vector<Entry>{{1, "1"}}));
  EXPECT_TRUE(store_->append({}).empty());
}

TEST_P(AnyStore, holds_to_its_limits) {
  const std::string largest(kMostEntryBytes, 'x');
  EXPECT_EQ(append("a", 0, largest).outcome, Outcome::kept);
  EXPECT_EQ(append("a", 1, largest + "x"), (Receipt{Outcome::refused, 1}));
  const std::string longest(kMostTableNameBytes, 'n');
  EXPECT_EQ(append(longest, 0, "").outcome, Outcome::kept);
  EXPECT_EQ(append(longest + "n", 0, ""), (Receipt{Outcome::refused, 0}));
  EXPECT_EQ(list().size(), 2U);
}

TEST_P(AnyStore, hands_out_long_logs_and_lists_in_pages) {
  std::vector<std::string> names;
  std::vector<Append> batch;
  for (std::size_t table = 0; table < kMostPageEntries + 3; ++table) names.push_back("t" + std::to_string(100'000 + table));
  for (const std::string& name : names) batch.push_back({name, 0, "x"});
  for (u64 version = 0; version < kMostPageEntries + 5; ++version) batch.push_back({"long", version, "y"});
  for (const Receipt& receipt : store_->append(batch)) ASSERT_EQ(receipt.outcome, Outcome::kept);
  const auto first = list();
  ASSERT_EQ(first.size(), kMostPageEntries);
  EXPECT_EQ(first.front(), (TableInfo{"long", kMostPageEntries + 5}));
  EXPECT_EQ(list(first.back().name).size(), 4U);
  const auto page = read("long");
  ASSERT_EQ(page.size(), kMostPageEntries);
  EXPECT_EQ(read("long", page.back().version).size(), 5U);
  const std::string large(kMostEntryBytes, 'z');
  for (u64 version = 0; version < 10; ++version) ASSERT_EQ(append("large", version, large).outcome, Outcome::kept);
  EXPECT_EQ(read("large").size(), kMostPageBytes / kMostEntryBytes);
}

// Any sequence of appends: every store must agree with a list in memory.
TEST_P(AnyStore, agrees_with_a_plain_list_over_random_appends) {
  Rng rng(12);
  MemoryStore model;
  for (int round = 0; round < 200; ++round) {
    std::vector<std::string> words;
    for (int word = 0; word < 16; ++word) words.push_back("w" + std::to_string(rng.below(1000)));
    std::vector<Append> batch;
    for (u32 size = rng.below(8); size > 0; --size)
      batch.push_back(
          {std::string_view("abc").substr(rng.below(3), 1), rng.below(40) == 0 ? 99 : u64{rng.below(60)}, words[rng.below(16)]});
    for (const std::string_view table : {"a", "b", "c"})
      if (rng.below(2) == 0) batch.push_back({table, model.read(table, 0).value().size(), words[rng.below(16)]});
    EXPECT_EQ(store_->append(batch), model.append(batch));
  }
  for (const std::string_view table : {"a", "b", "c"}) EXPECT_EQ(read(table), model.read(table, 0).value());
  EXPECT_EQ(list(), model.list("").value());
}

// Far beyond what a store may keep unsorted.
TEST_P(AnyStore, agrees_with_a_plain_list_over_thousands_of_appends) {
  constexpr int kBatches = 12;
  constexpr std::size_t kBatch = 500;
  MemoryStore model;
  Rng rng(7);
  const std::vector<std::string> tables{"a", "aa", "b", "c", "d/1", "d/2", "e"};
  std::map<std::string, u64> versions;
  for (int round = 0; round < kBatches; ++round) {
    std::vector<std::string> texts(kBatch);
    std::vector<Append> batch;
    for (std::string& text : texts) {
      const std::string& table = tables[rng.below(static_cast<u32>(round < kBatches / 2 ? 5 : tables.size()))];
      const bool stale = rng.below(50) == 0;
      text = std::string(rng.below(100), 'x') + std::to_string(rng.next());
      batch.push_back({table, stale ? rng.below(3) + versions[table] + 1 : versions[table]++, text});
    }
    ASSERT_EQ(store_->append(batch), model.append(batch)) << round;
    EXPECT_EQ(list(), model.list("").value());
    EXPECT_EQ(list("b"), model.list("b").value());
    for (const std::string& table : tables) {
      EXPECT_EQ(read(table), model.read(table, 0).value()) << table;
      EXPECT_EQ(read(table, versions[table] / 2), model.read(table, versions[table] / 2).value()) << table;
    }
  }
}

TEST_P(AnyStore, removes_whole_logs_and_only_those_that_are_as_expected) {
  for (const std::string_view table : {"a", "b", "c"})
    for (u64 version = 0; version < 3; ++version) ASSERT_EQ(append(table, version, "entry").outcome, Outcome::kept);
  const std::vector<Removal> logs{{"a", 3}, {"b", 2}, {"nowhere", 0}, {"gone", 3}};
  EXPECT_EQ(store_->remove(logs).value(), 1U);
  EXPECT_EQ(read("a"), std::vector<Entry>{});
  EXPECT_EQ(list(), (std::vector<TableInfo>{{"b", 3}, {"c", 3}}));
  EXPECT_EQ(store_->version("a").value(), 0U);
  EXPECT_EQ(store_->version("b").value(), 3U);
  EXPECT_EQ(append("a", 3, "late"), (Receipt{Outcome::stale, 0})) << "who knew it must look again";
  EXPECT_EQ(append("a", 0, "anew"), (Receipt{Outcome::kept, 1}));
  EXPECT_EQ(append("b", 3, "more"), (Receipt{Outcome::kept, 4}));
  EXPECT_EQ(read("a"), (std::vector<Entry>{{1, "anew"}}));
  EXPECT_EQ(read("c").size(), 3U);
}

TEST_P(AnyStore, agrees_with_a_plain_list_over_appends_and_removals) {
  Rng rng(5);
  MemoryStore model;
  const std::vector<std::string> tables{"a", "b", "c", "d"};
  for (int round = 0; round < 120; ++round) {
    const std::string text(rng.below(300), 'x');
    std::vector<Append> batch;
    for (u32 size = rng.below(200); size > 0; --size) {
      const std::string& table = tables[rng.below(4)];
      u64 last = model.version(table).value();
      for (const Append& each : batch) last += each.table == table ? 1U : 0U;
      batch.push_back({table, last, text});
    }
    ASSERT_EQ(store_->append(batch), model.append(batch)) << round;
    if (rng.below(4) != 0) continue;
    const std::string& table = tables[rng.below(4)];
    const Removal one{table, model.version(table).value()};
    ASSERT_EQ(store_->remove({&one, 1}).value(), model.remove({&one, 1}).value()) << round;
    for (const std::string& each : tables) ASSERT_EQ(read(each), model.read(each, 0).value()) << each << round;
    EXPECT_EQ(list(), model.list("").value());
  }
}

// Entries of a removed log that were not sorted in must not come back when the file is opened again, and their bytes are gone.
TEST(SqliteStore, what_was_removed_stays_away_and_its_pages_are_used_again) {
  const Folder folder;
  const std::string secret = "what was said at the table";
  const std::string large = secret + std::string(200'000, 'x');
  {
    const auto store = opened(folder.file("s"));
    for (u64 version = 0; version < 20; ++version) {
      const std::vector<Append> batch{{"gone", version, large}, {"stays", version, "entry"}};
      ASSERT_EQ(store->append(batch).front().outcome, Outcome::kept);
    }
    const Removal gone{"gone", 20};
    EXPECT_EQ(store->remove({&gone, 1}).value(), 1U);
    EXPECT_EQ(store->remove({}).value(), 0U) << "gives back more pages";
  }
  const auto store = opened(folder.file("s"));
  EXPECT_EQ(store->list("").value(), (std::vector<TableInfo>{{"stays", 20}}));
  EXPECT_EQ(store->read("stays", 0).value().size(), 20U);
  EXPECT_LT(fs::file_size(folder.file("s")), 1'000'000U);
  std::ifstream file(folder.file("s"), std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(bytes.find(secret), std::string::npos);
}

TEST(SqliteStore, is_for_its_owner_alone) {
  const Folder folder;
  const auto mode = [&](const std::string& name) { return fs::status(folder.file(name)).permissions() & fs::perms::all; };
  constexpr auto kOwnerOnly = fs::perms::owner_read | fs::perms::owner_write;
  {
    const auto store = opened(folder.file("s"));
    const Append one{"a", 0, "one"};
    ASSERT_EQ(store->append({&one, 1}).front().outcome, Outcome::kept);
    for (const char* name : {"s", "s-wal", "s-shm"}) EXPECT_EQ(mode(name), kOwnerOnly) << name;
  }
  fs::permissions(folder.file("s"), kOwnerOnly | fs::perms::group_read | fs::perms::others_read);
  const auto again = opened(folder.file("s"));
  EXPECT_EQ(mode("s"), kOwnerOnly);
}

// A byte of the file that is no longer what was written.
TEST(SqliteStore, a_changed_byte_of_an_entry_is_found) {
  const Folder folder;
  {
    const auto store = opened(folder.file("s"));
    for (u64 version = 0; version < 5; ++version) {
      const std::string bytes = R"({"at":170000000)" + std::to_string(version) + R"(,"by":"someone"})";
      const std::vector<Append> batch{{"a", version, bytes}, {"b", version, bytes}};
      ASSERT_EQ(store->append(batch).front().outcome, Outcome::kept);
    }
    ASSERT_TRUE(store->remove({}).ok()) << "sorts all in";
  }
  {
    std::fstream file(folder.file("s"), std::ios::binary | std::ios::in | std::ios::out);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    const std::size_t at = bytes.rfind("1700000003");
    ASSERT_NE(at, std::string::npos);
    file.clear();
    file.seekp(static_cast<std::streamoff>(at));
    file.put('9');
  }
  const auto store = opened(folder.file("s"));
  const auto a = store->read("a", 0);
  const auto b = store->read("b", 0);
  ASSERT_NE(a.ok(), b.ok()) << "one of the two is as it was";
  const Trouble& trouble = a.ok() ? b.error() : a.error();
  EXPECT_TRUE(trouble.damaged);
  EXPECT_EQ(trouble.version, 4U);
  EXPECT_NE(trouble.message.find("entry 4"), std::string::npos) << trouble.message;
}

TEST(SqliteStore, sees_what_another_program_has_written) {
  const Folder folder;
  const auto one = opened(folder.file("s"));
  const auto other = opened(folder.file("s"));
  const auto append = [](SqliteStore& store, u64 expected, std::size_t count) {
    std::vector<Append> batch;
    for (std::size_t i = 0; i < count; ++i) batch.push_back({"a", expected + i, "entry"});
    return store.append(batch).back();
  };
  EXPECT_EQ(append(*one, 0, 2), (Receipt{Outcome::kept, 2}));
  EXPECT_EQ(append(*other, 0, 1), (Receipt{Outcome::stale, 2}));
  EXPECT_EQ(append(*other, 2, 3000), (Receipt{Outcome::kept, 3002}));  // sorted in meanwhile
  EXPECT_EQ(append(*one, 2, 1), (Receipt{Outcome::stale, 3002}));
  EXPECT_EQ(append(*one, 3002, 1), (Receipt{Outcome::kept, 3003}));
  EXPECT_EQ(append(*other, 3003, 1), (Receipt{Outcome::kept, 3004}));
  EXPECT_EQ(one->list("").value(), (std::vector<TableInfo>{{"a", 3004}}));
}

TEST(SqliteStore, reads_and_continues_files_of_the_first_format) {
  const Folder folder;
  sqlite3* old = nullptr;
  ASSERT_EQ(sqlite3_open(folder.file("s").c_str(), &old), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(old,
                         "PRAGMA application_id = 1296978993; PRAGMA user_version = 1;"
                         "CREATE TABLE log (name TEXT NOT NULL, version INTEGER NOT NULL, bytes BLOB NOT NULL,"
                         " PRIMARY KEY (name, version)) WITHOUT ROWID;"
                         "INSERT INTO log VALUES ('a', 1, x'78'), ('a', 2, x'79')",
                         nullptr, nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(old);
  const auto store = opened(folder.file("s"));
  const Append next{"a", 2, "z"};
  EXPECT_EQ(store->append({&next, 1}).front(), (Receipt{Outcome::kept, 3}));
  EXPECT_EQ(store->read("a", 0).value(), (std::vector<Entry>{{1, "x"}, {2, "y"}, {3, "z"}}));
}

TEST(SqliteStore, reads_and_continues_files_of_the_second_format) {
  const Folder folder;
  sqlite3* old = nullptr;
  ASSERT_EQ(sqlite3_open(folder.file("s").c_str(), &old), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(old,
                         "PRAGMA application_id = 1296978993; PRAGMA user_version = 2;"
                         "CREATE TABLE log (name TEXT NOT NULL, version INTEGER NOT NULL, bytes BLOB NOT NULL,"
                         " PRIMARY KEY (name, version)) WITHOUT ROWID;"
                         "CREATE TABLE fresh (id INTEGER PRIMARY KEY, name TEXT NOT NULL, version INTEGER NOT NULL,"
                         " bytes BLOB NOT NULL);"
                         "INSERT INTO log VALUES ('a', 1, x'78'), ('a', 2, x'79'), ('c', 1, x'78');"
                         "INSERT INTO fresh VALUES (7, 'a', 2, x'79'), (8, 'b', 1, x'31'), (9, 'a', 3, x'7a'), (10, 'b', 2, '')",
                         nullptr, nullptr, nullptr),
            SQLITE_OK);
  sqlite3_close(old);
  for (const u64 round : {0U, 1U}) {
    const auto store = opened(folder.file("s"));
    EXPECT_EQ(store->list("").value(), (std::vector<TableInfo>{{"a", 3}, {"b", 2 + round}, {"c", 1}}));
    EXPECT_EQ(store->read("a", 0).value(), (std::vector<Entry>{{1, "x"}, {2, "y"}, {3, "z"}}));
    EXPECT_EQ(store->read("b", 0).value().size(), 2 + round);
    const Append next{"b", 2 + round, "z"};
    EXPECT_EQ(store->append({&next, 1}).front(), (Receipt{Outcome::kept, 3 + round}));
  }
}

// Entries had no sums: they get them, and nothing else changes.
TEST(SqliteStore, reads_and_continues_files_of_the_third_format) {
  const Folder folder;
  sqlite3* old = nullptr;
  ASSERT_EQ(sqlite3_open(folder.file("s").c_str(), &old), SQLITE_OK);
  const std::string x = "x'0100000000000000' || x'78'";
  const std::string y = "x'0100000000000000' || x'79'";
  const std::string a3 = "x'0100000000000000' || x'61' || x'0300000000000000' || x'0100000000000000' || x'7a'";
  const std::string tables =
      "PRAGMA application_id = 1296978993; PRAGMA user_version = 3; PRAGMA journal_mode = WAL;"
      "CREATE TABLE bundles (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);"
      "CREATE TABLE segments (id INTEGER PRIMARY KEY, name TEXT NOT NULL, last INTEGER NOT NULL, bytes BLOB NOT NULL,"
      " UNIQUE (name, last));"
      "INSERT INTO segments VALUES (3, 'a', 2, " +
      x + " || " + y + "), (9, 'b', 1, " + x + "), (11, 'torn', 1, x'09'); INSERT INTO bundles VALUES (7, " + a3 + ")";
  ASSERT_EQ(sqlite3_exec(old, tables.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(old);
  sqlite3_close(old);
  for (const u64 round : {0U, 1U}) {
    const auto store = opened(folder.file("s"));
    const auto a = store->read("a", 0).value();
    ASSERT_EQ(a.size(), 3 + round);
    EXPECT_EQ(std::vector<Entry>(a.begin(), a.begin() + 3), (std::vector<Entry>{{1, "x"}, {2, "y"}, {3, "z"}}));
    EXPECT_EQ(store->read("b", 0).value(), (std::vector<Entry>{{1, "x"}}));
    EXPECT_FALSE(store->read("torn", 0).ok()) << "damaged it was and is";
    const Append next{"a", 3 + round, "more"};
    EXPECT_EQ(store->append({&next, 1}).front(), (Receipt{Outcome::kept, 4 + round}));
  }
  ASSERT_EQ(sqlite3_open(folder.file("s").c_str(), &old), SQLITE_OK);
  EXPECT_EQ(pragma(old, "PRAGMA auto_vacuum"), 2);
  sqlite3_close(old);
}

// The write-ahead log is put into the file beside the appends, and does not grow for ever.
TEST(SqliteStore, moves_its_log_into_the_file_while_it_is_open) {
  const Folder folder;
  const auto store = opened(folder.file("s"));
  const std::string large(kMostEntryBytes, 'x');
  u64 version = 0;
  while (fs::file_size(folder.file("s")) < (u64{16} << 20U) && version < 512) {
    const Append next{"a", version, large};
    ASSERT_EQ(store->append({&next, 1}).front(), (Receipt{Outcome::kept, version + 1}));
    ++version;
  }
  EXPECT_LT(version, 512U);
  EXPECT_EQ(store->read("a", version - 1).value().size(), 1U);
}

TEST(SqliteStore, goes_on_where_it_was_closed) {
  const Folder folder;
  const Append one{"a", 0, "one"};
  const Append two{"a", 1, "two"};
  EXPECT_EQ(opened(folder.file("s"))->append({&one, 1}).front().outcome, Outcome::kept);
  const auto again = opened(folder.file("s"));
  EXPECT_EQ(again->append({&one, 1}).front(), (Receipt{Outcome::stale, 1}));
  EXPECT_EQ(again->append({&two, 1}).front(), (Receipt{Outcome::kept, 2}));
  EXPECT_EQ(again->read("a", 0).value().size(), 2U);
}

TEST(SqliteStore, says_what_is_wrong_with_a_file) {
  const Folder folder;
  EXPECT_FALSE(SqliteStore::open(folder.file("no/such/folder")).ok());
  std::ofstream(folder.file("text")) << std::string(5'000, 'x');
  EXPECT_FALSE(SqliteStore::open(folder.file("text")).ok());
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(folder.file("other").c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "CREATE TABLE cats (name)", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(other);
  const auto foreign = SqliteStore::open(folder.file("other"));
  ASSERT_FALSE(foreign.ok());
  EXPECT_NE(foreign.error().message.find("not a store"), std::string::npos);
  (void)opened(folder.file("later"));
  ASSERT_EQ(sqlite3_open(folder.file("later").c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "PRAGMA user_version = 99", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(other);
  const auto later = SqliteStore::open(folder.file("later"));
  ASSERT_FALSE(later.ok());
  EXPECT_NE(later.error().message.find("99"), std::string::npos);
}

// A log that is cut short, has a hole or tells a version twice is not handed out as if it ended there.
TEST(SqliteStore, calls_a_damaged_log_damaged) {
  const auto entry = [](const std::string& table, u64 version) {
    std::string packed;
    pack_entry(packed, "x", sum_of(table, version, "x"));
    std::string hex;
    for (const char each : packed) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      hex += kDigits[static_cast<unsigned char>(each) >> 4U];
      hex += kDigits[static_cast<unsigned char>(each) & 15U];
    }
    return "x'" + hex + "'";
  };
  const std::string one = "('a', 1, " + entry("a", 1) + ")";
  for (const std::string& segments : {
           one + ", ('a', 2, x'0900000000000000' || x'79')",
           one + ", ('a', 3, " + entry("a", 3) + ")",
           one + ", ('a', 2, " + entry("a", 1) + " || " + entry("a", 2) + ")",
           "('a', 2, " + entry("a", 2) + ")",
           one + ", ('a', 2, " + entry("a", 3) + ")",
           one + ", ('a', 2, " + entry("b", 2) + ")",
       }) {
    const Folder folder;
    {
      (void)opened(folder.file("s"));
    }
    sqlite3* raw = nullptr;
    ASSERT_EQ(sqlite3_open(folder.file("s").c_str(), &raw), SQLITE_OK);
    const std::string damage = "INSERT INTO segments (name, last, bytes) VALUES " + segments +
                               "; INSERT INTO segments (name, last, bytes) VALUES ('b', 1, " + entry("b", 1) + ")";
    ASSERT_EQ(sqlite3_exec(raw, damage.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << segments;
    sqlite3_close(raw);
    const auto store = opened(folder.file("s"));
    const auto read = store->read("a", 0);
    ASSERT_FALSE(read.ok()) << segments;
    EXPECT_TRUE(read.error().damaged) << read.error().message;
    EXPECT_EQ(read.error().version, segments.starts_with("('a', 1") ? 2U : 1U) << segments;
    EXPECT_EQ(store->read("b", 0).value(), (std::vector<Entry>{{1, "x"}}));
  }
}

// An entry that is not there yet would be told in the place of the one that is missing.
TEST(SqliteStore, calls_newest_entries_with_a_hole_damaged) {
  const Folder folder;
  const Append first{"a", 0, "one"};
  const Append second{"a", 1, "two"};
  const Append third{"a", 2, "three"};
  for (const Append* each : {&first, &second, &third}) {
    ASSERT_EQ(opened(folder.file("s"))->append({each, 1}).front().outcome, Outcome::kept);
  }
  sqlite3* raw = nullptr;
  ASSERT_EQ(sqlite3_open(folder.file("s").c_str(), &raw), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(raw, "DELETE FROM bundles WHERE id = 2", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(raw);
  const auto store = opened(folder.file("s"));
  const auto read = store->read("a", 0);
  ASSERT_FALSE(read.ok());
  EXPECT_NE(read.error().message.find("damaged"), std::string::npos) << read.error().message;
  EXPECT_EQ(store->append({&second, 1}).front().outcome, Outcome::unwritten);
}

// A child appends and says so on a pipe; it is killed without warning. Whatever it said was kept must be there.
TEST(SqliteStore, loses_nothing_it_called_kept_when_killed) {
  const Folder folder;
  std::size_t before = 0;
  for (int round = 0; round < 10; ++round) {
    std::array<int, 2> pipe_ends{};
    ASSERT_EQ(pipe(pipe_ends.data()), 0);
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      const auto store = SqliteStore::open(folder.file("s"));
      if (!store.ok()) _exit(1);
      for (u64 version = store.value()->read("a", 0).value().size();; ++version) {
        const Append one{"a", version, "entry"};
        if (store.value()->append({&one, 1}).front().outcome != Outcome::kept) _exit(1);
        if (write(pipe_ends[1], "+", 1) != 1) _exit(1);
      }
    }
    close(pipe_ends[1]);
    char kept = 0;
    std::size_t said = 0;
    for (; said < 5 + static_cast<std::size_t>(round) && read(pipe_ends[0], &kept, 1) == 1;) ++said;
    kill(child, SIGKILL);
    int status = 0;
    waitpid(child, &status, 0);
    ASSERT_TRUE(WIFSIGNALED(status));
    while (read(pipe_ends[0], &kept, 1) == 1) ++said;
    close(pipe_ends[0]);
    const auto store = opened(folder.file("s"));
    const auto entries = store->read("a", 0).value();
    EXPECT_GE(entries.size(), before + said);
    for (u64 index = 0; index < entries.size(); ++index) EXPECT_EQ(entries[index].version, index + 1);
    before = entries.size();
  }
}

// When the disk will not take more, the batch is unwritten as a whole and the store goes on when there is room again.
TEST(SqliteStore, keeps_nothing_of_a_batch_that_the_disk_refuses) {
  const Folder folder;
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    (void)std::signal(SIGXFSZ, SIG_IGN);
    auto store = SqliteStore::open(folder.file("s"));
    if (!store.ok()) _exit(1);
    const Append small{"a", 0, "small"};
    if (store.value()->append({&small, 1}).front().outcome != Outcome::kept) _exit(2);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit tight = before;
    tight.rlim_cur = rlim_t{256} << 10U;
    setrlimit(RLIMIT_FSIZE, &tight);
    const std::string large(kMostEntryBytes, 'x');
    const std::vector<Append> batch{{"b", 0, "first"}, {"a", 1, large}};
    for (const Receipt& receipt : store.value()->append(batch))
      if (receipt.outcome != Outcome::unwritten) _exit(3);
    setrlimit(RLIMIT_FSIZE, &before);
    if (store.value()->read("b", 0).value().size() != 0 || store.value()->read("a", 0).value().size() != 1) _exit(4);
    for (const Receipt& receipt : store.value()->append(batch))
      if (receipt.outcome != Outcome::kept) _exit(5);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 0);
  EXPECT_EQ(opened(folder.file("s"))->list("").value(), (std::vector<TableInfo>{{"a", 2}, {"b", 1}}));
}

}  // namespace
}  // namespace minuit::store
