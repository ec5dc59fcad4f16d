// Nothing of somebody who is erased is written afterwards, whenever it was asked for, and nobody comes as them meanwhile.
#include "server/departures.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>

#include "server/data_folder.hpp"
#include "server/erasure.hpp"
#include "server/reports.hpp"
#include "server/store_thread.hpp"
#include "store/sqlite.hpp"
#include "tests/hostile/town.hpp"
#include "tests/support/bytes_in.hpp"
#include "tests/support/operator.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

TEST(Departures, wait_for_what_was_let_through_before_they_began) {
  Departures departures;
  int over = 0;
  const auto done = [&] { ++over; };
  {
    const auto first = departures.pass({"lea", "phone", "lea", ""});
    EXPECT_TRUE(first.whole());
    auto second = departures.pass({"lea"});
    departures.begin({"lea"});
    departures.when_let_go({"lea", "tim"}, done);
    departures.when_let_go({"tim"}, done);
    EXPECT_EQ(over, 1) << "nobody holds this one";
    const auto moved = std::move(second);
    const auto late = departures.pass({"lea", "phone"});
    EXPECT_THAT(late.refused(), ElementsAre("lea"));
    EXPECT_EQ(over, 1);
  }
  EXPECT_EQ(over, 2);
  departures.when_let_go({"lea", "phone"}, done);
  EXPECT_EQ(over, 3);
  departures.begin({"lea", "tim"});
  departures.end({"lea"});
  EXPECT_TRUE(departures.leaving("lea")) << "as often as it was begun";
  EXPECT_EQ(departures.count(), 2U);
  departures.end({"lea", "tim"});
  EXPECT_FALSE(departures.leaving("lea"));
}

// A disk that stands still or is full when the test says so.
struct Disk {
  std::mutex mutex;
  std::condition_variable changed;
  bool held = false;
  bool standing = false;
  std::atomic<bool> full{false};
  std::atomic<bool> slow{false};  // so that an erasure takes no longer than what waits behind other wishes

  void stand_if_held() {
    std::unique_lock lock(mutex);
    if (!held) return;
    standing = true;
    changed.notify_all();
    changed.wait(lock, [this] { return !held; });
    standing = false;
  }
  void let_go() {
    const std::lock_guard lock(mutex);
    held = false;
    changed.notify_all();
  }
};

class HeldStore final : public store::Store {
 public:
  HeldStore(std::unique_ptr<store::Store> under, Disk& disk) : under_(std::move(under)), disk_(disk) {}
  std::vector<store::Receipt> append(std::span<const store::Append> batch) override { return under_->append(batch); }
  Result<std::vector<store::Entry>, store::Trouble> read(std::string_view log, u64 after) const override {
    disk_.stand_if_held();
    if (disk_.slow && log.starts_with(kPersonLogs)) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return under_->read(log, after);
  }
  Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    return under_->list(after);
  }
  Result<u64, store::Trouble> version(std::string_view log) const override { return under_->version(log); }
  Result<u64, store::Trouble> remove(std::span<const store::Removal> logs) override { return under_->remove(logs); }
  Result<bool, store::Trouble> replace(const store::Replacement& log) override {
    if (disk_.full) return store::Trouble{"replacing: the disk is full", false, 0, store::Cause::full};
    return under_->replace(log);
  }
  std::optional<store::Trouble> scrub() override { return under_->scrub(); }
  [[nodiscard]] store::Trouble trouble() const override { return under_->trouble(); }

 private:
  std::unique_ptr<store::Store> under_;
  Disk& disk_;
};

template <class Condition>
bool soon(Condition condition) {
  for (int turn = 0; turn < 3000; ++turn) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

class Departing : public ::testing::Test {
 protected:
  void TearDown() override { disk.let_go(); }
  [[nodiscard]] Settings settings() {
    Settings settings = test_settings();
    settings.scrub_every_ms = 0;
    settings.metrics_port = 0;
    settings.requests_per_minute = settings.openings_per_minute = 1'000'000;
    settings.make_store = [this] {
      auto under = store::SqliteStore::open(database_in(folder.path()));
      EXPECT_TRUE(under.ok());
      return std::make_unique<HeldStore>(std::move(under).value(), disk);
    };
    return settings;
  }
  // Something that somebody asks for now, and whose answer they wait for.
  using Wish = std::unique_ptr<NetClient>;
  [[nodiscard]] Wish begin(std::string_view method, std::string_view path, std::string_view body, const std::string& cookie) {
    auto client = std::make_unique<NetClient>(town.port());
    std::string request =
        std::string(method) + " " + std::string(path) + " HTTP/1.1\r\nHost: minuit.example\r\nCookie: " + cookie;
    request += "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    EXPECT_TRUE(client->write(request.append(body)));
    return client;
  }
  [[nodiscard]] Wish begin_to_erase() { return begin("POST", "/api/me/erase", R"({"id":")" + me + R"("})", town.guest_cookie); }
  // From now on nothing is read or written.
  void hold() {
    {
      const std::lock_guard lock(disk.mutex);
      disk.held = true;
    }
    bystander = begin("GET", "/api/me", "", town.host_cookie);
    std::unique_lock lock(disk.mutex);
    ASSERT_TRUE(disk.changed.wait_for(lock, std::chrono::seconds(20), [this] { return disk.standing; }));
  }
  [[nodiscard]] bool waiting(u64 wishes) {
    return soon([&] { return town.metric("minuit_read_queue") >= wishes; });
  }
  [[nodiscard]] bool erased() const {
    return soon([&] {
      auto store = store::SqliteStore::open(database_in(folder.path()));
      if (!store.ok()) return false;
      const auto logs = store.value()->list(kErasureLogs);
      return logs.ok() && (logs.value().empty() || !logs.value().front().name.starts_with(kErasureLogs));
    });
  }
  void say(const std::string& text) {
    town.guest.send(match::Say{77, text});
    ASSERT_TRUE(town.guest.read_a<match::Done>());
  }

  TemporaryFolder folder;
  Disk disk;
  Town town{settings()};
  std::string me = id_of(town.port(), town.guest_cookie);
  Wish bystander;
};

TEST_F(Departing, takes_along_what_was_asked_for_just_before) {
  constexpr u64 kOthers = 10;
  constexpr u64 kWishes = 40;
  std::vector<std::string> others;
  others.reserve(kOthers);
  for (u64 each = 0; each < kOthers; ++each) others.push_back(new_cookie(town.port()));
  disk.slow = true;
  hold();
  std::vector<Wish> wishes;
  for (u64 each = 0; each < kWishes; ++each) {
    wishes.push_back(begin("POST", "/api/me", R"({"name":"Zorglub )" + std::to_string(each) + R"("})", town.guest_cookie));
    for (const std::string& other : others) wishes.push_back(begin("GET", "/api/me", "", other));
  }
  wishes.push_back(begin("POST", "/api/tables", kHonestTable, town.guest_cookie));
  ASSERT_TRUE(waiting(wishes.size()));
  const Wish erasing = begin_to_erase();
  ASSERT_TRUE(waiting(wishes.size() + 1));
  disk.let_go();
  EXPECT_THAT(erasing->read_answer(), HasSubstr(" 202 "));
  for (const Wish& each : wishes) (void)each->read_answer();
  ASSERT_TRUE(erased());
  town.server.stop();
  const std::string bytes = all_bytes_in(folder.path());
  EXPECT_EQ(bytes.find("Zorglub"), std::string::npos);
  EXPECT_EQ(bytes.find(me), std::string::npos);
}

// What only the device's line at the store holds back waits there, while the erasure goes on.
TEST_F(Departing, takes_along_what_somebody_else_reports_of_them_meanwhile) {
  constexpr u64 kWishes = 600;
  say("a word of Zorglub");
  disk.slow = true;
  hold();
  std::vector<Wish> wishes;
  wishes.reserve(kWishes);
  for (u64 each = 0; each < kWishes; ++each) wishes.push_back(begin("GET", "/api/me", "", town.host_cookie));
  ASSERT_TRUE(waiting(kWishes));
  const std::string path = "/api/tables/" + town.table + "/reports";
  const Wish report = begin("POST", path, R"({"person":")" + me + R"(","reason":"insults"})", town.host_cookie);
  ASSERT_TRUE(waiting(kWishes + 1));
  const Wish erasing = begin_to_erase();
  ASSERT_TRUE(waiting(kWishes + 2));
  disk.let_go();
  EXPECT_THAT(report->read_answer(), HasSubstr(" 201 "));
  ASSERT_TRUE(erased());
  town.server.stop();
  const std::string bytes = all_bytes_in(folder.path());
  EXPECT_EQ(bytes.find("Zorglub"), std::string::npos);
  EXPECT_EQ(bytes.find(me), std::string::npos);
  EXPECT_NE(bytes.find(R"("reason":"insults")"), std::string::npos) << "the report is there";
}

TEST_F(Departing, leaves_a_report_of_them_without_them) {
  say("a word of Zorglub");
  disk.full = true;
  ASSERT_THAT(begin_to_erase()->read_answer(), HasSubstr(" 202 "));
  const std::string path = "/api/tables/" + town.table + "/reports";
  const std::string body = R"({"person":")" + me + R"(","reason":"insults"})";
  ASSERT_EQ(post(town.port(), path, body, town.host_cookie).status, 201U);
  town.server.stop();
  auto store = store::SqliteStore::open(database_in(folder.path()));
  ASSERT_TRUE(store.ok());
  const auto kept = Reports::read(*store.value(), 1);
  ASSERT_TRUE(kept.ok());
  EXPECT_EQ(kept.value().head.reported.name, "");
  for (const char* gone : {me.c_str(), "Zorglub"}) EXPECT_THAT(codec::to_json(kept.value()), Not(HasSubstr(gone)));
}

TEST_F(Departing, lets_nobody_come_as_them_meanwhile) {
  const auto code = codec::read<MoveCode>(post(town.port(), "/api/me/code", "{}", town.guest_cookie).body);
  ASSERT_TRUE(code.ok());
  disk.full = true;  // what has begun does not come to its end
  const std::string erased = begin_to_erase()->read_answer();
  ASSERT_THAT(erased, HasSubstr(" 202 "));
  EXPECT_THAT(erased, HasSubstr("Max-Age=0"));
  EXPECT_EQ(town.guest.read_close(), 1012);
  EXPECT_NE(id_of(town.port(), town.guest_cookie), me);
  const std::string unsigned_cookie = town.guest_cookie.substr(0, town.guest_cookie.find('.'));
  EXPECT_NE(id_of(town.port(), unsigned_cookie), me);
  EXPECT_THAT(get(town.port(), "/", town.guest_cookie).header("Set-Cookie"), Not(HasSubstr(unsigned_cookie)));
  TablePlayer again(town.port(), town.table, town.guest_cookie);
  const auto table = again.read_a<match::Table>();
  ASSERT_TRUE(table);
  EXPECT_NE(table->you, me);
  const std::string body = R"({"code":")" + code.value().code + R"("})";
  const HttpAnswer moved = post(town.port(), "/api/me/move", body, new_cookie(town.port()));
  EXPECT_EQ(moved.status, 404U) << "a code that was made before";
  EXPECT_THAT(moved.body, HasSubstr("SV-21"));
}

TEST_F(Departing, turns_away_who_was_about_to_come_in) {
  disk.full = true;
  hold();
  const Wish erasing = begin_to_erase();
  ASSERT_TRUE(waiting(1));
  NetClient socket(town.port());
  ASSERT_THAT(socket.upgrade(town.path(), "Cookie: " + town.guest_cookie + "\r\n"), HasSubstr(" 101 "));
  socket.write_text(R"({"type":"Hello","protocol":2,"version":0})");
  ASSERT_TRUE(waiting(2));
  disk.let_go();
  const auto first = socket.read_frame();
  ASSERT_TRUE(first);
  EXPECT_EQ(first->close_code(), 1012U) << "nothing is told before";
  EXPECT_THAT(erasing->read_answer(), HasSubstr(" 202 "));
}

}  // namespace
}  // namespace minuit::server
