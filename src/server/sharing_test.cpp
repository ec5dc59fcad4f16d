// Several people at one device: each is somebody of their own, and all that they share is a cookie.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/read.hpp"
#include "server/api.hpp"
#include "server/identity.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kOpen = R"({"command":1,"game":"le-fantome-de-minuit","config":{"players":3,"rounds":1}})";

std::string open_table(u16 port, const std::string& cookie, const std::string& path = "/api/tables") {
  const auto opened = codec::read<TableOpened>(post(port, path, kOpen, cookie).body);
  return opened.ok() ? opened.value().table : "";
}
Secret secret_in(const std::string& cookie) { return *secret_from(std::string_view(cookie).substr(kCookie.size() + 1, 43)); }

TEST(Sharing, guests_of_a_device_have_names_and_tables_of_their_own) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  EXPECT_EQ(post(running.port(), "/api/me", R"({"name":"Zoé"})", cookie).status, 200U);
  EXPECT_EQ(post(running.port(), "/api/me?as=1", R"({"name":"Biscotte"})", cookie).status, 200U);
  const auto me = [&](const std::string& query) {
    const auto read = codec::read<Me>(get(running.port(), "/api/me" + query, cookie).body);
    return read.ok() ? read.value() : Me{};
  };
  EXPECT_EQ(me("").name, "Zoé");
  EXPECT_EQ(me("?as=1").name, "Biscotte");
  EXPECT_EQ(me("?as=2").name, "");
  EXPECT_NE(me("").id, me("?as=1").id);
  EXPECT_EQ(me("?as=1").id, me("?as=1").id);
  const std::string table = open_table(running.port(), cookie);
  EXPECT_NE(open_table(running.port(), cookie, "/api/tables?as=1"), table) << "the same command, of another person";
  EXPECT_THAT(me("").tables, ::testing::ElementsAre(table));
}

TEST(Sharing, they_sit_side_by_side_and_a_screen_only_watches) {
  const RunningServer running;
  const u16 port = running.port();
  const std::string cookie = new_cookie(port);
  const std::string table = open_table(port, cookie);
  TablePlayer host(port, table, cookie);
  TablePlayer first(port, table, cookie, false, "1");
  TablePlayer second(port, table, cookie, false, "2");
  ASSERT_TRUE(host.read_a<match::Table>());
  ASSERT_TRUE(first.read_a<match::Table>());
  ASSERT_TRUE(second.read_a<match::Table>());
  first.send(match::Begin{1});
  EXPECT_EQ(first.read_a<match::Refused>()->clause, "TB-04") << "the host's guest is not the host";
  first.send(match::Sit{2, Seat{1}});
  ASSERT_TRUE(first.read_a<match::Done>());
  second.send(match::Sit{2, Seat{1}});
  EXPECT_EQ(second.read_a<match::Refused>()->clause, "TB-06");
  second.send(match::Sit{3, Seat{2}});
  ASSERT_TRUE(second.read_a<match::Done>());
  host.send(match::Begin{2});
  ASSERT_TRUE(host.read_a<match::Done>());
  while (!host.turn && host.read()) {
  }
  ASSERT_TRUE(first.read_to(host.version) && second.read_to(host.version));
  EXPECT_TRUE(play({&host, &first, &second}, 12));

  TablePlayer screen(port, table, cookie, false, kScreen);
  const auto seen = screen.read_a<match::Table>();
  ASSERT_TRUE(seen);
  EXPECT_FALSE(seen->seat) << "the public view, although the device has a seat";
  EXPECT_FALSE(screen.may_act());
}

TEST(Sharing, nobody_beyond_the_limit_comes_in) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  const std::string table = open_table(running.port(), cookie);
  for (const std::string as : {"0", "8", "", "tv"}) {
    const HttpAnswer answer = get(running.port(), "/api/me?as=" + as, cookie);
    EXPECT_EQ(answer.status, 400U) << as;
    EXPECT_THAT(answer.body, HasSubstr(R"("clause":"SV-10")"));
    EXPECT_THAT(answer.body, HasSubstr(R"("reason":"no_such_sharer","arguments":[7])"));
    EXPECT_EQ(post(running.port(), "/api/me?as=" + as, R"({"name":"Max"})", cookie).status, 400U) << as;
    NetClient socket(running.port());
    EXPECT_THAT(socket.upgrade("/ws/" + table + "?as=" + as, "Cookie: " + cookie + "\r\n"), HasSubstr(" 400 ")) << as;
  }
}

TEST(Sharing, every_socket_counts_for_the_address) {
  Settings settings = test_settings();
  settings.net.limits.connections_per_address = 2;
  const RunningServer running(settings);
  const std::string cookie = new_cookie(running.port());
  NetClient first(running.port());
  NetClient second(running.port());
  const std::string header = "Cookie: " + cookie + "\r\n";
  EXPECT_THAT(first.upgrade("/ws/0123456789ab?as=1", header), HasSubstr(" 101 "));
  EXPECT_THAT(second.upgrade("/ws/0123456789ab?as=2", header), HasSubstr(" 101 "));
  NetClient third(running.port());
  EXPECT_THAT(third.upgrade("/ws/0123456789ab?as=3", header), HasSubstr(" 429 "));
}

TEST(Sharing, no_secret_leaves_the_server) {
  ::testing::internal::CaptureStderr();
  std::string said;
  std::string cookie;
  {
    Settings settings = test_settings();
    settings.log_level = Level::debug;
    const RunningServer running(settings);
    cookie = new_cookie(running.port());
    for (const std::string path : {"/api/me?as=1", "/api/me?as=9", "/api/games?as=screen"}) {
      const HttpAnswer answer = get(running.port(), path, cookie);
      EXPECT_EQ(answer.header("Set-Cookie").substr(0, cookie.size()), cookie) << "the device's own, whoever asked";
      said += answer.body;
    }
    NetClient socket(running.port());
    const std::string upgraded =
        socket.upgrade("/ws/" + open_table(running.port(), cookie) + "?as=1", "Cookie: " + cookie + "\r\n");
    EXPECT_THAT(upgraded, HasSubstr("Set-Cookie: " + cookie));
    socket.write_text(R"({"type":"Hello","protocol":2,"version":0})");
    said += socket.read_text() + upgraded;
  }
  const std::string logged = ::testing::internal::GetCapturedStderr();
  const Secret secret = secret_in(cookie);
  const Secret derived = named_by("as=1", {secret, person_id(secret)})->secret;
  EXPECT_THAT(said + logged, Not(HasSubstr(to_text(derived))));
  EXPECT_THAT(logged, Not(HasSubstr(to_text(secret))));
}

TEST(Sharing, games_say_whether_something_is_hidden) {
  const RunningServer running;
  const auto games = codec::read<GameList>(get(running.port(), "/api/games").body);
  ASSERT_TRUE(games.ok());
  EXPECT_FALSE(games.value().games.front().hidden) << "at Le Fantôme de minuit everyone sees everything";
}

}  // namespace
}  // namespace minuit::server
