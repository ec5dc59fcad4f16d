// Logs that are replaced whole, and files in which nothing is left of what was removed: for every store, and on a disk.
#include <sys/wait.h>

#include <csignal>
#include <fstream>
#include <map>

#include "base/rng.hpp"
#include "tests/support/stores.hpp"

namespace minuit::store {
namespace {

enum class Replaced { no, yes, trouble };
Replaced put(Store& store, std::string_view table, u64 expected, const std::vector<std::string>& entries) {
  const auto replaced = store.replace({table, expected, entries});
  if (!replaced.ok()) return Replaced::trouble;
  return replaced.value() ? Replaced::yes : Replaced::no;
}

TEST_P(AnyStore, replaces_a_whole_log_and_only_one_that_is_as_expected) {
  ASSERT_EQ(append("a", 0, "one").outcome, Outcome::kept);
  ASSERT_EQ(append("a", 1, "two").outcome, Outcome::kept);
  ASSERT_EQ(append("b", 0, "other").outcome, Outcome::kept);
  const std::vector<std::string> other{"uno", "", "tre"};
  const auto replace = [&](std::string_view table, u64 expected, const std::vector<std::string>& entries) {
    return put(*store_, table, expected, entries);
  };
  EXPECT_EQ(replace("a", 1, other), Replaced::no) << "someone has written since";
  EXPECT_EQ(replace("a", 3, other), Replaced::no);
  EXPECT_EQ(replace("nowhere", 0, other), Replaced::no);
  EXPECT_EQ(replace("a", 2, {}), Replaced::trouble) << "that would be a removal";
  EXPECT_EQ(replace("a", 2, {std::string(kMostEntryBytes + 1, 'x')}), Replaced::trouble);
  EXPECT_EQ(read("a"), (std::vector<Entry>{{1, "one"}, {2, "two"}}));
  EXPECT_EQ(replace("a", 2, other), Replaced::yes);
  EXPECT_EQ(read("a"), (std::vector<Entry>{{1, "uno"}, {2, ""}, {3, "tre"}}));
  EXPECT_EQ(read("b"), (std::vector<Entry>{{1, "other"}}));
  EXPECT_EQ(append("a", 2, "stale"), (Receipt{Outcome::stale, 3}));
  EXPECT_EQ(append("a", 3, "four"), (Receipt{Outcome::kept, 4}));
  EXPECT_EQ(store_->scrub(), std::nullopt);
  EXPECT_EQ(read("a"), (std::vector<Entry>{{1, "uno"}, {2, ""}, {3, "tre"}, {4, "four"}}));
  EXPECT_EQ(list(), (std::vector<TableInfo>{{"a", 4}, {"b", 1}}));
}

TEST_P(AnyStore, agrees_with_a_plain_list_over_appends_replacements_and_scrubbings) {
  Rng rng(20261118);
  std::map<std::string, std::vector<std::string>> plain;
  for (int step = 0; step < 3000; ++step) {
    const std::string table = "t" + std::to_string(rng.below(12));
    std::vector<std::string>& log = plain[table];
    if (const u64 kind = rng.below(40); kind > 0 || log.empty()) {
      const std::string bytes(rng.below(900), static_cast<char>('a' + rng.below(26)));
      ASSERT_EQ(append(table, log.size(), bytes).outcome, Outcome::kept);
      log.push_back(bytes);
    } else {
      std::vector<std::string> other(1 + rng.below(static_cast<u32>(2 * log.size())));
      for (std::string& each : other) each.assign(rng.below(300), static_cast<char>('A' + rng.below(26)));
      ASSERT_EQ(put(*store_, table, log.size(), other), Replaced::yes);
      log = other;
      if (rng.below(8) == 0) {
        ASSERT_EQ(store_->scrub(), std::nullopt);
      }
    }
  }
  for (const auto& [table, log] : plain) {
    std::vector<Entry> expected;
    for (const std::string& bytes : log) expected.push_back({expected.size() + 1, bytes});
    ASSERT_EQ(read(table), expected);
  }
}

// All bytes of a database and of what SQLite keeps beside it.
std::string bytes_of_files(const std::string& path) {
  std::string all;
  for (const char* beside : {"", "-wal", "-shm"}) {
    std::ifstream file(path + beside, std::ios::binary);
    all.append(std::istreambuf_iterator<char>(file), {});
  }
  return all;
}

TEST(SqliteStore, after_a_scrubbing_no_byte_of_what_was_replaced_or_removed_is_in_its_files) {
  const Folder folder;
  const std::string path = folder.file("tables");
  auto store = opened(path);
  Rng rng(7);
  // Enough that bundles are sorted in and swept out, pages are balanced, and the write-ahead log is put into the file.
  std::map<std::string, std::vector<std::string>> plain;
  for (int batch = 0; batch < 1500; ++batch) {
    std::vector<std::string> names;
    std::vector<std::string> bytes;
    for (int each = 0; each < 9; ++each) {
      names.push_back("t" + std::to_string(1000 + rng.below(200)) + (rng.below(5) == 0 ? "SECRET" : ""));
      bytes.push_back(std::string(rng.below(400), 'x') + (rng.below(7) == 0 ? "SECRET" : "public") +
                      std::string(rng.below(60), 'y'));
    }
    std::vector<Append> appends;
    for (std::size_t each = 0; each < names.size(); ++each) {
      std::vector<std::string>& log = plain[names[each]];
      appends.push_back({names[each], log.size(), bytes[each]});
      log.push_back(bytes[each]);
    }
    for (const Receipt& receipt : store->append(appends)) ASSERT_EQ(receipt.outcome, Outcome::kept);
  }
  ASSERT_NE(bytes_of_files(path).find("SECRET"), std::string::npos);
  for (auto& [name, log] : plain) {
    if (name.ends_with("SECRET")) {
      const Removal removal{name, log.size()};
      ASSERT_EQ(store->remove({&removal, 1}).value(), 1U);
      continue;
    }
    for (std::string& each : log)
      if (const std::size_t at = each.find("SECRET"); at != std::string::npos) each.replace(at, 6, "nobody");
    ASSERT_EQ(put(*store, name, log.size(), log), Replaced::yes);
  }
  ASSERT_EQ(store->scrub(), std::nullopt);
  EXPECT_EQ(bytes_of_files(path).find("SECRET"), std::string::npos);
  for (const auto& [name, log] : plain) {
    if (name.ends_with("SECRET")) continue;
    const auto page = store->read(name, 0);
    ASSERT_TRUE(page.ok());
    ASSERT_EQ(page.value().size(), log.size());
    for (std::size_t at = 0; at < log.size(); ++at) ASSERT_EQ(page.value()[at].bytes, log[at]);
  }
}

// The process is killed at some moment while it replaces a log again and again: it is there whole, as one or the other.
TEST(SqliteStore, a_log_is_replaced_whole_or_not_at_all_when_killed) {
  constexpr int kLives = 6;
  constexpr std::size_t kEntries = 800;
  const Folder folder;
  const std::string path = folder.file("tables");
  {
    auto store = opened(path);
    for (u64 version = 0; version < kEntries; ++version) {
      const Append one{"a", version, "0"};
      ASSERT_EQ(store->append({&one, 1}).front().outcome, Outcome::kept);
    }
  }
  for (int life = 0; life < kLives; ++life) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      auto store = SqliteStore::open(path);
      for (int turn = 0; store.ok(); ++turn) {
        const std::vector<std::string> entries(kEntries, std::string(1 + static_cast<std::size_t>(turn % 200), 'a'));
        if (!store.value()->replace({"a", kEntries, entries}).ok()) _exit(1);
      }
      _exit(1);
    }
    usleep(static_cast<useconds_t>(15'000 + life * 7'000));
    kill(child, SIGKILL);
    int state = 0;
    waitpid(child, &state, 0);
    auto store = opened(path);
    const auto page = store->read("a", 0);
    ASSERT_TRUE(page.ok()) << page.error().message;
    ASSERT_EQ(page.value().size(), kEntries);
    for (const Entry& each : page.value()) ASSERT_EQ(each.bytes, page.value().front().bytes);
  }
}

}  // namespace
}  // namespace minuit::store
