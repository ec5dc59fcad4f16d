// Neighbours who mean harm, one kind after the other and then all at once. Each is refused or bounded as docs/PROTOCOL.md and
// docs/SERVING.md say, and the honest table beside them is played to its end.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <deque>
#include <fstream>
#include <functional>
#include <system_error>

#include "match/limits.hpp"
#include "tests/hostile/town.hpp"

namespace minuit::support {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using Strangers = std::deque<std::unique_ptr<NetClient>>;

// The clause of the next refusal; what came in its place, if the socket ends before.
std::string refused_by(NetClient& client) {
  for (;;) {
    std::string text = client.read_text();
    if (text.starts_with('(')) return text;
    const auto message = codec::read<match::ServerMessage>(text);
    if (!message.ok()) return "unreadable: " + text;
    if (const auto* refused = std::get_if<match::Refused>(&message.value())) return refused->clause;
    if (const auto* done = std::get_if<match::Done>(&message.value())) return "done at " + std::to_string(done->version);
  }
}

struct Frames {
  const char* what;
  std::string bytes;
  u16 code;
};

TEST(Hostile, frames_that_are_none) {
  Town town;
  const std::string big(std::size_t{16} << 10U, 'x');
  const std::string half(big.size() / 2 + 1, 'x');
  const std::vector<Frames> cases{
      {"a byte too many", client_frame(1, big + "x"), 1009},
      {"more than there is memory", std::string("\x81\xFF\x3F\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10), 1009},
      {"a length with its highest bit", std::string("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10), 1002},
      {"too big in two pieces", client_frame(1, half, {.final = false}) + client_frame(0, half), 1009},
      {"no UTF-8", client_frame(1, "\xC0\xAF"), 1007},
      {"half a character", client_frame(1, "\xF0\x9F\x91"), 1007},
      {"a surrogate", client_frame(1, "\xED\xA0\x80"), 1007},
      {"binary", client_frame(2, "{}"), 1003},
      {"not masked", client_frame(1, "{}", {.masked = false}), 1002},
      {"reserved", client_frame(1, "{}", {.reserved = 0x20}), 1002},
      {"compressed, though nobody asked", client_frame(1, "{}", {.reserved = 0x40}), 1002},
      {"an unknown kind", client_frame(3, "{}"), 1002},
      {"a long ping", client_frame(9, std::string(126, 'p')), 1002},
      {"a continuation of nothing", client_frame(0, "{}"), 1002},
  };
  for (const Frames& each : cases) {
    const auto stranger = town.stranger();
    stranger->write(each.bytes);
    EXPECT_EQ(stranger->read_close(), each.code) << each.what;
    EXPECT_TRUE(town.plays_on()) << each.what;
  }
  town.ends_well();
}

TEST(Hostile, messages_that_make_no_sense) {
  Town town;
  const auto stranger = town.silent_stranger();
  const auto answer = [&](const std::string& text) {
    stranger->write_text(text);
    return refused_by(*stranger);
  };
  EXPECT_EQ(answer(R"({"type":"Stand","command":1})"), "TB-24");
  stranger->write_text(R"({"type":"Hello","protocol":2,"version":18446744073709551615})");
  EXPECT_THAT(stranger->read_text(), StartsWith(R"({"type":"Table")"));
  for (const std::string& text : std::vector<std::string>{"",
                                                          std::string(1, '\0') + "{}",
                                                          "{",
                                                          "null",
                                                          "[]",
                                                          "garbage",
                                                          std::string(8000, '['),
                                                          "{\"a\":" + std::string(8000, '{'),
                                                          std::string(16000, ' '),
                                                          R"({"type":")" + std::string(16000, 'T') + R"("})",
                                                          "{\"" + std::string(16000, 'k') + "\":1}",
                                                          R"({"type":"Stand","command":)" + std::string(16000, '9') + "}",
                                                          R"({"type":"Stand","command":1e400})",
                                                          R"({"type":"Stand","command":-1})",
                                                          R"({"type":"Stand","command":18446744073709551616})",
                                                          R"({"type":"Stand","command":1.5})",
                                                          R"({"type":"Stand","command":"1"})",
                                                          R"({"type":"Stand"})",
                                                          R"({"type":"Stand","command":0})",
                                                          R"({"type":"Stand","command":1,"command":2})",
                                                          R"({"type":"Stand","command":1,"more":2})",
                                                          R"({"type":"Sit","command":1,"seat":-1})",
                                                          R"({"type":"Sit","command":1,"seat":4294967296})",
                                                          R"({"type":"Opened","command":1})",
                                                          R"({"type":"Say","command":1,"text":"\ud800"})"})
    EXPECT_EQ(answer(text), "TB-01") << text.substr(0, 60);
  for (const char* text : {R"(\u0000)", R"(\u001b[2J)", R"(\u0085)", R"(\u202eeoZ)", R"(\u2067)", R"(\u2028)", ""})
    EXPECT_EQ(answer(R"({"type":"Say","command":1,"text":")" + std::string(text) + "\"}"), "TB-19") << text;
  EXPECT_EQ(answer(R"({"type":"Say","command":1,"text":")" + std::string(match::kMostSpeechBytes + 1, 'x') + "\"}"), "TB-19");
  const std::string largest = R"({"type":"Say","command":18446744073709551615,"text":"Bonsoir"})";
  const std::string done = answer(largest);
  EXPECT_THAT(done, StartsWith("done at "));
  EXPECT_EQ(answer(largest), done) << "once";
  EXPECT_EQ(answer(R"({"type":"Hello","protocol":3,"version":0})"), "TB-23");
  EXPECT_EQ(stranger->read_close(), 4000);
  town.ends_well();
}

TEST(Hostile, floods_are_read_slowly_and_say_little) {
  server::Settings settings = test_settings();
  settings.metrics_port = 0;
  Town town(settings);
  auto garbage = town.stranger();
  auto valid = town.stranger();
  auto talker = town.stranger();
  std::string nonsense, sense, talk;
  for (int i = 1; i <= 600; ++i) {
    nonsense += client_frame(1, "{\"type\":" + std::to_string(i));
    sense += client_frame(1, R"({"type":"Stand","command":)" + std::to_string(i) + "}");
  }
  for (int i = 1; i <= 40; ++i)
    talk += client_frame(1, R"({"type":"Say","command":)" + std::to_string(i) + R"(,"text":"me me me"})");
  garbage->write(nonsense);
  valid->write(sense);
  talker->write(talk);
  EXPECT_TRUE(town.plays_on(20));
  std::map<std::string, int> answers;
  for (int i = 1; i <= 40; ++i) ++answers[refused_by(*talker).substr(0, 4)];
  EXPECT_GE(answers["done"], 1);
  EXPECT_LE(answers["done"], 10) << "five in a row, then one every second and a half";
  EXPECT_EQ(answers["done"] + answers["TB-1"] + answers["TB-2"], 40) << "TB-18, or TB-22 while the table writes";
  EXPECT_GT(town.metric("minuit_rate_pauses_total"), 0U);
  for (auto* each : {&garbage, &valid, &talker}) each->reset();
  town.ends_well();
}

TEST(Hostile, what_belongs_to_others) {
  Town town;
  EXPECT_TRUE(town.plays_on());
  auto stranger = town.stranger();
  TablePlayer& to_act = town.host.may_act() ? town.host : town.guest;
  const std::string point = std::to_string(to_act.turn->decide ? *to_act.turn->decide : *to_act.turn->prompt);
  const std::vector<std::pair<std::string, std::string>> cases{
      {R"("Sit","seat":0)", "TB-06"},
      {R"("Sit","seat":2)", "TB-06"},
      {R"("Sit","seat":3)", "TB-05"},
      {R"("Decide","point":)" + point + R"(,"action":{})", "TB-03"},
      {R"("Prompt","point":)" + point, "TB-03"},
      {R"("Intend","point":)" + point + R"(,"intent":{})", "TB-03"},
      {R"("TakeBack","point":)" + point, "TB-03"},
      {R"("HandOver","level":"easy")", "TB-03"},
      {R"("TakeOver")", "TB-03"},
      {R"("ClaimHost")", "TB-03"},
      {R"("FreeSeat","seat":0)", "TB-04"},
      {R"("FillSeat","seat":0,"level":"easy")", "TB-04"},
      {R"("LockSeat","seat":0,"locked":true)", "TB-04"},
      {R"("Remove","person":"x")", "TB-04"},
      {R"("PassHost","person":"x")", "TB-04"},
      {R"("Configure","config":{})", "TB-04"},
      {R"("SetOptions","options":{})", "TB-04"},
      {R"("Begin")", "TB-04"},
  };
  int command = 0;
  for (const auto& [message, clause] : cases) {
    stranger->write_text(R"({"command":)" + std::to_string(++command) + R"(,"type":)" + message + "}");
    EXPECT_EQ(refused_by(*stranger), clause) << message;
  }
  stranger.reset();
  TablePlayer& waiting = &to_act == &town.host ? town.guest : town.host;
  waiting.send(match::Prompt{5000, 0});
  EXPECT_EQ(waiting.read_a<match::Refused>()->clause, "TB-02");
  town.guest.send(match::ClaimHost{5001});
  EXPECT_EQ(town.guest.read_a<match::Refused>()->clause, "TB-09");
  town.ends_well();
}

TEST(Hostile, who_was_shown_the_door_stays_out) {
  Town town;
  const std::string cookie = new_cookie(town.port());
  TablePlayer pest(town.port(), town.table, cookie);
  const auto seen = pest.read_a<match::Table>();
  ASSERT_TRUE(seen);
  town.host.send(match::Remove{100, seen->you});
  EXPECT_EQ(pest.read_close(), 4003);
  for (int i = 0; i < 3; ++i) {
    pest.connect(town.port(), 0);
    EXPECT_EQ(pest.read_close(), 4003);
  }
  match::Options closed;
  closed.closed = true;
  town.host.send(match::SetOptions{101, closed});
  ASSERT_TRUE(town.wait_until([&] { return get(town.port(), "/api/tables").body == R"({"tables":[]})"; }));
  EXPECT_EQ(town.silent_stranger()->read_close(), 4003);
  for (const char* guess : {"/ws/0123456789ab", "/ws/zzzzzzzzzzzz"}) {
    NetClient guesser(town.port());
    guesser.upgrade(guess);
    EXPECT_EQ(guesser.read_close(), 4004) << guess;
  }
  town.ends_well();
}

std::string status_of(u16 port, const std::string& request) {
  NetClient client(port);
  const std::string answer = client.ask(request);
  return answer.size() > 12 ? answer.substr(9, 3) : "(" + answer + ")";
}

TEST(Hostile, requests_that_are_none) {
  Town town;
  const std::string host = " HTTP/1.1\r\nHost: minuit.example\r\n";
  const std::string json = host + "Content-Type: application/json\r\n";
  const std::string elsewhere = std::string("Origin: https:") + "//evil.example\r\n";
  const std::vector<std::pair<std::string, std::string>> cases{
      {"GET /" + std::string(9000, 'a') + host + "\r\n", "431"},
      {"GET /" + host + "X: " + std::string(9000, 'a') + "\r\n\r\n", "431"},
      {"POST /api/me" + json + "Content-Length: 65537\r\n\r\n", "413"},
      {"POST /api/me" + json + "Content-Length: 18446744073709551616\r\n\r\n", "400"},
      {"POST /api/me" + json + "Content-Length: -1\r\n\r\n", "400"},
      {"POST /api/me" + json + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", "400"},
      {"POST /api/me" + json + "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", "400"},
      {"POST /api/me" + json + "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n\r\n2\r\n{}\r\n0\r\n\r\n", "400"},
      {"POST /api/me" + json + "Transfer-Encoding: chunked\r\n\r\nxyz\r\n", "400"},
      {"GET / HTTP/1.1\r\n\r\n", "400"},
      {"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "400"},
      {"GET / HTTP/1.1\r\nHost: a; script-src *\r\n\r\n", "400"},
      {"GET / HTTP/9.9\r\nHost: a\r\n\r\n", "400"},
      {"garbage\r\n\r\n", "400"},
      {"\x16\x03\x01\x02\x01\x03\x03\r\n\r\n", "400"},
      {"GET ../../etc/passwd" + host + "\r\n", "400"},
      {"GET /../../etc/passwd" + host + "\r\n", "404"},
      {"GET /%2e%2e/%2e%2e/etc/passwd" + host + "\r\n", "404"},
      {"GET //etc/passwd" + host + "\r\n", "404"},
      {"GET /api/tables/" + town.table + "/matches/18446744073709551616/record" + host + "\r\n", "404"},
      {"GET /api/tables/../tables" + host + "\r\n", "404"},
      {"DELETE /api/me" + host + "\r\n", "405"},
      {"BREW /" + host + "\r\n", "501"},
      {"POST /api/me" + json + elsewhere + "Content-Length: 12\r\n\r\n{\"name\":\"x\"}", "403"},
      {"POST /api/tables" + json + elsewhere + "Content-Length: 2\r\n\r\n{}", "403"},
      {"POST /api/me" + host + "Content-Type: text/plain\r\nContent-Length: 12\r\n\r\n{\"name\":\"x\"}", "415"},
      {upgrade_request(town.path(), elsewhere), "403"},
      {upgrade_request(town.path(), "Origin: null\r\n"), "403"},
      {upgrade_request("/ws/../ws/" + town.table), "404"},
  };
  for (const auto& [request, status] : cases) EXPECT_EQ(status_of(town.port(), request), status) << request.substr(0, 200);
  EXPECT_TRUE(town.plays_on());
  for (const char* name : {R"(a\u0000b)", R"(\u009b2J)", R"(\u202eeoZ)", R"(x\u2066)", R"(\ud800)", "\xFF"})
    EXPECT_EQ(post(town.port(), "/api/me", R"({"name":")" + std::string(name) + "\"}", town.host_cookie).status, 400U) << name;
  EXPECT_EQ(post(town.port(), "/api/tables", std::string(60'000, '['), town.host_cookie).status, 400U);
  town.ends_well();
}

TEST(Hostile, half_open_sockets_go_away) {
  server::Settings settings = test_settings();
  settings.net.limits.request_timeout = settings.net.limits.keep_alive_timeout = net::Milliseconds(200);
  settings.net.limits.ping_interval = net::Milliseconds(1000);
  Town town(settings);
  Strangers silent;
  for (int i = 0; i < 10; ++i) {
    silent.push_back(std::make_unique<NetClient>(town.port()));
    silent.push_back(std::make_unique<NetClient>(town.port()));
    silent.back()->write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
    silent.push_back(town.silent_stranger());
    silent.push_back(town.stranger());
  }
  EXPECT_TRUE(town.plays_on());
  EXPECT_TRUE(town.wait_until([&] { return town.connections() == 2; }));
  EXPECT_TRUE(silent[0]->at_end());
  EXPECT_THAT(silent[1]->read_answer(), HasSubstr(" 408 "));
  town.ends_well();
}

TEST(Hostile, slow_readers_are_dropped) {
  server::Settings settings = test_settings();
  settings.net.limits.send_queue_bytes = 32'768;
  settings.net.limits.kernel_send_bytes = 4096;
  settings.metrics_port = 0;
  Town town(settings);
  const auto slow = town.stranger(2048);
  for (int i = 0; i < 300; ++i) slow->write_text(R"({"type":"Hello","protocol":2,"version":0})");
  EXPECT_TRUE(town.plays_on());
  // Whoever still writes may be told a reset by the system instead of the close that was sent: the count tells why.
  EXPECT_THAT(slow->read_close(), AnyOf(4008, 0));
  EXPECT_EQ(town.metric(R"(minuit_dropped_total{reason="slow"})"), 1U);
  town.ends_well();
}

TEST(Hostile, more_connections_than_there_are_places) {
  for (const bool by_address : {true, false}) {
    server::Settings settings = test_settings();
    settings.net.limits.connections = by_address ? 100 : 20;
    settings.net.limits.connections_per_address = by_address ? 20 : 100;
    settings.net.limits.refusals = 5;
    Town town(settings);
    ASSERT_TRUE(town.wait_until([&] { return town.connections() == 2; }));
    Strangers crowd;
    crowd.push_back(town.silent_stranger());
    ASSERT_TRUE(town.wait_until([&] { return town.connections() == 3; }));
    while (crowd.size() < 18) crowd.push_back(town.silent_stranger());
    EXPECT_EQ(get(town.port(), "/").status, by_address ? 429U : 503U);
    for (int i = 0; i < kMany; ++i) crowd.push_back(std::make_unique<NetClient>(town.port()));
    EXPECT_TRUE(town.plays_on(10));
    crowd.clear();
    ASSERT_TRUE(town.wait_until([&] { return get(town.port(), "/").status == 200U; }));
    town.ends_well();
  }
}

[[nodiscard]] u64 resident_kib() {
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::stoull(line.substr(6));
  return 0;
}

// As many as wanted, or as this machine lets a program open, with room for the server's own ends.
[[nodiscard]] u64 most_connections(u64 wanted) {
  constexpr u64 of_the_server = 2'000;
  rlimit files{};
  getrlimit(RLIMIT_NOFILE, &files);
  files.rlim_cur = files.rlim_max;
  setrlimit(RLIMIT_NOFILE, &files);
  const u64 allowed = files.rlim_cur;
  return std::min(wanted, allowed > 2 * of_the_server ? allowed - of_the_server : allowed / 4);
}

// With the limits of every server: 1,024 have a place, and each one more takes that of the longest silent.
TEST(Hostile, ten_thousand_connections_of_one_address) {
  constexpr u64 most_kib = 64 * 1024;
  server::Settings settings = test_settings();
  settings.net.limits.connections_per_address = net::Limits{}.connections_per_address;
  settings.net.limits.refusals = net::Limits{}.refusals;
  Town town(settings);
  const u64 before = resident_kib();
  std::vector<int> crowd;
  sockaddr_in to{};
  to.sin_family = AF_INET;
  to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  to.sin_port = htons(town.port());
  for (u64 i = 0; i < most_connections(kWatched ? 2'000 : 10'000); ++i) {
    const int each = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    ASSERT_GE(each, 0) << i << " connections: " << std::generic_category().message(errno);
    crowd.push_back(each);
    (void)::connect(each, reinterpret_cast<const sockaddr*>(&to), sizeof to);  // closed at once is an answer too
  }
  EXPECT_TRUE(town.plays_on(10));
  EXPECT_EQ(get(town.port(), "/").status, 200U) << "and whoever asks for something is served";
  if (!kWatched) {
    EXPECT_LT(resident_kib(), before + most_kib);
  }
  for (const int each : crowd) ::close(each);
  ASSERT_TRUE(town.wait_until([&] { return get(town.port(), "/").status == 200U; }));
  town.ends_well();
}

TEST(Hostile, a_crowd_at_the_table_does_not_keep_its_players_out) {
  Town town;
  const std::string cookie = "Cookie: " + new_cookie(town.port()) + "\r\n";
  const auto come = [&] {
    auto client = std::make_unique<NetClient>(town.port());
    client->upgrade(town.path(), cookie);
    client->write_text(R"({"type":"Hello","protocol":2,"version":0})");
    return client;
  };
  Strangers crowd;
  while (crowd.size() < match::kMostConnections - 2) {
    crowd.push_back(come());
    ASSERT_THAT(crowd.back()->read_text(), StartsWith(R"({"type":"Table")"));
  }
  EXPECT_EQ(come()->read_close(), 4009);
  EXPECT_TRUE(town.plays_on());
  town.guest.connect(town.port(), 0);  // the old socket goes only when the new one is asked for: 64 again, or 65
  ASSERT_TRUE(town.guest.read_a<match::Table>());
  TablePlayer again(town.port(), town.table, town.host_cookie);
  ASSERT_TRUE(again.read_a<match::Table>()) << "a second device of the host";
  EXPECT_TRUE(town.plays_on());
  again.leave();
  crowd.clear();
  town.ends_well();
}

TEST(Hostile, tables_and_people_by_the_thousand) {
  server::Settings settings = test_settings();
  settings.openings_per_minute = static_cast<u32>(kMany);
  Town town(settings);
  std::map<unsigned, int> statuses;
  for (int i = 0; i < kMany; ++i) {
    const std::string body = R"({"command":)" + std::to_string(i + 1) + R"(,"game":"le-fantome-de-minuit"})";
    ++statuses[post(town.port(), "/api/tables", body, i % 2 == 0 ? town.guest_cookie : "").status];
    if (i % 4 == 0) ++statuses[post(town.port(), "/api/me", R"({"name":"Legion"})").status];
  }
  EXPECT_GE(statuses[201], kMany / 2);
  EXPECT_GE(statuses[429], 1) << "rationed";
  EXPECT_EQ(statuses[201] + statuses[200] + statuses[429], kMany + (kMany + 3) / 4);
  EXPECT_EQ(town.health().tables, 1U) << "a table nobody comes to takes no memory";
  town.ends_well();
}

TEST(Hostile, all_at_once) {
  server::Settings settings = test_settings();
  settings.net.threads = 2;
  settings.requests_per_minute = 100'000'000;        // they all come from one address
  settings.net.limits.send_queue_bytes = 1U << 20U;  // many come and go, and everybody is told
  settings.net.limits.kernel_send_bytes = 4096;
  Town town(settings);
  std::atomic<bool> done{false};
  const u16 port = town.port();
  const std::vector<std::function<void()>> mischief{
      [&] { (void)get(port, "/" + std::string(9000, 'a')); },
      [&] { (void)town.stranger()->write(client_frame(1, "\xFF")); },
      [&] {
        const auto slow = town.stranger(2048);
        for (int i = 0; i < 100; ++i) slow->write_text(R"({"type":"Hello","protocol":2,"version":0})");
      },
      [&] {
        const auto flood = town.stranger();
        for (int i = 1; i < 50; ++i) flood->write_text(R"({"type":"Say","command":)" + std::to_string(i) + R"(,"text":"boo"})");
      },
      [&] { (void)post(port, "/api/tables", std::string(1000, '[')); },
      [&] {
        const auto wrong = town.silent_stranger();
        wrong->write_text(R"({"type":"Hello","protocol":7,"version":0})");
        wrong->write(client_frame(9, "still there?"));
      },
      [&] { (void)NetClient(port).write("GET / HT"); },
  };
  std::vector<std::thread> neighbours;
  for (const auto& each : mischief)
    neighbours.emplace_back([&] {
      while (!done) each();
    });
  EXPECT_TRUE(town.plays_on(100'000));
  done = true;
  for (std::thread& each : neighbours) each.join();
  town.ends_well();
}

}  // namespace
}  // namespace minuit::support
