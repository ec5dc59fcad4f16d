// Every page and every frame of a store's files spoilt in turn: what does not stand in it is told, and what is lost is named.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <span>

#include "base/rng.hpp"
#include "store/salvage.hpp"
#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kPage = 4096;
constexpr std::size_t kFrame = kPage + 24;
constexpr std::size_t kLogHead = 32;

class SalvageSweep : public ::testing::Test {
 protected:
  SalvageSweep() : folder_(fs::temp_directory_path() / ("minuit-sweep-" + std::to_string(getpid()))) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
  }
  ~SalvageSweep() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string path() const { return (folder_ / "store").string(); }
  [[nodiscard]] std::string spoilt() const { return (folder_ / "spoilt").string(); }
  [[nodiscard]] static std::string text(const std::string& log, u64 version) {
    return "<" + log + " " + std::to_string(version) + ">" + std::string(300, '.');
  }
  // Each log gets so many entries more.
  static void append(Store& store, u64 from, u64 to, std::span<const std::string> logs) {
    for (u64 version = from; version < to; ++version)
      for (const std::string& log : logs) {
        const std::string bytes = text(log, version + 1);
        const Append one{log, version, bytes};
        ASSERT_EQ(store.append({&one, 1}).front().outcome, Outcome::kept);
      }
  }
  [[nodiscard]] static std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  static void write(const std::string& path, std::string_view bytes) {
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
  }
  void write_spoilt(std::string_view database, std::string_view log = {}) const {
    for (const char* part : {"-wal", "-shm"}) fs::remove(spoilt() + part);
    write(spoilt(), database);
    if (!log.empty()) write(spoilt() + "-wal", log);
  }
  [[nodiscard]] static std::string rubbish(u64 seed, std::size_t size) {
    Rng rng(seed);
    std::string bytes;
    while (bytes.size() < size) bytes.push_back(static_cast<char>(rng.next() & 0xffU));
    return bytes;
  }
  // The first entry of a log of which something may stand in these bytes, which begin a little before its own mark.
  [[nodiscard]] static u64 first_in(std::string_view bytes, const std::string& log, u64 entries) {
    for (u64 version = 1; version <= entries; ++version)
      if (bytes.find("<" + log + " " + std::to_string(version) + ">") != std::string_view::npos)
        return version > 1 ? version - 1 : 1;
    return entries;
  }

  struct Told {
    bool opened = false;
    bool more_lost = false;
    bool damaged = false;
    std::map<std::string, u64> entries;
    std::map<std::string, Damage> cut;
  };
  [[nodiscard]] Told told() const {
    Told told;
    auto salvage = Salvage::open(spoilt());
    if (!salvage.ok()) return told;
    told.opened = true;
    told.more_lost = salvage.value()->more_lost();
    told.damaged = !salvage.value()->file_damage().empty();
    salvage.value()->each_log(
        [&](const std::string& log, const std::vector<Entry>& entries, const std::optional<Damage>& damage) {
          told.entries[log] = entries.size();
          for (const Entry& each : entries) EXPECT_EQ(each.bytes, text(log, each.version));
          if (damage) told.cut[log] = *damage;
        });
    told.damaged = told.damaged || !told.cut.empty();
    return told;
  }
  // Nothing is lost that does not stand in the lost bytes, and nothing without being named.
  void holds(const std::vector<std::string>& logs, u64 entries, std::string_view lost) const {
    const Told now = told();
    ASSERT_TRUE(now.opened);
    EXPECT_TRUE(now.damaged);
    for (const std::string& log : logs) {
      const u64 left = now.entries.contains(log) ? now.entries.at(log) : 0;
      EXPECT_GE(left + 1, first_in(lost, log, entries)) << log;
      if (left == entries || now.more_lost) continue;
      ASSERT_TRUE(now.cut.contains(log)) << log;
      EXPECT_EQ(now.cut.at(log).version, left + 1) << log;
      EXPECT_EQ(now.cut.at(log).lost, entries - left) << log;
    }
    if (lost.find("..........") == std::string_view::npos) {
      for (const std::string& log : logs) EXPECT_EQ(now.entries.contains(log) ? now.entries.at(log) : 0, entries) << log;
      EXPECT_FALSE(now.more_lost);
    }
  }
  void sweep_pages(const std::vector<std::string>& logs, u64 entries) const {
    const std::string whole = bytes_of(path());
    ASSERT_EQ(whole.size() % kPage, 0U);
    for (std::size_t at = 0; at < whole.size(); at += kPage) {
      const std::string lost = whole.substr(at, kPage);
      if (lost == std::string(kPage, '\0')) continue;
      for (const std::string& instead : {rubbish(at, kPage), std::string(kPage, '\0')}) {
        SCOPED_TRACE("page " + std::to_string(at / kPage + 1) + (instead[0] == instead[1] ? " empty" : " rubbish"));
        std::string database = whole;
        write_spoilt(database.replace(at, kPage, instead));
        if (is_free(whole, at / kPage + 1)) continue;
        holds(logs, entries, lost);
      }
    }
  }
  // By the map of the file, which tells it of each page.
  [[nodiscard]] static bool is_free(const std::string& whole, std::size_t page) {
    return page > 2 && page < 800 && whole[kPage + 5 * (page - 3)] == 2;
  }

  fs::path folder_;
  std::vector<std::string> logs_{"a", "b", "c"};
};

TEST_F(SalvageSweep, a_page_of_what_is_sorted_in_takes_with_it_only_what_stands_there) {
  {
    auto store = SqliteStore::open(path());
    for (u64 part = 0; part < 12; ++part) {
      append(*store.value(), part * 5, part * 5 + 5, logs_);
      ASSERT_TRUE(store.value()->remove({}).ok());
    }
    append(*store.value(), 60, 160, logs_);
    ASSERT_TRUE(store.value()->remove({}).ok());
  }
  sweep_pages(logs_, 160);
}

TEST_F(SalvageSweep, a_page_of_the_newest_takes_with_it_only_what_stands_there) {
  {
    auto store = SqliteStore::open(path());
    append(*store.value(), 0, 100, logs_);
  }
  sweep_pages(logs_, 100);
}

// One bundle over many pages, of which each leads to the next.
TEST_F(SalvageSweep, a_page_within_a_long_row_does_not_take_what_stands_behind_it) {
  std::vector<std::string> many;
  for (u64 log = 0; log < 60; ++log) many.push_back("log-" + std::to_string(100 + log));
  {
    auto store = SqliteStore::open(path());
    append(*store.value(), 0, 1, many);
    std::vector<std::string> texts;
    std::vector<Append> batch;
    for (const std::string& log : many) texts.push_back(text(log, 2));
    for (std::size_t log = 0; log < many.size(); ++log) batch.push_back({many[log], 1, texts[log]});
    ASSERT_EQ(store.value()->append(batch).back().outcome, Outcome::kept);
  }
  const std::string whole = bytes_of(path());
  u64 within = 0;
  for (std::size_t at = 2 * kPage; at < whole.size(); at += kPage) {
    if (const char kind = whole[kPage + 5 * (at / kPage - 2)]; kind != 3 && kind != 4) continue;
    SCOPED_TRACE(at / kPage + 1);
    std::string database = whole;
    write_spoilt(database.replace(at, kPage, rubbish(at, kPage)));
    const Told now = told();
    u64 lost = 0;
    for (const std::string& log : many) lost += 2 - now.entries.at(log);
    EXPECT_LE(lost, 14U) << "twelve to a page, and one at each of its ends";
    EXPECT_TRUE(now.more_lost || now.cut.size() == lost);
    ++within;
  }
  EXPECT_GE(within, 4U);
}

// So many logs that the index and both tables are trees of pages.
TEST_F(SalvageSweep, a_page_that_leads_to_others_is_not_needed) {
  std::vector<std::string> many;
  for (u64 log = 0; log < 150; ++log) many.push_back("a-log-with-a-name-that-is-rather-long-" + std::to_string(1000 + log));
  {
    auto store = SqliteStore::open(path());
    append(*store.value(), 0, 1, many);
    ASSERT_TRUE(store.value()->remove({}).ok());
    append(*store.value(), 1, 2, many);
  }
  sweep_pages(many, 2);
}

TEST_F(SalvageSweep, a_file_that_ends_early_gives_what_is_left_of_it) {
  {
    auto store = SqliteStore::open(path());
    append(*store.value(), 0, 60, logs_);
    ASSERT_TRUE(store.value()->remove({}).ok());
    append(*store.value(), 60, 120, logs_);
  }
  const std::string whole = bytes_of(path());
  for (std::size_t size = whole.size() - 1000; size > 3 * kPage; size -= 1500) {
    SCOPED_TRACE(size);
    write_spoilt(std::string_view(whole).substr(0, size));
    const std::string lost = whole.substr(size / kPage * kPage);
    if (lost.find("..........") != std::string::npos) holds(logs_, 120, lost);
  }
  write_spoilt({});
  EXPECT_FALSE(told().opened);
}

// What SQLite leaves of it in unused pages does not come back.
TEST_F(SalvageSweep, what_was_removed_stays_away) {
  {
    auto store = SqliteStore::open(path());
    append(*store.value(), 0, 100, logs_);
    const Removal gone{"a", 100};
    ASSERT_EQ(store.value()->remove({&gone, 1}).value(), 1U);
  }
  const std::string whole = bytes_of(path());
  for (std::size_t at = 0; at < whole.size(); at += kPage) {
    SCOPED_TRACE(at / kPage + 1);
    std::string database = whole;
    write_spoilt(database.replace(at, kPage, rubbish(at, kPage)));
    EXPECT_FALSE(told().entries.contains("a"));
  }
}

// Until the file is written anew, unused pages look as they did when they were in use.
TEST_F(SalvageSweep, what_stands_in_unused_pages_stays_away) {
  {
    auto store = SqliteStore::open(path());
    for (const std::string& log : logs_)
      for (u64 part = 0; part < 12; ++part) {
        append(*store.value(), part * 10, part * 10 + 10, std::span(&log, 1));
        ASSERT_TRUE(store.value()->remove({}).ok());
      }
  }
  {
    sqlite3* raw = nullptr;
    ASSERT_EQ(sqlite3_open(path().c_str(), &raw), SQLITE_OK);
    const Database database(raw);
    ASSERT_TRUE(run(raw, "PRAGMA secure_delete = OFF; DELETE FROM segments WHERE name = 'a'"));
  }
  const std::string whole = bytes_of(path());
  ASSERT_NE(whole.find(text("a", 65)), std::string::npos) << "else this tests nothing";
  for (std::size_t at = 0; at < whole.size(); at += kPage) {
    SCOPED_TRACE(at / kPage + 1);
    std::string database = whole;
    write_spoilt(database.replace(at, kPage, rubbish(at, kPage)));
    EXPECT_FALSE(told().entries.contains("a"));
  }
}

// As a server that was killed leaves it: nearly everything is in the write-ahead log.
TEST_F(SalvageSweep, a_bit_of_the_write_ahead_log_is_missed_and_what_follows_it_is_told) {
  auto store = SqliteStore::open(path());
  append(*store.value(), 0, 10, logs_);
  const std::string database = bytes_of(path());
  const std::string log = bytes_of(path() + "-wal");
  write_spoilt(database, log);
  EXPECT_FALSE(told().damaged);
  const std::size_t frames = (log.size() - kLogHead) / kFrame;
  for (std::size_t frame = 0; frame < frames; ++frame) {
    for (const std::size_t within :
         {std::size_t{2}, std::size_t{9}, std::size_t{20}, std::size_t{24}, std::size_t{2000}, kFrame - 1}) {
      SCOPED_TRACE("frame " + std::to_string(frame + 1) + ", byte " + std::to_string(within));
      std::string other = log;
      other[kLogHead + frame * kFrame + within] = static_cast<char>(other[kLogHead + frame * kFrame + within] ^ 1);
      write_spoilt(database, other);
      if (frame + 1 < frames) {
        holds(logs_, 10, std::string_view(log).substr(kLogHead + frame * kFrame, kFrame));
      } else {
        EXPECT_TRUE(told().opened);
      }
    }
  }
  for (std::size_t within = 0; within < kLogHead; ++within) {
    SCOPED_TRACE("head, byte " + std::to_string(within));
    std::string other = log;
    other[within] = static_cast<char>(other[within] ^ 1);
    write_spoilt(database, other);
    holds(logs_, 10, {});
  }
}

// That is no damage: nobody was told of what such a transaction holds.
TEST_F(SalvageSweep, a_transaction_that_was_never_ended_is_passed_over_in_silence) {
  auto store = SqliteStore::open(path());
  append(*store.value(), 0, 40, logs_);
  const std::string database = bytes_of(path());
  const std::string log = bytes_of(path() + "-wal");
  for (const std::size_t less : {std::size_t{1}, kPage, kPage + 10}) {
    write_spoilt(database, std::string_view(log).substr(0, log.size() - less));
    EXPECT_FALSE(told().damaged) << less;
  }
}

}  // namespace
}  // namespace minuit::store
