// The whole server as programs meet it, over real sockets of this machine.
#include "server/game_server.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "catalog/match.hpp"
#include "codec/read.hpp"
#include "server/api.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr std::string_view kOpen =
    R"({"command":1,"game":"le-fantome-de-minuit","config":{"players":3,"rounds":1},"bots":["easy"],"options":{"listed":true}})";

std::string open_table(u16 port, const std::string& cookie, std::string_view body = kOpen) {
  const HttpAnswer answer = post(port, "/api/tables", body, cookie);
  EXPECT_EQ(answer.status, 201U) << answer.body;
  const auto opened = codec::read<TableOpened>(answer.body);
  return opened.ok() ? opened.value().table : "";
}

// Two people and a bot, in the middle of a match.
struct Evening {
  Evening(u16 port, u64 decisions)
      : host_cookie(new_cookie(port)),
        guest_cookie(new_cookie(port)),
        table(open_table(port, host_cookie)),
        host(port, table, host_cookie),
        guest(port, table, guest_cookie) {
    EXPECT_TRUE(host.read_a<match::Table>() && guest.read_a<match::Table>());
    guest.send(match::Sit{1, Seat{1}});
    EXPECT_TRUE(guest.read_a<match::Done>());
    host.send(match::Begin{2});
    EXPECT_TRUE(host.read_a<match::Done>());
    while (!host.turn && host.read()) {
    }
    EXPECT_TRUE(guest.read_to(host.version));
    EXPECT_TRUE(play({&host, &guest}, decisions));
  }
  std::string host_cookie, guest_cookie;
  std::string table;
  TablePlayer host, guest;
};

class OnThreads : public ::testing::TestWithParam<unsigned> {};

TEST_P(OnThreads, an_evening_survives_reloads_and_a_restart) {
  const TemporaryFolder folder;
  Settings settings = test_settings();
  settings.net.threads = GetParam();
  settings.store = StoreKind::sqlite;
  settings.data = folder.path();
  auto running = std::make_unique<RunningServer>(settings);
  Evening evening(running->port(), 12);
  const std::string record_path = "/api/tables/" + evening.table + "/matches/1/record";

  const u64 known = evening.guest.version;
  evening.guest.connect(running->port(), known);
  const auto up_to_date = evening.guest.read_a<match::UpToDate>();
  ASSERT_TRUE(up_to_date);
  EXPECT_EQ(up_to_date->version, known);
  ASSERT_TRUE(play({&evening.host, &evening.guest}, 6));
  EXPECT_EQ(get(running->port(), record_path).status, 409U) << "a record shows everything";

  const u64 version = evening.host.version;
  const auto turn = evening.host.turn;
  const std::string view = evening.host.view;
  running->stop();
  EXPECT_EQ(evening.guest.read_close(), 1012);

  running = std::make_unique<RunningServer>(settings);
  evening.host.connect(running->port(), 0);
  evening.guest.connect(running->port(), 0);
  ASSERT_TRUE(evening.host.read_a<match::Table>());
  ASSERT_TRUE(evening.guest.read_a<match::Table>());
  EXPECT_EQ(evening.host.version, version);
  EXPECT_EQ(evening.host.turn, turn);
  EXPECT_EQ(evening.host.view, view);
  ASSERT_TRUE(play({&evening.host, &evening.guest}, 100'000));

  const HttpAnswer record = get(running->port(), record_path);
  ASSERT_EQ(record.status, 200U);
  EXPECT_EQ(record.header("Content-Type"), "application/x-ndjson");
  codec::Lines lines(record.body);
  const auto match = catalog::open_match(lines.next());
  ASSERT_TRUE(match.ok());
  while (lines.more()) ASSERT_TRUE(std::holds_alternative<std::monostate>(match.value()->decide(lines.next())));
  EXPECT_TRUE(std::holds_alternative<rules::Over>(match.value()->awaiting()));
  EXPECT_EQ(get(running->port(), "/api/tables/" + evening.table + "/matches/2/record").status, 404U);

  for (const std::string& cookie : {evening.host_cookie, evening.guest_cookie})
    EXPECT_THAT(get(running->port(), "/api/me", cookie).body, HasSubstr(evening.table)) << "my tables";
}
INSTANTIATE_TEST_SUITE_P(GameServer, OnThreads, ::testing::Values(1U, 2U));

TEST(GameServer, nobody_plays_for_others) {
  const RunningServer running;
  Evening evening(running.port(), 3);
  TablePlayer stranger(running.port(), evening.table, new_cookie(running.port()));
  ASSERT_TRUE(stranger.read_a<match::Table>());
  stranger.send(match::Sit{1, Seat{0}});
  EXPECT_EQ(stranger.read_a<match::Refused>()->clause, "TB-06");
  TablePlayer& to_act = evening.host.may_act() ? evening.host : evening.guest;
  if (to_act.turn->decide) {
    stranger.send(match::Decide{2, *to_act.turn->decide, match::Raw{"{}"}});
  } else {
    stranger.send(match::Prompt{2, *to_act.turn->prompt});
  }
  const auto refused = stranger.read_a<match::Refused>();
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->clause, "TB-03") << refused->reason;
  stranger.send(match::Begin{3});
  EXPECT_EQ(stranger.read_a<match::Refused>()->clause, "TB-04");
}

TEST(GameServer, a_cookie_says_who_someone_is) {
  const RunningServer running;
  const HttpAnswer first = get(running.port(), "/api/me");
  const std::string set = first.header("Set-Cookie");
  EXPECT_THAT(set, StartsWith("minuit="));
  for (const char* part : {"; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"}) EXPECT_THAT(set, HasSubstr(part));
  EXPECT_THAT(set, ::testing::Not(HasSubstr("Secure"))) << "a browser would not send it back without TLS";
  const std::string cookie = set.substr(0, set.find(';'));
  const HttpAnswer again = get(running.port(), "/api/me", cookie);
  EXPECT_EQ(again.body, first.body);
  EXPECT_EQ(again.header("Set-Cookie"), set) << "renewed";
  EXPECT_THAT(again.body, ::testing::Not(HasSubstr(cookie.substr(7)))) << "the secret stays in the cookie";
  EXPECT_NE(get(running.port(), "/api/me", "minuit=forged").body, first.body);

  NetClient socket(running.port());
  EXPECT_THAT(socket.upgrade("/ws/0123456789ab"), HasSubstr("Set-Cookie: minuit=")) << "a socket may be the first visit";
}

TEST(GameServer, names_are_kept_and_checked) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  EXPECT_EQ(post(running.port(), "/api/me", R"({"name":"  Zoé  "})", cookie).status, 200U);
  EXPECT_THAT(get(running.port(), "/api/me", cookie).body, HasSubstr(R"("name":"Zoé")"));
  for (const char* bad : {R"({"name":""})", R"({"name":"   "})", R"({"name":"a\nb"})", R"({"nom":"a"})", "not JSON"})
    EXPECT_EQ(post(running.port(), "/api/me", bad, cookie).status, 400U) << bad;
  EXPECT_THAT(get(running.port(), "/api/me", cookie).body, HasSubstr(R"("name":"Zoé")"));
  TablePlayer player(running.port(), open_table(running.port(), cookie), cookie);
  const auto table = player.read_a<match::Table>();
  ASSERT_TRUE(table && table->seats[0].person);
  EXPECT_EQ(table->seats[0].person->name, "Zoé");
}

TEST(GameServer, a_request_sent_again_opens_no_second_table) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  const std::string table = open_table(running.port(), cookie);
  EXPECT_EQ(table.size(), 12U);
  EXPECT_EQ(open_table(running.port(), cookie), table);
  EXPECT_NE(open_table(running.port(), cookie, R"({"command":2,"game":"le-fantome-de-minuit"})"), table);
  EXPECT_NE(open_table(running.port(), new_cookie(running.port())), table) << "nobody can guess it";
  EXPECT_EQ(post(running.port(), "/api/tables", R"({"command":0,"game":"le-fantome-de-minuit"})", cookie).status, 400U);
  const HttpAnswer unknown = post(running.port(), "/api/tables", R"({"command":3,"game":"chess"})", cookie);
  EXPECT_EQ(unknown.status, 400U);
  EXPECT_THAT(unknown.body, HasSubstr(R"("path":"$.game")"));
}

TEST(GameServer, other_sites_and_forms_cannot_post) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  const std::string scheme = "https:";
  const auto status = [&](const std::string& headers) {
    return post(running.port(), "/api/tables", kOpen, cookie, headers).status;
  };
  EXPECT_EQ(status("Origin: " + scheme + "//evil.example\r\n"), 403U);
  EXPECT_EQ(status("Origin: null\r\n"), 403U);
  EXPECT_EQ(status("Content-Type: text/plain\r\n"), 415U);
  EXPECT_EQ(status("Content-Type: application/x-www-form-urlencoded\r\n"), 415U);
  EXPECT_EQ(status("Origin: " + scheme + "//minuit.example\r\nContent-Type: application/json; charset=utf-8\r\n"), 201U);
}

TEST(GameServer, tables_are_rationed) {
  Settings settings = test_settings();
  settings.openings_per_minute = 3;
  const RunningServer running(settings);
  std::vector<unsigned> statuses;
  for (int i = 0; i < 4; ++i) statuses.push_back(post(running.port(), "/api/tables", kOpen, new_cookie(running.port())).status);
  EXPECT_EQ(statuses, (std::vector<unsigned>{201, 201, 201, 429})) << "one address, whoever asks";
}

TEST(GameServer, only_listed_tables_with_someone_there_are_public) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  const std::string table = open_table(running.port(), cookie);
  EXPECT_EQ(get(running.port(), "/api/tables").body, R"({"tables":[]})");
  TablePlayer player(running.port(), table, cookie);
  ASSERT_TRUE(player.read_a<match::Table>());
  EXPECT_THAT(get(running.port(), "/api/tables").body, HasSubstr(table));
  player.send(match::SetOptions{2, match::Options{}});
  ASSERT_TRUE(player.read_a<match::Done>());
  EXPECT_EQ(get(running.port(), "/api/tables").body, R"({"tables":[]})");
}

TEST(GameServer, what_is_not_there_is_said_so) {
  const RunningServer running;
  for (const char* path :
       {"/nothing", "/api/nothing", "/api/tables/0123456789ab/matches/0/record", "/api/tables/x/matches/1/record",
        "/api/tables/0123456789ab/matches/1/record", "/api/tables/0123456789ab/matches/-1/record"})
    EXPECT_EQ(get(running.port(), path).status, 404U) << path;
  for (const char* path : {"/ws/", "/ws/0123456789aB", "/ws/0123456789abc", "/ws/0123456789au", "/elsewhere"}) {
    NetClient socket(running.port());
    EXPECT_THAT(socket.upgrade(path), HasSubstr(" 404 ")) << path;
  }
  TablePlayer nowhere(running.port(), "0123456789ab", new_cookie(running.port()));
  EXPECT_EQ(nowhere.read_close(), 4004);
  for (const char* path : {"/", "/api/games", "/api/me/tables"}) {
    const HttpAnswer answer = post(running.port(), path, "{}");
    EXPECT_EQ(answer.status, 405U) << path;
    EXPECT_THAT(answer.body, HasSubstr("SV-02")) << path;
  }
}

TEST(GameServer, pages_and_health_are_there) {
  const RunningServer running;
  const HttpAnswer page = get(running.port(), "/");
  EXPECT_EQ(page.status, 200U);
  EXPECT_THAT(page.body, HasSubstr("<title>Minuit"));
  if (page.body.find("<script") == std::string::npos) {  // the client was not built: a plain page stands in its place
    for (const char* part : {"Le Fantôme de minuit", "lang=\"en\"", "/page.css"}) EXPECT_THAT(page.body, HasSubstr(part));
    EXPECT_EQ(get(running.port(), "/page.css").status, 200U);
  }
  const auto health = codec::read<Health>(get(running.port(), "/health").body);
  ASSERT_TRUE(health.ok());
  EXPECT_EQ(health.value().status, "ok");
  const auto games = codec::read<GameList>(get(running.port(), "/api/games").body);
  ASSERT_TRUE(games.ok());
  EXPECT_EQ(games.value().games.front().id, "le-fantome-de-minuit");
  EXPECT_EQ(games.value().games.front().setups.size(), 7U);
}

TEST(GameServer, metrics_count_what_happened) {
  Settings settings = test_settings();
  settings.metrics_port = 0;
  RunningServer running(settings);
  const Evening evening(running.port(), 3);
  const std::string text = get(running.server().metrics_port(), "/metrics").body;
  for (const char* name :
       {"minuit_tables 1", "minuit_sockets 2", "minuit_decisions_total", "minuit_batch_size_bucket", "minuit_append_seconds_sum",
        "minuit_verdict_seconds_count 0", "minuit_dropped_total{reason=\"slow\"} 0"})
    EXPECT_THAT(text, HasSubstr(name));
  EXPECT_THAT(text, ::testing::Not(HasSubstr("minuit_decisions_total 0")));
}

TEST(GameServer, what_cannot_be_used_is_said_in_a_line) {
  const TemporaryFolder folder;
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder.path();
  const RunningServer running(settings);
  const auto complaint = [](const Settings& of) {
    const auto opened = GameServer::open(of);
    return opened.ok() ? std::string("it opened") : opened.error();
  };
  EXPECT_THAT(complaint(settings), HasSubstr("is in use by another server"));
  Settings same_port = test_settings();
  same_port.net.port = running.port();
  EXPECT_THAT(complaint(same_port), HasSubstr("another program has it"));
  settings.data = "/proc/nowhere";
  EXPECT_THAT(complaint(settings), HasSubstr("/proc/nowhere cannot be made"));
  const TemporaryFolder foreign;
  std::ofstream(foreign.path() + "/minuit.sqlite")
      << "this is a shopping list and no database, however long it gets: " << std::string(4096, 'x');
  settings.data = foreign.path();
  EXPECT_THAT(complaint(settings), HasSubstr("the data cannot be used"));
  for (const unsigned threads : {0U, net::kMostLoops + 1}) {
    Settings many = test_settings();
    many.net.threads = threads;
    EXPECT_THAT(complaint(many), HasSubstr("from 1 to " + std::to_string(net::kMostLoops)));
  }
  Settings secure = test_settings();
  secure.net.tls = net::TlsFiles{"/proc/nowhere.pem", "/proc/nowhere.key"};
  EXPECT_THAT(complaint(secure), HasSubstr("/proc/nowhere"));
}

}  // namespace
}  // namespace minuit::server
