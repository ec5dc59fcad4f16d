#include "server/backup.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <thread>
#include <vector>

#include "codec/read.hpp"
#include "server/data_folder.hpp"
#include "server/game_server.hpp"
#include "server/thinking.hpp"
#include "tests/hostile/town.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

namespace fs = std::filesystem;

match::Games games() {
  match::Games games;
  games.has_bot = has_bot;
  return games;
}

Settings in_folder(const std::string& folder) {
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder;
  return settings;
}

unsigned mode_of(const std::string& path) {
  struct stat state{};
  EXPECT_EQ(stat(path.c_str(), &state), 0) << path;
  return state.st_mode & 0777U;
}

// A house with the data, the backup and the folder into which it is brought back.
class Backup : public testing::Test {
 protected:
  [[nodiscard]] std::string data() const { return house.path() + "/data"; }
  [[nodiscard]] std::string backup() const { return house.path() + "/backup"; }
  [[nodiscard]] std::string other() const { return house.path() + "/other"; }
  void make_data() const { const RunningServer server(in_folder(data())); }
  // The reason, or nothing if it was done.
  [[nodiscard]] static std::string reason(const Result<Checkup, std::string>& result) {
    return result.ok() ? "" : result.error();
  }
  [[nodiscard]] std::string refused_backup() const { return reason(back_up(data(), backup(), games())); }
  [[nodiscard]] std::string refused_restore() const { return reason(restore(backup(), other(), games())); }

  TemporaryFolder house;
};

TEST_F(Backup, of_a_running_match_is_played_on_elsewhere_by_the_same_people) {
  Town town(in_folder(data()));
  ASSERT_TRUE(town.plays_on(10));
  const u64 version = town.host.version;
  const auto made = back_up(data(), backup() + "/", games());
  ASSERT_TRUE(made.ok()) << made.error();
  EXPECT_THAT(made.value().damages, IsEmpty());
  EXPECT_GE(made.value().entries, version);
  EXPECT_TRUE(town.plays_on(10)) << "and the match goes on meanwhile";
  EXPECT_GT(town.host.version, version);
  EXPECT_EQ(mode_of(backup()), 0700U);
  EXPECT_EQ(mode_of(database_in(backup())), 0600U);
  EXPECT_EQ(mode_of(key_in(backup())), 0600U) << "whoever has it can make cookies";
  EXPECT_FALSE(fs::exists(backup() + ".unfinished"));

  const auto restored = restore(backup(), other(), games());
  ASSERT_TRUE(restored.ok()) << restored.error();
  EXPECT_EQ(mode_of(other()), 0700U);
  EXPECT_EQ(mode_of(database_in(other())), 0600U);
  const RunningServer again(in_folder(other()));
  EXPECT_THAT(get(again.port(), "/api/me", town.host_cookie).header("Set-Cookie"), StartsWith(town.host_cookie + ";"))
      << "the other server knows its own cookie again and renews it";
  for (TablePlayer* each : {&town.host, &town.guest}) {
    each->connect(again.port(), 0);
    ASSERT_TRUE(each->read_a<match::Table>());
    EXPECT_EQ(each->version, version);
  }
  EXPECT_TRUE(town.plays_on(100'000));
  EXPECT_TRUE(town.host.over());
}

// A copy of the files one after the other would tear: the database of one moment beside the write-ahead log of another.
TEST_F(Backup, is_sound_however_much_is_played_meanwhile) {
  Town town(in_folder(data()));
  std::atomic<bool> enough = false;
  std::thread playing([&] {
    while (!enough && !town.host.over() && town.plays_on(1)) std::this_thread::sleep_for(std::chrono::milliseconds(2));
  });
  std::vector<u64> entries;
  for (u32 number = 0; number < 8; ++number) {
    const std::string into = backup() + std::to_string(number);
    const auto made = back_up(data(), into, games());
    EXPECT_TRUE(made.ok()) << reason(made);
    if (!made.ok()) break;
    EXPECT_THAT(made.value().damages, IsEmpty());
    entries.push_back(made.value().entries);
    const auto restored = restore(into, other() + std::to_string(number), games());
    EXPECT_TRUE(restored.ok()) << reason(restored);
  }
  enough = true;
  playing.join();
  EXPECT_TRUE(std::ranges::is_sorted(entries));
  EXPECT_GT(entries.back(), entries.front()) << "nothing was played meanwhile";
}

// The devices of a house trust its authority: after a loss of the machine they need not be touched again.
TEST_F(Backup, has_the_authority_of_the_house) {
  Settings settings = in_folder(data());
  settings.local_tls_port = u16{0};
  std::string fingerprint;
  {
    RunningServer running(settings);
    fingerprint = running.server().house_fingerprint();
    ASSERT_TRUE(back_up(data(), backup(), games()).ok());
  }
  EXPECT_EQ(mode_of(authority_in(backup())), 0600U);
  fs::create_directories(other());
  std::ofstream(authority_in(other())) << "the authority of another house";
  EXPECT_THAT(refused_restore(), HasSubstr("tls-authority.pem already"));
  fs::remove(authority_in(other()));
  ASSERT_TRUE(restore(backup(), other(), games()).ok());
  EXPECT_EQ(mode_of(authority_in(other())), 0600U);
  settings.data = other();
  RunningServer again(settings);
  EXPECT_EQ(again.server().house_fingerprint(), fingerprint);
}

TEST_F(Backup, takes_no_place_that_is_taken) {
  make_data();
  fs::create_directories(backup());
  EXPECT_THAT(refused_backup(), HasSubstr("already"));
  fs::remove_all(backup());
  ASSERT_TRUE(back_up(data(), backup(), games()).ok());
  EXPECT_THAT(refused_backup(), HasSubstr("already"));
}

TEST_F(Backup, that_was_interrupted_is_begun_again) {
  make_data();
  fs::create_directories(backup() + ".unfinished");
  std::ofstream(database_in(backup() + ".unfinished")) << "half of it";
  EXPECT_TRUE(back_up(data(), backup(), games()).ok());
}

// Whoever owns it can read what is put there, and exchange it.
TEST_F(Backup, takes_no_unfinished_folder_of_somebody_else) {
  make_data();
  const std::string unfinished = backup() + ".unfinished";
  if (geteuid() == 0) {
    fs::create_directories(unfinished);
    ASSERT_EQ(chown(unfinished.c_str(), 65'534, 65'534), 0);
    EXPECT_THAT(refused_backup(), HasSubstr("belongs to somebody else"));
    EXPECT_TRUE(fs::is_empty(unfinished));
    fs::remove(unfinished);
  }
  fs::create_directories(other());
  fs::create_directory_symlink(other(), unfinished);
  EXPECT_THAT(refused_backup(), HasSubstr("is no folder"));
  EXPECT_TRUE(fs::is_empty(other()));
  fs::remove(unfinished);
  fs::create_directories(unfinished);
  std::ofstream(unfinished + "/letter") << "of somebody";
  EXPECT_THAT(refused_backup(), HasSubstr("is no backup"));
  EXPECT_TRUE(fs::exists(unfinished + "/letter"));
  EXPECT_FALSE(fs::exists(backup()));
}

TEST_F(Backup, wants_a_name_and_a_place_outside_of_the_data) {
  make_data();
  EXPECT_THAT(reason(back_up(data(), "", games())), HasSubstr("is empty"));
  EXPECT_FALSE(fs::exists(".unfinished"));
  fs::create_directory_symlink(data(), other());
  for (const std::string& inside :
       {data() + "/backup", data() + "/deep/er/backup", data() + "/../data/backup", other() + "/backup"}) {
    EXPECT_THAT(reason(back_up(data(), inside, games())), HasSubstr("in the data folder")) << inside;
    EXPECT_FALSE(fs::exists(inside + ".unfinished")) << inside;
  }
  EXPECT_EQ(reason(back_up(data(), data() + "-backup", games())), "") << "its name only begins as that of the data";
}

TEST_F(Backup, with_a_damaged_key_is_told_and_not_brought_back) {
  make_data();
  std::ofstream(key_in(data()), std::ios::trunc) << "short";
  const auto made = back_up(data(), backup(), games());
  ASSERT_TRUE(made.ok()) << made.error();
  ASSERT_EQ(made.value().keys.size(), 1U);
  EXPECT_THAT(made.value().keys.front(), StartsWith(key_in(data())));
  EXPECT_THAT(refused_restore(), HasSubstr("is not a key"));
}

// SQLite copies what it takes for the whole.
TEST_F(Backup, of_a_write_ahead_log_with_a_changed_bit_says_that_it_is_not_the_whole) {
  {
    const RunningServer server(in_folder(data()));
    for (int person = 0; person < 12; ++person)
      ASSERT_EQ(post(server.port(), "/api/me", R"({"name":"Ada"})", new_cookie(server.port())).status, 200U);
    fs::create_directories(other());
    for (const char* part : {"", "-wal"}) fs::copy_file(database_in(data()) + part, database_in(other()) + part);
  }
  EXPECT_TRUE(back_up(other(), backup(), games()).value().sound());
  fs::remove_all(backup());
  const std::string log = database_in(other()) + "-wal";
  std::fstream file(log, std::ios::binary | std::ios::in | std::ios::out);
  const auto late = static_cast<std::streamoff>(fs::file_size(log) / 4 * 3);
  file.seekg(late);
  const int byte = file.get();
  file.seekp(late);
  file.put(static_cast<char>(byte ^ 1));
  file.close();
  std::error_code none;
  fs::remove(database_in(other()) + "-shm", none);
  const auto made = back_up(other(), backup(), games());
  ASSERT_TRUE(made.ok()) << made.error();
  ASSERT_EQ(made.value().damages.size(), 1U);
  EXPECT_THAT(made.value().damages.front().why, HasSubstr("would be passed over"));
}

TEST_F(Backup, of_nothing_is_refused) {
  EXPECT_THAT(refused_backup(), HasSubstr("there is no "));
  EXPECT_FALSE(fs::exists(backup()));
  EXPECT_THAT(refused_restore(), HasSubstr("there is no "));
  EXPECT_FALSE(fs::exists(other()));
  fs::create_directories(data());
  std::ofstream(database_in(data())) << "something else altogether, and long enough to have been a database, if it were one";
  EXPECT_FALSE(back_up(data(), backup(), games()).ok());
  EXPECT_FALSE(fs::exists(backup()));
}

TEST_F(Backup, is_never_brought_back_over_other_data) {
  make_data();
  ASSERT_TRUE(back_up(data(), backup(), games()).ok());
  ASSERT_TRUE(restore(backup(), other(), games()).ok());
  EXPECT_THAT(refused_restore(), HasSubstr("minuit.sqlite already")) << "a database";
  fs::remove(database_in(other()));
  std::ofstream(database_in(other()) + "-wal") << "of another one";
  EXPECT_THAT(refused_restore(), HasSubstr("minuit.sqlite-wal already")) << "what another database left";
  fs::remove(database_in(other()) + "-wal");
  std::ofstream(key_in(other())) << "the key of another server, which";
  EXPECT_THAT(refused_restore(), HasSubstr("server.key already"));
  fs::remove(key_in(other()));
  {
    const auto taken = DataFolder::open(other());
    EXPECT_THAT(refused_restore(), HasSubstr("in use"));
  }
  EXPECT_TRUE(restore(backup(), other(), games()).ok());
}

TEST_F(Backup, that_is_damaged_is_told_and_not_brought_back) {
  {
    Town town(in_folder(data()));
    ASSERT_TRUE(town.plays_on(5));
  }
  std::fstream file(database_in(data()), std::ios::binary | std::ios::in | std::ios::out);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  const std::size_t at = bytes.find(R"("type":"Begun")");
  ASSERT_NE(at, std::string::npos);
  file.clear();
  file.seekp(static_cast<std::streamoff>(at + 9));
  file << "X";
  file.close();
  const auto made = back_up(data(), backup(), games());
  ASSERT_TRUE(made.ok()) << made.error() << ": what is left is worth keeping";
  EXPECT_THAT(made.value().damages, Not(IsEmpty()));
  EXPECT_THAT(refused_restore(), HasSubstr("minuit repair"));
  EXPECT_FALSE(fs::exists(other()));
  ASSERT_TRUE(repair_folder(backup(), games()).ok());
  EXPECT_TRUE(restore(backup(), other(), games()).ok());
}

}  // namespace
}  // namespace minuit::server
