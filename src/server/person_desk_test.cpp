// What people do about themselves, through a real server: be told all, leave, be erased, go on with another device.
#include "server/person_desk.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <map>
#include <thread>

#include "base/rng.hpp"
#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/gathering.hpp"
#include "server/checkup.hpp"
#include "server/data_folder.hpp"
#include "server/game_server.hpp"
#include "server/identity.hpp"
#include "server/record.hpp"
#include "store/sqlite.hpp"
#include "tests/hostile/town.hpp"
#include "tests/support/bytes_in.hpp"
#include "tests/support/places.hpp"

namespace minuit::server {
namespace {

namespace fs = std::filesystem;
namespace journal = match::journal;
using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::_;
using ::testing::AnyOf;
using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::Pair;

constexpr std::array<const char*, 5> kGames{"le-fantome-de-minuit", "chasseurs-de-tresor", "pas-touche", "mysterium",
                                            "pas-vu-pas-pris"};

match::Games catalogue() {
  match::Games games;
  games.has_bot = [](auto, auto) { return true; };
  return games;
}

Settings on_disk(const std::string& folder) {
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder;
  settings.scrub_every_ms = 0;
  return settings;
}

using Logs = std::map<std::string, std::vector<std::string>>;
Logs logs_in(const std::string& folder) {
  Logs logs;
  auto store = store::SqliteStore::open(database_in(folder));
  EXPECT_TRUE(store.ok());
  const auto listed = store.value()->list("");
  EXPECT_TRUE(listed.ok());
  for (const store::TableInfo& each : listed.value()) {
    const auto page = store.value()->read(each.name, 0);
    EXPECT_TRUE(page.ok());
    for (const store::Entry& entry : page.value()) logs[each.name].push_back(entry.bytes);
  }
  return logs;
}

std::string record_of(const std::vector<std::string>& log, u64 match) {
  const match::Games games = catalogue();
  RecordReader reader(games, match);
  u64 version = 0;
  for (const std::string& each : log) reader.take({++version, each});
  return reader.state() == RecordReader::State::finished ? reader.text() : "not finished";
}

// A person with a cookie, and what is theirs: words that nothing else holds.
struct Somebody {
  Visitor device = newcomer();
  std::vector<std::string> ids = sharers_of(device);
  std::string word;
  [[nodiscard]] match::Person person(std::size_t as, int table) const {
    return {ids[as], "Nom" + word + std::to_string(as) + "x" + std::to_string(table % 3)};
  }
};

// Tables of all games with matches that were really played, at which people came and went, spoke, were removed and let in.
class Town5 {
 public:
  explicit Town5(u64 seed, std::size_t people = 5) : rng_(seed), key_(ServerKey::in_file(key_in(folder.path())).value()) {
    fs::create_directories(folder.path());
    for (std::size_t each = 0; each < people; ++each) {
      somebody_.emplace_back();
      somebody_.back().word = "zq" + std::to_string(seed) + "w" + std::string(1, static_cast<char>('A' + each));
    }
    int table = 0;
    for (const char* game : kGames)
      for (const fs::directory_entry& each : fs::directory_iterator(std::string(source_folder()) + "/tests/golden/" + game))
        if (each.path().extension() == ".record" && (table % 5 == 0 || rng_.below(3) == 0 || each.path().stem() == "01"))
          write_table(game, each.path(), table++);
    for (const Somebody& each : somebody_)
      for (std::size_t as = 0; as < each.ids.size(); ++as) {
        if (as > 2) continue;
        put(std::string(kPersonLogs) + each.ids[as], codec::to_json(PersonEntry{1, each.person(as, 0).name, std::nullopt}));
        for (const auto& [log, entries] : written_)
          if (log.starts_with(kTableLogs) && rng_.below(4) == 0)
            put(std::string(kPersonLogs) + each.ids[as], codec::to_json(PersonEntry{2, std::nullopt, log.substr(2)}));
      }
    auto store = store::SqliteStore::open(database_in(folder.path()));
    EXPECT_TRUE(store.ok());
    write_all(*store.value());
  }
  [[nodiscard]] const Somebody& who(std::size_t at) const { return somebody_[at]; }
  [[nodiscard]] std::string cookie(std::size_t at) const {
    return std::string(kCookie) + "=" + cookie_text(key_, somebody_[at].device.secret);
  }
  [[nodiscard]] const ServerKey& key() const { return key_; }
  [[nodiscard]] u64 mentioned(std::size_t at) const {
    u64 tables = 0;
    for (const auto& [log, entries] : written_)
      if (log.starts_with(kTableLogs))
        for (const std::string& each : entries)
          if (mentions(each, somebody_[at].ids)) {
            ++tables;
            break;
          }
    return tables;
  }

  TemporaryFolder folder;

 private:
  void put(const std::string& log, std::string bytes) { written_[log].push_back(std::move(bytes)); }
  // Several batches, so that bundles are sorted in and swept out.
  void write_all(store::Store& store) const {
    for (const auto& [log, entries] : written_) {
      std::vector<store::Append> batch;
      for (const std::string& each : entries) batch.push_back({log, batch.size(), each});
      for (const store::Receipt& receipt : store.append(batch)) ASSERT_EQ(receipt.outcome, store::Outcome::kept);
    }
  }
  struct Guest {
    match::Person person;
    std::string device;
    std::string word;
  };
  Guest anyone(int table) {
    const Somebody& who = somebody_[rng_.below(static_cast<u32>(somebody_.size()))];
    const std::size_t as = rng_.below(3) == 0 ? 1 + rng_.below(2) : 0;
    return {who.person(as, table), who.ids[0], who.word};
  }
  void write_table(const std::string& game, const fs::path& record, int table) {
    std::ifstream file(record);
    std::string header;
    std::getline(file, header);
    const std::string log = table_log(random_code(kTableIdChars));
    const std::size_t config = header.find(R"("config":)") + 9;
    const auto match = catalogue().open(header);
    ASSERT_TRUE(match.ok());
    std::vector<Guest> seats(match.value()->players());
    i64 at = 1'700'000'000'000 + table;
    u64 command = 0;
    const auto add = [&](const std::string& by, journal::What what) {
      put(log, codec::to_json(journal::Entry{at += 1000, by, by.empty() ? 0 : ++command, 5, std::move(what)}));
    };
    const auto chatter = [&] {
      const Guest who = anyone(table);
      switch (rng_.below(9)) {
        case 0: add(who.person.id, journal::Spoken{who.person, {}, "dit" + who.word + std::to_string(at), {}, {}}); break;
        case 1: add(who.person.id, journal::Spoken{who.person, {}, "", match::Emote::laugh, {}}); break;
        case 2: add(who.person.id, journal::HostSet{who.person, who.device}); break;
        case 3: add(who.person.id, journal::OptionsSet{}); break;
        case 4: {
          const Guest other = anyone(table);
          add(who.person.id, journal::Admitted{other.person, other.device});
          break;
        }
        case 5: {
          const Guest other = anyone(table);
          const bool old_log = rng_.below(2) == 0;
          add(who.person.id, journal::Removed{other.person, old_log ? std::nullopt : std::optional(other.device)});
          break;
        }
        default: break;
      }
    };
    const Guest host = anyone(table);
    add(host.person.id, journal::Opened{game, {header.substr(config, header.size() - config - 1)}, host.person, {}, host.device});
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      seats[seat] = anyone(table);
      match::Chair chair;
      chair.person = seats[seat].person;
      if (rng_.below(4) != 0) chair.device = seats[seat].device;
      add(seats[seat].person.id, journal::ChairSet{Seat(static_cast<i64>(seat)), chair});
    }
    for (int words = 0; words < 12; ++words) chatter();
    add(host.person.id, journal::Begun{catalogue().newest_rules(game)});
    for (std::string line; std::getline(file, line);) {
      const bool chosen = line.starts_with(R"({"type":"Chosen")");
      std::string by;
      if (chosen) by = seats[static_cast<std::size_t>(line[line.find(R"("seat":)") + 7] - '0')].person.id;
      add(by, journal::Decided{{line}});
      if (chosen && rng_.below(10) == 0) {
        add(by, journal::TakenBack{});
        add(by, journal::Decided{{line}});
      }
      if (rng_.below(6) == 0) chatter();
    }
  }

  Rng rng_;
  ServerKey key_;
  std::vector<Somebody> somebody_;
  Logs written_;
};

// Waits for something that another thread does.
template <class Condition>
bool soon(Condition condition) {
  for (int turn = 0; turn < 3000; ++turn) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}
bool is_done(const std::string& folder) {
  return soon([&] {
    auto store = store::SqliteStore::open(database_in(folder));
    if (!store.ok()) return false;
    const auto logs = store.value()->list(kErasureLogs);
    return logs.ok() && (logs.value().empty() || !logs.value().front().name.starts_with(kErasureLogs));
  });
}
HttpAnswer erase(u16 port, const Somebody& who, const std::string& cookie) {
  return post(port, "/api/me/erase", R"({"id":")" + who.ids[0] + R"("})", cookie);
}

// All that must hold when somebody is gone: nothing of theirs is in any file, everything else is as it was.
void expect_gone(const Somebody& who, const std::string& folder, const Logs& before) {
  const std::string bytes = all_bytes_in(folder);
  for (const std::string& id : who.ids) EXPECT_EQ(bytes.find(id), std::string::npos) << id;
  EXPECT_EQ(bytes.find(who.word), std::string::npos) << "a name or a word";
  const auto checked = check_folder(folder, catalogue());
  ASSERT_TRUE(checked.ok()) << checked.error();
  EXPECT_THAT(checked.value().damages, IsEmpty());
  const Logs after = logs_in(folder);
  for (const auto& [log, entries] : before) {
    if (log.starts_with(kPersonLogs)) {
      const bool theirs = std::ranges::find(who.ids, log.substr(kPersonLogs.size())) != who.ids.end();
      EXPECT_EQ(after.contains(log), !theirs);
      continue;
    }
    if (!log.starts_with(kTableLogs)) continue;
    ASSERT_TRUE(after.contains(log));
    const std::vector<std::string>& now = after.at(log);
    ASSERT_GE(now.size(), entries.size());
    for (std::size_t at = 0; at < entries.size(); ++at) {
      if (mentions(entries[at], who.ids)) {
        EXPECT_NE(now[at], entries[at]);
      } else {
        EXPECT_EQ(now[at], entries[at]) << "somebody else's entry";
      }
    }
    for (std::size_t at = entries.size(); at < now.size(); ++at) EXPECT_THAT(now[at], HasSubstr(R"("type":"ChairSet")"));
    EXPECT_EQ(record_of(now, 1), record_of(entries, 1));
    EXPECT_NE(record_of(now, 1), "not finished");
  }
}

// What each of those who stay is answered who asks for the first match of each table. Where somebody was removed they have to
// knock, so 403 is an answer, too.
std::map<std::string, std::vector<unsigned>> replays_of_others(const Town5& town, u16 port, const Logs& logs) {
  std::map<std::string, std::vector<unsigned>> told;
  for (const auto& [log, entries] : logs) {
    if (!log.starts_with(kTableLogs)) continue;
    for (const std::size_t other : {1U, 2U, 3U, 4U})
      told[log].push_back(get(port, "/api/tables/" + log.substr(2) + "/matches/1/replay", town.cookie(other)).status);
    EXPECT_THAT(told[log], Each(AnyOf(200U, 403U))) << log;
  }
  return told;
}

TEST(Erasing, leaves_nothing_of_somebody_in_the_folder_and_every_match_replays) {
  for (const u64 seed : {1U, 2U, 3U}) {
    const Town5 town(seed);
    const Logs before = logs_in(town.folder.path());
    EXPECT_GT(town.mentioned(0), 3U);
    std::ofstream(database_in(town.folder.path()) + ".before-repair-1") << "old " << town.who(0).ids[1] << " bytes";
    std::ofstream(database_in(town.folder.path()) + ".before-repair-2") << "nothing about anybody";
    {
      Settings settings = on_disk(town.folder.path());
      settings.requests_per_minute = 1'000'000;
      const RunningServer running(settings);
      const auto replays = replays_of_others(town, running.port(), before);
      EXPECT_THAT(replays, Contains(Pair(_, Each(200U)))) << "some tables are open to all";
      ASSERT_EQ(erase(running.port(), town.who(0), town.cookie(0)).status, 202U);
      ASSERT_TRUE(is_done(town.folder.path()));
      EXPECT_EQ(replays_of_others(town, running.port(), before), replays) << "who could see a match sees it still";
    }
    expect_gone(town.who(0), town.folder.path(), before);
    EXPECT_FALSE(fs::exists(database_in(town.folder.path()) + ".before-repair-1"));
    EXPECT_TRUE(fs::exists(database_in(town.folder.path()) + ".before-repair-2"));
  }
}

// A disk under which the power fails at a certain replacement of a log.
class FailingPower final : public store::Store {
 public:
  FailingPower(std::unique_ptr<store::Store> under, int replacements) : under_(std::move(under)), left_(replacements) {}
  std::vector<store::Receipt> append(std::span<const store::Append> batch) override { return under_->append(batch); }
  Result<std::vector<store::Entry>, store::Trouble> read(std::string_view table, u64 after) const override {
    return under_->read(table, after);
  }
  Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    return under_->list(after);
  }
  Result<u64, store::Trouble> version(std::string_view table) const override { return under_->version(table); }
  Result<u64, store::Trouble> remove(std::span<const store::Removal> logs) override { return under_->remove(logs); }
  Result<bool, store::Trouble> replace(const store::Replacement& log) override {
    if (left_-- == 0) _exit(kFailed);
    return under_->replace(log);
  }
  std::optional<store::Trouble> scrub() override { _exit(kScrubbing); }
  static constexpr int kFailed = 77;
  static constexpr int kScrubbing = 78;

 private:
  std::unique_ptr<store::Store> under_;
  int left_;
};

TEST(Erasing, goes_on_after_a_crash_without_being_asked_again) {
  for (const int replacements : {0, 1, 3, 1000}) {
    const Town5 town(10 + static_cast<u64>(replacements));
    const Logs before = logs_in(town.folder.path());
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      Settings settings = test_settings();
      settings.scrub_every_ms = 0;
      settings.key = town.key();
      settings.make_store = [&] {
        auto under = store::SqliteStore::open(database_in(town.folder.path()));
        return std::make_unique<FailingPower>(std::move(under).value(), replacements);
      };
      const RunningServer running(settings);
      if (erase(running.port(), town.who(1), town.cookie(1)).status != 202) _exit(1);
      std::this_thread::sleep_for(std::chrono::seconds(60));
      _exit(2);
    }
    int state = 0;
    ASSERT_EQ(waitpid(child, &state, 0), child);
    ASSERT_TRUE(WIFEXITED(state));
    ASSERT_EQ(WEXITSTATUS(state), replacements < 1000 ? FailingPower::kFailed : FailingPower::kScrubbing);
    EXPECT_NE(all_bytes_in(town.folder.path()).find(town.who(1).ids[0]), std::string::npos) << "it was in the middle";
    {
      const RunningServer running(on_disk(town.folder.path()));
      ASSERT_TRUE(is_done(town.folder.path()));
    }
    expect_gone(town.who(1), town.folder.path(), before);
  }
}

TEST(Erasing, is_refused_for_a_page_that_does_not_know_who_it_is) {
  const Town5 town(20);
  const RunningServer running(on_disk(town.folder.path()));
  const HttpAnswer other = erase(running.port(), town.who(1), town.cookie(0));
  EXPECT_EQ(other.status, 409U);
  EXPECT_THAT(other.body, HasSubstr("SV-23"));
  const std::string body = R"({"id":")" + town.who(0).ids[0] + R"("})";
  const auto posting = [&](std::string_view path, std::string_view headers) {
    return post(running.port(), path, body, town.cookie(0), headers).status;
  };
  for (const char* path : {"/api/me/erase", "/api/me/leave", "/api/me/code", "/api/me/move", "/api/me/forget"}) {
    EXPECT_EQ(posting(path,
                      "Origin: http"
                      "://elsewhere.example\r\n"),
              403U)
        << path;
    EXPECT_EQ(posting(path, "Content-Type: text/plain\r\n"), 415U) << path;
    EXPECT_EQ(get(running.port(), path, town.cookie(0)).status, 405U) << path;
  }
  EXPECT_THAT(get(running.port(), "/api/me", town.cookie(0)).body, HasSubstr(town.who(0).word)) << "still there";
}

TEST(OwnData, tells_everything_of_all_who_share_the_device_and_nothing_of_others) {
  const Town5 town(30);
  const RunningServer running(on_disk(town.folder.path()));
  const HttpAnswer answer = get(running.port(), "/api/me/data", town.cookie(0));
  ASSERT_EQ(answer.status, 200U);
  EXPECT_THAT(answer.header("Content-Disposition"), HasSubstr("attachment"));
  const auto read = codec::read<OwnData>(answer.body);
  ASSERT_TRUE(read.ok()) << read.error().path;
  const OwnData& data = read.value();
  EXPECT_EQ(data.tables.size(), town.mentioned(0));
  EXPECT_FALSE(data.next);
  std::size_t words = 0;
  std::size_t in_logs = 0;
  std::size_t decisions = 0;
  std::size_t decided = 0;
  for (const KeptTable& table : data.tables) {
    decisions += table.decisions.size();
    for (const KeptSpeech& each : table.chat) words += each.text.empty() ? 0U : 1U;
  }
  for (const auto& [log, entries] : logs_in(town.folder.path()))
    for (const std::string& each : entries) {
      in_logs += each.find("dit" + town.who(0).word) != std::string::npos ? 1U : 0U;
      decided += each.find("Decided") != std::string::npos && mentions(each, town.who(0).ids) ? 1U : 0U;
    }
  EXPECT_EQ(words, in_logs);
  EXPECT_EQ(decisions, decided);
  EXPECT_GT(decisions, 0U);
  EXPECT_GT(words, 0U);
  for (const std::string other : {"B", "C", "D", "E"})
    EXPECT_THAT(answer.body, Not(HasSubstr("dit" + town.who(0).word.substr(0, town.who(0).word.size() - 1) + other)));
  EXPECT_THAT(get(running.port(), "/api/me/data?after=x", town.cookie(0)).body, HasSubstr("TB-01"));
}

// Two people play; one of them goes in the middle.
class Leaving : public testing::Test {
 protected:
  TemporaryFolder folder;
  Town town{on_disk(folder.path())};
  std::string me = codec::read<Me>(get(town.port(), "/api/me", town.guest_cookie).body).value().id;
};

TEST_F(Leaving, who_leaves_everywhere_stands_up_and_a_bot_plays_on) {
  ASSERT_TRUE(town.plays_on());
  const HttpAnswer left = post(town.port(), "/api/me/leave", "{}", town.guest_cookie);
  EXPECT_EQ(left.status, 200U);
  EXPECT_EQ(left.body, R"({"seats":1})");
  EXPECT_EQ(town.guest.read_close(), 1012);
  ASSERT_TRUE(soon([&] {
    town.host.connect(town.port(), 0);
    const auto table = town.host.read_a<match::Table>();
    return table && !table->seats[1].person;
  }));
  while (!town.host.turn) ASSERT_TRUE(town.host.read());
  EXPECT_TRUE(play({&town.host}, 100'000));
  EXPECT_TRUE(town.host.over()) << "bots play for who has left";
  EXPECT_EQ(post(town.port(), "/api/me/leave", "{}", town.guest_cookie).body, R"({"seats":0})");
  EXPECT_THAT(get(town.port(), "/api/me", town.guest_cookie).body, HasSubstr(me)) << "they are still who they are";
}

TEST_F(Leaving, who_is_erased_while_a_match_runs_is_nobody_to_the_others_and_the_match_goes_on) {
  ASSERT_EQ(post(town.port(), "/api/me", R"({"name":"Zorglub"})", town.guest_cookie).status, 200U);
  town.guest.send(match::Say{77, "un secret de Zorglub"});
  ASSERT_TRUE(town.guest.read_a<match::Done>());
  ASSERT_TRUE(town.plays_on());
  town.host.send(match::Say{4711, "avant"});
  const auto done = town.host.read_a<match::Done>();
  ASSERT_TRUE(done);
  ASSERT_EQ(post(town.port(), "/api/me/erase", R"({"id":")" + me + R"("})", town.guest_cookie).status, 202U);
  EXPECT_EQ(town.guest.read_close(), 1012);
  const auto again = town.host.read_a<match::Table>();
  ASSERT_TRUE(again) << "who stays is told anew, on the same connection";
  ASSERT_TRUE(is_done(folder.path()));
  EXPECT_THAT(codec::to_json(*again), Not(HasSubstr(me)));
  EXPECT_THAT(codec::to_json(*again), Not(HasSubstr("secret")));
  town.host.send(match::Say{4711, "avant"});
  const auto retried = town.host.read_a<match::Done>();
  ASSERT_TRUE(retried);
  EXPECT_EQ(retried->version, done->version) << "a retry is known";
  while (!town.host.may_act()) ASSERT_TRUE(town.host.read());
  EXPECT_TRUE(play({&town.host}, 100'000));
  EXPECT_TRUE(town.host.over());
  EXPECT_EQ(get(town.port(), "/api/tables/" + town.table + "/matches/1/replay", town.host_cookie).status, 200U);
  EXPECT_THAT(get(town.port(), "/api/tables/" + town.table + "/matches", town.host_cookie).body, Not(HasSubstr(me)));
  EXPECT_THAT(get(town.port(), "/api/me", town.guest_cookie).body, Not(HasSubstr("Zorglub")));
  town.server.stop();
  const std::string bytes = all_bytes_in(folder.path());
  for (const std::string& gone : {me, std::string("Zorglub")}) EXPECT_EQ(bytes.find(gone), std::string::npos) << gone;
  const auto checked = check_folder(folder.path(), catalogue());
  ASSERT_TRUE(checked.ok());
  EXPECT_THAT(checked.value().damages, IsEmpty());
}

TEST_F(Leaving, a_move_is_taken_back_at_a_table_from_which_somebody_was_erased_since) {
  const std::string cookie = new_cookie(town.port());
  const std::string id = codec::read<Me>(get(town.port(), "/api/me", cookie).body).value().id;
  TablePlayer watcher(town.port(), town.table, cookie);
  ASSERT_TRUE(watcher.read_a<match::Table>());
  watcher.send(match::Say{7, "un secret de Zorglub"});
  ASSERT_TRUE(watcher.read_a<match::Done>());
  for (int turn = 0; turn < 500 && !town.host.turn->take_back; ++turn) ASSERT_TRUE(town.plays_on(1));
  ASSERT_TRUE(town.host.turn->take_back);
  ASSERT_EQ(post(town.port(), "/api/me/erase", R"({"id":")" + id + R"("})", cookie).status, 202U);
  ASSERT_TRUE(town.host.read_a<match::Table>()) << "the table is told anew";
  ASSERT_TRUE(is_done(folder.path()));
  const u64 version = town.host.version;
  town.host.send(match::TakeBack{4711, *town.host.turn->take_back});
  ASSERT_TRUE(town.host.read_a<match::Done>());
  while (!town.host.may_act() || town.host.version <= version) ASSERT_TRUE(town.host.read());
  EXPECT_TRUE(town.plays_on(100'000));
  EXPECT_TRUE(town.host.over());
  EXPECT_EQ(get(town.port(), "/api/tables/" + town.table + "/matches/1/replay", town.host_cookie).status, 200U);
  town.server.stop();
  EXPECT_EQ(all_bytes_in(folder.path()).find("Zorglub"), std::string::npos);
  const auto checked = check_folder(folder.path(), catalogue());
  ASSERT_TRUE(checked.ok());
  EXPECT_THAT(checked.value().damages, IsEmpty());
}

TEST_F(Leaving, a_second_device_becomes_the_person_by_a_code) {
  const std::string second = new_cookie(town.port());
  const HttpAnswer made = post(town.port(), "/api/me/code", "{}", town.guest_cookie);
  ASSERT_EQ(made.status, 200U);
  const auto code = codec::read<MoveCode>(made.body);
  ASSERT_TRUE(code.ok());
  const std::string body = R"({"code":")" + code.value().code + R"("})";
  const HttpAnswer moved = post(town.port(), "/api/me/move", body, second);
  ASSERT_EQ(moved.status, 200U) << moved.body;
  EXPECT_EQ(moved.body, R"({"id":")" + me + R"("})");
  std::string cookie = moved.header("Set-Cookie");
  cookie = cookie.substr(0, cookie.find(';'));
  EXPECT_EQ(cookie, town.guest_cookie) << "the same secret: the same person and the same device";
  TablePlayer there(town.port(), town.table, cookie);
  const auto table = there.read_a<match::Table>();
  ASSERT_TRUE(table);
  EXPECT_EQ(table->you, me);
  EXPECT_EQ(table->seat, Seat{1}) << "and sits where the first one sits";
  const HttpAnswer again = post(town.port(), "/api/me/move", body, new_cookie(town.port()));
  EXPECT_EQ(again.status, 404U);
  EXPECT_THAT(again.body, HasSubstr("SV-21"));
  u32 guesses = 0;
  while (post(town.port(), "/api/me/move", R"({"code":"0000000000"})", new_cookie(town.port())).status == 404U) ++guesses;
  EXPECT_EQ(guesses, kMoveGuesses - 2) << "new cookies are of no use";
  EXPECT_THAT(post(town.port(), "/api/me/move", R"({"code":"0000000000"})", second).body, HasSubstr("SV-22"));
  const HttpAnswer forgotten = post(town.port(), "/api/me/forget", "{}", town.guest_cookie);
  EXPECT_EQ(forgotten.status, 200U);
  EXPECT_THAT(forgotten.header("Set-Cookie"), HasSubstr("minuit=; "));
  EXPECT_THAT(get(town.port(), "/api/me", cookie).body, HasSubstr(me)) << "the other device goes on";
}

}  // namespace
}  // namespace minuit::server
