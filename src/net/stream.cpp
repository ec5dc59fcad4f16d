#include "net/stream.hpp"

#include <openssl/err.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <utility>

#include "net/send_batch.hpp"

namespace minuit::net {
namespace {

int clamped(std::size_t bytes) { return static_cast<int>(std::min<std::size_t>(bytes, INT_MAX)); }

}  // namespace

Stream::Stream(TcpSocket socket, SSL_CTX* context) : socket_(std::move(socket)) {
  if (context == nullptr) return;
  tls_.reset(SSL_new(context));
  if (!tls_) return;
  boost::system::error_code ignored;
  socket_.native_non_blocking(true, ignored);
  SSL_set_fd(tls_.get(), socket_.native_handle());
  SSL_set_accept_state(tls_.get());
}

Stream::Stream(Stream&& other) noexcept
    : socket_(std::move(other.socket_)), released_(std::exchange(other.released_, -1)), tls_(std::move(other.tls_)) {}

Stream::~Stream() {
  if (released_ >= 0) ::close(released_);
}

bool Stream::release() {
  boost::system::error_code error;
  released_ = socket_.release(error);
  if (error) released_ = -1;
  return released_ >= 0;
}

Moved Stream::outcome(int result) const {
  if (result > 0) return {Moved::Kind::some, static_cast<std::size_t>(result)};
  switch (SSL_get_error(tls_.get(), result)) {
    case SSL_ERROR_WANT_READ: return {Moved::Kind::want_read, 0};
    case SSL_ERROR_WANT_WRITE: return {Moved::Kind::want_write, 0};
    default: return {Moved::Kind::end, 0};
  }
}

Moved Stream::handshake() {
  if (!tls_) return {Moved::Kind::some, 0};
  ERR_clear_error();
  return outcome(SSL_do_handshake(tls_.get()));
}

Moved Stream::read(std::span<u8> into) {
  if (tls_) {
    ERR_clear_error();
    return outcome(SSL_read(tls_.get(), into.data(), clamped(into.size())));
  }
  ssize_t result = 0;
  do result = ::recv(handle(), into.data(), into.size(), MSG_DONTWAIT);
  while (result < 0 && errno == EINTR);
  if (result > 0) return {Moved::Kind::some, static_cast<std::size_t>(result)};
  return {result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? Moved::Kind::want_read : Moved::Kind::end, 0};
}

Moved Stream::write(std::span<const u8> bytes) {
  if (tls_) {
    ERR_clear_error();
    return outcome(SSL_write(tls_.get(), bytes.data(), clamped(bytes.size())));
  }
  const ssize_t result = send_now(handle(), bytes);
  if (result > 0) return {Moved::Kind::some, static_cast<std::size_t>(result)};
  return {result == -EAGAIN ? Moved::Kind::want_write : Moved::Kind::end, 0};
}

void Stream::finish() {
  if (tls_ && SSL_is_init_finished(tls_.get()) == 1) {
    ERR_clear_error();
    SSL_shutdown(tls_.get());
  }
  ::shutdown(handle(), SHUT_WR);
}

void Stream::close() {
  if (released_ >= 0) {
    ::close(std::exchange(released_, -1));
    return;
  }
  boost::system::error_code ignored;
  socket_.close(ignored);
}

}  // namespace minuit::net
