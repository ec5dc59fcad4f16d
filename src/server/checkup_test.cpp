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

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Every page in turn is rubbish: the server has something to go on with, and whatever it no longer has is said.
TEST(Checkup, whatever_page_is_lost_the_rest_is_repaired_and_the_loss_is_told) {
  const Rooms rooms;
  const u64 all = 2 * (rooms.opening_entries + 10);
  const std::string whole = bytes_of(rooms.database());
  for (std::size_t at = 0; at < whole.size(); at += 4096) {
    SCOPED_TRACE(at / 4096 + 1);
    const support::TemporaryFolder folder;
    std::string database = whole;
    const std::string file = folder.path() + "/minuit.sqlite";
    std::ofstream(file, std::ios::binary) << database.replace(at, 4096, std::string(4096, '#'));
    const auto repaired = repair_folder(folder.path(), games());
    ASSERT_TRUE(repaired.ok()) << repaired.error();
    const auto after = check_folder(folder.path(), games());
    ASSERT_TRUE(after.ok()) << after.error();
    EXPECT_TRUE(after.value().sound());
    EXPECT_EQ(after.value().entries + repaired.value().lost, all);
    u64 named = 0;
    for (const store::Damage& each : repaired.value().cut) named += each.lost;
    EXPECT_EQ(named, repaired.value().lost);
    EXPECT_EQ(repaired.value().kept.empty() ? whole : bytes_of(repaired.value().kept),
              repaired.value().kept.empty() ? bytes_of(file) : database)
        << "what was there is kept as it was";
  }
}

TEST(Checkup, a_database_that_ends_early_is_repaired) {
  const Rooms rooms;
  std::filesystem::resize_file(rooms.database(), std::filesystem::file_size(rooms.database()) - 4097);
  const auto checked = check_folder(rooms.folder.path(), games());
  ASSERT_TRUE(checked.ok()) << checked.error();
  EXPECT_FALSE(checked.value().sound());
  const auto repaired = repair_folder(rooms.folder.path(), games());
  ASSERT_TRUE(repaired.ok()) << repaired.error();
  EXPECT_TRUE(check_folder(rooms.folder.path(), games()).value().sound());
  EXPECT_GT(rooms.version_of("one") + rooms.version_of("two"), 0U);
}

// A database that is ours and of which nothing can be read is not exchanged for an empty one.
TEST(Checkup, a_database_of_which_nothing_is_left_stays) {
  const Rooms rooms;
  for (const u64 pages : {u64{3}, u64{1}}) {
    std::filesystem::resize_file(rooms.database(), pages * 4096);
    const std::string before = bytes_of(rooms.database());
    const auto repaired = repair_folder(rooms.folder.path(), games());
    ASSERT_FALSE(repaired.ok());
    EXPECT_THAT(repaired.error(), HasSubstr("that can be saved"));
    EXPECT_EQ(bytes_of(rooms.database()), before);
  }
  std::filesystem::remove(rooms.database());
  {
    auto store = store::SqliteStore::open(rooms.database());
    const store::Append one{"t/one", 0, "the only word"};
    ASSERT_EQ(store.value()->append({&one, 1}).front().outcome, store::Outcome::kept);
  }
  rooms.spoil("the only word");
  const auto none = repair_folder(rooms.folder.path(), games());
  ASSERT_FALSE(none.ok());
  EXPECT_THAT(none.error(), HasSubstr("that can be saved"));
  std::filesystem::resize_file(rooms.database(), 0);
  EXPECT_THAT(check_folder(rooms.folder.path(), games()).error(), HasSubstr("is empty"));
}

// As after a kill: SQLite would go on with what stands before the bit, and say nothing.
TEST(Checkup, a_bit_of_the_write_ahead_log_is_named_and_what_stands_behind_it_is_saved) {
  const Rooms rooms;
  const support::TemporaryFolder killed;
  const std::string file = killed.path() + "/minuit.sqlite";
  {
    auto store = store::SqliteStore::open(rooms.database());
    for (u64 word = 0; word < 20; ++word) {
      const std::string bytes = codec::to_json(match::journal::Entry{
          9000, "a", 0, 0, match::journal::Spoken{{"a", "Ada"}, {}, "late word " + std::to_string(word), {}, {}}});
      const store::Append one{"t/two", rooms.opening_entries + 10 + word, bytes};
      ASSERT_EQ(store.value()->append({&one, 1}).front().outcome, store::Outcome::kept);
    }
    for (const char* part : {"", "-wal"}) std::filesystem::copy_file(rooms.database() + part, file + part);
  }
  EXPECT_TRUE(check_folder(killed.path(), games()).value().sound());
  std::string log = bytes_of(file + "-wal");
  log[log.size() / 2] = static_cast<char>(log[log.size() / 2] ^ 1);
  std::ofstream(file + "-wal", std::ios::binary) << log;
  const auto checked = check_folder(killed.path(), games());
  ASSERT_TRUE(checked.ok()) << checked.error();
  ASSERT_FALSE(checked.value().sound());
  EXPECT_THAT(checked.value().damages.front().why, HasSubstr("would be passed over"));
  const auto repaired = repair_folder(killed.path(), games());
  ASSERT_TRUE(repaired.ok()) << repaired.error();
  EXPECT_EQ(bytes_of(repaired.value().kept + "-wal"), log);
  EXPECT_EQ(repaired.value().lost, 0U) << "a later frame has the same page";
  const auto after = check_folder(killed.path(), games());
  EXPECT_TRUE(after.value().sound());
  EXPECT_EQ(after.value().entries, 2 * (rooms.opening_entries + 10) + 20);
}

TEST(Checkup, keys_are_read_as_a_server_reads_them_and_left_alone) {
  const Rooms rooms;
  const std::string key = rooms.folder.path() + "/server.key";
  const std::string authority = rooms.folder.path() + "/tls-authority.pem";
  EXPECT_TRUE(check_folder(rooms.folder.path(), games()).value().sound());
  EXPECT_FALSE(std::filesystem::exists(key)) << "none is made";
  std::ofstream(key) << "short";
  std::ofstream(authority) << "rubbish";
  std::filesystem::permissions(key, std::filesystem::perms(0644));
  const auto checked = check_folder(rooms.folder.path(), games());
  ASSERT_TRUE(checked.ok()) << checked.error();
  EXPECT_THAT(checked.value().damages, IsEmpty());
  ASSERT_EQ(checked.value().keys.size(), 2U);
  EXPECT_THAT(checked.value().keys[0], HasSubstr("server.key is not a key"));
  EXPECT_THAT(checked.value().keys[1], HasSubstr("tls-authority.pem is not the certificate of a house"));
  EXPECT_EQ(std::filesystem::status(key).permissions(), std::filesystem::perms(0644));
  EXPECT_EQ(repair_folder(rooms.folder.path(), games()).value().before.keys.size(), 2U);
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
