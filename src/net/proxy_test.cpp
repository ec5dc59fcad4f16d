#include "net/proxy.hpp"

#include <gtest/gtest.h>

#include "tests/support/net_client.hpp"
#include "tests/support/net_server.hpp"

namespace minuit::net {
namespace {

struct Told {
  std::string remote;
  bool secure = false;
  bool operator==(const Told&) const = default;
};

Told seen(const std::vector<std::string>& trusted, const std::string& peer, Headers headers) {
  Request request;
  request.remote = peer;
  request.headers = std::move(headers);
  const auto proxies = Proxies::of(trusted);
  EXPECT_TRUE(proxies.ok());
  if (proxies.value().trusts(peer)) proxies.value().see_through(request);
  return {request.remote, request.secure};
}

TEST(Proxies, are_believed_if_they_were_named) {
  const std::vector<std::string> ours{"127.0.0.1", "::ffff:10.0.0.1", "fd00::1"};
  const std::string for_header = "X-Forwarded-For";
  struct Row {
    std::string peer;
    Headers headers;
    Told told;
  };
  const std::vector<Row> rows{
      {"127.0.0.1", {}, {"127.0.0.1", false}},
      {"127.0.0.1", {{for_header, "192.0.2.7"}}, {"192.0.2.7", false}},
      {"127.0.0.1", {{"x-forwarded-for", "192.0.2.7"}, {"x-forwarded-proto", "HTTPS"}}, {"192.0.2.7", true}},
      {"10.0.0.1", {{for_header, "2001:db8::7"}}, {"2001:db8::7", false}},
      {"fd00::1", {{for_header, "::ffff:192.0.2.7"}}, {"192.0.2.7", false}},
      {"127.0.0.1", {{for_header, "192.0.2.7:4711"}}, {"192.0.2.7", false}},
      {"127.0.0.1", {{for_header, "[2001:db8::7]:4711"}}, {"2001:db8::7", false}},
      // Through two of ours, and what the client itself had written before.
      {"127.0.0.1", {{for_header, "198.51.100.1, 192.0.2.7, 10.0.0.1"}}, {"192.0.2.7", false}},
      {"127.0.0.1", {{for_header, "198.51.100.1"}, {for_header, "192.0.2.7"}}, {"192.0.2.7", false}},
      {"127.0.0.1", {{for_header, "10.0.0.1,fd00::1"}}, {"10.0.0.1", false}},
      {"127.0.0.1", {{for_header, "192.0.2.7, unknown"}}, {"127.0.0.1", false}},
      {"127.0.0.1", {{for_header, "192.0.2.7, , 10.0.0.1"}}, {"10.0.0.1", false}},
      {"127.0.0.1", {{for_header, "["}}, {"127.0.0.1", false}},
      {"127.0.0.1", {{"X-Forwarded-Proto", "https, http"}}, {"127.0.0.1", false}},
      {"127.0.0.1", {{"X-Forwarded-Proto", "http, https"}}, {"127.0.0.1", true}},
      // Someone else may say what they like.
      {"192.0.2.66", {{for_header, "10.0.0.1"}, {"X-Forwarded-Proto", "https"}}, {"192.0.2.66", false}},
      {"127.0.0.2", {{for_header, "192.0.2.7"}}, {"127.0.0.2", false}},
  };
  for (const Row& row : rows)
    EXPECT_EQ(seen(ours, row.peer, row.headers), row.told)
        << row.peer << " " << (row.headers.empty() ? "" : row.headers[0].second);
  EXPECT_EQ(seen({}, "127.0.0.1", {{for_header, "192.0.2.7"}}), (Told{"127.0.0.1", false})) << "nobody was named";
}

TEST(Proxies, must_be_addresses) {
  for (const char* bad : {"", "localhost", "10.0.0.0/8", "1.2.3", "127.0.0.1 "}) EXPECT_FALSE(Proxies::of({bad}).ok()) << bad;
  support::EchoService service;
  Options options;
  options.trusted_proxies = {"proxy.example"};
  const auto opened = Server::open(std::move(options), service);
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.error(), "the trusted proxy proxy.example is not an IP address");
}

// What comes to a page or a socket: HSTS, and 429 for an address that has too many.
struct Visit {
  explicit Visit(u16 port) : client(port) {}
  std::string ask(std::string_view headers) {
    return client.ask("GET / HTTP/1.1\r\nHost: h\r\n" + std::string(headers) + "\r\n");
  }
  std::string upgrade(std::string_view headers) { return client.upgrade("/", headers); }
  support::NetClient client;
};

std::string forwarded(int last) { return "X-Forwarded-For: 192.0.2." + std::to_string(last) + "\r\n"; }

TEST(Proxies, behind_one_that_ends_tls_the_page_is_secure) {
  const std::string secure = "X-Forwarded-Proto: https\r\n";
  for (const bool named : {true, false}) {
    Options options;
    options.trusted_proxies = {named ? "127.0.0.1" : "127.0.0.9"};
    const support::TestServer server(std::move(options));
    const auto has_hsts = [](const std::string& answer) { return answer.find("Strict-Transport-Security") != std::string::npos; };
    EXPECT_EQ(has_hsts(Visit(server.port()).ask(secure)), named) << "from an address that nobody named it is only a claim";
    EXPECT_FALSE(has_hsts(Visit(server.port()).ask("X-Forwarded-Proto: http\r\n")));
    EXPECT_FALSE(has_hsts(Visit(server.port()).ask("")));
  }
}

TEST(Proxies, sockets_count_for_the_address_behind) {
  Options options;
  options.trusted_proxies = {"127.0.0.1"};
  options.limits.connections_per_address = 2;
  support::TestServer server(std::move(options));
  std::vector<std::unique_ptr<Visit>> visits;
  const auto come = [&](int from) {
    visits.push_back(std::make_unique<Visit>(server.port()));
    return visits.back()->upgrade(forwarded(from)).substr(9, 3);
  };
  EXPECT_EQ(come(1), "101");
  EXPECT_EQ(come(1), "101");
  EXPECT_EQ(come(1), "429");
  EXPECT_EQ(come(2), "101") << "the proxy itself has no such bound";
  EXPECT_EQ(server.server().counters().refused_address, 1U);
  visits.erase(visits.begin());
  ASSERT_TRUE(server.service().wait_closed(1));
  EXPECT_TRUE(server.wait_until([&](const Counters&) { return come(1) == "101"; }));
}

TEST(Proxies, who_was_not_named_cannot_count_for_another) {
  Options options;
  options.trusted_proxies = {"127.0.0.9"};
  options.limits.connections_per_address = 2;
  const support::TestServer server(std::move(options));
  std::vector<std::unique_ptr<Visit>> visits;
  std::vector<std::string> statuses;
  for (int from = 1; from <= 3; ++from) {
    visits.push_back(std::make_unique<Visit>(server.port()));
    statuses.push_back(visits.back()->upgrade(forwarded(from)).substr(9, 3));
  }
  EXPECT_EQ(statuses, (std::vector<std::string>{"101", "101", "429"})) << "it is one address, whatever it says";
}

}  // namespace
}  // namespace minuit::net
