// HTTPS for a house: the files, the renewal, and the whole server over both of its ports.
#include "server/local_tls.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "codec/read.hpp"
#include "net/tls.hpp"
#include "server/api.hpp"
#include "server/checkup.hpp"
#include "server/data_folder.hpp"
#include "server/game_server.hpp"
#include "server/thinking.hpp"
#include "tests/support/certificate.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

constexpr i64 kNow = 1'800'000'000;

mode_t mode_of(const std::string& path) {
  struct stat now{};
  return stat(path.c_str(), &now) == 0 ? now.st_mode & 0777U : 0U;
}

class LocalTlsFiles : public testing::Test {
 protected:
  [[nodiscard]] std::string authority() const { return folder.path() + "/tls-authority.pem"; }
  [[nodiscard]] std::string certificate() const { return folder.path() + "/tls-server.pem"; }
  [[nodiscard]] Result<std::unique_ptr<LocalTls>, std::string> open(i64 now_s = kNow) {
    return LocalTls::open(authority(), certificate(), "0.0.0.0", now_s, [this] { return machine; });
  }
  TemporaryFolder folder;
  Machine machine{"pc-salon", {"127.0.0.1", "192.168.1.5", "8.8.4.4"}};
};

TEST_F(LocalTlsFiles, are_made_once_and_are_their_owners_alone) {
  std::ofstream(authority() + ".new") << "what a start that was cut short left";
  const auto first = open();
  ASSERT_TRUE(first.ok()) << first.error();
  EXPECT_EQ(mode_of(authority()), 0600U);
  EXPECT_EQ(mode_of(certificate()), 0600U);
  EXPECT_FALSE(std::filesystem::exists(authority() + ".new"));
  EXPECT_THAT(first.value()->names(), Contains("192.168.1.5"));
  EXPECT_THAT(first.value()->names(), Not(Contains("8.8.4.4"))) << "no address of a house";
  const std::string files = content_of(authority()) + content_of(certificate());
  chmod(authority().c_str(), 0644);
  const auto again = open();
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(content_of(authority()) + content_of(certificate()), files) << "nothing was made anew";
  EXPECT_EQ(mode_of(authority()), 0600U) << "closed to others";
}

TEST_F(LocalTlsFiles, are_renewed_when_the_machine_has_another_address) {
  const auto tls = open();
  ASSERT_TRUE(tls.ok());
  const std::string trusted = content_of(authority());
  const auto renewed = [&](i64 now_s = kNow) {
    const std::string before = content_of(certificate());
    EXPECT_EQ(tls.value()->renew(now_s), std::nullopt);
    return content_of(certificate()) != before;
  };
  EXPECT_FALSE(renewed());
  machine.addresses = {"127.0.0.1", "192.168.1.77"};
  EXPECT_TRUE(renewed());
  EXPECT_THAT(tls.value()->names(), Contains("192.168.1.77"));
  EXPECT_FALSE(renewed());
  machine.addresses = {"127.0.0.1"};
  EXPECT_FALSE(renewed()) << "the network went away";
  machine.host = "other";
  EXPECT_TRUE(renewed()) << "other.local";
  EXPECT_TRUE(renewed(kNow + 350 * kDay_s)) << "near its end";
  EXPECT_FALSE(renewed(kNow + 350 * kDay_s));
  std::filesystem::remove(certificate());
  EXPECT_TRUE(renewed(kNow + 350 * kDay_s)) << "it was removed";
  EXPECT_EQ(content_of(authority()), trusted) << "what the devices trust stays";
}

TEST_F(LocalTlsFiles, that_are_damaged_are_remade_or_told) {
  ASSERT_TRUE(open().ok());
  const std::string trusted = content_of(authority());
  for (const std::string& damaged : {std::string(), std::string("half"), content_of(certificate()).substr(0, 300)}) {
    std::ofstream(certificate(), std::ios::trunc) << damaged;
    ASSERT_TRUE(open().ok()) << damaged;
    EXPECT_TRUE(net::load_tls({certificate(), certificate()}).ok());
  }
  for (const std::string& damaged : {std::string(), trusted.substr(0, trusted.size() / 2)}) {
    std::ofstream(authority(), std::ios::trunc) << damaged;
    const auto refused = open();
    ASSERT_FALSE(refused.ok());
    EXPECT_THAT(refused.error(), HasSubstr(authority() + " is not the certificate of a house"));
    EXPECT_THAT(refused.error(), Not(HasSubstr("\n")));
    EXPECT_EQ(content_of(authority()), damaged) << "left as it is";
  }
  std::ofstream(authority(), std::ios::trunc) << trusted;
  EXPECT_TRUE(open().ok());
}

TEST_F(LocalTlsFiles, of_another_authority_are_made_anew) {
  ASSERT_TRUE(open().ok());
  const std::string old = content_of(certificate());
  std::filesystem::remove(authority());
  ASSERT_TRUE(open().ok());
  EXPECT_NE(content_of(certificate()), old);
}

// ---- the server

Settings local_settings(const std::string& folder) {
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder;
  settings.local_tls_port = u16{0};
  return settings;
}

std::string ask_at(u16 port, bool tls, const std::string& path, const std::string& headers = {}) {
  NetClient client(port);
  if (tls) client.use_tls();
  return client.ask("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + std::to_string(port) + "\r\n" + headers +
                    "Connection: close\r\n\r\n");
}

std::string cookie_of(const std::string& answer) {
  const std::size_t at = answer.find("Set-Cookie: ");
  if (at == std::string::npos) return {};
  const std::size_t from = at + std::string_view("Set-Cookie: ").size();
  return answer.substr(from, answer.find(';', from) - from);
}

Me me_of(const std::string& answer) {
  const auto read = codec::read<Me>(answer.substr(std::min(answer.find("\r\n\r\n") + 4, answer.size())));
  EXPECT_TRUE(read.ok()) << answer;
  return read.ok() ? read.value() : Me{};
}

TEST(LocalTlsServer, serves_one_house_over_two_ports) {
  const TemporaryFolder folder;
  RunningServer running(local_settings(folder.path()));
  const u16 plain = running.port();
  const u16 secure = running.server().local_tls_port();
  ASSERT_NE(secure, 0);
  ASSERT_NE(secure, plain);
  const std::string over_plain = ask_at(plain, false, "/api/trust");
  const std::string over_tls = ask_at(secure, true, "/api/trust");
  for (const std::string& answer : {over_plain, over_tls}) {
    EXPECT_THAT(answer, HasSubstr("HTTP/1.1 200 "));
    EXPECT_THAT(answer, Not(HasSubstr("Strict-Transport-Security")))
        << "a browser that obeyed it would never see the plain port of this host again";
  }
  EXPECT_THAT(over_plain, HasSubstr(" https:" + std::string("//127.0.0.1:") + std::to_string(secure) + ";"))
      << "the page may ask whether the other port is trusted";
  const auto trust = codec::read<Trust>(over_tls.substr(over_tls.find("\r\n\r\n") + 4));
  ASSERT_TRUE(trust.ok());
  EXPECT_EQ(trust.value().http_port, plain);
  EXPECT_EQ(trust.value().https_port, secure);
  EXPECT_THAT(trust.value().names, Contains("127.0.0.1"));
  EXPECT_EQ(trust.value().short_fingerprint, running.server().house_fingerprint());

  const std::string certificate = ask_at(plain, false, trust.value().certificate);
  EXPECT_THAT(certificate, HasSubstr("Content-Type: application/x-x509-ca-cert\r\n"));
  const auto kept = LocalAuthority::from_pem(content_of(authority_in(folder.path())));
  ASSERT_TRUE(kept);
  EXPECT_EQ(certificate.substr(certificate.find("\r\n\r\n") + 4), kept->der()) << "the certificate, and nothing of its key";
  EXPECT_THAT(ask_at(secure, false, "/health"), Not(HasSubstr("HTTP/1.1 200"))) << "nothing in clear on the second port";

  match::Games games;
  games.has_bot = has_bot;
  const auto checked = check_folder(folder.path(), games);
  ASSERT_TRUE(checked.ok()) << checked.error();
  EXPECT_TRUE(checked.value().damages.empty());
}

TEST(LocalTlsServer, lets_only_its_own_plain_page_read_its_health) {
  const TemporaryFolder folder;
  RunningServer running(local_settings(folder.path()));
  const u16 secure = running.server().local_tls_port();
  const std::string scheme = "http:";
  const auto with_origin = [&](const std::string& origin, bool tls = true) {
    return ask_at(tls ? secure : running.port(), tls, "/health", "Origin: " + origin + "\r\n");
  };
  const std::string own = scheme + "//127.0.0.1:" + std::to_string(running.port());
  EXPECT_THAT(with_origin(own), HasSubstr("Access-Control-Allow-Origin: " + own + "\r\n"));
  for (const std::string& foreign : {scheme + "//127.0.0.1:1", scheme + "//evil.example", std::string("null"), own + "0"})
    EXPECT_THAT(with_origin(foreign), Not(HasSubstr("Access-Control"))) << foreign;
  EXPECT_THAT(with_origin(own, false), Not(HasSubstr("Access-Control")));
}

TEST(LocalTlsServer, knows_who_moves_over_from_the_plain_port) {
  const TemporaryFolder folder;
  RunningServer running(local_settings(folder.path()));
  const u16 secure = running.server().local_tls_port();
  const std::string plain = cookie_of(ask_at(running.port(), false, "/api/me"));
  ASSERT_THAT(plain, HasSubstr("minuit="));
  const std::string person = me_of(ask_at(running.port(), false, "/api/me", "Cookie: " + plain + "\r\n")).id;

  const std::string moved = ask_at(secure, true, "/api/me", "Cookie: " + plain + "\r\n");
  EXPECT_EQ(me_of(moved).id, person);
  const std::string own = cookie_of(moved);
  ASSERT_THAT(own, HasSubstr("__Host-minuit="));
  const std::string page = ask_at(secure, true, "/", "Cookie: " + plain + "\r\n");
  EXPECT_EQ(cookie_of(page), own) << "the page brings it already";
  EXPECT_EQ(me_of(ask_at(secure, true, "/api/me", "Cookie: " + own + "\r\n")).id, person);

  const std::string other = cookie_of(ask_at(running.port(), false, "/api/me"));
  EXPECT_EQ(me_of(ask_at(secure, true, "/api/me", "Cookie: " + other + "; " + own + "\r\n")).id, person)
      << "once there, nothing that came in clear changes who somebody is";
  EXPECT_NE(me_of(ask_at(running.port(), false, "/api/me", "Cookie: " + own + "\r\n")).id, person)
      << "what was given over TLS is worth nothing in clear";
  EXPECT_NE(me_of(ask_at(secure, true, "/api/me", "Cookie: " + plain.substr(0, plain.find('.')) + "\r\n")).id, person)
      << "only a signed one moves";
}

TEST(LocalTlsServer, plays_over_both_ports_at_one_table) {
  const TemporaryFolder folder;
  RunningServer running(local_settings(folder.path()));
  const u16 secure = running.server().local_tls_port();
  const std::string host = new_cookie(running.port());
  const HttpAnswer opened = post(running.port(), "/api/tables",
                                 R"({"command":1,"game":"le-fantome-de-minuit","config":{"players":2,"rounds":1}})", host);
  const auto table = codec::read<TableOpened>(opened.body);
  ASSERT_TRUE(table.ok()) << opened.body;
  TablePlayer in_clear(running.port(), table.value().table, host);
  const std::string guest_cookie = cookie_of(ask_at(secure, true, "/api/me"));
  TablePlayer over_tls(secure, table.value().table, guest_cookie, true);
  ASSERT_TRUE(in_clear.read_a<match::Table>() && over_tls.read_a<match::Table>());
  over_tls.send(match::Sit{1, Seat{1}});
  ASSERT_TRUE(over_tls.read_a<match::Done>());
  in_clear.send(match::Begin{2});
  ASSERT_TRUE(in_clear.read_a<match::Done>());
  while (!in_clear.turn && in_clear.read()) {
  }
  ASSERT_TRUE(over_tls.read_to(in_clear.version));
  EXPECT_TRUE(play({&in_clear, &over_tls}, 8));
  in_clear.leave();
  over_tls.leave();
}

TEST(LocalTlsServer, is_told_where_it_cannot_be) {
  const auto error_of = [](const Settings& settings) {
    auto opened = GameServer::open(settings);
    return opened.ok() ? std::string("none") : opened.error();
  };
  Settings in_memory = test_settings();
  in_memory.local_tls_port = u16{0};
  EXPECT_THAT(error_of(in_memory), HasSubstr("data folder"));
  const TemporaryFolder folder;
  RunningServer running(local_settings(folder.path()));
  const TemporaryFolder other;
  Settings taken = local_settings(other.path());
  taken.local_tls_port = running.server().local_tls_port();
  EXPECT_THAT(error_of(taken), HasSubstr("another program has it"));
  Settings both = local_settings(other.path());
  const support::Certificate own("both");
  both.net.tls = own.files();
  EXPECT_THAT(error_of(both), HasSubstr("only for a first one without"));
  const RunningServer without;
  EXPECT_EQ(get(without.port(), "/minuit-ca.crt").status, 404U);
  EXPECT_THAT(get(without.port(), "/api/trust").body, HasSubstr(R"("https_port":0)"));
}

}  // namespace
}  // namespace minuit::server
