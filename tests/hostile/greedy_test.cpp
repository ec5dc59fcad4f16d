// Those who ask for more than their share: of requests, sockets, records, public tables, and of a server whose disk is slow.
#include <gmock/gmock.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <mutex>

#include "codec/write.hpp"
#include "match/journal.hpp"
#include "match/opening.hpp"
#include "server/erasure.hpp"
#include "server/identity.hpp"
#include "server/people.hpp"
#include "server/store_thread.hpp"
#include "store/memory.hpp"
#include "tests/hostile/town.hpp"

namespace minuit::support {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kPlain = R"(,"game":"le-fantome-de-minuit"})";

std::string listed(u64 command) {
  return R"({"command":)" + std::to_string(command) + R"(,"options":{"listed":true})" + std::string(kPlain);
}

TEST(Greedy, requests_are_rationed_by_address) {
  server::Settings settings = test_settings();
  settings.requests_per_minute = 5;
  const RunningServer running(settings);
  std::map<unsigned, int> statuses;
  HttpAnswer last;
  for (int i = 0; i < 6; ++i) {
    last = get(running.port(), i % 2 == 0 ? "/api/games" : "/api/tables");
    ++statuses[last.status];
  }
  EXPECT_EQ(statuses[200], 5);
  EXPECT_EQ(statuses[429], 1);
  EXPECT_THAT(last.body, HasSubstr(R"("clause":"SV-05")"));
  EXPECT_FALSE(last.header("Retry-After").empty());
  EXPECT_EQ(get(running.port(), "/api/me").status, 429U) << "with another cookie, too";
  NetClient socket(running.port());
  EXPECT_THAT(socket.upgrade("/ws/0123456789ab"), HasSubstr(" 429 "));
  EXPECT_EQ(get(running.port(), "/").status, 200U);
  EXPECT_EQ(get(running.port(), "/health").status, 200U);
}

TEST(Greedy, files_are_rationed_by_address) {
  server::Settings settings = test_settings();
  settings.files_per_minute = 4;
  const RunningServer running(settings);
  for (const char* path : {"/", "/t/0123456789ab", "/nothing.js", "/health"})
    EXPECT_NE(get(running.port(), path).status, 429U) << path;
  const HttpAnswer refused = get(running.port(), "/");
  EXPECT_EQ(refused.status, 429U);
  EXPECT_THAT(refused.body, HasSubstr(R"("clause":"SV-05")"));
  EXPECT_EQ(get(running.port(), "/api/games").status, 200U) << "who plays already goes on";
}

TEST(Greedy, what_costs_more_counts_for_more) {
  server::Settings settings = test_settings();
  settings.requests_per_minute = 10;
  settings.net.trusted_proxies = {"127.0.0.1"};
  const RunningServer running(settings);
  const auto ask = [&](const std::string& from, const std::string& path) {
    NetClient client(running.port());
    return client.ask("GET " + path + " HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: " + from + "\r\n\r\n").substr(9, 3);
  };
  EXPECT_EQ(ask("192.0.2.1", "/api/tables/0123456789ab/matches/1/record"), "404");
  EXPECT_EQ(ask("192.0.2.1", "/api/tables/0123456789ab/matches/1/record"), "429");
  EXPECT_EQ(ask("192.0.2.2", "/api/games"), "200") << "another address";
  std::vector<std::unique_ptr<NetClient>> sockets;
  std::map<std::string, int> statuses;
  for (int i = 0; i < 6; ++i) {
    sockets.push_back(std::make_unique<NetClient>(running.port()));
    ++statuses
        [sockets.back()->upgrade("/ws/0123456789ab", "X-Forwarded-For: 2001:db8::" + std::to_string(i) + "\r\n").substr(9, 3)];
  }
  EXPECT_EQ(statuses["101"], 5) << "a network counts as one";
  EXPECT_EQ(statuses["429"], 1);
}

TEST(Greedy, one_person_is_rationed_from_many_addresses) {
  server::Settings settings = test_settings();
  settings.requests_per_minute = 5;
  settings.net.trusted_proxies = {"127.0.0.1"};
  const RunningServer running(settings);
  const std::string cookie = new_cookie(running.port());
  std::map<std::string, int> statuses;
  for (int i = 0; i < 6; ++i) {
    NetClient client(running.port());
    std::string request = "GET /api/games HTTP/1.1\r\nHost: h\r\nCookie: " + cookie;
    request.append("\r\nX-Forwarded-For: 192.0.2.").append(std::to_string(i)).append("\r\n\r\n");
    ++statuses[client.ask(request).substr(9, 3)];
  }
  EXPECT_EQ(statuses["200"], 5);
  EXPECT_EQ(statuses["429"], 1);
}

TEST(Greedy, a_claim_to_come_through_a_proxy_counts_for_nothing) {
  server::Settings settings = test_settings();
  settings.requests_per_minute = 5;
  settings.net.trusted_proxies = {"127.0.0.9"};
  const RunningServer running(settings);
  std::map<std::string, int> statuses;
  std::string answer;
  for (int i = 0; i < 7; ++i) {
    NetClient client(running.port());
    answer = client.ask("GET /api/me HTTP/1.1\r\nHost: h\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 192.0.2." +
                        std::to_string(i) + "\r\n\r\n");
    ++statuses[answer.substr(9, 3)];
    EXPECT_THAT(answer, HasSubstr("Set-Cookie: minuit="));
    EXPECT_THAT(answer, ::testing::Not(HasSubstr("; Secure")));
    EXPECT_THAT(answer, ::testing::Not(HasSubstr("Strict-Transport-Security")));
  }
  EXPECT_EQ(statuses["200"], 5);
  EXPECT_EQ(statuses["429"], 2);
}

TEST(Greedy, behind_a_proxy_with_tls_the_cookie_is_secure_and_the_table_is_played) {
  server::Settings settings = test_settings();
  settings.net.trusted_proxies = {"127.0.0.1"};
  const RunningServer running(settings);
  const std::string tls = "X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n";
  NetClient page(running.port());
  const std::string answer = page.ask("GET /api/me HTTP/1.1\r\nHost: minuit.example\r\n" + tls + "\r\n");
  EXPECT_THAT(answer, HasSubstr("Strict-Transport-Security: "));
  EXPECT_THAT(answer, HasSubstr("; Secure"));
  const std::size_t at = answer.find("__Host-minuit=");
  ASSERT_NE(at, std::string::npos);
  const std::string cookie = answer.substr(at, answer.find(';', at) - at);
  const std::string origin = std::string("Origin: https:") + "//minuit.example\r\n";
  const HttpAnswer opened = post(running.port(), "/api/tables", R"({"command":1)" + std::string(kPlain), cookie, tls + origin);
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const std::string table = codec::read<server::TableOpened>(opened.body).value().table;
  NetClient socket(running.port());
  EXPECT_THAT(socket.upgrade("/ws/" + table, tls + "Cookie: " + cookie + "\r\n"), HasSubstr(" 101 "));
  socket.write_text(R"({"type":"Hello","protocol":2,"version":0})");
  EXPECT_THAT(socket.read_text(), HasSubstr(R"("seat":0)")) << "the same person";
}

TEST(Greedy, one_host_does_not_fill_the_public_list) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  std::vector<std::unique_ptr<TablePlayer>> present;
  std::vector<std::string> tables;
  for (u64 i = 1; i <= server::kMostListedOfOne; ++i) {
    tables.push_back(open_table(running.port(), cookie, listed(i)));
    present.push_back(std::make_unique<TablePlayer>(running.port(), tables.back(), cookie));
    ASSERT_TRUE(present.back()->read_a<match::Table>());
  }
  const HttpAnswer refused = post(running.port(), "/api/tables", listed(9), cookie);
  EXPECT_EQ(refused.status, 429U);
  EXPECT_THAT(refused.body, HasSubstr(R"("clause":"SV-09")"));
  EXPECT_EQ(open_table(running.port(), cookie, listed(1)), tables[0]) << "asked again, it is the table that is there";
  const std::string more = open_table(running.port(), cookie, R"({"command":10)" + std::string(kPlain));
  TablePlayer late(running.port(), more, cookie);
  ASSERT_TRUE(late.read_a<match::Table>());
  match::Options shown;
  shown.listed = true;
  late.send(match::SetOptions{2, shown});
  ASSERT_TRUE(late.read_a<match::Done>());
  EXPECT_THAT(get(running.port(), "/api/tables").body, ::testing::Not(HasSubstr(more))) << "it waits";
  present[0]->send(match::SetOptions{2, match::Options{}});
  ASSERT_TRUE(present[0]->read_a<match::Done>());
  const std::string list = get(running.port(), "/api/tables").body;
  EXPECT_THAT(list, HasSubstr(more));
  EXPECT_THAT(list, ::testing::Not(HasSubstr(tables[0])));
}

// A server with a table of so many entries that somebody opened, who is gone.
struct LongTable {
  LongTable(server::Settings settings, std::size_t entries) {
    settings.net.trusted_proxies = {"127.0.0.1"};
    settings.make_store = [&] {
      auto store = std::make_unique<store::MemoryStore>();
      match::OpenTable request;
      request.command = 1;
      request.game = "le-fantome-de-minuit";
      const auto opening = match::opening(match::Games{}, request, {"host", "Zoé"}, 1000, "device");
      const std::string more = codec::to_json(match::journal::Entry{
          1000, "host", 0, 0, match::journal::HostSet{{"host", "Zoé"}, std::optional<std::string>("device")}});
      const std::string log = server::table_log(table);
      std::vector<store::Append> appends;
      for (const std::string& entry : std::get<0>(opening)) appends.push_back({log, appends.size(), entry});
      while (appends.size() < entries) appends.push_back({log, appends.size(), more});
      for (const auto& receipt : store->append(appends)) EXPECT_EQ(receipt.outcome, store::Outcome::kept);
      return store;
    };
    running.emplace(settings);
  }
  [[nodiscard]] std::string ask(const std::string& from) const {
    return NetClient(running->port()).ask("GET /api/games HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: " + from + "\r\n\r\n");
  }
  // Somebody of this address at the table; nobody if they are refused.
  [[nodiscard]] std::unique_ptr<NetClient> come(const std::string& from) const {
    auto client = std::make_unique<NetClient>(running->port());
    if (client->upgrade("/ws/" + table, "X-Forwarded-For: " + from + "\r\n").find(" 101 ") == std::string::npos) return nullptr;
    client->write_text(R"({"type":"Hello","protocol":2,"version":0})");
    return client;
  }
  void is_closed() const {
    const auto tables = [&] { return codec::read<server::Health>(get(running->port(), "/health").body).value().tables; };
    while (tables() > 0) std::this_thread::yield();
  }
  const std::string table = "0123456789ab";
  std::optional<RunningServer> running;
};

TEST(Greedy, whoever_makes_a_long_log_be_read_pays_for_it_and_nobody_else) {
  server::Settings settings = test_settings();
  settings.requests_per_minute = 12;
  const LongTable table(settings, 24 * server::kEntriesARequest);
  const auto greedy = table.come("192.0.2.1");
  ASSERT_TRUE(greedy);
  EXPECT_THAT(greedy->read_text(), HasSubstr(R"("type":"Table")")) << "it is read to its end";
  EXPECT_THAT(table.ask("192.0.2.1"), ::testing::AllOf(HasSubstr(" 429 "), HasSubstr(R"("clause":"SV-05")")));
  EXPECT_FALSE(table.come("192.0.2.1"));
  const auto other = table.come("192.0.2.2");
  ASSERT_TRUE(other);
  EXPECT_THAT(other->read_text(), HasSubstr(R"("type":"Table")"));
  EXPECT_THAT(table.ask("192.0.2.2"), HasSubstr(" 200 ")) << "the table was open already";
}

// A phone that wakes up again and again, alone at a table with the log of a long evening.
TEST(Greedy, a_family_that_comes_back_to_its_table_all_evening_is_never_refused) {
  const LongTable table(test_settings(), 4000);
  for (int times = 0; times < 20; ++times) {
    auto phone = table.come("192.0.2.1");
    ASSERT_TRUE(phone) << times;
    EXPECT_THAT(phone->read_text(), HasSubstr(R"("type":"Table")"));
    phone.reset();
    table.is_closed();
  }
  EXPECT_THAT(table.ask("192.0.2.1"), HasSubstr(" 200 "));
}

// A store that can be read only while the gate is open.
class SlowShelf final : public store::Store {
 public:
  explicit SlowShelf(std::shared_future<void> open) : open_(std::move(open)) {}
  [[nodiscard]] std::vector<store::Receipt> append(std::span<const store::Append> batch) override { return inner.append(batch); }
  // What the server reads by itself when it starts is answered at once.
  [[nodiscard]] Result<std::vector<store::Entry>, store::Trouble> read(std::string_view table, u64 after) const override {
    if (!started()) return inner.read(table, after);
    {
      const std::lock_guard lock(mutex_);
      reads_.emplace_back(table);
    }
    open_.wait();
    return inner.read(table, after);
  }
  [[nodiscard]] Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    if (after.starts_with(server::kErasureLogs)) erasures_looked_for_ = true;
    return inner.list(after);
  }
  // The last thing that a server asks for by itself when it starts.
  [[nodiscard]] bool started() const { return erasures_looked_for_; }
  // The logs that were asked for, in order.
  [[nodiscard]] std::vector<std::string> reads() const {
    const std::lock_guard lock(mutex_);
    return reads_;
  }
  store::MemoryStore inner;

 private:
  std::shared_future<void> open_;
  mutable std::atomic<bool> erasures_looked_for_ = false;
  mutable std::mutex mutex_;
  mutable std::vector<std::string> reads_;
};

struct SlowServer {
  SlowServer() {
    server::Settings settings = test_settings();
    settings.metrics_port = 0;
    settings.net.trusted_proxies = {"127.0.0.1"};
    settings.key = key;
    settings.make_store = [this] {
      auto owned = std::make_unique<SlowShelf>(gate.get_future().share());
      shelf = owned.get();
      return owned;
    };
    running.emplace(settings);
    while (!shelf->started()) std::this_thread::yield();
  }
  SlowServer(const SlowServer&) = delete;
  SlowServer& operator=(const SlowServer&) = delete;
  ~SlowServer() { open(); }
  void open() {
    if (!std::exchange(is_open, true)) gate.set_value();
  }
  // Waits until so many requests wait for the store.
  void queue_reaches(u64 jobs) {
    const auto waiting = [&] { return metric(running->server().metrics_port(), "minuit_read_queue"); };
    for (int i = 0; i < 2000 && waiting() < jobs; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
    EXPECT_EQ(waiting(), jobs);
  }
  const server::ServerKey key = server::ServerKey::drawn();
  std::promise<void> gate;
  bool is_open = false;
  SlowShelf* shelf = nullptr;
  std::optional<RunningServer> running;
};

// Whatever it is asked for, the store serves one address after the other.
TEST(Greedy, one_address_that_asks_for_much_keeps_nobody_else_waiting_for_the_store) {
  constexpr std::size_t kMuch = server::kMostBrowsingOfNetwork;
  const auto posting = [](const std::string& path, const std::string& body) {
    return "POST " + path +
           " HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) +
           "\r\n\r\n" + body;
  };
  const auto getting = [](const std::string& path) { return "GET " + path + " HTTP/1.1\r\nHost: h\r\n\r\n"; };
  struct Row {
    std::string request;
    bool of_a_table = false;  // its log is read, and not that of the person
    bool signed_cookie = true;
  };
  const std::vector<Row> rows{
      {getting("/api/me")},
      {.request = getting("/api/me"), .signed_cookie = false},
      {getting("/api/me/tables")},
      {.request = getting("/api/tables/0123456789TT/matches"), .of_a_table = true},
      {posting("/api/me", R"({"name":"Zoe"})")},
      {posting("/api/tables", R"({"command":1)" + std::string(kPlain))},
      {upgrade_request("/ws/0123456789ab")},
  };
  for (const Row& row : rows) {
    SCOPED_TRACE(row.request);
    SlowServer slow;
    std::vector<std::unique_ptr<NetClient>> clients;
    std::vector<std::string> logs;  // that each of them needs
    const auto come = [&](const std::string& from) {
      const server::Secret secret = server::new_secret();
      const std::string cookie = row.signed_cookie ? server::cookie_text(slow.key, secret) : server::to_text(secret);
      const std::string number = std::to_string(10 + clients.size());
      std::string request = row.request;
      request.insert(request.find("\r\n"), "\r\nCookie: minuit=" + cookie + "\r\nX-Forwarded-For: " + from);
      if (row.of_a_table) request.replace(request.find("TT"), 2, number);
      logs.push_back(row.of_a_table ? server::table_log("0123456789" + number)
                                    : std::string(server::kPersonLogs) + server::person_id(secret));
      clients.push_back(std::make_unique<NetClient>(slow.running->port()));
      clients.back()->write(request);
    };
    come("192.0.2.250");
    while (slow.shelf->reads().empty()) std::this_thread::yield();
    for (std::size_t i = 0; i < kMuch; ++i) come("192.0.2.1");
    slow.queue_reaches(kMuch);
    come("192.0.2.2");
    slow.queue_reaches(kMuch + 1);
    slow.open();
    const std::string stranger = logs.back();
    std::vector<std::string> reads;
    while (std::ranges::find(reads, stranger) == reads.end()) reads = slow.shelf->reads();
    const auto before = [&](const std::string& log) {
      return std::find(reads.begin(), std::ranges::find(reads, stranger), log) != std::ranges::find(reads, stranger);
    };
    EXPECT_LE(std::ranges::count_if(logs, before), 2) << "the one that was served, and one of the others";
  }
}

TEST(Greedy, so_much_is_kept_of_a_socket_whose_person_is_not_known_yet) {
  SlowServer slow;
  const u16 port = slow.running->port();
  const std::string hello = R"({"type":"Hello","protocol":2,"version":0})";
  const auto come = [&](std::size_t messages, std::size_t bytes) {
    auto client = std::make_unique<NetClient>(port);
    client->upgrade("/ws/0123456789ab");
    std::string text = hello;
    text.resize(std::max(bytes, hello.size()), ' ');
    for (std::size_t i = 0; i < messages; ++i) client->write_text(text);
    return client;
  };
  const auto patient = come(server::kMostEarlyMessages, 0);
  const auto eager = come(server::kMostEarlyMessages + 1, 0);
  const auto heavy = come(1, server::kMostEarlyBytes);
  const auto heavier = come(2, server::kMostEarlyBytes / 2 + 1);
  EXPECT_EQ(eager->read_close(), 1013);
  EXPECT_EQ(heavier->read_close(), 1013);
  slow.open();
  EXPECT_EQ(patient->read_close(), 4004) << "heard in the end: there is no such table";
  EXPECT_EQ(heavy->read_close(), 4004);
}

// So many ask at once, each with a cookie of its own, from as many addresses in turn; the store answers nobody meanwhile.
std::map<std::string, std::size_t> asked_at_once(SlowServer& slow, const std::string& path, std::size_t addresses,
                                                 std::size_t people) {
  std::vector<std::unique_ptr<NetClient>> readers;
  for (std::size_t i = 0; i < people; ++i) {
    readers.push_back(std::make_unique<NetClient>(slow.running->port()));
    readers.back()->write("GET " + path + " HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 192.0.2." + std::to_string(i % addresses) +
                          "\r\n\r\n");
  }
  const u16 metrics = slow.running->server().metrics_port();
  const auto requests = [&] { return metric(metrics, "minuit_requests_total"); };
  for (int i = 0; i < 2000 && requests() < readers.size(); ++i) std::this_thread::sleep_for(std::chrono::milliseconds(5));
  EXPECT_EQ(get(slow.running->port(), "/api/games").status, 200U) << "what came before has been looked at";
  slow.open();
  std::map<std::string, std::size_t> statuses;
  for (const auto& reader : readers) ++statuses[reader->read_answer().substr(9, 3)];
  return statuses;
}

const std::string kRecord = "/api/tables/0123456789ab/matches/1/record";
const std::string kMatches = "/api/tables/0123456789ab/matches";

TEST(Greedy, one_address_does_not_take_every_place_of_those_who_read_records) {
  SlowServer slow;
  auto statuses = asked_at_once(slow, kRecord, 1, server::kMostRecordsRead);
  EXPECT_EQ(statuses["404"], server::kMostRecordsOfNetwork);
  EXPECT_EQ(statuses["429"], server::kMostRecordsRead - server::kMostRecordsOfNetwork);
  EXPECT_EQ(get(slow.running->port(), kRecord).status, 404U) << "there is room again";
}

TEST(Greedy, so_many_records_are_read_at_once) {
  SlowServer slow;
  constexpr std::size_t kTooMany = 5;
  auto statuses = asked_at_once(slow, kRecord, server::kMostRecordsRead + kTooMany, server::kMostRecordsRead + kTooMany);
  EXPECT_EQ(statuses["404"], server::kMostRecordsRead);
  EXPECT_EQ(statuses["503"], kTooMany);
}

TEST(Greedy, one_address_does_not_take_every_place_of_those_who_list_matches) {
  SlowServer slow;
  auto statuses = asked_at_once(slow, kMatches, 1, server::kMostBrowsing);
  EXPECT_EQ(statuses["404"], server::kMostBrowsingOfNetwork);
  EXPECT_EQ(statuses["429"], server::kMostBrowsing - server::kMostBrowsingOfNetwork);
}

TEST(Greedy, someone_is_shown_the_latest_of_their_tables) {
  server::Settings settings = test_settings();
  const server::Secret secret = server::new_secret();
  const std::string id = server::person_id(secret);
  constexpr std::size_t kTables = server::kMostOwnTables + 3;
  settings.make_store = [&] {
    auto store = std::make_unique<store::MemoryStore>();
    for (std::size_t i = 0; i < kTables; ++i) {
      const std::string table = "table" + std::to_string(1000 + i);
      const std::string log = server::table_log(table);
      const store::Append opened{log, 0, "{}"};  // a table that is gone is not shown
      EXPECT_EQ(store->append({&opened, 1}).front().outcome, store::Outcome::kept);
      EXPECT_TRUE(server::remember_table(*store, id, table, 1));
    }
    return store;
  };
  const RunningServer running(settings);
  const auto me = codec::read<server::Me>(get(running.port(), "/api/me", "minuit=" + server::to_text(secret)).body);
  ASSERT_TRUE(me.ok());
  ASSERT_EQ(me.value().tables.size(), server::kMostOwnTables);
  EXPECT_EQ(me.value().tables.front(), "table" + std::to_string(1000 + kTables - 1));
  EXPECT_EQ(me.value().tables.back(), "table1003");
}

}  // namespace
}  // namespace minuit::support
