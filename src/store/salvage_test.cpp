// Files of the store with a byte that is no longer what was written: what is well is told, what is not is named.
#include "store/salvage.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

namespace fs = std::filesystem;

class SalvageTest : public ::testing::Test {
 protected:
  SalvageTest() : path_(fs::temp_directory_path() / ("minuit-salvage-" + std::to_string(getpid()))) { fs::remove(path_); }
  ~SalvageTest() override {
    for (const char* part : {"", "-wal", "-shm"}) fs::remove(path_.string() + part);
  }
  // Two logs of so many entries, each with a text of its own.
  void write(u64 entries, bool sorted_in) {
    auto store = SqliteStore::open(path_.string());
    ASSERT_TRUE(store.ok());
    for (u64 version = 0; version < entries; ++version) {
      const std::string a = text("a", version + 1);
      const std::string b = text("b", version + 1);
      const std::vector<Append> batch{{"a", version, a}, {"b", version, b}};
      ASSERT_EQ(store.value()->append(batch).back().outcome, Outcome::kept);
    }
    if (sorted_in) {
      ASSERT_TRUE(store.value()->remove({}).ok());
    }
  }
  [[nodiscard]] static std::string text(const std::string& log, u64 version) {
    return "<" + log + " " + std::to_string(version) + ">" + std::string(300, '.');
  }
  void spoil(const std::string& where) {
    std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    ASSERT_NE(bytes.find(where), std::string::npos);
    file.clear();
    // Everywhere: pages may hold what was there before.
    for (std::size_t at = bytes.find(where); at != std::string::npos; at = bytes.find(where, at + 1)) {
      file.seekp(static_cast<std::streamoff>(at + 1));
      file.put('#');
    }
  }
  struct Told {
    std::map<std::string, std::size_t> entries;
    std::vector<Damage> damages;
  };
  [[nodiscard]] Told told() const {
    Told told;
    auto salvage = Salvage::open(path_.string());
    EXPECT_TRUE(salvage.ok()) << salvage.error().message;
    if (!salvage.ok()) return told;
    told.damages = salvage.value()->file_damage();
    salvage.value()->each_log(
        [&](const std::string& log, const std::vector<Entry>& entries, const std::optional<Damage>& damage) {
          told.entries[log] = entries.size();
          for (const Entry& each : entries) EXPECT_EQ(each.bytes, text(log, each.version));
          if (damage) told.damages.push_back(*damage);
        });
    return told;
  }

  fs::path path_;
};

TEST_F(SalvageTest, a_sound_file_has_no_damage) {
  write(20, false);
  EXPECT_EQ(told().entries, (std::map<std::string, std::size_t>{{"a", 20}, {"b", 20}}));
  EXPECT_TRUE(told().damages.empty());
}

TEST_F(SalvageTest, a_spoilt_entry_is_named_and_what_was_before_it_is_told) {
  write(20, true);
  spoil(text("a", 12));
  const Told now = told();
  EXPECT_EQ(now.entries, (std::map<std::string, std::size_t>{{"a", 11}, {"b", 20}}));
  ASSERT_EQ(now.damages.size(), 1U);
  EXPECT_EQ(now.damages[0].log, "a");
  EXPECT_EQ(now.damages[0].version, 12U);
}

TEST_F(SalvageTest, a_spoilt_entry_among_the_newest_is_named_too) {
  write(20, false);
  spoil(text("b", 5));
  const Told now = told();
  EXPECT_EQ(now.entries, (std::map<std::string, std::size_t>{{"a", 20}, {"b", 4}}));
  EXPECT_EQ(now.damages.size(), 2U) << "the bundle and the log";
}

// The length of an entry is what is damaged, so that nothing behind it can be found; what is before it can.
TEST_F(SalvageTest, what_stands_before_a_broken_length_in_its_row_is_told) {
  write(20, true);
  {
    std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    file.clear();
    for (std::size_t at = bytes.find(text("a", 12)); at != std::string::npos; at = bytes.find(text("a", 12), at + 1)) {
      file.seekp(static_cast<std::streamoff>(at - 8));  // where its length begins
      file.put('\xff');
      file.put('\xff');
    }
  }
  const Told now = told();
  EXPECT_EQ(now.entries, (std::map<std::string, std::size_t>{{"a", 11}, {"b", 20}}));
  ASSERT_EQ(now.damages.size(), 1U);
  EXPECT_EQ(now.damages[0].version, 12U);
  EXPECT_EQ(now.damages[0].lost, 9U);
}

// What stands behind it in the same bundle is another log's.
TEST_F(SalvageTest, what_stands_behind_a_broken_length_in_its_bundle_is_told) {
  write(20, false);
  {
    std::fstream file(path_, std::ios::binary | std::ios::in | std::ios::out);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    file.clear();
    file.seekp(static_cast<std::streamoff>(bytes.find(text("a", 12)) - 8));  // where its length begins
    file.put('\xff');
    file.put('\xff');
  }
  const Told now = told();
  EXPECT_EQ(now.entries, (std::map<std::string, std::size_t>{{"a", 11}, {"b", 20}}));
  EXPECT_EQ(now.damages.size(), 2U) << "the bundle and the log";
}

TEST_F(SalvageTest, what_is_no_store_is_said_so) {
  EXPECT_FALSE(Salvage::open(path_.string()).ok());
  std::ofstream(path_) << std::string(5000, 'x');
  EXPECT_FALSE(Salvage::open(path_.string()).ok());
}

}  // namespace
}  // namespace minuit::store
