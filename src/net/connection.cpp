// The life of a connection before it is a WebSocket, as one coroutine: TLS handshake, requests, answers, upgrade.
#include <boost/asio/append.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>

#include "net/answers.hpp"
#include "net/loop.hpp"

namespace minuit::net {
namespace {

namespace http = boost::beast::http;
using boost::system::error_code;
using Parser = http::request_parser<http::string_body>;

constexpr std::size_t kReadBytes = 4096;
constexpr std::size_t kMostDiscarded = std::size_t{256} << 10U;  // read after the last answer, so that it is not reset away

std::string address_of(TcpSocket& socket) {
  error_code ignored;
  auto address = socket.remote_endpoint(ignored).address();
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    address = asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  return address.to_string();
}

struct Connection {
  Connection(Loop& on, TcpSocket socket, Ticket at_gate)
      : loop(on), stream(std::move(socket), on.shared().tls.get()), ticket(std::move(at_gate)) {
    remote = address_of(stream.socket());
    proxy = on.shared().proxies.trusts(remote);
    deadline.socket = &stream.socket();
    place = loop.deadlines().insert(loop.deadlines().end(), &deadline);
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() { loop.deadlines().erase(place); }

  void allow(Milliseconds time) { deadline.at = Clock::now() + time; }

  Loop& loop;
  Stream stream;
  Ticket ticket;
  std::string remote;
  bool proxy = false;  // one whose word on others counts
  std::string buffer;  // read, not parsed
  Deadline deadline;
  Deadlines::iterator place;
};

// False when the connection is to end.
Awaitable<bool> wait(Connection& connection, Moved::Kind kind) {
  if (connection.deadline.expired) co_return false;
  error_code error;
  const auto what = kind == Moved::Kind::want_write ? TcpSocket::wait_write : TcpSocket::wait_read;
  co_await connection.stream.socket().async_wait(what, asio::redirect_error(kAwait, error));
  co_return !error && !connection.deadline.expired;
}

Awaitable<bool> handshake(Connection& connection) {
  connection.allow(connection.loop.limits().request_timeout);
  for (;;) {
    const Moved moved = connection.stream.handshake();
    if (moved.kind == Moved::Kind::some) co_return true;
    if (moved.kind == Moved::Kind::end) co_return false;
    const bool ready = co_await wait(connection, moved.kind);
    if (!ready) co_return false;
  }
}

Awaitable<bool> read_more(Connection& connection) {
  for (;;) {
    const std::size_t had = connection.buffer.size();
    connection.buffer.resize(had + kReadBytes);
    const Moved moved = connection.stream.read({reinterpret_cast<u8*>(connection.buffer.data()) + had, kReadBytes});
    connection.buffer.resize(had + moved.bytes);
    if (moved.kind == Moved::Kind::some) co_return true;
    if (moved.kind == Moved::Kind::end) co_return false;
    const bool ready = co_await wait(connection, moved.kind);
    if (!ready) co_return false;
  }
}

Awaitable<bool> write(Connection& connection, std::string text) {
  connection.allow(connection.loop.limits().request_timeout);
  std::span<const u8> rest(reinterpret_cast<const u8*>(text.data()), text.size());
  while (!rest.empty()) {
    const Moved moved = connection.stream.write(rest);
    rest = rest.subspan(moved.bytes);
    if (moved.kind == Moved::Kind::some) continue;
    if (moved.kind == Moved::Kind::end) co_return false;
    const bool ready = co_await wait(connection, moved.kind);
    if (!ready) co_return false;
  }
  co_return true;
}

// Ends the connection so that the peer gets to read the last answer.
Awaitable<void> finish(Connection& connection) {
  connection.stream.finish();
  connection.allow(connection.loop.limits().close_timeout);
  for (std::size_t discarded = 0; discarded < kMostDiscarded; discarded += connection.buffer.size()) {
    connection.buffer.clear();
    const bool more = co_await read_more(connection);
    if (!more) break;
  }
}

// 0 if the request is whole; a status to answer; or nothing if the connection is to end without a word.
Awaitable<std::optional<unsigned>> read_request(Connection& connection, Parser& parser) {
  const Limits& limits = connection.loop.limits();
  parser.header_limit(static_cast<u32>(limits.http_header_bytes));
  parser.body_limit(limits.http_body_bytes);
  parser.eager(true);
  connection.allow(limits.keep_alive_timeout);
  bool begun = false;
  for (;;) {
    if (!connection.buffer.empty()) {
      if (!begun) connection.allow(limits.request_timeout);
      begun = true;
      error_code error;
      const std::size_t used = parser.put(asio::buffer(connection.buffer), error);
      connection.buffer.erase(0, used);
      if (error == http::error::header_limit) co_return 431;
      if (error == http::error::body_limit) co_return 413;
      if (error && error != http::error::need_more) co_return 400;
      if (parser.is_done()) co_return 0;
      // The parser keeps no part of a header: it is all in the buffer until it is whole.
      if (!parser.is_header_done() && connection.buffer.size() > limits.http_header_bytes) co_return 431;
    }
    connection.deadline.idle = !begun;
    if (!begun && connection.loop.draining()) co_return std::nullopt;
    const bool more = co_await read_more(connection);
    connection.deadline.idle = false;
    if (!more && connection.deadline.expired && begun) co_return 408;
    if (!more) co_return std::nullopt;
  }
}

Request request_of(const Connection& connection, Parser& parser) {
  auto& message = parser.get();
  Request request;
  request.method = std::string(message.method_string());
  const std::string_view target(message.target().data(), message.target().size());
  const std::size_t question = std::min(target.find('?'), target.size());
  request.path = target.substr(0, question);
  if (question < target.size()) request.query = target.substr(question + 1);
  for (const auto& field : message) request.headers.emplace_back(std::string(field.name_string()), std::string(field.value()));
  request.body = std::move(message.body());
  request.remote = connection.remote;
  request.secure = connection.stream.secure();
  if (connection.proxy) connection.loop.shared().proxies.see_through(request);
  return request;
}

// What is wrong with a request that could be parsed.
std::optional<Response> fault_of(const Request& request, const Parser& parser) {
  const auto method = parser.get().method();
  if (method == http::verb::unknown) return plain(501, "the method is not known");
  if (method != http::verb::get && method != http::verb::head && method != http::verb::post) {
    Response response = plain(405, "the method is not allowed");
    response.headers.emplace_back("Allow", "GET, HEAD, POST");
    return response;
  }
  if (!request.path.starts_with('/')) return plain(400, "the target is not a path");
  if (parser.get().count(http::field::host) != 1 || !is_host(request.header("Host")))
    return plain(400, "one Host header is needed");
  return std::nullopt;
}

Response refusal_of(unsigned status) {
  switch (status) {
    case 408: return plain(status, "the request took too long");
    case 413: return plain(status, "the body is too large");
    case 431: return plain(status, "the headers are too large");
    default: return plain(status, "the request is malformed");
  }
}

std::optional<Response> turned_away(Connection& connection, const Request& request) {
  Welcome welcome = connection.ticket.welcome();
  // A socket that came through a proxy counts for the address behind it.
  if (welcome == Welcome::yes && connection.proxy && wants_upgrade(request) &&
      !connection.ticket.move_to(key_of_address(request.remote))) {
    connection.loop.tallies().refused_address.add();
    welcome = Welcome::address_full;
  }
  if (welcome == Welcome::yes) return std::nullopt;
  Response response =
      welcome == Welcome::full ? plain(503, "the server is full") : plain(429, "too many connections from your address");
  response.headers.emplace_back("Retry-After", "10");
  return response;
}

// Asks the service; the answer may come later and from another thread, and is brought back to the loop.
Awaitable<Response> ask(Connection& connection, const Request& request) {
  Loop& loop = connection.loop;
  connection.deadline.at = Clock::time_point::max();
  auto initiate = [&loop, &request](auto handler) {
    auto answer = [&io = loop.io(), handler = std::move(handler)](Response response) mutable {
      asio::post(io, asio::append(std::move(handler), std::move(response)));
    };
    loop.enter([&] { loop.shared().service.answer(request, Reply(std::move(answer))); });
  };
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<Executor>, void(Response)>(std::move(initiate), kAwait);
}

// True if the connection became a WebSocket.
Awaitable<bool> upgrade(Connection& connection, const Request& request, bool& keep_alive, AnswerTo to) {
  Loop& loop = connection.loop;
  Shared& shared = loop.shared();
  auto checked = check_upgrade(request, shared.options.allowed_origins);
  std::optional<Response> refusal;
  Admission admission;
  if (auto* response = std::get_if<Response>(&checked)) {
    (response->status == 403 ? loop.tallies().refused_origin : loop.tallies().refused_malformed).add();
    refusal = std::move(*response);
  } else {
    loop.enter([&] {
      auto admitted = shared.service.admit(request);
      if (auto* refused = std::get_if<Response>(&admitted)) {
        loop.tallies().refused_by_service.add();
        refusal = std::move(*refused);
      } else {
        admission = std::move(std::get<Admission>(admitted));
      }
    });
  }
  if (refusal) {
    std::string text = write_answer(*refusal, to);
    const bool written = co_await write(connection, std::move(text));
    keep_alive = keep_alive && written;
    co_return false;
  }
  const bool deflate = shared.options.deflate && offers_deflate(request.header("Sec-WebSocket-Extensions"));
  std::string text = write_upgrade(std::get<Upgrade>(checked), admission.headers, deflate);
  const bool written = co_await write(connection, std::move(text));
  keep_alive = false;
  if (!written || loop.draining()) co_return false;
  const std::span<const u8> unread(reinterpret_cast<const u8*>(connection.buffer.data()), connection.buffer.size());
  loop.enter(
      [&] { loop.adopt(std::move(connection.stream), std::move(connection.ticket), std::move(admission), deflate, unread); });
  co_return true;
}

enum class Next : u8 { another, finish, gone };

Awaitable<Next> serve_one(Connection& connection) {
  Loop& loop = connection.loop;
  Parser parser;
  const std::optional<unsigned> status = co_await read_request(connection, parser);
  if (!status) {
    if (connection.deadline.expired && !loop.draining()) loop.tallies().timed_out.add();
    co_return Next::gone;
  }
  connection.deadline.expired = false;
  loop.tallies().requests.add();
  AnswerTo to;
  to.secure = connection.stream.secure();
  std::optional<Response> response;
  if (*status != 0) response = refusal_of(*status);
  if (*status == 408) loop.tallies().timed_out.add();
  Request request;
  if (!response) {
    request = request_of(connection, parser);
    response = fault_of(request, parser);
    to.head_only = request.method == "HEAD";
  }
  if (response) {
    loop.tallies().refused_malformed.add();
    std::string text = write_answer(*response, to);
    co_await write(connection, std::move(text));
    co_return Next::finish;
  }
  to.host = request.header("Host");
  to.secure = request.secure;
  response = turned_away(connection, request);
  bool keep_alive = !response && parser.keep_alive();
  if (!response && wants_upgrade(request)) {
    to.keep_alive = keep_alive;
    const bool upgraded = co_await upgrade(connection, request, keep_alive, to);
    if (upgraded) co_return Next::gone;
    co_return keep_alive ? Next::another : Next::finish;
  }
  if (!response) {
    Response answered = co_await ask(connection, request);
    response = std::move(answered);
  }
  keep_alive = keep_alive && !loop.draining();
  to.keep_alive = keep_alive;
  std::string text = write_answer(*response, to);
  const bool written = co_await write(connection, std::move(text));
  if (!written) co_return Next::gone;
  co_return keep_alive ? Next::another : Next::finish;
}

}  // namespace

Awaitable<void> serve_connection(Loop& loop, TcpSocket socket, Ticket ticket) {
  Connection connection(loop, std::move(socket), std::move(ticket));
  const bool shaken = co_await handshake(connection);
  if (!shaken) co_return;
  Next next = Next::another;
  while (next == Next::another) next = co_await serve_one(connection);
  if (next == Next::finish) co_await finish(connection);
}

}  // namespace minuit::net
