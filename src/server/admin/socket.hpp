// The operator's socket in the data folder. Whoever may open the file is the operator: it belongs to the server's user and has
// mode 0600. One thread serves one connection after the other, so that commands never run at the same time.
#pragma once
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "base/result.hpp"

namespace minuit::server::admin {

class Socket {
 public:
  // A line for a line. Called on the thread of the socket, which may wait for other threads.
  using Answer = std::function<std::string(std::string_view request)>;

  // Replaces a socket that an earlier server left behind: only one server has the folder at a time. The error is one line for
  // whoever started the server.
  [[nodiscard]] static Result<std::unique_ptr<Socket>, std::string> open(const std::string& folder);
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  ~Socket();

  // Both from any thread. Does nothing after finish().
  void start(Answer answer);
  // Lets the command that is running come to its end, then serves no more and removes the socket. May be called twice.
  void finish();

 private:
  Socket(std::string path, int listener, int wake) : path_(std::move(path)), listener_(listener), wake_(wake) {}
  void run();
  void serve(int connection);

  std::string path_;
  std::mutex mutex_;  // of start and finish
  bool finished_ = false;
  int listener_;
  int wake_;  // readable when the end has come
  Answer answer_;
  std::thread thread_;
};

}  // namespace minuit::server::admin
