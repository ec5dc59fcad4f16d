// OpenSSL's objects with owners, and the server's certificate.
#pragma once
#include <openssl/ssl.h>

#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "net/server.hpp"

namespace minuit::net {

struct FreeTls {
  void operator()(SSL* tls) const { SSL_free(tls); }
  void operator()(SSL_CTX* context) const { SSL_CTX_free(context); }
};
using Tls = std::unique_ptr<SSL, FreeTls>;
using TlsContext = std::unique_ptr<SSL_CTX, FreeTls>;

// TLS 1.2 or newer with that certificate, and only what keeps its secrets when the key becomes known later; the error names the
// file at fault.
[[nodiscard]] Result<TlsContext, std::string> load_tls(const TlsFiles& files);

// The certificate in use. When its files change the new one is taken for whoever comes from then on.
class Certificate {
 public:
  explicit operator bool() const { return files_.has_value(); }
  // An empty string, or why not.
  [[nodiscard]] std::string open(const TlsFiles& files);
  // From any thread; nothing if it was never opened.
  [[nodiscard]] TlsContext current() const;
  // Looks at the files, always from the same thread. Nothing if there is nothing new to tell; else an empty string if the new one
  // is in use, or why it is not.
  [[nodiscard]] std::optional<std::string> look();

 private:
  std::optional<TlsFiles> files_;
  std::string seen_;     // the files as they were last read, to be compared
  std::string trouble_;  // as last told
  mutable std::mutex mutex_;
  TlsContext context_;
};

}  // namespace minuit::net
