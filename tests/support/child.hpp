// `minuit serve` as a process.
#pragma once
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <csignal>
#include <string>
#include <utility>
#include <vector>

#include "base/types.hpp"
#include "tests/support/places.hpp"

namespace minuit::support {

// A server of its own process, its output read through a pipe.
class Child {
 public:
  explicit Child(const std::string& data, const std::vector<std::string>& more = {}) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    std::vector<std::string> words{program(), "serve", "--bind",         "127.0.0.1", "--port",      "0",
                                   "--data",  data,    "--metrics-port", "0",         "--log-level", "error"};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    process_ = fork();
    if (process_ == 0) {
      dup2(ends[1], STDOUT_FILENO);
      execv(arguments[0], arguments.data());
      _exit(127);
    }
    close(ends[1]);
    char letter = 0;
    while (read(ends[0], &letter, 1) == 1 && letter != '\n') line += letter;
    if (std::ranges::find(more, "--local-tls") != more.end()) {
      while (read(ends[0], &letter, 1) == 1 && letter != '\n') second_line += letter;
    }
    close(ends[0]);
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (process_ <= 0) return;
    tell(SIGKILL);
    (void)wait();
  }
  void tell(int signal) const { kill(process_, signal); }
  [[nodiscard]] int wait() {
    int status = 0;
    waitpid(std::exchange(process_, -1), &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  [[nodiscard]] u16 port() const { return port_at(line, line.rfind(':')); }
  [[nodiscard]] u16 second_port() const { return port_at(second_line, second_line.find(':', second_line.find("//"))); }
  std::string line, second_line;

 private:
  [[nodiscard]] static u16 port_at(const std::string& text, std::size_t colon) {
    u16 number = 0;
    if (colon != std::string::npos) std::from_chars(text.data() + colon + 1, text.data() + text.size(), number);
    return number;
  }
  pid_t process_ = -1;
};

}  // namespace minuit::support
