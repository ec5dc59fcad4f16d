// A connection, plain or TLS, driven by readiness: the caller waits until the socket can do something, then lets it do as much as
// it can. So no connection needs a buffer while it waits.
#pragma once
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstddef>
#include <span>

#include "net/tls.hpp"

namespace minuit::net {

namespace asio = boost::asio;
// The concrete executor throughout: the erased one costs an allocation and virtual calls on every step.
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
inline constexpr asio::use_awaitable_t<Executor> kAwait{};

struct Moved {
  enum class Kind : u8 { some, want_read, want_write, end } kind = Kind::end;
  std::size_t bytes = 0;  // above 0 if some
};

class Stream {
 public:
  // Without a context it is plain.
  Stream(TcpSocket socket, SSL_CTX* context);
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
  Stream(Stream&& other) noexcept;
  Stream& operator=(Stream&&) = delete;
  ~Stream();

  [[nodiscard]] bool secure() const { return tls_ != nullptr; }
  [[nodiscard]] TcpSocket& socket() { return socket_; }  // until it is released
  // From now on someone else than Asio watches it. False: it cannot be had.
  [[nodiscard]] bool release();
  [[nodiscard]] int handle() { return released_ >= 0 ? released_ : socket_.native_handle(); }
  // `some` when done, at once if plain.
  [[nodiscard]] Moved handshake();
  [[nodiscard]] Moved read(std::span<u8> into);
  [[nodiscard]] Moved write(std::span<const u8> bytes);
  // Nothing more will be written; the peer reads to the end.
  void finish();
  void close();

 private:
  [[nodiscard]] Moved outcome(int result) const;
  TcpSocket socket_;
  int released_ = -1;
  Tls tls_;
};

}  // namespace minuit::net
