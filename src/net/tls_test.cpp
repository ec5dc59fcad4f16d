#include <gtest/gtest.h>

#include "tests/support/certificate.hpp"
#include "tests/support/net_client.hpp"
#include "tests/support/net_server.hpp"

namespace minuit::net {
namespace {

using support::Certificate;
using support::NetClient;
using support::TestServer;

TEST(Tls, HttpAndWebSocketsComeOverTls) {
  const Certificate certificate("round_trip");
  Options options;
  options.tls = certificate.files();
  TestServer server(std::move(options));
  NetClient page(server.port());
  page.use_tls();
  const std::string answer = page.ask("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n");
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 ")) << answer;
  EXPECT_NE(answer.find("Strict-Transport-Security: "), std::string::npos);
  EXPECT_TRUE(page.at_end());

  NetClient socket(server.port());
  socket.use_tls();
  EXPECT_TRUE(socket.upgrade().starts_with("HTTP/1.1 101 "));
  for (const std::size_t size : {1U, 1000U, 16384U}) {
    socket.write_text(std::string(size, 't'));
    EXPECT_EQ(socket.read_text(), std::string(size, 't'));
  }
  socket.write_text("flood 200");
  for (int i = 0; i < 200; ++i) EXPECT_EQ(socket.read_text().size(), 1000U);
  socket.write(support::client_frame(1, "a") + support::client_frame(1, "b"));
  EXPECT_EQ(socket.read_text(), "a");
  EXPECT_EQ(socket.read_text(), "b");
}

// TLS may have wrapped frames that the socket did not take: the goodbye comes behind them.
TEST(Tls, ASlowReaderIsDroppedAndTold) {
  const Certificate certificate("slow_reader");
  Options options;
  options.tls = certificate.files();
  options.limits.send_queue_bytes = 64 * 1024;
  options.limits.kernel_send_bytes = 16 * 1024;
  options.limits.frames_per_second = options.limits.frames_burst = 100'000;
  TestServer server(std::move(options));
  NetClient slow(server.port(), 4096);
  slow.use_tls();
  slow.upgrade();
  for (int i = 0; i < 100; ++i) slow.write_text("flood 20");
  EXPECT_TRUE(server.service().wait_closed(1));
  EXPECT_EQ(server.server().counters().dropped_slow, 1U);
  EXPECT_EQ(slow.read_close(), kTooSlow) << "it reads at last, and is told";
}

TEST(Tls, PlainTalkToATlsPortEnds) {
  const Certificate certificate("plain_talk");
  Options options;
  options.tls = certificate.files();
  TestServer server(std::move(options));
  NetClient client(server.port());
  client.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_EQ(client.read_answer().find("HTTP/1.1 200"), std::string::npos);
}

TEST(Tls, OnlyWhatKeepsItsSecretsIsSpoken) {
  for (const bool rsa : {false, true}) {
    const Certificate certificate(rsa ? "ciphers_rsa" : "ciphers", rsa);
    Options options;
    options.tls = certificate.files();
    TestServer server(std::move(options));
    const auto speaks = [&](const char* ciphers) {
      NetClient client(server.port());
      return client.use_tls(ciphers);
    };
    EXPECT_TRUE(speaks(nullptr)) << "TLS 1.3";
    EXPECT_TRUE(speaks("ECDHE+AESGCM"));
    EXPECT_TRUE(speaks("ECDHE+CHACHA20"));
    for (const char* weak :
         {"ECDHE-ECDSA-AES128-SHA", "ECDHE-ECDSA-AES256-SHA384", "ECDHE-RSA-AES128-SHA", "ECDHE-RSA-AES256-SHA384",
          "AES128-GCM-SHA256", "AES256-SHA256", "AES128-SHA", "DHE-RSA-AES128-GCM-SHA256", "ECDHE+AESCCM"})
      EXPECT_FALSE(speaks(weak)) << weak;
    NetClient old(server.port());
    EXPECT_FALSE(old.use_old_tls()) << "TLS 1.1";
  }
}

TEST(Tls, ARenewedCertificateIsUsedWithoutARestart) {
  const Certificate used("renewed");
  const Certificate next("next");
  Options options;
  options.tls = used.files();
  options.limits.certificate_check = Milliseconds(20);
  TestServer server(std::move(options));
  const auto shown = [&] {
    NetClient client(server.port());
    client.use_tls();
    return client.certificate();
  };
  const auto told = [&](std::size_t count) {
    return server.wait_until([&](const Counters&) { return server.service().certificates().size() >= count; });
  };
  NetClient before(server.port());
  before.use_tls();
  before.upgrade();
  const std::string old = shown();
  EXPECT_FALSE(old.empty());
  EXPECT_EQ(shown(), old);

  support::replace_file(used.files().certificate, "not a certificate");
  ASSERT_TRUE(told(1));
  EXPECT_TRUE(server.service().certificates()[0].starts_with("the TLS certificate ")) << server.service().certificates()[0];
  EXPECT_EQ(shown(), old) << "the old one stays in use";

  support::replace_file(used.files().certificate, support::content_of(next.files().certificate));
  ASSERT_TRUE(told(2));
  EXPECT_NE(server.service().certificates()[1].find("does not belong"), std::string::npos) << "its key is not there yet";
  support::replace_file(used.files().key, support::content_of(next.files().key));
  ASSERT_TRUE(told(3));
  EXPECT_EQ(server.service().certificates()[2], "");
  EXPECT_NE(shown(), old);
  before.write_text("as before");
  EXPECT_EQ(before.read_text(), "as before") << "who came before stays";
}

TEST(Tls, ASecondPortSharesEveryLimitWithThePlainOne) {
  const Certificate certificate("second_port");
  Options options;
  options.second_port = SecondPort{0, certificate.files()};
  options.limits.connections_per_address = 2;
  TestServer server(std::move(options));
  const u16 second = server.server().second_port();
  ASSERT_NE(second, 0);
  ASSERT_NE(second, server.port());
  NetClient plain(server.port());
  EXPECT_TRUE(plain.upgrade().starts_with("HTTP/1.1 101 "));
  NetClient secure(second);
  ASSERT_TRUE(secure.use_tls());
  EXPECT_TRUE(secure.upgrade().starts_with("HTTP/1.1 101 "));
  plain.write_text("all");
  EXPECT_EQ(plain.read_text(), "to all");
  EXPECT_EQ(secure.read_text(), "to all") << "one server";
  NetClient third(second);
  ASSERT_TRUE(third.use_tls());
  EXPECT_TRUE(third.ask("GET / HTTP/1.1\r\nHost: h\r\n\r\n").starts_with("HTTP/1.1 429 ")) << "the address has its two";
  server.stop();
  EXPECT_EQ(plain.read_close(), 1012U);
  EXPECT_EQ(secure.read_close(), 1012U);
}

TEST(Tls, FaultsOfTheFilesAreOneLine) {
  const Certificate one("one");
  const Certificate other("other");
  support::EchoService service;
  const auto error_of = [&](TlsFiles files) {
    Options options;
    options.tls = std::move(files);
    auto opened = Server::open(std::move(options), service);
    return opened.ok() ? std::string("none") : opened.error();
  };
  EXPECT_EQ(error_of(one.files()), "none");
  EXPECT_EQ(error_of({one.files().certificate, other.files().key}),
            "the TLS key " + other.files().key + " does not belong to the certificate " + one.files().certificate);
  EXPECT_TRUE(error_of({"/nowhere.pem", one.files().key}).starts_with("the TLS certificate /nowhere.pem cannot be read: "));
  EXPECT_TRUE(error_of({one.files().certificate, "/nowhere.pem"}).starts_with("the TLS key /nowhere.pem cannot be read: "));
  const std::string swapped = error_of({one.files().key, one.files().certificate});
  EXPECT_TRUE(swapped.starts_with("the TLS certificate ")) << swapped;
}

}  // namespace
}  // namespace minuit::net
