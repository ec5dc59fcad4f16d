#include "net/tls.hpp"

#include <openssl/err.h>
#include <sys/stat.h>

#include <csignal>

namespace minuit::net {
namespace {

std::string reason() {
  const char* text = ERR_reason_error_string(ERR_peek_last_error());
  ERR_clear_error();
  return text != nullptr ? std::string(": ") + text : std::string();
}

// Of TLS 1.2; those of 1.3 are all like this. Each connection has a key of its own, and what is changed on the way is noticed
// before it is decrypted.
constexpr const char* kCiphers = "ECDHE+AESGCM:ECDHE+CHACHA20";

// What tells one state of a file from another without reading it.
std::string state_of(const std::string& path) {
  struct stat found{};
  if (::stat(path.c_str(), &found) != 0) return "none";
  std::string state;
  for (const auto each : {static_cast<i64>(found.st_ino), static_cast<i64>(found.st_size), static_cast<i64>(found.st_mtim.tv_sec),
                          static_cast<i64>(found.st_mtim.tv_nsec)})
    state.append(std::to_string(each)).append(" ");
  return state;
}

std::string state_of(const TlsFiles& files) { return state_of(files.certificate) + "/ " + state_of(files.key); }

}  // namespace

Result<TlsContext, std::string> load_tls(const TlsFiles& files) {
  TlsContext context(SSL_CTX_new(TLS_server_method()));
  if (!context) return "TLS cannot be set up" + reason();
  SSL_CTX_set_min_proto_version(context.get(), TLS1_2_VERSION);
  if (SSL_CTX_set_cipher_list(context.get(), kCiphers) != 1) return "TLS cannot be set up" + reason();
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

std::string Certificate::open(const TlsFiles& files) {
  seen_ = state_of(files);  // before they are read: what changes meanwhile is read again
  auto loaded = load_tls(files);
  if (!loaded.ok()) return loaded.error();
  files_ = files;
  context_ = std::move(loaded).value();
  return {};
}

TlsContext Certificate::current() const {
  const std::lock_guard lock(mutex_);
  if (context_) SSL_CTX_up_ref(context_.get());
  return TlsContext(context_.get());
}

// What could not be used is tried again each time, for it may have been half written.
std::optional<std::string> Certificate::look() {
  const std::string now = state_of(*files_);
  if (now == seen_ && trouble_.empty()) return std::nullopt;
  const bool changed = now != std::exchange(seen_, now);
  auto loaded = load_tls(*files_);
  if (!loaded.ok()) {
    if (!changed && trouble_ == loaded.error()) return std::nullopt;
    trouble_ = loaded.error();
    return trouble_;
  }
  trouble_.clear();
  const std::lock_guard lock(mutex_);
  context_ = std::move(loaded).value();
  return std::string();
}

}  // namespace minuit::net
