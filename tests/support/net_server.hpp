// A server on a free port of this machine with a service that echoes, on threads of its own until the test ends.
#pragma once
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "net/server.hpp"

namespace minuit::support {

// Every message goes back; some words do more: "sit" has the socket keep its place, "stand" no more, "flood N" sends N frames of
// 1,000 bytes, "close" closes with 4000, "all" sends one frame to every socket of all loops.
class EchoService : public net::Service {
 public:
  void answer(const net::Request& request, net::Reply reply) override;
  std::variant<net::Response, net::Admission> admit(const net::Request& request) override;
  void opened(net::Socket& socket) override;
  void received(net::Socket& socket, std::string_view text) override;
  void closed(net::SocketId id) override;
  void refused(const net::Refusal& refusal) override;
  void certificate_changed(std::string_view trouble) override;

  [[nodiscard]] std::size_t answered() const;                   // requests
  [[nodiscard]] std::vector<std::string> refusals() const;      // status, reason and address
  [[nodiscard]] std::vector<std::string> certificates() const;  // what was told of them

  // Waits for so many to have been closed; false after a long time.
  [[nodiscard]] bool wait_closed(std::size_t count);
  [[nodiscard]] std::vector<net::SocketId> open() const;

  net::Server* server = nullptr;

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<net::SocketId> open_;
  std::size_t closed_ = 0;
  std::size_t answered_ = 0;
  std::vector<std::string> refusals_, certificates_;
};

class TestServer {
 public:
  explicit TestServer(net::Options options = {});
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer();
  // Returns when run() has.
  void stop();
  [[nodiscard]] u16 port() const { return server_->port(); }
  [[nodiscard]] net::Server& server() { return *server_; }
  [[nodiscard]] EchoService& service() { return service_; }
  // Waits until a count is reached; false after a long time.
  [[nodiscard]] bool wait_until(const std::function<bool(const net::Counters&)>& reached) const;

 private:
  EchoService service_;
  std::unique_ptr<net::Server> server_;
  std::thread thread_;
};

}  // namespace minuit::support
