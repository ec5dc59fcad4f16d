#include <gtest/gtest.h>

#include <algorithm>
#include <deque>

#include "net/answers.hpp"
#include "tests/support/certificate.hpp"
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
      {"a method that would tell the cookie", "TRACE / HTTP/1.1\r\nHost: h\r\nCookie: minuit=hush\r\n\r\n", 405},
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
  EXPECT_TRUE(has_status(two.upgrade(), 101));
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
    EXPECT_TRUE(has_status(one.upgrade(), 101));
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
  EXPECT_TRUE(has_status(inside.upgrade(), 101));
  NetClient told(server.port());
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.refused_full == 1; }));
  NetClient closed(server.port());
  EXPECT_TRUE(closed.at_end());
  EXPECT_TRUE(has_status(told.ask(get("/")), 503));
}

// The attack that once took 900 MB: trailers without end. And the same with what else stands between the pieces of a body.
TEST(Http, WhatIsNotTheBodyOfAChunkedRequestIsBoundedToo) {
  TestServer server;
  const std::string head = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n";
  std::string trailers, pieces;
  for (int i = 0; i < 4000; ++i) {
    trailers += "X: a\r\n";
    pieces += "1\r\nx\r\n";
  }
  const std::vector<BadCase> cases{
      {"trailers", head + "0\r\n" + trailers, 431},
      {"one trailer", head + "0\r\nX: " + std::string(20'000, 'x'), 431},
      {"pieces of a byte", head + pieces, 413},
      {"an extension", head + "1;" + std::string(20'000, 'x'), 413},
  };
  for (const BadCase& one : cases) {
    NetClient client(server.port());
    EXPECT_TRUE(has_status(client.ask(one.request), one.status)) << one.what;
    EXPECT_TRUE(client.at_end()) << one.what;
  }
  EXPECT_EQ(server.service().answered(), 0U);
}

TEST(Http, ABodyIsNeverReadAsTheNextRequest) {
  TestServer server;
  const std::string smuggled = "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n";
  const std::string length = "Content-Length: " + std::to_string(smuggled.size()) + "\r\n";
  const std::vector<BadCase> cases{
      {"identity", "Transfer-Encoding: identity\r\n", 501},
      {"gzip", "Transfer-Encoding: gzip\r\n", 501},
      {"xchunked", "Transfer-Encoding: xchunked\r\n", 501},
      {"a list", "Transfer-Encoding: gzip, chunked\r\n", 501},
      {"repeated", "Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n", 501},
      {"with a length", "Transfer-Encoding: identity\r\n" + length, 400},
      {"two lengths that agree", length + length, 400},
  };
  for (const BadCase& one : cases) {
    NetClient client(server.port());
    EXPECT_TRUE(has_status(client.ask("POST / HTTP/1.1\r\nHost: h\r\n" + one.request + "\r\n" + smuggled), one.status))
        << one.what;
    EXPECT_TRUE(client.at_end()) << one.what;
  }
  EXPECT_EQ(server.service().answered(), 0U);
  EXPECT_EQ(server.server().counters().requests, cases.size());
}

TEST(Http, ANewcomerTakesThePlaceOfTheSilent) {
  for (const bool secure : {false, true}) {
    const support::Certificate certificate("newcomer");
    Options options;
    options.threads = 2;
    options.limits.connections = 8;
    if (secure) options.tls = certificate.files();
    TestServer server(std::move(options));
    std::deque<NetClient> crowd;
    for (const char* from : {"127.0.0.2", "127.0.0.3"})
      for (int i = 0; i < 4; ++i) crowd.emplace_back(server.port(), 0, from);
    ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_connections == 8; }));
    if (!secure) crowd[1].write("GET / HT");
    NetClient newcomer(server.port());
    if (secure) newcomer.use_tls();
    EXPECT_TRUE(has_status(newcomer.upgrade(), 101));
    newcomer.write_text("here I am");
    EXPECT_EQ(newcomer.read_text(), "here I am");
    EXPECT_TRUE(server.wait_until([&](const Counters&) { return std::ranges::count_if(crowd, &NetClient::gone) == 1; }));
    EXPECT_EQ(server.server().counters().evicted_silent, 1U);
    EXPECT_EQ(server.server().counters().open_connections, 8U);
    EXPECT_EQ(server.service().refusals().at(0).substr(0, 30), "0 had to go for another: silen");
  }
}

TEST(Http, SlowRequestsAndUnreadAnswersGiveWayToo) {
  Options options;
  options.limits.connections = 4;
  options.limits.kernel_send_bytes = 4096;
  options.limits.waiting_bytes_of_address = 100'000'000;
  TestServer server(std::move(options));
  std::deque<NetClient> crowd;
  for (int i = 0; i < 4; ++i) crowd.emplace_back(server.port(), 2048, "127.0.0.2");
  for (const std::size_t each : {0U, 1U}) crowd[each].write("GET / HT");
  for (const std::size_t each : {2U, 3U}) crowd[each].write(get("/large"));
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.requests == 2; }));
  std::deque<NetClient> honest;
  for (const char* from : {"127.0.0.3", "127.0.0.4", "127.0.0.5"})
    EXPECT_TRUE(has_status(honest.emplace_back(server.port(), 0, from).upgrade(), 101)) << from;
  EXPECT_EQ(server.server().counters().evicted_silent, 2U);
  EXPECT_EQ(server.server().counters().evicted_answering, 1U);
  EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.open_connections == 4; }));
}

// What the program holds anyway is sent from where it is; what was made for one reader is bounded by address.
TEST(Http, AnswersThatAreNotReadAreBoundedByAddress) {
  Options options;
  options.limits.kernel_send_bytes = 4096;
  options.limits.waiting_bytes_of_address = 15'000'000;
  TestServer server(std::move(options));
  NetClient deaf(server.port(), 2048);
  deaf.write(get("/large"));
  ASSERT_TRUE(server.wait_until([](const Counters& counters) { return counters.requests == 1; }));
  {
    NetClient second(server.port(), 2048);
    second.write(get("/large"));
    EXPECT_TRUE(server.wait_until([](const Counters& counters) { return counters.refused_unread == 1; }));
    EXPECT_LT(second.read_answer().size(), 10'000'000U) << "it is cut short";
  }
  NetClient second(server.port());
  EXPECT_TRUE(has_status(second.ask(get("/")), 200)) << "short ones are still given";
  NetClient elsewhere(server.port(), 0, "127.0.0.2");
  EXPECT_TRUE(has_status(elsewhere.ask(get("/large")), 200));
  EXPECT_TRUE(has_status(elsewhere.ask(get("/lasting")), 200));
  EXPECT_TRUE(has_status(second.ask(get("/lasting")), 200)) << "what lasts takes nothing";
  EXPECT_TRUE(has_status(deaf.read_answer(), 200));
  EXPECT_TRUE(server.wait_until([&](const Counters&) { return has_status(second.ask(get("/large")), 200); }));
}

TEST(Http, WhoConnectsTooOftenIsTurnedBack) {
  Options options;
  options.limits.connects_per_second = 1;
  options.limits.connects_burst = 3;
  options.trusted_proxies = {"127.0.0.9"};
  TestServer server(std::move(options));
  std::deque<NetClient> crowd;
  for (int each = 0; each < 3; ++each) EXPECT_TRUE(has_status(crowd.emplace_back(server.port()).ask(get("/")), 200));
  bool turned_back = false;  // soon, however slow this machine is
  for (int each = 0; each < 50 && !turned_back; ++each) turned_back = NetClient(server.port()).ask(get("/")).empty();
  EXPECT_TRUE(turned_back);
  EXPECT_GE(server.server().counters().refused_often, 1U);
  EXPECT_EQ(server.service().refusals().at(0), "0 connected too often 127.0.0.1");
  for (int each = 0; each < 8; ++each)
    EXPECT_TRUE(has_status(crowd.emplace_back(server.port(), 0, "127.0.0.9").ask(get("/")), 200)) << "a proxy is many";
  EXPECT_TRUE(has_status(crowd.emplace_back(server.port(), 0, "127.0.0.2").ask(get("/")), 200));
}

TEST(Http, WhatIsRefusedIsNoted) {
  Options options;
  options.limits.http_header_bytes = 1024;
  TestServer server(std::move(options));
  const auto noted_after = [&](const std::string& request) {
    NetClient client(server.port());
    (void)client.ask(request);
    const auto all = server.service().refusals();
    return all.empty() ? std::string() : all.back();
  };
  EXPECT_EQ(noted_after(get("/secret?key=1")), "");
  EXPECT_EQ(noted_after(get("/missing")), "") << "a 404 is nobody's trouble";
  EXPECT_EQ(noted_after(get("/", "X: " + std::string(2000, 'x') + "\r\n")), "431 the headers are too large 127.0.0.1");
  EXPECT_EQ(noted_after("DELETE /secret HTTP/1.1\r\nHost: h\r\n\r\n"), "405 the method is not allowed 127.0.0.1");
  EXPECT_EQ(noted_after(get("/never")), "500 the request was not answered 127.0.0.1");
  EXPECT_EQ(noted_after(upgrade_request("/no")), "401 Unauthorized 127.0.0.1");
  EXPECT_EQ(noted_after(upgrade_request("/", "Origin: null\r\n")),
            "403 pages of that origin may not open a socket here 127.0.0.1");
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
