// `minuit serve` as a process: it says where it is, and ends when told to.
#include <gtest/gtest.h>

#include <csignal>

#include "codec/read.hpp"
#include "server/api.hpp"
#include "tests/support/certificate.hpp"
#include "tests/support/child.hpp"
#include "tests/support/table_player.hpp"

namespace minuit {
namespace {

using support::Child;

TEST(Serve, stops_when_told_and_has_kept_everything) {
  const support::TemporaryFolder folder;
  std::string cookie;
  std::string tables;
  for (const int signal : {SIGTERM, SIGKILL, SIGINT}) {
    Child child(folder.path());
    ASSERT_TRUE(child.line.starts_with("Minuit is served at http")) << child.line;
    if (cookie.empty()) {
      cookie = support::new_cookie(child.port());
      tables = support::post(child.port(), "/api/tables", R"({"command":1,"game":"le-fantome-de-minuit"})", cookie).body;
    }
    const std::string table = tables.substr(tables.find(":\"") + 2, 12);
    support::TablePlayer player(child.port(), table, cookie);
    EXPECT_TRUE(player.read_a<match::Table>()) << "after signal " << signal;
    child.tell(signal);
    EXPECT_EQ(player.read_close(), signal == SIGKILL ? 0 : 1012);
    player.leave();
    EXPECT_EQ(child.wait(), signal == SIGKILL ? -1 : 0);
  }
}

// Everything over TLS, by the program's own options: a page, a table that is opened, a match in which a move is made.
TEST(Serve, plays_over_tls) {
  const support::TemporaryFolder folder;
  const support::Certificate certificate("serve");
  Child child(folder.path(), {"--tls-cert", certificate.files().certificate, "--tls-key", certificate.files().key});
  ASSERT_TRUE(child.line.starts_with("Minuit is served at https:")) << child.line;
  const auto ask = [&](const std::string& request) {
    support::NetClient client(child.port());
    client.use_tls();
    return client.ask(request);
  };
  const std::string host = " HTTP/1.1\r\nHost: minuit.example\r\n";
  const std::string me = ask("GET /api/me" + host + "\r\n");
  EXPECT_NE(me.find("Strict-Transport-Security: "), std::string::npos);
  EXPECT_NE(me.find("; Secure"), std::string::npos);
  const std::size_t at = me.find("__Host-minuit=");
  ASSERT_NE(at, std::string::npos) << me;
  const std::string cookie = me.substr(at, me.find(';', at) - at);
  const std::string body = R"({"command":1,"game":"le-fantome-de-minuit","players":2,"bots":["random"]})";
  const std::string opened = ask("POST /api/tables" + host + "Cookie: " + cookie + "\r\nContent-Type: application/json\r\n" +
                                 "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
  const auto table = codec::read<server::TableOpened>(opened.substr(std::min(opened.find("\r\n\r\n") + 4, opened.size())));
  ASSERT_TRUE(table.ok()) << opened;
  support::TablePlayer player(child.port(), table.value().table, cookie, true);
  const auto seen = player.read_a<match::Table>();
  ASSERT_TRUE(seen && seen->seat) << "the cookie is known";
  player.send(match::Begin{2});
  while (!player.may_act()) ASSERT_TRUE(player.read());
  const u64 before = player.version;
  ASSERT_TRUE(player.act());
  ASSERT_TRUE(player.read_to(before + 1)) << "the move is made, stored and told";
  support::NetClient plain(child.port());
  plain.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_EQ(plain.read_answer().find("HTTP/1.1 200"), std::string::npos) << "nothing in clear";
  child.tell(SIGTERM);
  EXPECT_EQ(player.read_close(), 1012);
  player.leave();
  EXPECT_EQ(child.wait(), 0);
}

// Plain HTTP stays what it was, and HTTPS is beside it with a certificate that nobody had to make.
TEST(Serve, has_a_certificate_of_the_house_by_itself) {
  const support::TemporaryFolder folder;
  std::string shown;
  for (const int start : {1, 2}) {
    Child child(folder.path(), {"--local-tls"});
    ASSERT_TRUE(child.line.starts_with("Minuit is served at http:")) << child.line;
    ASSERT_TRUE(child.second_line.starts_with("and at https:")) << child.second_line;
    EXPECT_EQ(support::get(child.port(), "/health").status, 200U);
    support::NetClient secure(child.second_port());
    ASSERT_TRUE(secure.use_tls());
    EXPECT_TRUE(secure.ask("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").starts_with("HTTP/1.1 200 "));
    if (start == 1) shown = secure.certificate();
    EXPECT_EQ(secure.certificate(), shown) << "the same after a restart";
    child.tell(SIGTERM);
    EXPECT_EQ(child.wait(), 0);
  }
}

}  // namespace
}  // namespace minuit
