#include "net/server.hpp"

#include <sys/resource.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>

#include "net/arrivals.hpp"
#include "net/loop.hpp"

namespace minuit::net {
namespace {

namespace ip = asio::ip;
using Acceptor = asio::basic_socket_acceptor<ip::tcp, Executor>;
using boost::system::error_code;

constexpr int kBacklog = 1024;
constexpr Milliseconds kAcceptPause{100};  // when no descriptor is free

AddressKey key_of(const ip::address& address) {
  const ip::address_v6 wide = address.is_v6() ? address.to_v6() : ip::make_address_v6(ip::v4_mapped, address.to_v4());
  return address_key(wide.to_bytes());
}

bool is_proxy(const Proxies& proxies, const ip::address& address) {
  const auto plain = proxies.empty() ? std::nullopt : plain_address(address.to_string());
  return plain && proxies.trusts(*plain);
}

class Listener final : public Server {
 public:
  Listener(Options options, Service& service)
      : shared_(std::move(options), service, [this](const Eviction& each) { loops_[each.loop]->evict(each); }) {
    const unsigned threads = shared_.options.threads;
    for (unsigned i = 0; i < threads; ++i) loops_.push_back(std::make_unique<Loop>(shared_, i));
    undrained_ = threads;
    shared_.drained = [this] {
      if (undrained_.fetch_sub(1) == 1)
        for (const auto& loop : loops_) loop->io().stop();
    };
    acceptor_.emplace(loops_[0]->io());
    second_acceptor_.emplace(loops_[0]->io());
  }
  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener() override = default;

  // An empty string, or why not.
  [[nodiscard]] std::string listen() {
    const Options& options = shared_.options;
    if (std::string trouble = listen_with(*acceptor_, options.port, port_); !trouble.empty()) return trouble;
    return options.second_port ? listen_with(*second_acceptor_, options.second_port->port, shared_.second_port) : std::string();
  }

  [[nodiscard]] std::string secure() {
    const Options& options = shared_.options;
    if (options.tls && options.second_port) return "a second port with TLS is only for a first one without";
    if (options.second_port) return shared_.certificate.open(options.second_port->files);
    return options.tls ? shared_.certificate.open(*options.tls) : std::string();
  }

  [[nodiscard]] std::string trust() {
    auto proxies = Proxies::of(shared_.options.trusted_proxies);
    if (!proxies.ok()) return proxies.error();
    shared_.proxies = std::move(proxies).value();
    return {};
  }

  [[nodiscard]] u16 port() const override { return port_; }
  [[nodiscard]] u16 second_port() const override { return shared_.second_port; }
  [[nodiscard]] unsigned loops() const override { return static_cast<unsigned>(loops_.size()); }

  void run() override {
    asio::co_spawn(loops_[0]->io().get_executor(), accept_all(*acceptor_, false), asio::detached);
    if (second_acceptor_->is_open())
      asio::co_spawn(loops_[0]->io().get_executor(), accept_all(*second_acceptor_, true), asio::detached);
    std::vector<std::jthread> threads;
    for (std::size_t i = 1; i < loops_.size(); ++i) threads.emplace_back([loop = loops_[i].get()] { loop->run(); });
    loops_[0]->run();
  }

  void stop() override {
    asio::post(loops_[0]->io(), [this] {
      error_code ignored;
      acceptor_->close(ignored);
      second_acceptor_->close(ignored);
      for (const auto& loop : loops_) loop->drain();
    });
  }

  void post(unsigned loop, Task task) override { loops_[loop % loops_.size()]->post(std::move(task)); }
  void after(unsigned loop, Milliseconds delay, Task task) override {
    loops_[loop % loops_.size()]->after(delay, std::move(task));
  }
  void send(SocketId id, Frame frame) override {
    if (loop_of(id) < loops_.size()) loops_[loop_of(id)]->send(id, std::move(frame));
  }
  void close(SocketId id, u16 code, std::string_view reason) override {
    if (loop_of(id) < loops_.size()) loops_[loop_of(id)]->close(id, code, std::string(reason));
  }

  void seated(SocketId id, bool sits) override {
    if (loop_of(id) < loops_.size()) loops_[loop_of(id)]->seat(id, sits);
  }

  [[nodiscard]] Counters counters() const override {
    Counters sum;
    sum.open_connections = shared_.gate.inside();
    const auto evicted = shared_.gate.evicted();
    const auto of = [&](Standing standing) { return evicted[static_cast<std::size_t>(standing)]; };
    sum.evicted_silent = of(Standing::silent) + of(Standing::reading);
    sum.evicted_answering = of(Standing::answering);
    sum.evicted_watching = of(Standing::watching);
    sum.evicted_seated = of(Standing::seated);
    for (const auto& loop : loops_) {
      const Tallies& tallies = loop->tallies();
      sum.accepted += tallies.accepted.get();
      sum.open_sockets += tallies.open_sockets.get();
      sum.requests += tallies.requests.get();
      sum.refused_full += tallies.refused_full.get();
      sum.refused_unread += tallies.refused_unread.get();
      sum.refused_often += tallies.refused_often.get();
      sum.refused_address += tallies.refused_address.get();
      sum.refused_origin += tallies.refused_origin.get();
      sum.refused_malformed += tallies.refused_malformed.get();
      sum.refused_by_service += tallies.refused_by_service.get();
      sum.timed_out += tallies.timed_out.get();
      sum.accept_pauses += tallies.accept_pauses.get();
      sum.frames_in += tallies.frames_in.get();
      sum.frames_out += tallies.frames_out.get();
      sum.bytes_in += tallies.bytes_in.get();
      sum.bytes_out += tallies.bytes_out.get();
      sum.writes += tallies.writes.get();
      sum.dropped_slow += tallies.dropped_slow.get();
      sum.dropped_silent += tallies.dropped_silent.get();
      sum.rate_pauses += tallies.rate_pauses.get();
      sum.protocol_errors += tallies.protocol_errors.get();
    }
    return sum;
  }

 private:
  [[nodiscard]] std::string listen_with(Acceptor& acceptor, u16 wanted, u16& got) const {
    const std::string& bind = shared_.options.bind;
    error_code error;
    const auto address = ip::make_address(bind, error);
    if (error) return "cannot listen on " + bind + ": it is not an IP address";
    const ip::tcp::endpoint endpoint(address, wanted);
    const std::string place = bind + " port " + std::to_string(wanted);
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(Acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(kBacklog, error);
    if (error == asio::error::address_in_use) return "cannot listen on " + place + ": another program has it";
    if (error) return "cannot listen on " + place + ": " + error.message();
    got = acceptor.local_endpoint(error).port();
    return {};
  }

  // Each connection goes to the next loop in turn.
  Awaitable<void> accept_all(Acceptor& acceptor, bool second_port) {
    Tallies& tallies = loops_[0]->tallies();
    for (std::size_t turn = 0;; ++turn) {
      Loop& loop = *loops_[turn % loops_.size()];
      auto [error, socket] = co_await acceptor.async_accept(loop.io(), asio::as_tuple(kAwait));
      if (!acceptor.is_open()) co_return;
      if (error == asio::error::no_descriptors || error == asio::error::no_memory || error == asio::error::no_buffer_space) {
        tallies.accept_pauses.add();
        shared_.service.refused({0, "no descriptor is free", {}});
        asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor> pause(loops_[0]->io(), kAcceptPause);
        co_await pause.async_wait(kAwait);
        continue;
      }
      if (!error) greet(loop, std::move(socket), second_port);
    }
  }

  void greet(Loop& loop, TcpSocket socket, bool second_port) {
    Tallies& tallies = loops_[0]->tallies();
    tallies.accepted.add();
    error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;  // gone already
    const bool proxy = is_proxy(shared_.proxies, peer.address());
    const AddressKey key = key_of(peer.address());
    if (!proxy && !arrivals_.take(key, nanoseconds_of(Clock::now()))) return turn_back(peer.address());
    Ticket ticket = shared_.gate.enter(key, proxy, loop.number());
    if (ticket.welcome() != Welcome::yes) tell_of(ticket.welcome(), peer.address());
    if (ticket.welcome() == Welcome::no) return;
    socket.set_option(ip::tcp::no_delay(true), error);
    socket.set_option(TcpSocket::send_buffer_size(static_cast<int>(shared_.options.limits.kernel_send_bytes)), error);
    loop.serve(std::move(socket), std::move(ticket), second_port);
  }

  void turn_back(const ip::address& address) {
    loops_[0]->tallies().refused_often.add();
    shared_.service.refused({0, "connected too often", plain_address(address.to_string()).value_or("")});
  }

  void tell_of(Welcome refused, const ip::address& address) {
    Tallies& tallies = loops_[0]->tallies();
    (refused == Welcome::address_full ? tallies.refused_address : tallies.refused_full).add();
    const std::string remote = plain_address(address.to_string()).value_or("");
    switch (refused) {
      case Welcome::yes: return;
      case Welcome::full: return shared_.service.refused({503, kFull, remote});
      case Welcome::address_full: return shared_.service.refused({429, kAddressFull, remote});
      case Welcome::no: return shared_.service.refused({0, "too many are being refused at once", remote});
    }
  }

  Shared shared_;
  std::vector<std::unique_ptr<Loop>> loops_;
  std::atomic<std::size_t> undrained_{0};
  std::optional<Acceptor> acceptor_, second_acceptor_;
  Arrivals arrivals_{shared_.options.limits};
  u16 port_ = 0;
};

}  // namespace

Result<std::unique_ptr<Server>, std::string> Server::open(Options options, Service& service) {
  if (options.threads == 0 || options.threads > kMostLoops)
    return "the number of threads must be from 1 to " + std::to_string(kMostLoops);
  auto listener = std::make_unique<Listener>(std::move(options), service);
  if (std::string error = listener->trust(); !error.empty()) return error;
  if (std::string error = listener->secure(); !error.empty()) return error;
  if (std::string error = listener->listen(); !error.empty()) return error;
  return std::unique_ptr<Server>(std::move(listener));
}

std::size_t raise_descriptor_limit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

}  // namespace minuit::net
