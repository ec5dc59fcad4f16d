#include "net/answers.hpp"

#include <gtest/gtest.h>

namespace minuit::net {
namespace {

TEST(Answers, OriginsOfOtherSitesAreRefused) {
  const std::string scheme = "https:";
  const auto origin = [&](const char* host) { return scheme + "//" + host; };
  const std::vector<std::string> allowed{origin("friends.example")};
  const std::string host = "minuit.example:8443";
  EXPECT_TRUE(origin_allowed("", host, allowed)) << "programs send none";
  EXPECT_TRUE(origin_allowed(origin("minuit.example:8443"), host, allowed));
  EXPECT_TRUE(origin_allowed(origin("MINUIT.example:8443"), host, allowed));
  EXPECT_TRUE(origin_allowed(origin("friends.example"), host, allowed));
  EXPECT_FALSE(origin_allowed(origin("minuit.example"), host, allowed)) << "another port";
  EXPECT_FALSE(origin_allowed(origin("minuit.example:8443.evil.example"), host, allowed));
  EXPECT_FALSE(origin_allowed(origin("evil.example"), host, allowed));
  EXPECT_FALSE(origin_allowed("null", host, allowed));
  EXPECT_FALSE(origin_allowed(host, host, allowed)) << "no scheme";
}

TEST(Answers, HostsHoldNothingThatCouldEndAPolicy) {
  for (const char* good : {"localhost", "127.0.0.1:8080", "[::1]:80", "minuit.example"}) EXPECT_TRUE(is_host(good)) << good;
  for (const char* bad : {"", "a b", "a;script-src *", "a'b", "a,b", "a/b", "é"}) EXPECT_FALSE(is_host(bad)) << bad;
  EXPECT_FALSE(is_host(std::string(256, 'a')));
}

TEST(Answers, EveryAnswerCarriesTheSecurityHeaders) {
  const AnswerTo to{.host = "minuit.example", .secure = true, .head_only = false, .keep_alive = true};
  const std::string answer = write_answer(plain(404, "no such page"), to);
  for (const char* part :
       {"HTTP/1.1 404 Not Found\r\n", "Content-Security-Policy: default-src 'none'; script-src 'self';",
        "connect-src 'self' ws://minuit.example wss://minuit.example;", "frame-ancestors 'none'\r\n",
        "X-Content-Type-Options: nosniff\r\n", "Referrer-Policy: no-referrer\r\n",
        "Permissions-Policy: ", "Cross-Origin-Opener-Policy: same-origin\r\n", "Cross-Origin-Resource-Policy: same-origin\r\n",
        "Strict-Transport-Security: max-age=", "Connection: keep-alive\r\n", "Content-Length: 13\r\n", "\r\n\r\nno such page\n"})
    EXPECT_NE(answer.find(part), std::string::npos) << part;
  EXPECT_EQ(write_answer(plain(404, "x"), {}).find("Strict-Transport"), std::string::npos);
}

TEST(Answers, APageMayAskWhetherTheSecondPortIsTrusted) {
  EXPECT_EQ(host_name("minuit.example:8080"), "minuit.example");
  EXPECT_EQ(host_name("minuit.example"), "minuit.example");
  EXPECT_EQ(host_name("[::1]:8080"), "[::1]");
  EXPECT_EQ(host_name("[::1"), "[::1");
  EXPECT_EQ(host_name(""), "");
  const std::string scheme = "https:";
  const std::string other = scheme + "//192.168.1.5:8443;";
  AnswerTo to{.host = "192.168.1.5:8080", .second_port = 8443};
  EXPECT_NE(write_answer(plain(200, "x"), to).find(other), std::string::npos);
  to.second_port = 0;
  EXPECT_EQ(write_answer(plain(200, "x"), to).find(scheme), std::string::npos);
}

TEST(Answers, AHeaderCannotSmuggleAnother) {
  Response response = plain(200, "x");
  response.headers.emplace_back("X-Name", "value\r\nSet-Cookie: stolen=1");
  EXPECT_EQ(write_answer(response, {}).find("stolen"), std::string::npos);
}

TEST(Answers, HeadHasTheLengthButNotTheBody) {
  AnswerTo to;
  to.head_only = true;
  const std::string answer = write_answer(plain(200, "body"), to);
  EXPECT_NE(answer.find("Content-Length: 5\r\n"), std::string::npos);
  EXPECT_TRUE(answer.ends_with("\r\n\r\n"));
}

TEST(Answers, CookiesAreFoundByTheirWholeName) {
  Request request;
  request.headers = {{"cookie", "other=1; key=secret; keys=2"}};
  EXPECT_EQ(cookie(request, "key"), "secret");
  EXPECT_EQ(cookie(request, "keys"), "2");
  EXPECT_EQ(cookie(request, "ke"), std::nullopt);
  EXPECT_EQ(cookie(Request{}, "key"), std::nullopt);
}

// The example of RFC 6455, section 1.3.
TEST(Answers, TheKeyIsAcceptedAsTheStandardSays) {
  Request request;
  request.method = "GET";
  request.headers = {{"Host", "h"}, {"Sec-WebSocket-Version", "13"}, {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}};
  const auto checked = check_upgrade(request, {});
  ASSERT_TRUE(std::holds_alternative<Upgrade>(checked));
  EXPECT_EQ(std::get<Upgrade>(checked).accept, "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

}  // namespace
}  // namespace minuit::net
