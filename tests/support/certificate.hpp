// A self-signed certificate and its key in a folder of their own, for as long as the test needs them.
#pragma once
#include <gtest/gtest.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

#include "net/server.hpp"

namespace minuit::support {

[[nodiscard]] inline std::string content_of(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// In one step, as those who renew certificates do.
inline void replace_file(const std::string& path, const std::string& content) {
  std::ofstream(path + ".new") << content;
  std::filesystem::rename(path + ".new", path);
}

class Certificate {
 public:
  explicit Certificate(const std::string& name, bool rsa = false)
      : folder_(std::filesystem::path(testing::TempDir()) / ("minuit_tls_" + name + "_" + std::to_string(getpid()))) {
    std::filesystem::create_directories(folder_);
    const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> key(rsa ? EVP_RSA_gen(2048) : EVP_EC_gen("P-256"), EVP_PKEY_free);
    const std::unique_ptr<X509, decltype(&X509_free)> made(X509_new(), X509_free);
    ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
    X509_gmtime_adj(X509_getm_notBefore(made.get()), 0);
    X509_gmtime_adj(X509_getm_notAfter(made.get()), 3600);
    X509_set_pubkey(made.get(), key.get());
    X509_sign(made.get(), key.get(), EVP_sha256());
    const File certificate_file(std::fopen(files().certificate.c_str(), "w"), std::fclose);
    PEM_write_X509(certificate_file.get(), made.get());
    const File key_file(std::fopen(files().key.c_str(), "w"), std::fclose);
    PEM_write_PrivateKey(key_file.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr);
  }
  Certificate(const Certificate&) = delete;
  Certificate& operator=(const Certificate&) = delete;
  ~Certificate() { std::filesystem::remove_all(folder_); }
  [[nodiscard]] net::TlsFiles files() const { return {folder_ / "certificate.pem", folder_ / "key.pem"}; }

 private:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;
  std::filesystem::path folder_;
};

}  // namespace minuit::support
