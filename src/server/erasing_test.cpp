// The desk that erases people, over a store that may fail: what whoever waits is told, and what is left.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <future>

#include "codec/write.hpp"
#include "server/data_folder.hpp"
#include "server/oversight.hpp"
#include "server/people.hpp"
#include "server/person_desk.hpp"
#include "store/memory.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

namespace fs = std::filesystem;
namespace journal = match::journal;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kLea = "aaaaaaaaaaaaaaaa";
constexpr std::string_view kTim = "cccccccccccccccc";  // a guest on Léa's device
constexpr std::string_view kZoe = "dddddddddddddddd";  // another one, who only ever spoke
constexpr std::string_view kBob = "bbbbbbbbbbbbbbbb";

// What is wrong with the disk at the moment, and what it was asked for.
struct Disk {
  std::atomic<bool> full{false};
  std::atomic<int> scrubbed{0};
  std::atomic<bool> unlisted{false};  // the next time the notes of erasures cannot be listed
  std::atomic<bool> unread{false};    // likewise, read
};

class FailingStore final : public store::Store {
 public:
  FailingStore(store::MemoryStore& under, Disk& disk) : under_(under), disk_(disk) {}
  std::vector<store::Receipt> append(std::span<const store::Append> batch) override { return under_.append(batch); }
  Result<std::vector<store::Entry>, store::Trouble> read(std::string_view log, u64 after) const override {
    if (log.starts_with(kErasureLogs) && disk_.unread.exchange(false)) return store::Trouble{"reading: it fails"};
    return under_.read(log, after);
  }
  Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    if (after.starts_with(kErasureLogs) && disk_.unlisted.exchange(false)) return store::Trouble{"listing: it fails"};
    return under_.list(after);
  }
  Result<u64, store::Trouble> version(std::string_view log) const override { return under_.version(log); }
  Result<u64, store::Trouble> remove(std::span<const store::Removal> logs) override { return under_.remove(logs); }
  Result<bool, store::Trouble> replace(const store::Replacement& log) override {
    if (disk_.full) return store::Trouble{"replacing: the disk is full", false, 0, store::Cause::full};
    return under_.replace(log);
  }
  std::optional<store::Trouble> scrub() override {
    ++disk_.scrubbed;
    return std::nullopt;
  }

 private:
  store::MemoryStore& under_;
  Disk& disk_;
};

class ErasingDesk : public ::testing::Test {
 protected:
  ErasingDesk() {
    const match::Person lea{std::string(kLea), "Lea Zorglub"};
    table("t/one", {journal::Opened{"g", {"{}"}, {std::string(kBob), "Bob"}, {}, std::string(kBob)},
                    journal::Spoken{lea, {}, "secret of Lea", {}, {}},
                    journal::Spoken{{std::string(kZoe), ""}, {}, "secret of Zoe", {}, {}}});
    EXPECT_TRUE(remember_name(memory, kLea, "Lea Zorglub", 1));
    EXPECT_TRUE(remember_device(memory, kTim, std::string(kLea), 1) && remember_name(memory, kTim, "Tim Zorglub", 1));
    EXPECT_TRUE(remember_device(memory, kZoe, std::string(kLea), 1));
    EXPECT_TRUE(remember_name(memory, kBob, "Bob", 1));
  }
  void table(const std::string& name, const std::vector<journal::What>& all) {
    for (const journal::What& what : all) {
      const std::string bytes = codec::to_json(journal::Entry{1, "", 0, 0, what});
      const store::Append one{name, memory.version(name).value(), bytes};
      ASSERT_EQ(memory.append({&one, 1}).front().outcome, store::Outcome::kept);
    }
  }
  void begin(i64 scrub_every_ms = 0, i64 again_ms = kEraseAgain_ms) {
    const auto at_once = [](const auto&, const std::function<void()>& done) { done(); };
    desk = std::make_unique<PersonDesk>(PersonDesk::Around{.store = thread,
                                                           .log = log,
                                                           .departures = departures,
                                                           .send_off = at_once,
                                                           .read_anew = at_once,
                                                           .forget = [](const std::string&) {},
                                                           .notes_gone = [](const store::Store&) {},
                                                           .seal_revoked = {},
                                                           .forget_codes =
                                                               [this](const auto& people) {
                                                                 const std::lock_guard lock(mutex);
                                                                 for (const auto& each : people) codes_forgotten.insert(each);
                                                               },
                                                           .folder = folder.path(),
                                                           .scrub_every_ms = scrub_every_ms,
                                                           .again_ms = again_ms});
    // What an earlier server has left to do is looked for first; what is noted meanwhile would be found there, too.
    std::promise<void> awake;
    ASSERT_TRUE(desk->tell({{std::string(kBob)}, {""}}, {}, [&](const auto&) { awake.set_value(); }));
    awake.get_future().wait();
  }
  // Nothing if no answer comes.
  std::optional<PersonDesk::Erased> erase(Erasure erasure) {
    std::promise<PersonDesk::Erased>& promise = promises.emplace_back();
    auto coming = promise.get_future();
    desk->erase(std::move(erasure), [&promise](const PersonDesk::Erased& erased) { promise.set_value(erased); });
    if (coming.wait_for(std::chrono::seconds(10)) != std::future_status::ready) return std::nullopt;
    return coming.get();
  }
  Erasure noted(std::string_view person) {
    Erasure erasure = erasure_of({std::string(person)});
    std::promise<Failure> done;
    EXPECT_TRUE(thread.ask(to_read(server_itself()), [&](store::Store& store) { done.set_value(desk->note(store, erasure)); }));
    EXPECT_EQ(done.get_future().get(), std::nullopt);
    return erasure;
  }
  std::string everything() {
    std::string all;
    const auto logs = memory.list("");
    for (const store::TableInfo& each : logs.value()) {
      all += each.name + "\n";
      const auto entries = memory.read(each.name, 0);
      for (const store::Entry& entry : entries.value()) all += entry.bytes + "\n";
    }
    return all;
  }

  store::MemoryStore memory;
  Disk disk;
  Log log{Level::error, false};
  StoreThread thread{std::make_unique<FailingStore>(memory, disk), 1, log, [](unsigned, Writings) {}};
  support::TemporaryFolder folder;
  Departures departures;
  std::mutex mutex;
  std::set<std::string> codes_forgotten;
  std::deque<std::promise<PersonDesk::Erased>> promises;  // there until the desk is gone
  std::unique_ptr<PersonDesk> desk;
};

TEST_F(ErasingDesk, one_that_fails_is_answered_at_once_and_goes_on_when_it_is_asked_for_again) {
  begin();
  disk.full = true;
  const auto failed = erase(noted(kLea));
  ASSERT_TRUE(failed) << "whoever waits is told";
  EXPECT_THAT(failed->failed, HasSubstr("the disk is full"));
  EXPECT_EQ(failed->left, 0U) << "no log is damaged";
  EXPECT_TRUE(departures.leaving(kLea)) << "what is begun must come to its end";
  EXPECT_THAT(everything(), HasSubstr(std::string(kErasureLogs))) << "and is not forgotten";
  disk.full = false;
  EXPECT_FALSE(desk->unfinished(kBob));
  auto again = desk->unfinished(kTim);
  ASSERT_TRUE(again) << "also when it is asked for by another id of the device";
  const auto done = erase(std::move(*again));
  ASSERT_TRUE(done);
  EXPECT_EQ(done->failed, "");
  EXPECT_EQ(done->tables, 1U);
  EXPECT_FALSE(departures.leaving(kLea));
  for (const char* gone : {"Zorglub", "secret", "e/"}) EXPECT_THAT(everything(), Not(HasSubstr(gone)));
}

TEST_F(ErasingDesk, reaches_all_who_share_the_device_whichever_of_them_is_named) {
  for (const std::string_view named : {kLea, kTim, kZoe}) {
    SCOPED_TRACE(named);
    begin();
    const auto done = erase(noted(named));
    ASSERT_TRUE(done);
    for (const std::string_view gone : {kLea, kTim, kZoe}) EXPECT_THAT(everything(), Not(HasSubstr(std::string(gone))));
    for (const char* gone : {"Zorglub", "secret"}) EXPECT_THAT(everything(), Not(HasSubstr(gone)));
    EXPECT_THAT(everything(), HasSubstr("Bob"));
    EXPECT_THAT(codes_forgotten, ElementsAre(std::string(kLea), std::string(kTim), std::string(kZoe)));
    desk.reset();
  }
}

TEST_F(ErasingDesk, a_report_stays_and_nobody_stands_for_them_in_it) {
  Reports reports;
  Report report;
  report.head.table = "one";
  report.head.reporter = {std::string(kBob), "Bob"};
  report.head.reporter_device = std::string(kBob);
  report.head.reported = {std::string(kTim), "Tim Zorglub"};
  report.head.reported_device = std::string(kLea);
  report.lines = {{1, {std::string(kTim), "Tim Zorglub"}, "an insult"}, {2, {std::string(kBob), "Bob"}, "stop it, Tim"}};
  ASSERT_EQ(reports.take(memory, report), Reports::Taken::kept);
  begin();
  const auto done = erase(noted(kLea));
  ASSERT_TRUE(done);
  EXPECT_EQ(done->reports, 1U);
  EXPECT_EQ(done->notes, 0U);
  const auto left = Reports::read(memory, 1);
  ASSERT_TRUE(left.ok()) << "nobody makes it disappear";
  EXPECT_EQ(left.value().head.reporter.name, "Bob");
  EXPECT_EQ(left.value().head.reported.name, "");
  ASSERT_EQ(left.value().lines.size(), 2U);
  EXPECT_EQ(left.value().lines[0].text, "");
  EXPECT_EQ(left.value().lines[0].person.id, left.value().head.reported.id) << "one stands for them in all of it";
  EXPECT_EQ(left.value().lines[1].text, "stop it, Tim") << "what others wrote stays theirs";
  for (const std::string_view gone : {kLea, kTim}) EXPECT_THAT(codec::to_json(left.value()), Not(HasSubstr(std::string(gone))));
}

TEST_F(ErasingDesk, is_not_done_while_an_old_copy_cannot_be_looked_through) {
  const std::string copy = database_in(folder.path()) + ".before-repair-9";
  begin();
  fs::create_directory(copy);
  const auto failed = erase(noted(kLea));
  ASSERT_TRUE(failed);
  EXPECT_THAT(failed->failed, HasSubstr("minuit.sqlite.before-repair-9 cannot be looked through"));
  EXPECT_TRUE(departures.leaving(kLea));
  EXPECT_THAT(everything(), HasSubstr(std::string(kErasureLogs))) << "and is not forgotten";
  fs::remove(copy);
  fs::create_symlink("somewhere-else", copy);
  const auto still = erase(desk->unfinished(kLea).value());
  ASSERT_TRUE(still);
  EXPECT_THAT(still->failed, HasSubstr("minuit.sqlite.before-repair-9 cannot be looked through"));
  fs::remove(copy);
  const auto done = erase(desk->unfinished(kLea).value());
  ASSERT_TRUE(done);
  EXPECT_EQ(done->failed, "");
  EXPECT_FALSE(departures.leaving(kLea));
}

TEST_F(ErasingDesk, finds_an_id_in_an_old_copy_that_the_end_of_a_page_cuts) {
  for (const std::size_t cut : {std::size_t{3}, std::size_t{8}, std::size_t{13}}) {
    const std::string copy = database_in(folder.path()) + ".before-repair-1";
    const std::string id(kZoe);
    std::ofstream(copy) << "old " << id.substr(0, cut) << std::string(4096, '.') << id.substr(cut) << " bytes";
    begin();
    const auto done = erase(noted(kZoe));
    ASSERT_TRUE(done);
    EXPECT_EQ(done->failed, "");
    EXPECT_FALSE(fs::exists(copy)) << cut;
    desk.reset();
  }
}

TEST_F(ErasingDesk, takes_up_what_was_promised_before_also_when_the_disk_fails_at_first) {
  for (std::atomic<bool>* failing : {&disk.unlisted, &disk.unread}) {
    EXPECT_TRUE(remember_name(memory, kLea, "Lea Zorglub", 1));
    const Erasure erasure = erasure_of({std::string(kLea)});
    const std::string name = std::string(kErasureLogs) + erasure.salt.substr(0, 24);
    const std::string bytes = codec::to_json(erasure);
    const store::Append note{name, 0, bytes};
    ASSERT_EQ(memory.append({&note, 1}).front().outcome, store::Outcome::kept);
    *failing = true;
    constexpr i64 kSoon_ms = 10;
    begin(0, kSoon_ms);
    bool gone = false;
    for (int turn = 0; turn < 1000 && !gone; ++turn) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      std::promise<bool> promise;
      ASSERT_TRUE(thread.ask(to_read(server_itself()),
                             [&](store::Store& store) { promise.set_value(store.version(name).value() == 0); }));
      gone = promise.get_future().get();
    }
    EXPECT_TRUE(gone);
    desk.reset();
    for (const char* left : {"Zorglub", "secret of Lea", "e/"}) EXPECT_THAT(everything(), Not(HasSubstr(left)));
  }
}

TEST_F(ErasingDesk, leaves_no_traces_when_the_server_stops) {
  constexpr i64 kHour_ms = 3'600'000;
  begin(kHour_ms);
  const auto first = erase(noted(kLea));
  ASSERT_TRUE(first);
  EXPECT_EQ(first->clean_in_ms, 0);
  EXPECT_EQ(disk.scrubbed, 1);
  const auto second = erase(noted(kBob));
  ASSERT_TRUE(second);
  EXPECT_GT(second->clean_in_ms, kHour_ms / 2) << "it is said when";
  EXPECT_EQ(disk.scrubbed, 1);
  EXPECT_THAT(everything(), HasSubstr(std::string(kScrubLog)));
  desk->finish();
  EXPECT_EQ(disk.scrubbed, 2);
  EXPECT_THAT(everything(), Not(HasSubstr(std::string(kScrubLog))));
}

}  // namespace
}  // namespace minuit::server
