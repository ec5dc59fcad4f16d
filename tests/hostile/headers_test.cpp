// What no answer says: that another site may read it, or that the browser should go elsewhere (docs/ASVS.md, 3.4.2 and 3.7.2).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/table_player.hpp"

namespace minuit::support {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Headers, no_answer_opens_itself_to_other_sites_or_leads_to_them) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  const std::string opened = post(running.port(), "/api/tables", R"({"command":1,"game":"le-fantome-de-minuit"})", cookie).body;
  const std::string table = opened.substr(opened.find(":\"") + 2, 12);
  const std::string elsewhere = std::string("https:") + "//evil.example";
  const std::string rest = " HTTP/1.1\r\nHost: minuit.example\r\nCookie: " + cookie + "\r\nOrigin: " + elsewhere + "\r\n";
  const std::string wishes = "Access-Control-Request-Method: POST\r\nAccess-Control-Request-Headers: content-type\r\n";
  for (const std::string& path :
       {std::string("/"), "/t/" + table, std::string("/health"), std::string("/confiance"), std::string("/api/games"),
        std::string("/api/me"), std::string("/api/me/data"), std::string("/api/me/tables"), std::string("/api/tables"),
        "/api/tables/" + table + "/matches", std::string("/api/trust"), "/ws/" + table, std::string("/nowhere"), "/" + elsewhere,
        "//" + elsewhere.substr(8), "/?next=" + elsewhere, std::string("/t")}) {
    for (const std::string method : {"GET ", "HEAD ", "OPTIONS ", "POST "}) {
      const std::string more =
          method == "POST " ? "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}" : wishes + "\r\n";
      NetClient client(running.port());
      client.write(method + path + rest + more);
      const std::string answer = client.read_answer(method == "HEAD ");
      const std::string head = answer.substr(0, answer.find("\r\n\r\n"));
      EXPECT_THAT(head, HasSubstr("HTTP/1.1 ")) << method << path;
      EXPECT_THAT(head, Not(HasSubstr("HTTP/1.1 3"))) << method << path;
      EXPECT_THAT(head, Not(HasSubstr("Access-Control"))) << method << path;
      EXPECT_THAT(head, Not(HasSubstr("Location:"))) << method << path;
    }
  }
}

}  // namespace
}  // namespace minuit::support
