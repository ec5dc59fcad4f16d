#include "net/tls.hpp"

#include <openssl/err.h>

#include <csignal>

namespace minuit::net {
namespace {

std::string reason() {
  const char* text = ERR_reason_error_string(ERR_peek_last_error());
  ERR_clear_error();
  return text != nullptr ? std::string(": ") + text : std::string();
}

}  // namespace

Result<TlsContext, std::string> load_tls(const TlsFiles& files) {
  TlsContext context(SSL_CTX_new(TLS_server_method()));
  if (!context) return "TLS cannot be set up" + reason();
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  // Idle connections give their buffers back; a write that could not finish is repeated from wherever the queue then lies.
  SSL_CTX_set_mode(context.get(), SSL_MODE_RELEASE_BUFFERS | SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  SSL_CTX_set_options(context.get(), SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_session_cache_mode(context.get(), SSL_SESS_CACHE_OFF);
  ERR_clear_error();
  if (SSL_CTX_use_certificate_chain_file(context.get(), files.certificate.c_str()) != 1)
    return "the TLS certificate " + files.certificate + " cannot be read" + reason();
  // A key that is not the certificate's is refused here already, so the two faults are told apart.
  if (SSL_CTX_use_PrivateKey_file(context.get(), files.key.c_str(), SSL_FILETYPE_PEM) != 1) {
    if (ERR_GET_REASON(ERR_peek_last_error()) == X509_R_KEY_VALUES_MISMATCH) {
      ERR_clear_error();
      return "the TLS key " + files.key + " does not belong to the certificate " + files.certificate;
    }
    return "the TLS key " + files.key + " cannot be read" + reason();
  }
  if (SSL_CTX_check_private_key(context.get()) != 1) {
    ERR_clear_error();
    return "the TLS key " + files.key + " does not belong to the certificate " + files.certificate;
  }
  // OpenSSL writes to the socket itself, without a way to ask for no signal when the peer is gone.
  std::signal(SIGPIPE, SIG_IGN);
  return context;
}

}  // namespace minuit::net
