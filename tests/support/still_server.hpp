// A transport without a network: keeps what its loops are asked to do until the test does it.
#pragma once
#include <mutex>
#include <utility>
#include <vector>

#include "net/server.hpp"

namespace minuit::support {

class StillServer final : public net::Server {
 public:
  [[nodiscard]] u16 port() const override { return 0; }
  [[nodiscard]] u16 second_port() const override { return 0; }
  [[nodiscard]] unsigned loops() const override { return 2; }
  void run() override {}
  void stop() override {}
  void post(unsigned /*loop*/, net::Task task) override {
    const std::lock_guard lock(mutex_);
    tasks_.push_back(std::move(task));
  }
  void after(unsigned /*loop*/, net::Milliseconds /*delay*/, net::Task /*task*/) override {}
  void send(net::SocketId /*id*/, net::Frame /*frame*/) override {}
  void close(net::SocketId /*id*/, u16 /*code*/, std::string_view /*reason*/) override {}
  void seated(net::SocketId /*id*/, bool /*sits*/) override {}
  [[nodiscard]] net::Counters counters() const override { return {}; }

  // All that was asked for until now, and how much that was.
  std::size_t do_all() {
    std::vector<net::Task> tasks;
    {
      const std::lock_guard lock(mutex_);
      tasks.swap(tasks_);
    }
    for (net::Task& each : tasks) each();
    return tasks.size();
  }

 private:
  std::mutex mutex_;
  std::vector<net::Task> tasks_;
};

}  // namespace minuit::support
