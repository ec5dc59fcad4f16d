// OpenSSL's objects with owners, and the server's certificate.
#pragma once
#include <openssl/ssl.h>

#include <memory>
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

// TLS 1.2 or newer with that certificate; the error names the file at fault.
[[nodiscard]] Result<TlsContext, std::string> load_tls(const TlsFiles& files);

}  // namespace minuit::net
