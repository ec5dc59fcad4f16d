// Those who take places and say nothing, and those whose requests have no end: whoever comes to play gets in, and the honest
// table beside them is played on.
#include <gmock/gmock.h>

#include <deque>
#include <fstream>

#include "tests/hostile/town.hpp"

namespace minuit::support {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr std::array<const char*, 4> kStrangers{"127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5"};

[[nodiscard]] u64 resident_kib() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::stoull(line.substr(6));
  return 0;
}

using Crowd = std::deque<NetClient>;

// Someone new opens a table, sits down with a bot and plays.
void expect_a_newcomer_plays(u16 port) {
  const std::string cookie = new_cookie(port);
  ASSERT_FALSE(cookie.empty());
  const std::string table = open_table(
      port, cookie, R"({"command":1,"game":"le-fantome-de-minuit","config":{"players":2,"rounds":1},"bots":["random"]})");
  TablePlayer player(port, table, cookie);
  ASSERT_TRUE(player.read_a<match::Table>());
  player.send(match::Begin{2});
  ASSERT_TRUE(player.read_a<match::Done>());
  while (!player.turn && player.read()) {
  }
  EXPECT_TRUE(play({&player}, 4));
}

// 127.0.0.1 is where the honest ones come from, and the strangers come from four other addresses.
TEST(Crowd, four_addresses_of_silent_connections_lock_nobody_out) {
  for (const unsigned threads : {1U, 2U}) {
    server::Settings settings = test_settings();
    settings.metrics_port = 0;
    settings.net.threads = threads;
    settings.net.limits.connections = 48;
    settings.net.limits.connections_per_address = 12;
    Town town(settings);
    Crowd crowd;
    for (int round = 0; round < 15; ++round)
      for (const char* from : kStrangers) {
        NetClient& next = crowd.emplace_back(town.port(), 0, from);
        if (round % 3 == 1) next.write("GET / HTTP/1.1\r\nHost: h\r\nX-Slow: ");
        if (round % 3 == 2) next.upgrade(town.path());  // and never says Hello
      }
    ASSERT_TRUE(town.wait_until([&] { return town.connections() >= 40; }));
    expect_a_newcomer_plays(town.port());
    EXPECT_TRUE(town.plays_on(10));
    const u64 silent = town.metric("minuit_evicted_total{kind=\"silent\"}");
    EXPECT_GT(silent, 0U);
    EXPECT_EQ(town.metric("minuit_evicted_total{kind=\"seated\"}"), 0U);
    crowd.clear();
    town.ends_well();
  }
}

// Watchers by the hundred from one address: those who sit are told to stay, whatever their address holds.
TEST(Crowd, who_sits_is_never_sent_away_for_strangers) {
  server::Settings settings = test_settings();
  settings.metrics_port = 0;
  settings.net.limits.connections = 30;
  Town town(settings);
  std::deque<std::unique_ptr<NetClient>> watchers;  // of the players' own address
  for (int i = 0; i < 28; ++i) watchers.push_back(town.stranger());
  ASSERT_TRUE(town.wait_until([&] { return town.metric("minuit_connections") == 30; }));
  Crowd strangers;
  for (int i = 0; i < 40; ++i) {
    const std::string from = "127.0.1." + std::to_string(1 + i);
    strangers.emplace_back(town.port(), 0, from.c_str()).upgrade(town.path());
  }
  EXPECT_EQ(watchers.front()->read_close(), 1013);
  EXPECT_TRUE(town.plays_on(20));
  EXPECT_EQ(town.metric("minuit_evicted_total{kind=\"seated\"}"), 0U);
  EXPECT_GE(town.metric("minuit_evicted_total{kind=\"watching\"}"), 20U);
  strangers.clear();
  watchers.clear();
  town.ends_well();
}

TEST(Crowd, a_request_without_end_takes_no_memory_and_no_time) {
  constexpr u64 most_kib = 32 * 1024;
  constexpr std::size_t bytes = std::size_t{30} << 20U;
  Town town;
  const u64 before = resident_kib();
  const std::string head = "POST /api/me HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
  const std::vector<std::array<std::string, 3>> attacks{
      {"0\r\n", "X: a\r\n", " 431 "}, {"", "1\r\nx\r\n", " 413 "}, {"1;", "extension", " 413 "}, {"", "0", " 413 "}};
  for (const auto& [begin, again, status] : attacks) {
    std::string piece;
    while (piece.size() < 65'536) piece += again;
    NetClient attacker(town.port());
    attacker.write(head + begin);
    for (std::size_t sent = 0; sent < bytes && attacker.write(piece); sent += piece.size()) {
    }
    EXPECT_THAT(attacker.read_answer(), ::testing::AnyOf(HasSubstr(status), "")) << "or reset, if it went on too long";
    EXPECT_TRUE(town.plays_on(4));
  }
  if (!kWatched) {
    EXPECT_LT(resident_kib(), before + most_kib);
  }
  town.ends_well();
}

TEST(Crowd, what_is_refused_is_in_the_log) {
  testing::internal::CaptureStderr();
  {
    server::Settings settings = test_settings();
    settings.log_level = server::Level::warning;
    settings.requests_per_minute = 3;
    const RunningServer running(settings);
    const auto ask = [&](const std::string& request) { (void)NetClient(running.port()).ask(request); };
    const std::string host = " HTTP/1.1\r\nHost: h\r\nCookie: minuit=hush\r\n";
    ask("GET /nothing-here" + host + "\r\n");
    for (int i = 0; i < 50; ++i) ask("GET /secret?hush=1" + host + "X: " + std::string(9000, 'x') + "\r\n\r\n");
    for (int i = 0; i < 5; ++i) ask("GET /api/games?hush" + host + "\r\n");
  }
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_THAT(log, HasSubstr(R"(refused status=431 reason="the headers are too large" address="127.0.0.1")"));
  EXPECT_THAT(log, HasSubstr(R"(refused status=429 reason="SV-05" address="127.0.0.1")"));
  EXPECT_THAT(log, ::testing::Not(HasSubstr("status=404")));
  EXPECT_THAT(log, ::testing::Not(HasSubstr("hush")));
  EXPECT_THAT(log, ::testing::Not(HasSubstr("secret")));
}

}  // namespace
}  // namespace minuit::support
