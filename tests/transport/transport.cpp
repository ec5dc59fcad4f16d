// The bare transport, to be measured beside others: every message to /g<number> is answered by one of so many bytes to every
// socket of that group. Usage: bench_transport PORT BYTES [THREADS]
#include <charconv>
#include <csignal>
#include <cstdio>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include "net/server.hpp"

namespace {

using minuit::net::Admission;
using minuit::net::Frame;
using minuit::net::Request;
using minuit::net::Socket;
using minuit::net::SocketId;

// One thread: groups are not shared between loops.
class Groups final : public minuit::net::Service {
 public:
  explicit Groups(std::size_t bytes) : reply_(minuit::net::frame_of(std::string(bytes, 'u'))) {}

  void answer(const Request&, minuit::net::Reply reply) override { reply({.body = "transport\n", .headers = {}}); }
  std::variant<minuit::net::Response, Admission> admit(const Request& request) override {
    path_ = request.path;
    return Admission{};
  }
  void opened(Socket& socket) override {
    group_of_[socket.id()] = &groups_[path_];
    groups_[path_].push_back(&socket);
  }
  void received(Socket& socket, std::string_view) override {
    for (Socket* member : *group_of_[socket.id()]) member->send(reply_);
  }
  void closed(SocketId id) override {
    std::erase_if(*group_of_[id], [&](const Socket* socket) { return socket->id() == id; });
    group_of_.erase(id);
  }

 private:
  Frame reply_;
  std::string path_;
  std::unordered_map<std::string, std::vector<Socket*>> groups_;
  std::unordered_map<SocketId, std::vector<Socket*>*> group_of_;
};

unsigned number(const char* text) {
  unsigned value = 0;
  const std::string_view view(text);
  std::from_chars(view.data(), view.data() + view.size(), value);
  return value;
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) {
    std::fputs("usage: bench_transport PORT BYTES\n", stderr);
    return 2;
  }
  minuit::net::raise_descriptor_limit();
  Groups groups(number(arguments[2]));
  minuit::net::Options options;
  options.port = static_cast<minuit::u16>(number(arguments[1]));
  options.limits.connections = options.limits.connections_per_address = 20'000;
  options.limits.frames_per_second = options.limits.frames_burst = 1'000'000;
  auto opened = minuit::net::Server::open(std::move(options), groups);
  if (!opened.ok()) {
    std::fprintf(stderr, "%s\n", opened.error().c_str());
    return 1;
  }
  opened.value()->run();
}
