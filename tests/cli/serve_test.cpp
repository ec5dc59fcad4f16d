// `minuit serve` as a process: it says where it is, and ends when told to.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <vector>

#include "codec/read.hpp"
#include "server/api.hpp"
#include "tests/support/certificate.hpp"
#include "tests/support/places.hpp"
#include "tests/support/table_player.hpp"

namespace minuit {
namespace {

// A server of its own process, its output read through a pipe.
class Child {
 public:
  explicit Child(const std::string& data, const std::vector<std::string>& more = {}) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    std::vector<std::string> words{support::program(), "serve", "--bind",         "127.0.0.1", "--port",      "0",
                                   "--data",           data,    "--metrics-port", "0",         "--log-level", "error"};
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
  [[nodiscard]] u16 port() const {
    u16 number = 0;
    const std::size_t colon = line.rfind(':');
    if (colon != std::string::npos) std::from_chars(line.data() + colon + 1, line.data() + line.size(), number);
    return number;
  }
  std::string line;

 private:
  pid_t process_ = -1;
};

TEST(Serve, stops_when_told_and_has_kept_everything) {
  const support::TemporaryFolder folder;
  std::string cookie;
  std::string tables;
  for (const int signal : {SIGTERM, SIGKILL, SIGINT}) {
    Child child(folder.path());
    ASSERT_TRUE(child.line.starts_with("Minuit is served at http")) << child.line;
    if (cookie.empty()) {
      cookie = support::new_cookie(child.port());
      tables = support::post(child.port(), "/api/tables", R"({"command":1,"game":"le-fantome-de-minuit"})", cookie).body;
    }
    const std::string table = tables.substr(tables.find(":\"") + 2, 12);
    support::TablePlayer player(child.port(), table, cookie);
    EXPECT_TRUE(player.read_a<match::Table>()) << "after signal " << signal;
    child.tell(signal);
    EXPECT_EQ(player.read_close(), signal == SIGKILL ? 0 : 1012);
    player.leave();
    EXPECT_EQ(child.wait(), signal == SIGKILL ? -1 : 0);
  }
}

// Everything over TLS, by the program's own options: a page, a table that is opened, a match in which a move is made.
TEST(Serve, plays_over_tls) {
  const support::TemporaryFolder folder;
  const support::Certificate certificate("serve");
  Child child(folder.path(), {"--tls-cert", certificate.files().certificate, "--tls-key", certificate.files().key});
  ASSERT_TRUE(child.line.starts_with("Minuit is served at https:")) << child.line;
  const auto ask = [&](const std::string& request) {
    support::NetClient client(child.port());
    client.use_tls();
    return client.ask(request);
  };
  const std::string host = " HTTP/1.1\r\nHost: minuit.example\r\n";
  const std::string me = ask("GET /api/me" + host + "\r\n");
  EXPECT_NE(me.find("Strict-Transport-Security: "), std::string::npos);
  EXPECT_NE(me.find("; Secure"), std::string::npos);
  const std::size_t at = me.find("__Host-minuit=");
  ASSERT_NE(at, std::string::npos) << me;
  const std::string cookie = me.substr(at, me.find(';', at) - at);
  const std::string body = R"({"command":1,"game":"le-fantome-de-minuit","players":2,"bots":["random"]})";
  const std::string opened = ask("POST /api/tables" + host + "Cookie: " + cookie + "\r\nContent-Type: application/json\r\n" +
                                 "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
  const auto table = codec::read<server::TableOpened>(opened.substr(std::min(opened.find("\r\n\r\n") + 4, opened.size())));
  ASSERT_TRUE(table.ok()) << opened;
  support::TablePlayer player(child.port(), table.value().table, cookie, true);
  const auto seen = player.read_a<match::Table>();
  ASSERT_TRUE(seen && seen->seat) << "the cookie is known";
  player.send(match::Begin{2});
  while (!player.may_act()) ASSERT_TRUE(player.read());
  const u64 before = player.version;
  ASSERT_TRUE(player.act());
  ASSERT_TRUE(player.read_to(before + 1)) << "the move is made, stored and told";
  support::NetClient plain(child.port());
  plain.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
  EXPECT_EQ(plain.read_answer().find("HTTP/1.1 200"), std::string::npos) << "nothing in clear";
  child.tell(SIGTERM);
  EXPECT_EQ(player.read_close(), 1012);
  player.leave();
  EXPECT_EQ(child.wait(), 0);
}

}  // namespace
}  // namespace minuit
