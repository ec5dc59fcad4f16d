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
