#include "tests/support/net_server.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <stdexcept>

namespace minuit::support {
namespace {

constexpr std::chrono::seconds kPatience{20};
constexpr std::size_t kFloodBytes = 1000;
constexpr std::size_t kLargeBytes = 10'000'000;  // more than the kernel keeps for someone who does not read

std::size_t number_after(std::string_view text, std::string_view word) {
  std::size_t value = 0;
  std::from_chars(text.data() + word.size(), text.data() + text.size(), value);
  return value;
}

}  // namespace

void EchoService::answer(const net::Request& request, net::Reply reply) {
  {
    const std::lock_guard lock(mutex_);
    ++answered_;
  }
  if (request.path == "/missing") return reply({.status = 404, .body = "nothing", .headers = {}});
  if (request.path == "/large") return reply({.body = std::string(kLargeBytes, 'l'), .headers = {}});
  if (request.path == "/lasting") {
    static const std::string kLasting(kLargeBytes, 'l');
    return reply({.body = "and ", .headers = {}, .lasting = kLasting});
  }
  if (request.path == "/never") {
    const net::Reply dropped = std::move(reply);
    return;
  }
  net::Response response{.body = request.method + " " + request.path + "?" + request.query + " " + request.body, .headers = {}};
  if (request.path != "/later") return reply(std::move(response));
  std::thread([reply = std::move(reply), response = std::move(response)]() mutable { reply(std::move(response)); }).detach();
}

std::variant<net::Response, net::Admission> EchoService::admit(const net::Request& request) {
  if (request.path == "/no") return net::Response{.status = 401, .body = "who are you?", .headers = {}};
  return net::Admission{.context = nullptr, .headers = {{"Set-Cookie", "key=value; HttpOnly"}}};
}

void EchoService::opened(net::Socket& socket) {
  const std::lock_guard lock(mutex_);
  open_.push_back(socket.id());
}

void EchoService::received(net::Socket& socket, std::string_view text) {
  if (text.starts_with("flood ")) {
    const net::Frame frame = net::frame_of(std::string(kFloodBytes, 'f'));
    for (std::size_t i = number_after(text, "flood "); i > 0; --i) socket.send(frame);
  } else if (text == "sit" || text == "stand") {
    server->seated(socket.id(), text == "sit");
    socket.send(net::frame_of(std::string(text)));
  } else if (text == "close") {
    socket.close(4000, "as you wish");
    socket.send(net::frame_of("too late"));
  } else if (text == "all") {
    const net::Frame frame = net::frame_of("to all");
    for (const net::SocketId id : open()) server->send(id, frame);
  } else {
    socket.send(net::frame_of(std::string(text)));
  }
}

void EchoService::closed(net::SocketId id) {
  {
    const std::lock_guard lock(mutex_);
    if (std::erase(open_, id) != 1) throw std::logic_error("closed twice or never opened");
    ++closed_;
  }
  changed_.notify_all();
}

void EchoService::refused(const net::Refusal& refusal) {
  const std::lock_guard lock(mutex_);
  refusals_.push_back(std::to_string(refusal.status) + " " + std::string(refusal.why) + " " + std::string(refusal.remote));
}

void EchoService::certificate_changed(std::string_view trouble) {
  const std::lock_guard lock(mutex_);
  certificates_.emplace_back(trouble);
}

std::size_t EchoService::answered() const {
  const std::lock_guard lock(mutex_);
  return answered_;
}

std::vector<std::string> EchoService::refusals() const {
  const std::lock_guard lock(mutex_);
  return refusals_;
}

std::vector<std::string> EchoService::certificates() const {
  const std::lock_guard lock(mutex_);
  return certificates_;
}

bool EchoService::wait_closed(std::size_t count) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, kPatience, [&] { return closed_ >= count; });
}

std::vector<net::SocketId> EchoService::open() const {
  const std::lock_guard lock(mutex_);
  return open_;
}

TestServer::TestServer(net::Options options) {
  auto opened = net::Server::open(std::move(options), service_);
  if (!opened.ok()) throw std::runtime_error(opened.error());
  server_ = std::move(opened).value();
  service_.server = server_.get();
  thread_ = std::thread([this] { server_->run(); });
}

TestServer::~TestServer() { stop(); }

void TestServer::stop() {
  if (!thread_.joinable()) return;
  server_->stop();
  thread_.join();
}

bool TestServer::wait_until(const std::function<bool(const net::Counters&)>& reached) const {
  const auto end = std::chrono::steady_clock::now() + kPatience;
  while (std::chrono::steady_clock::now() < end) {
    if (reached(server_->counters())) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return false;
}

}  // namespace minuit::support
