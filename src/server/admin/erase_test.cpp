// The operator's commands about what is kept of people, to a whole server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>

#include <filesystem>
#include <fstream>

#include "match/journal.hpp"
#include "server/data_folder.hpp"
#include "server/identity.hpp"
#include "server/own_data.hpp"
#include "server/store_thread.hpp"
#include "store/sqlite.hpp"
#include "tests/hostile/town.hpp"
#include "tests/support/bytes_in.hpp"
#include "tests/support/operator.hpp"

namespace minuit::server::admin {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

namespace fs = std::filesystem;

Settings in_folder(const std::string& folder) {
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder;
  settings.free_space_floor = 0;
  return settings;
}

class AdminErasing : public ::testing::Test {
 protected:
  AdminErasing() {
    // Who has only set a name, and who has only spoken, without any.
    EXPECT_EQ(post(town.port(), "/api/me?as=1", R"({"name":"Zorglub"})", town.guest_cookie).status, 200U);
    TablePlayer sharer(town.port(), town.table, town.guest_cookie, false, "2");
    EXPECT_TRUE(sharer.read_a<match::Table>());
    sharer.send(match::Say{1, "the secret of a guest"});
    EXPECT_TRUE(sharer.read_a<match::Done>());
  }
  [[nodiscard]] std::string data() const { return folder.path(); }
  [[nodiscard]] std::string id(const std::string& as = "") { return id_of(town.port(), town.guest_cookie, as); }

  TemporaryFolder folder;
  Town town{in_folder(folder.path())};
};

TEST_F(AdminErasing, an_export_covers_all_who_share_the_device_whichever_of_them_is_named) {
  for (const char* as : {"", "?as=1", "?as=2"}) {
    const auto told = ask<OwnData>(data(), "export", ExportPerson{id(as), "", {}});
    std::set<std::string> people;
    for (const KeptPerson& each : told.people) people.insert(each.id);
    EXPECT_EQ(people, (std::set<std::string>{id(), id("?as=1"), id("?as=2")})) << as;
    const std::string all = codec::to_json(told);
    for (const char* kept : {"Zorglub", "the secret of a guest"}) EXPECT_THAT(all, HasSubstr(kept)) << as;
  }
}

TEST_F(AdminErasing, an_erasure_leaves_nothing_of_all_who_share_the_device_and_no_code) {
  const std::vector<std::string> ids{id(), id("?as=1"), id("?as=2")};
  const auto code = codec::read<MoveCode>(post(town.port(), "/api/me/code", "{}", town.guest_cookie).body);
  ASSERT_TRUE(code.ok());
  const auto told = ask<PersonErased>(data(), "erase", ErasePerson{ids[1]});
  EXPECT_EQ(told.clean_in_s, 0U);
  EXPECT_EQ(told.scrub_failed, "");
  const std::string body = R"({"code":")" + code.value().code + R"("})";
  EXPECT_EQ(post(town.port(), "/api/me/move", body, new_cookie(town.port())).status, 404U);
  town.server.stop();
  const std::string left = all_bytes_in(data());
  for (const std::string& gone : ids) EXPECT_EQ(left.find(gone), std::string::npos) << gone;
  for (const char* gone : {"Zorglub", "the secret of a guest"}) EXPECT_EQ(left.find(gone), std::string::npos) << gone;
}

TEST_F(AdminErasing, nobody_flushes_out_a_report_by_being_erased) {
  const std::string host = id_of(town.port(), town.host_cookie);
  const std::string path = "/api/tables/" + town.table + "/reports";
  ASSERT_EQ(post(town.port(), path, R"({"person":")" + id() + R"(","reason":"insults"})", town.host_cookie).status, 201U);
  ASSERT_EQ(post(town.port(), "/api/me/erase", R"({"id":")" + id() + R"("})", town.guest_cookie).status, 202U);
  for (int turn = 0; turn < 1000 && all_bytes_in(data()).find("the secret of a guest") != std::string::npos; ++turn)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  const auto waiting = ask<ReportPage>(data(), "reports", ListReports{}).reports;
  ASSERT_THAT(waiting, SizeIs(1));
  EXPECT_EQ(waiting[0].reporter.id, host);
  const auto whole = ask<Report>(data(), "report", OneReport{waiting[0].number, false});
  ASSERT_THAT(whole.lines, SizeIs(1)) << "that something was said there";
  EXPECT_EQ(whole.lines[0].text, "");
}

TEST_F(AdminErasing, many_reports_are_cleared_in_one_go) {
  const std::string path = "/api/tables/" + town.table + "/reports";
  for (const char* as : {"", "?as=2"}) (void)post(town.port(), path, R"({"person":")" + id(as) + R"("})", town.host_cookie);
  const auto waiting = ask<ReportPage>(data(), "reports", ListReports{}).reports;
  ASSERT_THAT(waiting, Not(IsEmpty()));
  EXPECT_EQ(ask<ReportsCleared>(data(), "clear-reports", ClearReports{"000000000000", ""}).count, 0U);
  EXPECT_THAT(error_of(data(), "clear-reports", ClearReports{"", "nobody"}), HasSubstr("is not the id"));
  EXPECT_EQ(ask<ReportsCleared>(data(), "clear-reports", ClearReports{town.table, ""}).count, waiting.size());
  EXPECT_THAT(ask<ReportPage>(data(), "reports", ListReports{}).reports, IsEmpty());
}

TEST_F(AdminErasing, who_is_banned_may_have_their_data_and_be_erased_and_nothing_else) {
  (void)ask<BanMade>(data(), "ban", MakeBan{BanKind::device, id(), 3600, ""});
  EXPECT_EQ(get(town.port(), "/api/me", town.guest_cookie).status, 403U);
  for (const char* path : {"/api/me/leave", "/api/me/code", "/api/me/move", "/api/me/forget", "/api/me", "/api/tables"})
    EXPECT_EQ(post(town.port(), path, "{}", town.guest_cookie).status, 403U) << path;
  const HttpAnswer mine = get(town.port(), "/api/me/data", town.guest_cookie);
  ASSERT_EQ(mine.status, 200U);
  const auto told = codec::read<OwnData>(mine.body);
  ASSERT_TRUE(told.ok());
  EXPECT_EQ(get(town.port(), "/api/me/erase", town.guest_cookie).status, 403U);
  EXPECT_EQ(post(town.port(), "/api/me/data", "{}", town.guest_cookie).status, 403U);
  const std::string body = R"({"id":")" + told.value().people.at(0).id + R"("})";
  EXPECT_EQ(post(town.port(), "/api/me/erase", body, town.guest_cookie).status, 202U);
}

TEST_F(AdminErasing, an_export_tells_what_the_operator_has_set) {
  constexpr const char* kStranger = "zzzzzzzzzzzzzzzz";
  EXPECT_THAT(error_of(data(), "export", ExportPerson{kStranger, "", {}}), HasSubstr("nothing is kept"));
  (void)ask<BanMade>(data(), "ban", MakeBan{BanKind::person, kStranger, 3600, "somebody else complained"});
  const auto banned = ask<OwnData>(data(), "export", ExportPerson{kStranger, "", {}});
  ASSERT_THAT(banned.bans, SizeIs(1));
  EXPECT_EQ(banned.bans[0].person, kStranger);
  EXPECT_EQ(banned.bans[0].kind, BanKind::person);
  EXPECT_THAT(codec::to_json(banned), Not(HasSubstr("complained"))) << "that is for the operator";
  const std::string own = id();
  const std::string guest = id("?as=1");
  (void)ask<CookieRevoked>(data(), "revoke", Revoke{own});
  const auto revoked = ask<OwnData>(data(), "export", ExportPerson{guest, "", {}});
  EXPECT_THAT(revoked.bans, IsEmpty()) << "of somebody else";
  ASSERT_THAT(revoked.revoked, SizeIs(1));
  EXPECT_EQ(revoked.revoked[0].person, own);
}

TEST_F(AdminErasing, an_export_tells_with_whose_cookie_a_guest_came) {
  const auto told = ask<OwnData>(data(), "export", ExportPerson{id("?as=1"), "", {}});
  const auto guest = std::ranges::find(told.people, id("?as=1"), &KeptPerson::id);
  ASSERT_NE(guest, told.people.end());
  EXPECT_EQ(guest->name, "Zorglub");
  ASSERT_THAT(guest->devices, SizeIs(1));
  EXPECT_EQ(guest->devices[0].device, id());
}

TEST_F(AdminErasing, a_stolen_cookie_is_worth_nothing_when_its_owner_is_erased) {
  const std::string person = id();
  ASSERT_EQ(ask<CookieRevoked>(data(), "revoke", Revoke{person}).device, person);
  EXPECT_EQ(ask<PersonErased>(data(), "erase", ErasePerson{person}).notes, 1U);
  EXPECT_NE(id(), person) << "at once";
  town.server.stop();
  EXPECT_EQ(all_bytes_in(data()).find(person), std::string::npos) << "and nothing tells whose it was";
  const RunningServer again(in_folder(data()));
  EXPECT_NE(id_of(again.port(), town.guest_cookie), person) << "and after a restart";
}

// A disk of its own with less room than a log needs to be written anew, where the machine lets us make one.
class TightDisk {
 public:
  TightDisk() : mounted_(mount("tmpfs", folder_.path().c_str(), "tmpfs", 0, "size=8m,mode=700") == 0) {}
  TightDisk(const TightDisk&) = delete;
  TightDisk& operator=(const TightDisk&) = delete;
  ~TightDisk() {
    if (mounted_) umount2(folder_.path().c_str(), MNT_DETACH);
  }
  [[nodiscard]] bool mounted() const { return mounted_; }
  [[nodiscard]] std::string path() const { return folder_.path(); }
  [[nodiscard]] std::string data() const { return path() + "/data"; }
  void leave(u64 bytes) const {
    fs::remove(path() + "/filler");
    const std::string block(fs::space(path()).available - bytes, 'x');
    std::ofstream(path() + "/filler", std::ios::binary) << block;
  }
  void clear() const { fs::remove(path() + "/filler"); }

 private:
  TemporaryFolder folder_;
  bool mounted_;
};

constexpr std::string_view kTalker = "aaaaaaaaaaaaaaaa";

// The files of three people of one device, each with as many names as it can hold.
std::vector<std::string> write_full_files(const std::string& folder) {
  auto store = store::SqliteStore::open(database_in(folder));
  EXPECT_TRUE(store.ok());
  std::vector<std::string> people;
  for (const char each : {'a', 'b', 'c'}) {
    people.emplace_back(kPersonIdChars, each);
    std::vector<std::string> entries{codec::to_json(PersonLink{1, people[0]})};
    while (entries.size() < kMostPersonEntries)
      entries.push_back(codec::to_json(PersonEntry{1, std::string(55, each) + std::to_string(entries.size()), std::nullopt}));
    std::vector<store::Append> batch;
    batch.reserve(entries.size());
    const std::string file = std::string(kPersonLogs) + people.back();
    for (const std::string& entry : entries) batch.push_back({file, batch.size(), entry});
    for (const store::Receipt& receipt : store.value()->append(batch)) EXPECT_EQ(receipt.outcome, store::Outcome::kept);
  }
  return people;
}

TEST(AdminOfFullFiles, an_export_comes_in_parts) {
  const TemporaryFolder folder;
  const std::vector<std::string> people = write_full_files(folder.path());
  const RunningServer running(in_folder(folder.path()));
  OwnData all;
  std::vector<std::string> named;
  std::size_t parts = 0;
  for (std::optional<std::string> after = ""; after && parts < 100; ++parts) {
    auto part = ask<OwnData>(folder.path(), "export", ExportPerson{people[1], *after, named});
    if (parts == 0) {
      for (const KeptPerson& each : part.people) {
        named.push_back(each.id);
        EXPECT_EQ(each.name, std::string(55, each.id[0]) + std::to_string(kMostPersonEntries - 1)) << "for whoever asks first";
      }
    }
    add_part(all, std::move(part));
    after = std::exchange(all.next, std::nullopt);
  }
  EXPECT_GT(parts, 2U);
  EXPECT_EQ(std::set<std::string>(named.begin(), named.end()), std::set<std::string>(people.begin(), people.end()));
  ASSERT_THAT(all.people, SizeIs(people.size()));
  for (const KeptPerson& each : all.people) {
    EXPECT_THAT(each.devices, SizeIs(1));
    EXPECT_THAT(each.names, SizeIs(kMostPersonEntries - 1)) << "each of them once";
  }
}

// Half a megabyte of words of one person.
void write_talk(const std::string& folder) {
  fs::create_directories(folder);
  auto store = store::SqliteStore::open(database_in(folder));
  ASSERT_TRUE(store.ok());
  const match::Person talker{std::string(kTalker), "Zorglub"};
  std::vector<std::string> entries;
  const auto add = [&](match::journal::What what) {
    entries.push_back(codec::to_json(match::journal::Entry{1, talker.id, 0, 0, std::move(what)}));
  };
  add(match::journal::Opened{"le-fantome-de-minuit", {R"({"players":3,"rounds":1})"}, talker, {}, talker.id});
  for (int each = 0; each < 1000; ++each) add(match::journal::Spoken{talker, {}, std::string(500, 'z'), {}, {}});
  std::vector<store::Append> batch;
  batch.reserve(entries.size());
  const std::string log = table_log("0123456789ab");
  for (const std::string& each : entries) batch.push_back({log, batch.size(), each});
  for (const store::Receipt& each : store.value()->append(batch)) ASSERT_EQ(each.outcome, store::Outcome::kept);
}

TEST(AdminOnATightDisk, an_erasure_that_fails_says_so_holds_nobody_up_and_goes_on_with_room) {
  const TightDisk disk;
  if (!disk.mounted()) GTEST_SKIP() << "no small disk can be made here";
  write_talk(disk.data());
  const RunningServer running(in_folder(disk.data()));
  std::string why;
  for (u64 room = 0; room < (u64{400} << 10U) && why.find("is not erased yet") == std::string::npos; room += u64{16} << 10U) {
    disk.leave(room);
    why = error_of(disk.data(), "erase", ErasePerson{std::string(kTalker)});
    ASSERT_NE(why, "") << "there was no room for it";
    EXPECT_THAT(why, HasSubstr("full")) << "at once, and with what failed";
    EXPECT_THAT(ask<BanPage>(disk.data(), "bans", Bans{}).bans, IsEmpty()) << "the next command is served";
  }
  EXPECT_THAT(why, HasSubstr("is not erased yet"));
  disk.clear();
  const auto told = ask<PersonErased>(disk.data(), "erase", ErasePerson{std::string(kTalker)});
  EXPECT_EQ(told.tables, 1U);
  EXPECT_EQ(told.left, 0U);
  EXPECT_THAT(error_of(disk.data(), "export", ExportPerson{std::string(kTalker), "", {}}), HasSubstr("nothing is kept"));
}

}  // namespace
}  // namespace minuit::server::admin
