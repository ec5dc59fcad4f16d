#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/x509.h>

#include <cstdio>
#include <filesystem>
#include <fstream>

#include "tests/support/net_client.hpp"
#include "tests/support/net_server.hpp"

namespace minuit::net {
namespace {

namespace fs = std::filesystem;
using support::NetClient;
using support::TestServer;

// A self-signed certificate and its key in a folder of their own.
class Certificate {
 public:
  explicit Certificate(const std::string& name) : folder_(fs::path(testing::TempDir()) / ("minuit_tls_" + name)) {
    fs::create_directories(folder_);
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(EVP_EC_gen("P-256"), EVP_PKEY_free);
    const std::unique_ptr<X509, decltype(&X509_free)> made(X509_new(), X509_free);
    ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(made.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(made.get()), 3600);
    X509_set_pubkey(made.get(), key.get());
    X509_sign(made.get(), key.get(), EVP_sha256());
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> certificate_file(std::fopen(files().certificate.c_str(), "w"),
                                                                           std::fclose);
    PEM_write_X509(certificate_file.get(), made.get());
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> key_file(std::fopen(files().key.c_str(), "w"), std::fclose);
    PEM_write_PrivateKey(key_file.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  }
  Certificate(const Certificate&) = delete;
  Certificate& operator=(const Certificate&) = delete;
  ~Certificate() { fs::remove_all(folder_); }
  [[nodiscard]] TlsFiles files() const { return {folder_ / "certificate.pem", folder_ / "key.pem"}; }

 private:
  fs::path folder_;
};

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
