// The server and its disk: who may write how much, what goes when it is old, and what happens when the disk takes nothing more.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/stat.h>

#include <atomic>
#include <fstream>

#include "codec/read.hpp"
#include "server/api.hpp"
#include "server/game_server.hpp"
#include "store/memory.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kGame = R"("game":"le-fantome-de-minuit","config":{"players":3,"rounds":1},"bots":["easy","easy"]})";

HttpAnswer open_table(u16 port, const std::string& cookie, u64 command = 1) {
  return post(port, "/api/tables", R"({"command":)" + std::to_string(command) + "," + std::string(kGame), cookie);
}
std::string table_in(const HttpAnswer& answer) {
  const auto opened = codec::read<TableOpened>(answer.body);
  EXPECT_TRUE(opened.ok()) << answer.body;
  return opened.ok() ? opened.value().table : "";
}
Health health(u16 port) {
  const auto read = codec::read<Health>(get(port, "/health").body);
  EXPECT_TRUE(read.ok());
  return read.ok() ? read.value() : Health{};
}

Settings on_disk(const std::string& folder) {
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder;
  return settings;
}

TEST(Storage, tables_and_names_are_refused_over_the_quota) {
  Settings settings = test_settings();
  settings.quota.device = 8'000;
  settings.openings_per_minute = 1000;
  const RunningServer running(settings);
  const std::string cookie = new_cookie(running.port());
  u64 opened = 0;
  HttpAnswer answer = open_table(running.port(), cookie);
  for (; answer.status == 201 && opened < 100; answer = open_table(running.port(), cookie, ++opened + 1)) {
  }
  EXPECT_EQ(answer.status, 429U);
  EXPECT_THAT(answer.body, HasSubstr("TB-45"));
  EXPECT_GT(opened, 3U);
  EXPECT_LT(opened, 12U) << "8 KB";
  EXPECT_EQ(open_table(running.port(), cookie).status, 201U) << "a request sent again is no second table";
  while (post(running.port(), "/api/me", R"({"name":"Zoé"})", cookie).status == 200U) {
  }
  EXPECT_THAT(post(running.port(), "/api/me", R"({"name":"Zoé"})", cookie).body, HasSubstr("TB-45"));
  EXPECT_EQ(open_table(running.port(), new_cookie(running.port())).status, 201U) << "others are not concerned";
}

// Those who share a device have its quota; a padded setup is of no use.
TEST(Storage, a_cookie_writes_no_more_than_its_quota) {
  const TemporaryFolder folder;
  Settings settings = on_disk(folder.path());
  settings.quota.device = 200'000;
  settings.openings_per_minute = 100'000;
  settings.requests_per_minute = 1'000'000;
  RunningServer running(settings);
  const std::string cookie = new_cookie(running.port());
  const std::string padded = R"({"rounds":1,)" + std::string(1900, ' ') + R"("players":3})";
  std::string refused;
  for (u64 command = 1; command < 2000 && refused.empty(); ++command) {
    const HttpAnswer answer = open_table(running.port(), cookie, command);
    if (answer.status != 201) {
      refused = answer.body;
      break;
    }
    TablePlayer player(running.port(), table_in(answer), cookie);
    if (!player.read_a<match::Table>()) break;
    for (u64 each = 2; each < 22; ++each) player.send(match::Configure{each, match::Raw{padded}});
    for (u64 each = 2; each < 22; ++each)
      if (!player.read()) break;
  }
  EXPECT_THAT(refused, HasSubstr("TB-45"));
  running.stop();
  EXPECT_LT(std::filesystem::file_size(folder.path() + "/minuit.sqlite"), 600'000U);
}

TEST(Storage, below_the_floor_nothing_is_begun_and_matches_go_on) {
  const TemporaryFolder folder;
  std::string cookie;
  std::string table;
  {
    RunningServer running(on_disk(folder.path()));
    EXPECT_EQ(health(running.port()).disk, "ok");
    cookie = new_cookie(running.port());
    table = table_in(open_table(running.port(), cookie));
    TablePlayer player(running.port(), table, cookie);
    ASSERT_TRUE(player.read_a<match::Table>());
    player.send(match::Begin{2});
    ASSERT_TRUE(player.read_a<match::Done>());
  }
  Settings settings = on_disk(folder.path());
  settings.free_space_floor = ~u64{0};
  RunningServer running(settings);
  EXPECT_EQ(health(running.port()).disk, "low");
  EXPECT_EQ(get(running.port(), "/health").status, 200U);
  const HttpAnswer refused = open_table(running.port(), cookie, 2);
  EXPECT_EQ(refused.status, 503U);
  EXPECT_THAT(refused.body, HasSubstr("TB-46"));
  TablePlayer player(running.port(), table, cookie);
  ASSERT_TRUE(player.read_a<match::Table>());
  EXPECT_TRUE(play({&player}, 100'000)) << "to its end";
  player.send(match::Begin{1000});
  const auto no = player.read_a<match::Refused>();
  ASSERT_TRUE(no);
  EXPECT_EQ(no->clause, "TB-46");
}

TEST(Storage, the_folder_and_the_files_are_for_their_owner_alone) {
  const TemporaryFolder folder;
  const std::string data = folder.path() + "/made/here";
  const RunningServer running(on_disk(data));
  (void)open_table(running.port(), new_cookie(running.port()));
  const auto mode = [](const std::string& path) {
    struct stat state{};
    EXPECT_EQ(stat(path.c_str(), &state), 0) << path;
    return state.st_mode & 0777U;
  };
  EXPECT_EQ(mode(data), 0700U);
  for (const char* file : {"/minuit.sqlite", "/minuit.sqlite-wal", "/minuit.sqlite-shm", "/lock"})
    EXPECT_EQ(mode(data + file), 0600U) << file;
}

// A store whose logs cannot be looked through until the test says so; from then on all of them are very old.
class Attic final : public store::Store {
 public:
  explicit Attic(const std::atomic<bool>& open) : open_(open) {}
  [[nodiscard]] std::vector<store::Receipt> append(std::span<const store::Append> batch) override { return inner_.append(batch); }
  [[nodiscard]] Result<std::vector<store::Entry>, store::Trouble> read(std::string_view table, u64 after) const override {
    auto page = inner_.read(table, after);
    constexpr std::string_view kAt = R"({"at":)";
    for (store::Entry& each : page.value())
      if (open_ && each.bytes.starts_with(kAt)) each.bytes.replace(kAt.size(), each.bytes.find(',') - kAt.size(), "1000");
    return page;
  }
  [[nodiscard]] Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    if (!open_) return std::vector<store::TableInfo>{};
    return inner_.list(after);
  }
  [[nodiscard]] Result<u64, store::Trouble> version(std::string_view table) const override { return inner_.version(table); }
  [[nodiscard]] Result<u64, store::Trouble> remove(std::span<const store::Removal> logs) override { return inner_.remove(logs); }

 private:
  store::MemoryStore inner_;
  const std::atomic<bool>& open_;
};

TEST(Storage, old_tables_go_and_never_one_with_someone_at_it) {
  std::atomic<bool> open{false};
  Settings settings = test_settings();
  settings.keep_days = 90;
  settings.retention_every_ms = 1;
  settings.requests_per_minute = 100'000'000;
  settings.make_store = [&]() -> std::unique_ptr<store::Store> { return std::make_unique<Attic>(open); };
  const RunningServer running(settings);
  const std::string cookie = new_cookie(running.port());
  const std::string visited = table_in(open_table(running.port(), cookie, 1));
  const std::string left = table_in(open_table(running.port(), cookie, 2));
  const auto own = [&] { return get(running.port(), "/api/me", cookie).body; };
  const auto told = [&] { return get(running.port(), "/api/me/tables", cookie).body; };
  EXPECT_THAT(told(), HasSubstr(left));
  TablePlayer player(running.port(), visited, cookie);
  ASSERT_TRUE(player.read_a<match::Table>());
  open = true;
  while (own().find(left) != std::string::npos) std::this_thread::yield();
  EXPECT_THAT(own(), HasSubstr(visited)) << "someone is there";
  EXPECT_THAT(told(), Not(HasSubstr(left))) << "what was kept in mind of it is forgotten";
  player.send(match::SetOptions{2, match::Options{.listed = true}});
  EXPECT_TRUE(player.read_a<match::Done>()) << "and writes on";
  TablePlayer late(running.port(), left, cookie);
  EXPECT_EQ(late.read_close(), 4004);
}

// A small disk of its own, where the machine lets us make one.
class SmallDisk {
 public:
  SmallDisk() : mounted_(mount("tmpfs", folder_.path().c_str(), "tmpfs", 0, "size=4m,mode=700") == 0) {}
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  ~SmallDisk() {
    if (mounted_) umount2(folder_.path().c_str(), MNT_DETACH);
  }
  [[nodiscard]] bool mounted() const { return mounted_; }
  [[nodiscard]] std::string path() const { return folder_.path(); }
  void fill() const {
    std::ofstream file(folder_.path() + "/filler", std::ios::binary);
    const std::string block(4096, 'x');
    while (file.write(block.data(), static_cast<std::streamsize>(block.size())).flush()) {
    }
  }
  void clear() const { std::filesystem::remove(folder_.path() + "/filler"); }

 private:
  TemporaryFolder folder_;
  bool mounted_;
};

TEST(Storage, a_full_disk_lets_the_server_start_and_tables_be_looked_at) {
  const SmallDisk disk;
  if (!disk.mounted()) GTEST_SKIP() << "no small disk can be made here";
  Settings settings = on_disk(disk.path());
  settings.free_space_floor = 0;
  std::string cookie;
  std::string table;
  {
    RunningServer running(settings);
    cookie = new_cookie(running.port());
    table = table_in(open_table(running.port(), cookie));
  }
  disk.fill();
  RunningServer running(settings);
  EXPECT_EQ(get(running.port(), "/").status, 200U);
  TablePlayer player(running.port(), table, cookie);
  ASSERT_TRUE(player.read_a<match::Table>());
  player.send(match::Begin{2});
  const auto refused = player.read_a<match::Refused>();
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->clause, "TB-21");
  // The refusal may be told a moment before the store's thread has noted why.
  for (int i = 0; i < 1000 && health(running.port()).disk != "full"; ++i) std::this_thread::yield();
  EXPECT_EQ(health(running.port()).status, "store");
  EXPECT_EQ(health(running.port()).disk, "full");
  disk.clear();
  player.send(match::Begin{3});
  EXPECT_TRUE(player.read_a<match::Done>()) << "and with room again it goes on";
}

TEST(Storage, a_disk_too_full_for_a_new_database_is_said_so) {
  const SmallDisk disk;
  if (!disk.mounted()) GTEST_SKIP() << "no small disk can be made here";
  disk.fill();
  const auto opened = GameServer::open(on_disk(disk.path()));
  ASSERT_FALSE(opened.ok());
  EXPECT_THAT(opened.error(), HasSubstr("full"));
}

}  // namespace
}  // namespace minuit::server
