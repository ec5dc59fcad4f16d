#include <gtest/gtest.h>

#include "net/answers.hpp"
#include "tests/support/net_client.hpp"
#include "tests/support/net_server.hpp"

namespace minuit::net {
namespace {

using support::NetClient;
using support::TestServer;
using support::upgrade_request;

std::string get(std::string_view target, std::string_view headers = {}) {
  return "GET " + std::string(target) + " HTTP/1.1\r\nHost: 127.0.0.1\r\n" + std::string(headers) + "\r\n";
}

bool has_status(const std::string& answer, unsigned status) {
  return answer.starts_with("HTTP/1.1 " + std::to_string(status) + " ");
}

TEST(Http, AnswersOneRequestAfterAnother) {
  const TestServer server;
  NetClient client(server.port());
  EXPECT_TRUE(client.ask(get("/here?a=1")).ends_with("\r\n\r\nGET /here?a=1 "));
  EXPECT_TRUE(client.ask(get("/later")).ends_with("\r\n\r\nGET /later? ")) << "from another thread";
  EXPECT_TRUE(client.ask("POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nbody").ends_with("\r\n\r\nPOST /p? body"));
  EXPECT_TRUE(client.ask("POST /c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n")
                  .ends_with("\r\n\r\nPOST /c? abc"));
  client.write(get("/one") + get("/two"));
  EXPECT_TRUE(client.read_answer().ends_with("GET /one? "));
  EXPECT_TRUE(client.read_answer().ends_with("GET /two? "));
  client.write("HEAD /h HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_NE(client.read_answer(true).find("Content-Length: 9\r\n"), std::string::npos);
  EXPECT_TRUE(has_status(client.ask(get("/last", "Connection: close\r\n")), 200));
  EXPECT_TRUE(client.at_end());
}

TEST(Http, AnAnswerThatNeverComesIs500) {
  const TestServer server;
  NetClient client(server.port());
  EXPECT_TRUE(has_status(client.ask(get("/never")), 500));
}

struct BadCase {
  const char* what;
  std::string request;
  unsigned status;
};

TEST(Http, BadRequestsAreToldSo) {
  Options options;
  options.limits.http_header_bytes = 1024;
  options.limits.http_body_bytes = 100;
  TestServer server(std::move(options));
  const auto post = [](std::size_t size) {
    return "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: " + std::to_string(size) + "\r\n\r\n" + std::string(size, 'x');
  };
  const std::vector<BadCase> cases{
      {"garbage", "\x16\x03\x01 hello\r\n\r\n", 400},
      {"no host", "GET / HTTP/1.1\r\n\r\n", 400},
      {"two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},
      {"a host that would end the policy", "GET / HTTP/1.1\r\nHost: a; script-src *\r\n\r\n", 400},
      {"no path", "GET example HTTP/1.1\r\nHost: h\r\n\r\n", 400},
      {"two lengths", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", 400},
      {"a method that is not allowed", "DELETE / HTTP/1.1\r\nHost: h\r\n\r\n", 405},
      {"a method that is not known", "BREW / HTTP/1.1\r\nHost: h\r\n\r\n", 501},
      {"a body at the limit", post(100), 200},
      {"a body beyond the limit", post(101), 413},
      {"headers at the limit", get("/", "X: " + std::string(900, 'x') + "\r\n"), 200},
      {"headers beyond the limit", get("/", "X: " + std::string(1100, 'x') + "\r\n"), 431},
      {"headers without end", "GET / HTTP/1.1\r\nX: " + std::string(100'000, 'x'), 431},
      {"an upgrade by POST", "POST" + upgrade_request("/").substr(3), 400},
      {"an upgrade without a key", get("/", "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"), 400},
      {"an upgrade to an old version", get("/", "Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 8\r\n"),
       426},
      {"an upgrade from another site",
       upgrade_request("/",
                       "Origin: https:"
                       "//evil.example\r\n"),
       403},
      {"an upgrade from a page without origin", upgrade_request("/", "Origin: null\r\n"), 403},
      {"an upgrade from our own page",
       upgrade_request("/",
                       "Origin: https:"
                       "//127.0.0.1\r\n"),
       101},
      {"an upgrade that the service refuses", upgrade_request("/no"), 401},
  };
  for (const BadCase& one : cases) {
    NetClient client(server.port());
    const std::string answer = client.ask(one.request);
    EXPECT_TRUE(has_status(answer, one.status)) << one.what << ": " << answer;
    if (one.status != 101) {
      EXPECT_NE(answer.find("Content-Security-Policy: "), std::string::npos) << one.what;
    }
  }
  const Counters counters = server.server().counters();
  EXPECT_EQ(counters.refused_origin, 2U);
  EXPECT_EQ(counters.refused_by_service, 1U);
}

TEST(Http, ARequestThatIsNotFinishedTimesOut) {
  Options options;
  options.limits.request_timeout = Milliseconds(30);
  TestServer server(std::move(options));
  NetClient client(server.port());
  EXPECT_TRUE(has_status(client.ask("GET / HTT"), 408));
  EXPECT_TRUE(client.at_end());
}

TEST(Http, AnIdleConnectionIsClosed) {
  Options options;
  options.limits.keep_alive_timeout = Milliseconds(30);
  TestServer server(std::move(options));
  NetClient silent(server.port());
  EXPECT_TRUE(silent.at_end());
  NetClient client(server.port());
  EXPECT_TRUE(has_status(client.ask(get("/")), 200));
  EXPECT_TRUE(client.at_end());
}

TEST(Http, ConnectionsBeyondTheLimitAreToldToComeBack) {
  Options options;
  options.limits.connections = 2;
  TestServer server(std::move(options));
  NetClient one(server.port());
  NetClient two(server.port());
  EXPECT_TRUE(has_status(one.upgrade(), 101));
  EXPECT_TRUE(has_status(two.ask(get("/")), 200));
  {
    NetClient three(server.port());
    const std::string answer = three.upgrade();
    EXPECT_TRUE(has_status(answer, 503)) << answer;
    EXPECT_NE(answer.find("Retry-After: "), std::string::npos);
    EXPECT_TRUE(three.at_end());
  }
  one.write_text("still here");
  EXPECT_EQ(one.read_text(), "still here");
  EXPECT_EQ(server.server().counters().refused_full, 1U);
}

TEST(Http, ConnectionsOfOneAddressAreLimited) {
  Options options;
  options.limits.connections_per_address = 1;
  TestServer server(std::move(options));
  {
    NetClient one(server.port());
    EXPECT_TRUE(has_status(one.ask(get("/")), 200));
    NetClient two(server.port());
    EXPECT_TRUE(has_status(two.ask(get("/")), 429));
  }
  EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_connections == 0; }));
  NetClient again(server.port());
  EXPECT_TRUE(has_status(again.ask(get("/")), 200)) << "places are given back";
}

TEST(Http, BeyondTheRefusalsConnectionsAreClosedWithoutAWord) {
  Options options;
  options.limits.connections = 1;
  options.limits.refusals = 1;
  TestServer server(std::move(options));
  NetClient inside(server.port());
  EXPECT_TRUE(has_status(inside.ask(get("/")), 200));
  NetClient told(server.port());
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.refused_full == 1; }));
  NetClient closed(server.port());
  EXPECT_TRUE(closed.at_end());
  EXPECT_TRUE(has_status(told.ask(get("/")), 503));
}

TEST(Http, FaultsOfTheOptionsAreOneLine) {
  const TestServer first;
  support::EchoService service;
  const auto error_of = [&](const Options& options) {
    auto opened = Server::open(options, service);
    return opened.ok() ? std::string("none") : opened.error();
  };
  Options taken;
  taken.port = first.port();
  EXPECT_EQ(error_of(taken), "cannot listen on 127.0.0.1 port " + std::to_string(first.port()) + ": another program has it");
  Options elsewhere;
  elsewhere.bind = "not an address";
  EXPECT_EQ(error_of(elsewhere), "cannot listen on not an address: it is not an IP address");
  Options foreign;
  foreign.bind = "192.0.2.1";
  EXPECT_NE(error_of(foreign).find("cannot listen on 192.0.2.1 port 0: "), std::string::npos);
  Options threads;
  threads.threads = 0;
  EXPECT_EQ(error_of(threads), "the number of threads must be from 1 to 64");
}

}  // namespace
}  // namespace minuit::net
