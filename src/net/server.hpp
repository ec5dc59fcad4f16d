// The transport: HTTP and WebSocket in one port, a thread a loop. Bytes only; what they mean is the Service's to know.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "base/types.hpp"
#include "net/http.hpp"
#include "net/limits.hpp"
#include "net/task.hpp"

namespace minuit::net {

// Names a WebSocket for as long as the process lives; never reused.
enum class SocketId : u64 {};

inline constexpr unsigned kMostLoops = 64;
inline constexpr unsigned kLoopShift = 56;
[[nodiscard]] constexpr unsigned loop_of(SocketId id) { return static_cast<unsigned>(static_cast<u64>(id) >> kLoopShift); }

// The text of a message; equal text to many sockets is one frame.
using Frame = std::shared_ptr<const std::string>;
[[nodiscard]] inline Frame frame_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

struct TlsFiles {
  std::string certificate;  // PEM, with its chain
  std::string key;          // PEM
};

// HTTPS on a port of its own, beside a first one that speaks plain HTTP.
struct SecondPort {
  u16 port = 0;  // 0: any that is free
  TlsFiles files;
};

struct Options {
  std::string bind = "127.0.0.1";
  u16 port = 0;  // 0: any that is free
  unsigned threads = 1;
  Limits limits;
  std::vector<std::string> allowed_origins;  // beside the server's own, written as browsers do: scheme, host, port
  std::vector<std::string> trusted_proxies;  // addresses whose X-Forwarded-For and X-Forwarded-Proto are believed
  std::optional<TlsFiles> tls;               // of the first port
  std::optional<SecondPort> second_port;     // only beside a first one without TLS; all limits hold for both together
  bool deflate = false;                      // permessage-deflate for those who offer it
};

// An open WebSocket, to be used only on the thread of its loop, within a call of the Service or a posted task. It stays where it
// is until closed() has been called with its id.
class Socket {
 public:
  Socket() = default;
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  virtual ~Socket() = default;
  [[nodiscard]] virtual SocketId id() const = 0;
  [[nodiscard]] virtual const std::shared_ptr<void>& context() const = 0;  // as admitted
  // Goes out when the current call returns, together with all else sent to this socket meanwhile.
  virtual void send(Frame frame) = 0;
  // What was sent before goes out first. Nothing is received any more.
  virtual void close(u16 code, std::string_view reason) = 0;
};

// Lets a WebSocket in.
struct Admission {
  std::shared_ptr<void> context;
  Headers headers;  // of the 101 answer: cookies
};

// A request or a connection that was turned away.
struct Refusal {
  unsigned status = 0;      // of the answer; 0: closed without one
  std::string_view why;     // one of few, and nothing that a stranger wrote
  std::string_view remote;  // address of the peer
};

// The layer above. Calls come on the thread of the connection's loop and never one within another.
class Service {
 public:
  Service() = default;
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;
  virtual ~Service() = default;
  virtual void answer(const Request& request, Reply reply) = 0;
  virtual std::variant<Response, Admission> admit(const Request& request) = 0;
  virtual void opened(Socket& socket) = 0;
  virtual void received(Socket& socket, std::string_view text) = 0;  // valid UTF-8
  // Once for each that was opened, whoever ended it; it can no longer be sent to.
  virtual void closed(SocketId id) = 0;

  // For whoever looks after the server. These may come at any time, on the thread of any loop.
  virtual void refused(const Refusal& /*refusal*/) {}
  // The files of the certificate have changed: the new one is in use, or the old one still is and this is why.
  virtual void certificate_changed(std::string_view /*trouble*/) {}
};

class Server {
 public:
  // Listens at once; the error is one line for the person who started it.
  [[nodiscard]] static Result<std::unique_ptr<Server>, std::string> open(Options options, Service& service);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  virtual ~Server() = default;

  [[nodiscard]] virtual u16 port() const = 0;
  [[nodiscard]] virtual u16 second_port() const = 0;  // 0 if there is none
  [[nodiscard]] virtual unsigned loops() const = 0;
  // Serves until stopped, on this thread and threads - 1 more.
  virtual void run() = 0;
  // From any thread (not from a signal handler): no new connections, every WebSocket is closed with 1012, what can be sent within
  // the drain time is sent; then run() returns.
  virtual void stop() = 0;

  // From any thread, in order for each calling thread. What names a socket that is gone does nothing.
  virtual void post(unsigned loop, Task task) = 0;
  virtual void after(unsigned loop, Milliseconds delay, Task task) = 0;
  virtual void send(SocketId id, Frame frame) = 0;
  virtual void close(SocketId id, u16 code, std::string_view reason) = 0;
  // Whether the socket's person sits at a table: it then keeps its place before those who do not.
  virtual void seated(SocketId id, bool sits) = 0;

  [[nodiscard]] virtual Counters counters() const = 0;

 protected:
  Server() = default;
};

// Lets the process have as many descriptors as it may; returns how many those are.
std::size_t raise_descriptor_limit();

}  // namespace minuit::net
