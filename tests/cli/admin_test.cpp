// `minuit admin` beside a `minuit serve`, each a process of its own, as an operator uses them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sys/socket.h>

#include <cstdio>
#include <thread>

#include "codec/read.hpp"
#include "server/admin/unix_socket.hpp"
#include "server/admin/wire.hpp"
#include "server/api.hpp"
#include "tests/support/child.hpp"
#include "tests/support/table_player.hpp"

namespace minuit {
namespace {

using support::Child;
using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

struct Answer {
  int code = -1;
  std::string text;  // of both streams
};

Answer admin(const std::string& data, const std::string& words, const std::string& input = "/dev/null") {
  const std::string command = std::string(support::program()) + " admin --data '" + data + "' " + words + " 2>&1 <" + input;
  FILE* pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): the shell joins the streams
  Answer answer;
  for (int letter = fgetc(pipe); letter != EOF; letter = fgetc(pipe)) answer.text += static_cast<char>(letter);
  const int status = pclose(pipe);
  answer.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return answer;
}

TEST(AdminProgram, looks_after_a_running_server) {
  const support::TemporaryFolder folder;
  const std::string data = folder.path();
  Child child(data);
  ASSERT_THAT(child.line, StartsWith("Minuit is served at http"));
  const std::string cookie = support::new_cookie(child.port());
  (void)support::post(child.port(), "/api/me", R"({"name":"Zoé"})", cookie);
  const std::string opened =
      support::post(child.port(), "/api/tables", R"({"command":1,"game":"le-fantome-de-minuit"})", cookie).body;
  const std::string table = codec::read<server::TableOpened>(opened).value().table;
  const std::string person = codec::read<server::Me>(support::get(child.port(), "/api/me", cookie).body).value().id;

  EXPECT_THAT(admin(data, "tables").text, HasSubstr("nobody is at a table now"));
  Answer answer = admin(data, "tables --all --search zoe");
  EXPECT_EQ(answer.code, 0);
  EXPECT_THAT(answer.text, HasSubstr(table));
  EXPECT_THAT(answer.text, HasSubstr("Zoé"));
  EXPECT_THAT(admin(data, "tables --all --search nobody").text, Not(HasSubstr(table)));
  EXPECT_THAT(admin(data, "tables --all --json").text, StartsWith(R"({"table":")" + table));
  EXPECT_THAT(admin(data, "show " + table).text, HasSubstr(person));

  answer = admin(data, "delete " + table);
  EXPECT_EQ(answer.code, 1) << "nobody has said yes";
  EXPECT_THAT(answer.text, HasSubstr("nothing was deleted"));
  EXPECT_THAT(admin(data, "tables --all").text, HasSubstr(table));
  answer = admin(data, "delete --yes " + table);
  EXPECT_EQ(answer.code, 0) << answer.text;
  EXPECT_THAT(admin(data, "tables --all").text, HasSubstr("no tables"));

  answer = admin(data, "ban device " + person + " --for 7d --reason 'spoils the games'");
  EXPECT_EQ(answer.code, 0);
  EXPECT_THAT(answer.text, StartsWith("ban 1: device " + person + " until 20"));
  EXPECT_EQ(support::get(child.port(), "/api/me", cookie).status, 403U);
  EXPECT_THAT(admin(data, "bans").text, HasSubstr("spoils the games"));
  EXPECT_THAT(admin(data, "reports --done-all").text, StartsWith("0 reports are dealt with"));
  EXPECT_EQ(admin(data, "reports --table " + table).code, 2) << "only with --done-all";
  EXPECT_EQ(admin(data, "reports --done-all --reporter nobody").code, 2);
  EXPECT_EQ(admin(data, "unban 1").code, 0);
  EXPECT_EQ(support::get(child.port(), "/api/me", cookie).status, 200U);
  EXPECT_EQ(admin(data, "revoke " + person).code, 0);
  EXPECT_THAT(support::get(child.port(), "/api/me", cookie).body, Not(HasSubstr(person)));

  child.tell(SIGTERM);
  EXPECT_EQ(child.wait(), 0);
}

TEST(AdminProgram, tells_all_about_a_person_and_erases_them) {
  const support::TemporaryFolder folder;
  const std::string data = folder.path();
  Child child(data);
  const std::string cookie = support::new_cookie(child.port());
  (void)support::post(child.port(), "/api/me", R"({"name":"Zorglub"})", cookie);
  ASSERT_EQ(support::post(child.port(), "/api/tables", R"({"command":1,"game":"mysterium"})", cookie).status, 201U);
  const std::string person = codec::read<server::Me>(support::get(child.port(), "/api/me", cookie).body).value().id;
  const Answer told = admin(data, "export " + person);
  EXPECT_EQ(told.code, 0);
  EXPECT_THAT(told.text, HasSubstr("Zorglub"));
  EXPECT_THAT(told.text, HasSubstr("mysterium"));
  EXPECT_THAT(told.text, HasSubstr("\n  \"tables\": ["));
  Answer answer = admin(data, "erase " + person);
  EXPECT_EQ(answer.code, 1) << "nobody has said yes";
  EXPECT_THAT(answer.text, HasSubstr("Zorglub"));
  EXPECT_THAT(answer.text, HasSubstr("nothing was erased"));
  EXPECT_THAT(answer.text, HasSubstr("shares the device with nobody as far as is known"));
  answer = admin(data, "erase " + person + " --yes");
  EXPECT_EQ(answer.code, 0) << answer.text;
  EXPECT_THAT(answer.text, StartsWith("person " + person +
                                      " is erased, with all who are known to share the device: 1 files of "
                                      "people, 1 tables, 0 reports, 0 notes"));
  answer = admin(data, "export " + person);
  EXPECT_EQ(answer.code, 1);
  EXPECT_THAT(answer.text, HasSubstr("nothing is kept about " + person));
  EXPECT_EQ(admin(data, "erase --yes aaaaaaaaaaaaaaaa").code, 1);
  EXPECT_THAT(admin(data, "export nonsense").text, HasSubstr("is not the id of a person"));
  child.tell(SIGTERM);
  EXPECT_EQ(child.wait(), 0);
  const Answer found = [&] {
    const std::string command = "grep -c -a -e Zorglub -e " + person + " -r '" + data + "' | grep -v ':0$' | wc -l";
    FILE* pipe = popen(command.c_str(), "r");  // NOLINT(cert-env33-c): all bytes of all files
    Answer count;
    for (int letter = fgetc(pipe); letter != EOF; letter = fgetc(pipe)) count.text += static_cast<char>(letter);
    pclose(pipe);
    return count;
  }();
  EXPECT_EQ(found.text, "0\n");
}

TEST(AdminProgram, says_in_one_line_why_it_cannot) {
  const support::TemporaryFolder folder;
  const std::string data = folder.path();
  const auto complaint = [&](const std::string& words, int code) {
    const Answer answer = admin(data, words);
    EXPECT_EQ(answer.code, code) << answer.text;
    EXPECT_EQ(std::count(answer.text.begin(), answer.text.end(), '\n'), 1) << answer.text;
    EXPECT_THAT(answer.text, StartsWith("minuit: "));
    return answer.text;
  };
  EXPECT_THAT(complaint("tables", 2), HasSubstr("no server runs with the data folder"));
  EXPECT_THAT(complaint("show nonsense", 2), HasSubstr("is not the id of a table"));
  EXPECT_THAT(complaint("revoke nonsense", 2), HasSubstr("is not the id of a person"));
  EXPECT_THAT(complaint("ban network 192.0.2.999 --for 1d", 2), HasSubstr("is not a network"));
  EXPECT_THAT(complaint("ban network 192.0.2.9 --for 1y", 2), HasSubstr("is not a length of time"));
  EXPECT_THAT(complaint("ban house 192.0.2.9 --for 1d", 2), HasSubstr("house"));
  EXPECT_THAT(complaint("unban -1", 2), HasSubstr("-1"));
  const Child child(data);
  EXPECT_THAT(complaint("show 000000000000", 1), HasSubstr("there is no table"));
  EXPECT_THAT(complaint("unban 7", 1), HasSubstr("there is no ban 7"));
}

// The service runs as a user of its own, and the operator as root: whoever took over the service must not get root's terminal
// too.
TEST(AdminProgram, prints_nothing_that_drives_a_terminal) {
  using namespace server::admin;  // NOLINT(google-build-using-namespace): the words of the operator's socket
  const support::TemporaryFolder folder;
  const auto address = address_of(socket_in(folder.path()));
  ASSERT_TRUE(address);
  const Descriptor listening(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  ASSERT_EQ(bind(listening.get(), reinterpret_cast<const sockaddr*>(&*address), sizeof *address), 0);
  ASSERT_EQ(listen(listening.get(), 4), 0);
  const auto told = [&](const std::string& words, const std::string& reply) {
    std::thread other([&] {
      const Descriptor connection(accept(listening.get(), nullptr, nullptr));
      (void)read_line(connection.get(), 10'000, 10'000);
      (void)write_line(connection.get(), reply, 10'000);
    });
    Answer answer = admin(folder.path(), words);
    other.join();
    return answer.text;
  };
  EXPECT_THAT(told("bans", R"({"error":"\u001b]0;owned\u0007","answer":null})"), HasSubstr(R"(\u001b]0;owned\u0007)"));
  const std::string ban = R"({"id":1,"kind":"network","value":"\u009b2J","since":0,"until":1,"reason":"\u202egnihton"})";
  EXPECT_THAT(told("bans", R"({"error":null,"answer":{"bans":[)" + ban + "]}}"),
              AllOf(HasSubstr(R"(\u009b2J)"), HasSubstr(R"(\u202egnihton)"), Not(HasSubstr("\u009b"))));
}

}  // namespace
}  // namespace minuit
