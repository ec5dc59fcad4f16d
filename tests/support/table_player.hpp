// A server of games on a free port of this machine, and people who come to its tables as programs do.
#pragma once
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "match/messages.hpp"
#include "server/game_server.hpp"
#include "tests/support/net_client.hpp"

namespace minuit::support {

// A folder that goes away with the test.
class TemporaryFolder {
 public:
  TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

// Quiet, on a free port, in memory, bots that do not wait.
[[nodiscard]] server::Settings test_settings();

class RunningServer {
 public:
  explicit RunningServer(const server::Settings& settings = test_settings());
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer() { stop(); }
  void stop();  // returns when all is stored
  [[nodiscard]] u16 port() const { return server_->port(); }
  [[nodiscard]] server::GameServer& server() { return *server_; }

 private:
  std::unique_ptr<server::GameServer> server_;
  std::thread thread_;
};

struct HttpAnswer {
  unsigned status = 0;
  std::string head;
  std::string body;
  [[nodiscard]] std::string header(std::string_view name) const;
};
[[nodiscard]] HttpAnswer get(u16 port, std::string_view path, std::string_view cookie = {});
[[nodiscard]] HttpAnswer post(u16 port, std::string_view path, std::string_view body, std::string_view cookie = {},
                              std::string_view more_headers = {});
// The cookie of someone new.
[[nodiscard]] std::string new_cookie(u16 port);

// Someone at a table: keeps what they were told last, and decides the first thing they may.
class TablePlayer {
 public:
  // `as` names one of those who share the cookie's device.
  TablePlayer(u16 port, std::string table, std::string cookie, bool tls = false, std::string_view as = {})
      : table_(std::move(table)), cookie_(std::move(cookie)), tls_(tls) {
    if (!as.empty()) table_.append("?as=").append(as);
    connect(port, 0);
  }
  // Comes (back) and says which version they know.
  void connect(u16 port, u64 known_version);
  void send(const match::ClientMessage& message);
  // The next message; nothing if the connection was closed.
  [[nodiscard]] std::optional<match::ServerMessage> read();
  [[nodiscard]] u16 read_close() { return socket_->read_close(); }
  void leave() { socket_.reset(); }
  void breathe() { socket_->write(client_frame(10, "")); }  // says that it is there, without asking anything

  template <class Message>
  [[nodiscard]] std::optional<Message> read_a() {
    while (auto message = read())
      if (auto* wanted = std::get_if<Message>(&*message)) return std::move(*wanted);
    return std::nullopt;
  }
  // Reads until the match is at this version; false if the connection ends before.
  [[nodiscard]] bool read_to(u64 wanted_version);
  // Decides or asks for the dice if it is for them; false if it is not.
  bool act();
  [[nodiscard]] bool may_act() const { return turn && (turn->decide || turn->prompt); }
  [[nodiscard]] bool over() const { return turn && std::holds_alternative<rules::Over>(turn->awaiting); }

  u64 version = 0;
  std::optional<match::Turn> turn;
  std::string view;
  std::string heard;  // all text, one message behind the other

 private:
  std::string table_, cookie_;
  bool tls_ = false;
  u64 command_ = 1000;
  std::unique_ptr<NetClient> socket_;
};

// All play on for so many decisions, or to the end and then until it is for one of them to act.
[[nodiscard]] bool play(const std::vector<TablePlayer*>& players, u64 decisions);

}  // namespace minuit::support
