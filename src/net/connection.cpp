// The life of a connection before it is a WebSocket, as one coroutine: TLS handshake, requests, answers, upgrade.
#include <array>
#include <boost/asio/append.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/beast/http/status.hpp>
#include <boost/beast/http/verb.hpp>

#include "net/answers.hpp"
#include "net/loop.hpp"
#include "net/request_reader.hpp"

namespace minuit::net {
namespace {

namespace http = boost::beast::http;
using boost::system::error_code;

constexpr std::size_t kReadBytes = 4096;
constexpr std::size_t kMostDiscarded = std::size_t{256} << 10U;  // read after the last answer, so that it is not reset away

std::string address_of(TcpSocket& socket) {
  error_code ignored;
  auto address = socket.remote_endpoint(ignored).address();
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    address = asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
  return address.to_string();
}

// Beside a second port, the first one is plain.
TlsContext tls_of(const Shared& shared, bool second_port) {
  return second_port || !shared.options.second_port ? shared.certificate.current() : TlsContext();
}

struct Connection {
  Connection(Loop& on, TcpSocket socket, Ticket at_gate, bool at_second_port)
      : loop(on),
        stream(std::move(socket), tls_of(on.shared(), at_second_port).get()),
        ticket(std::move(at_gate)),
        second_port(at_second_port) {
    remote = address_of(stream.socket());
    proxy = on.shared().proxies.trusts(remote);
    deadline.socket = &stream.socket();
    number = ticket.number();
    loop.deadlines().emplace(number, &deadline);
  }
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() { loop.deadlines().erase(number); }

  void allow(Milliseconds time) { deadline.at = Clock::now() + time; }

  Loop& loop;
  Stream stream;
  Ticket ticket;
  bool second_port = false;
  std::string remote;
  bool proxy = false;  // one whose word on others counts
  std::string buffer;  // read, not taken: never more than one piece
  Deadline deadline;
  u64 number = 0;  // of the ticket, which may have gone to a WebSocket
};

// False when the connection is to end.
Awaitable<bool> wait(Connection& connection, Moved::Kind kind) {
  if (connection.deadline.over()) co_return false;
  error_code error;
  const auto what = kind == Moved::Kind::want_write ? TcpSocket::wait_write : TcpSocket::wait_read;
  co_await connection.stream.socket().async_wait(what, asio::redirect_error(kAwait, error));
  co_return !error && !connection.deadline.over();
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

// An answer on its way.
struct Outgoing {
  std::string text;
  std::string_view lasting;        // to be sent behind it
  Neighbour* neighbour = nullptr;  // on whose account it waits; short ones have none
};

// Whether an answer may be kept until it is read.
bool may_wait(Connection& connection, const Outgoing& out) {
  if (out.neighbour == nullptr) return true;
  out.neighbour->wait_with(0);
  if (out.neighbour->too_much_with(out.text.size())) {
    connection.loop.tallies().refused_unread.add();
    connection.loop.shared().service.refused({0, "too many answers are not read", connection.remote});
    return false;
  }
  out.neighbour->wait_with(out.text.size());
  return true;
}

Awaitable<bool> read_more(Connection& connection) {
  for (;;) {
    if (connection.deadline.over()) co_return false;  // also whoever always has something ready to be read
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

// False when the connection is to end. What the system takes at once goes out whatever others do; what has to wait is counted.
Awaitable<bool> write(Connection& connection, Outgoing out) {
  connection.allow(connection.loop.limits().request_timeout);
  const std::array<std::string_view, 2> parts{out.text, out.lasting};
  for (const std::string_view part : parts) {
    std::span<const u8> rest(reinterpret_cast<const u8*>(part.data()), part.size());
    while (!rest.empty()) {
      if (connection.deadline.over()) co_return false;
      const Moved moved = connection.stream.write(rest);
      rest = rest.subspan(moved.bytes);
      if (moved.kind == Moved::Kind::some) continue;
      if (moved.kind == Moved::Kind::end || !may_wait(connection, out)) co_return false;
      const bool ready = co_await wait(connection, moved.kind);
      if (!ready) co_return false;
    }
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

// True if the request is whole or at fault, also by taking too long; false if the connection is to end without a word.
Awaitable<bool> read_request(Connection& connection, RequestReader& reader) {
  const Limits& limits = connection.loop.limits();
  connection.allow(limits.keep_alive_timeout);
  for (;;) {
    if (!connection.buffer.empty()) {
      if (!reader.begun()) {
        connection.allow(limits.request_timeout);
        connection.ticket.stand(Standing::reading);
      }
      connection.buffer.erase(0, reader.take(connection.buffer));
      if (reader.whole() || reader.fault()) co_return true;
    }
    connection.deadline.idle = !reader.begun();
    if (!reader.begun() && connection.loop.draining()) co_return false;
    const bool more = co_await read_more(connection);
    connection.deadline.idle = false;
    if (more) continue;
    if (connection.deadline.expired && !connection.deadline.evicted && reader.begun()) {
      reader.time_out();
      co_return true;
    }
    co_return false;
  }
}

// What is wrong with a request that could be read.
std::optional<Response> fault_of(const Request& request) {
  const auto method = http::string_to_verb(request.method);
  if (method == http::verb::unknown) return plain(501, "the method is not known");
  if (method != http::verb::get && method != http::verb::head && method != http::verb::post) {
    Response response = plain(405, "the method is not allowed");
    response.headers.emplace_back("Allow", "GET, HEAD, POST");
    return response;
  }
  if (!request.path.starts_with('/')) return plain(400, "the target is not a path");
  const auto is_host_field = [](const auto& header) { return equal_ignoring_case(header.first, "Host"); };
  if (std::ranges::count_if(request.headers, is_host_field) != 1 || !is_host(request.header("Host")))
    return plain(400, "one Host header is needed");
  return std::nullopt;
}

// Told to whoever looks after the server, but for addresses at which there is nothing: those anyone mistypes.
void note_refusal(Connection& connection, const Response& response, std::string_view remote) {
  if (response.status < 400 || response.status == 404) return;
  const auto phrase = http::obsolete_reason(http::int_to_status(response.status));
  const std::string_view why = response.why.empty() ? std::string_view(phrase.data(), phrase.size()) : response.why;
  connection.loop.shared().service.refused({response.status, why, remote});
}

Response retry_after(Response response, std::string seconds) {
  response.headers.emplace_back("Retry-After", std::move(seconds));
  return response;
}

// Whoever was refused when they came was noted then.
std::optional<Response> turned_away(Connection& connection, const Request& request) {
  Welcome welcome = connection.ticket.welcome();
  // A socket that came through a proxy counts for the address behind it.
  if (welcome == Welcome::yes && connection.proxy && wants_upgrade(request) &&
      !connection.ticket.move_to(key_of_address(request.remote))) {
    connection.loop.tallies().refused_address.add();
    connection.loop.shared().service.refused({429, kAddressFull, request.remote});
    welcome = Welcome::address_full;
  }
  if (welcome == Welcome::yes) return std::nullopt;
  return retry_after(welcome == Welcome::full ? plain(503, kFull) : plain(429, kAddressFull), "10");
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
Awaitable<bool> upgrade(Connection& connection, Neighbour& neighbour, const Request& request, bool& keep_alive, AnswerTo to) {
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
    // A proxy's connection counts for that client from now on: no other client's request may come over it.
    if (connection.proxy) to.keep_alive = keep_alive = false;
    note_refusal(connection, *refusal, request.remote);
    Outgoing out{write_answer(*refusal, to), {}, &neighbour};
    const bool written = co_await write(connection, std::move(out));
    keep_alive = keep_alive && written;
    co_return false;
  }
  const bool deflate = shared.options.deflate && offers_deflate(request.header("Sec-WebSocket-Extensions"));
  Outgoing out{write_upgrade(std::get<Upgrade>(checked), admission.headers, deflate), {}, nullptr};
  const bool written = co_await write(connection, std::move(out));
  keep_alive = false;
  if (!written || loop.draining()) co_return false;
  const std::span<const u8> unread(reinterpret_cast<const u8*>(connection.buffer.data()), connection.buffer.size());
  Newcomer newcomer{std::move(connection.stream), std::move(connection.ticket), std::move(neighbour), deflate};
  loop.enter([&] { loop.adopt(std::move(newcomer), std::move(admission), unread); });
  co_return true;
}

enum class Next : u8 { another, finish, gone };

Awaitable<Next> refuse(Connection& connection, const Response& response, const AnswerTo& to, std::string_view remote) {
  connection.loop.tallies().refused_malformed.add();
  note_refusal(connection, response, remote);
  Outgoing out{write_answer(response, to), {}, nullptr};
  co_await write(connection, std::move(out));
  co_return Next::finish;
}

Awaitable<Next> serve_one(Connection& connection) {
  Loop& loop = connection.loop;
  RequestReader reader(loop.limits());
  const bool read = co_await read_request(connection, reader);
  if (!read) {
    if (connection.deadline.expired && !connection.deadline.evicted && !loop.draining()) loop.tallies().timed_out.add();
    co_return Next::gone;
  }
  if (connection.deadline.expired) loop.tallies().timed_out.add();
  connection.deadline.expired = false;
  connection.ticket.stand(Standing::answering);
  loop.tallies().requests.add();
  AnswerTo to;
  // Beside a plain port, a browser that never comes without TLS again would lose that port: the rule is the host's, not the
  // port's.
  to.secure = connection.stream.secure() && !connection.second_port;
  if (!connection.second_port) to.second_port = loop.shared().second_port;
  if (reader.fault()) {
    const Response refusal = plain(reader.fault()->status, reader.fault()->text);
    co_return co_await refuse(connection, refusal, to, connection.remote);
  }
  Request request = std::move(reader.request());
  request.remote = connection.remote;
  request.secure = connection.stream.secure();
  request.second_port = connection.second_port;
  if (connection.proxy) loop.shared().proxies.see_through(request);
  to.head_only = request.method == "HEAD";
  if (const std::optional<Response> fault = fault_of(request)) co_return co_await refuse(connection, *fault, to, request.remote);
  to.host = request.header("Host");
  to.secure = request.secure && !connection.second_port;
  Neighbour neighbour = loop.neighbours().join(key_of_address(request.remote));
  std::optional<Response> response = turned_away(connection, request);
  bool keep_alive = !response && reader.keep_alive();
  if (!response && wants_upgrade(request)) {
    to.keep_alive = keep_alive;
    const bool upgraded = co_await upgrade(connection, neighbour, request, keep_alive, to);
    if (upgraded) co_return Next::gone;
    co_return keep_alive ? Next::another : Next::finish;
  }
  if (!response) {
    Response answered = co_await ask(connection, request);
    note_refusal(connection, answered, request.remote);
    response = std::move(answered);
  }
  keep_alive = keep_alive && !loop.draining();
  to.keep_alive = keep_alive;
  Outgoing out{write_answer(*response, to), lasting_body(*response, to), &neighbour};
  response.reset();  // its text is enough to wait with until it is read
  const bool written = co_await write(connection, std::move(out));
  if (!written) co_return Next::gone;
  co_return keep_alive ? Next::another : Next::finish;
}

}  // namespace

Awaitable<void> serve_connection(Loop& loop, TcpSocket socket, Ticket ticket, bool second_port) {
  Connection connection(loop, std::move(socket), std::move(ticket), second_port);
  if (connection.ticket.evicted()) co_return;  // before anyone could find it
  const bool shaken = co_await handshake(connection);
  if (!shaken) co_return;
  Next next = Next::another;
  while (next == Next::another) {
    next = co_await serve_one(connection);
    if (connection.deadline.evicted) co_return;  // its place is another's by now
    if (next != Next::gone) connection.ticket.stand(Standing::silent);
  }
  if (next == Next::finish) co_await finish(connection);
}

}  // namespace minuit::net
