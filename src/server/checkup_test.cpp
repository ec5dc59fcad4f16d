#include "server/checkup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "match/opening.hpp"
#include "server/game_server.hpp"
#include "server/store_thread.hpp"
#include "store/sqlite.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

match::Games games() {
  match::Games games;
  games.has_bot = [](auto, auto) { return true; };
  return games;
}

// A folder with two tables, at each of which somebody said something ten times.
class Rooms {
 public:
  Rooms() {
    auto store = store::SqliteStore::open(database());
    for (const char* table : {"one", "two"}) {
      match::OpenTable request;
      request.command = 1;
      request.game = "le-fantome-de-minuit";
      request.config = match::Raw{"null"};
      const auto made = match::opening(games(), request, {"a", "Ada"}, 1000);
      std::vector<std::string> entries = std::get<0>(made);
      for (int word = 0; word < 10; ++word)
        entries.push_back(codec::to_json(match::journal::Entry{
            2000 + word, "a", 0, 0, match::journal::Spoken{{"a", "Ada"}, {}, word_of(table, word), {}, {}}}));
      const std::string log = table_log(table);
      u64 version = 0;
      for (const std::string& bytes : entries) {
        const store::Append one{log, version++, bytes};
        EXPECT_EQ(store.value()->append({&one, 1}).front().outcome, store::Outcome::kept);
      }
      opening_entries = entries.size() - 10;
    }
    EXPECT_TRUE(store.value()->remove({}).ok());
  }
  [[nodiscard]] static std::string word_of(const std::string& table, int word) {
    return "word " + std::to_string(word) + " at " + table;
  }
  [[nodiscard]] std::string database() const { return folder.path() + "/minuit.sqlite"; }
  void spoil(const std::string& where) const {
    std::fstream file(database(), std::ios::binary | std::ios::in | std::ios::out);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    ASSERT_NE(bytes.find(where), std::string::npos);
    file.clear();
    for (std::size_t at = bytes.find(where); at != std::string::npos; at = bytes.find(where, at + 1)) {
      file.seekp(static_cast<std::streamoff>(at));
      file.put('X');
    }
  }
  [[nodiscard]] u64 version_of(const std::string& table) const {
    auto store = store::SqliteStore::open(database());
    return store.ok() ? store.value()->version(table_log(table)).value() : 0;
  }

  support::TemporaryFolder folder;
  u64 opening_entries = 0;
};

TEST(Checkup, a_sound_folder_is_called_sound) {
  const Rooms rooms;
  const auto checked = check_folder(rooms.folder.path(), games());
  ASSERT_TRUE(checked.ok()) << checked.error();
  EXPECT_THAT(checked.value().damages, IsEmpty());
  EXPECT_EQ(checked.value().logs, 2U);
  const auto repaired = repair_folder(rooms.folder.path(), games());
  ASSERT_TRUE(repaired.ok()) << repaired.error();
  EXPECT_EQ(repaired.value().kept, "");
}

TEST(Checkup, a_changed_byte_is_named_and_repaired) {
  const Rooms rooms;
  rooms.spoil(Rooms::word_of("one", 6));
  const u64 damaged = rooms.opening_entries + 7;
  const auto checked = check_folder(rooms.folder.path(), games());
  ASSERT_TRUE(checked.ok()) << checked.error();
  ASSERT_EQ(checked.value().damages.size(), 1U);
  EXPECT_EQ(checked.value().damages[0].log, "t/one");
  EXPECT_EQ(checked.value().damages[0].version, damaged);

  const auto repaired = repair_folder(rooms.folder.path(), games());
  ASSERT_TRUE(repaired.ok()) << repaired.error();
  EXPECT_TRUE(std::filesystem::exists(repaired.value().kept)) << "what was taken away is kept";
  EXPECT_EQ(rooms.version_of("one"), damaged - 1);
  EXPECT_EQ(rooms.version_of("two"), rooms.opening_entries + 10);
  EXPECT_THAT(check_folder(rooms.folder.path(), games()).value().damages, IsEmpty());
  std::ifstream kept(repaired.value().kept, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(kept), {}};
  EXPECT_THAT(bytes, HasSubstr(Rooms::word_of("one", 9)));
}

// Its sum is right and it cannot be all the same: no table had such a chair.
TEST(Checkup, an_entry_that_cannot_be_is_named_and_cut_off) {
  const Rooms rooms;
  {
    auto store = store::SqliteStore::open(rooms.database());
    const std::string bytes = codec::to_json(match::journal::Entry{9000, "a", 0, 0, match::journal::ChairSet{Seat{7}, {}}});
    const store::Append one{"t/two", rooms.opening_entries + 10, bytes};
    ASSERT_EQ(store.value()->append({&one, 1}).front().outcome, store::Outcome::kept);
  }
  const auto checked = check_folder(rooms.folder.path(), games());
  ASSERT_EQ(checked.value().damages.size(), 1U);
  EXPECT_EQ(checked.value().damages[0].version, rooms.opening_entries + 11);
  const auto left = repair_folder(rooms.folder.path(), games());
  ASSERT_TRUE(left.ok()) << left.error();
  EXPECT_EQ(left.value().lost, 0U) << "another program may be able to play it";
  EXPECT_EQ(left.value().kept, "");
  EXPECT_EQ(rooms.version_of("two"), rooms.opening_entries + 11);
  const auto cut = repair_folder(rooms.folder.path(), games(), Unplayable::cut);
  ASSERT_TRUE(cut.ok()) << cut.error();
  EXPECT_EQ(cut.value().lost, 1U);
  EXPECT_EQ(rooms.version_of("two"), rooms.opening_entries + 10);
}

// Damage elsewhere is no reason to cut what only this program cannot play.
TEST(Checkup, an_unplayable_log_stays_whole_beside_a_damaged_one) {
  const Rooms rooms;
  {
    auto store = store::SqliteStore::open(rooms.database());
    const std::string bytes = R"({"at":1,"what":{"type":"OfALaterProgram"}})";
    const store::Append one{"t/two", rooms.opening_entries + 10, bytes};
    ASSERT_EQ(store.value()->append({&one, 1}).front().outcome, store::Outcome::kept);
    ASSERT_TRUE(store.value()->remove({}).ok());
  }
  rooms.spoil(Rooms::word_of("one", 6));
  const auto repaired = repair_folder(rooms.folder.path(), games());
  ASSERT_TRUE(repaired.ok()) << repaired.error();
  EXPECT_EQ(repaired.value().before.damages.size(), 2U);
  EXPECT_EQ(repaired.value().lost, 4U) << "the damaged word and the three behind it";
  EXPECT_EQ(rooms.version_of("one"), rooms.opening_entries + 6);
  EXPECT_EQ(rooms.version_of("two"), rooms.opening_entries + 11);
}

TEST(Checkup, nothing_is_repaired_under_a_running_server) {
  const Rooms rooms;
  rooms.spoil(Rooms::word_of("one", 6));
  Settings settings = support::test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = rooms.folder.path();
  const support::RunningServer running(settings);
  const auto repaired = repair_folder(rooms.folder.path(), games());
  ASSERT_FALSE(repaired.ok());
  EXPECT_THAT(repaired.error(), HasSubstr("in use by another server"));
  EXPECT_EQ(check_folder(rooms.folder.path(), games()).value().damages.size(), 1U) << "checking is allowed";
}

TEST(Checkup, a_folder_without_data_is_said_so) {
  const support::TemporaryFolder folder;
  EXPECT_FALSE(check_folder(folder.path(), games()).ok());
  EXPECT_FALSE(repair_folder(folder.path(), games()).ok());
  EXPECT_FALSE(std::filesystem::exists(folder.path() + "/minuit.sqlite"));
}

}  // namespace
}  // namespace minuit::server
