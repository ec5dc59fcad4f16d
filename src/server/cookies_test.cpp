// Whose cookie is believed, over real sockets.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/read.hpp"
#include "server/api.hpp"
#include "server/identity.hpp"
#include "server/people.hpp"
#include "store/memory.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

using namespace support;  // NOLINT(google-build-using-namespace): the words of these tests
using ::testing::HasSubstr;
using ::testing::Not;

std::string cookie_of(const std::string& text) { return "minuit=" + text; }
Me me(u16 port, const std::string& cookie, const std::string& query = "") {
  const auto read = codec::read<Me>(get(port, "/api/me" + query, cookie).body);
  return read.ok() ? read.value() : Me{};
}
std::string given(const HttpAnswer& answer) {
  const std::string set = answer.header("Set-Cookie");
  return set.substr(0, set.find(';'));
}

// A server whose store knows somebody since the time when cookies were not signed.
struct Old {
  Old() {
    Settings settings = test_settings();
    settings.key = key;
    settings.make_store = [this] {
      auto store = std::make_unique<store::MemoryStore>();
      EXPECT_TRUE(remember_name(*store, person_id(known), "Zoé", 1));
      EXPECT_TRUE(remember_name(*store, named_by("as=1", {shared, person_id(shared)})->id, "Max", 1));
      return store;
    };
    running.emplace(settings);
  }
  [[nodiscard]] u16 port() const { return running->port(); }
  ServerKey key = ServerKey::drawn();
  Secret known = new_secret();
  Secret shared = new_secret();
  std::optional<RunningServer> running;
};

TEST(Cookies, that_the_server_did_not_issue_count_as_none) {
  const Old old;
  const Secret made_up = new_secret();
  const std::string good = cookie_text(old.key, made_up);
  EXPECT_EQ(me(old.port(), cookie_of(good)).id, person_id(made_up)) << "signed with its key";
  std::string forged = good;
  forged.back() = forged.back() == 'A' ? 'B' : 'A';
  for (const std::string& text : {to_text(made_up), forged, cookie_text(ServerKey::drawn(), made_up),
                                  good.substr(0, good.size() - 1), good.substr(0, 43), std::string("forged")}) {
    const HttpAnswer answer = get(old.port(), "/api/me", cookie_of(text));
    EXPECT_EQ(answer.status, 200U) << text;
    EXPECT_THAT(answer.body, Not(HasSubstr(person_id(made_up)))) << text;
    EXPECT_THAT(given(answer), Not(HasSubstr(to_text(made_up)))) << text;
    EXPECT_EQ(codec::read<Me>(answer.body).value().id, me(old.port(), given(answer)).id) << "somebody new, from now on known";
  }
}

TEST(Cookies, of_people_the_store_knows_are_exchanged_for_signed_ones) {
  const Old old;
  const HttpAnswer first = get(old.port(), "/api/me", cookie_of(to_text(old.known)));
  EXPECT_THAT(first.body, HasSubstr("Zoé"));
  EXPECT_EQ(given(first), cookie_of(cookie_text(old.key, old.known)));
  EXPECT_EQ(me(old.port(), given(first)).name, "Zoé");
  EXPECT_EQ(me(old.port(), cookie_of(cookie_text(ServerKey::drawn(), old.known))).name, "Zoé") << "the key was lost";
  EXPECT_EQ(me(old.port(), cookie_of(to_text(old.shared)), "?as=1").name, "Max") << "known by who shares the device";
  EXPECT_EQ(me(old.port(), cookie_of(to_text(old.shared))).id, person_id(old.shared));
}

TEST(Cookies, of_old_open_a_table_and_its_socket) {
  const Old old;
  const std::string cookie = cookie_of(to_text(old.known));
  const HttpAnswer opened = post(old.port(), "/api/tables", R"({"command":1,"game":"le-fantome-de-minuit"})", cookie);
  ASSERT_EQ(opened.status, 201U) << opened.body;
  const std::string table = codec::read<TableOpened>(opened.body).value().table;
  TablePlayer host(old.port(), table, cookie);
  const auto seen = host.read_a<match::Table>();
  ASSERT_TRUE(seen && seen->seat) << "the same person";
  NetClient socket(old.port());
  EXPECT_THAT(socket.upgrade("/ws/" + table, "Cookie: " + cookie + "\r\n"), Not(HasSubstr("Set-Cookie")));
  const Secret made_up = new_secret();
  TablePlayer stranger(old.port(), table, cookie_of(to_text(made_up)));
  ASSERT_TRUE(stranger.read_a<match::Table>()) << "may come, as somebody else";
  stranger.send(match::Sit{1, Seat{1}});
  ASSERT_TRUE(stranger.read_a<match::Done>());
  EXPECT_THAT(stranger.heard, Not(HasSubstr(person_id(made_up))));
}

TEST(Cookies, last_as_long_as_the_folder_of_the_data) {
  const TemporaryFolder folder;
  Settings settings = test_settings();
  settings.store = StoreKind::sqlite;
  settings.data = folder.path();
  std::string cookie;
  std::string id;
  std::string table;
  for (int start = 0; start < 2; ++start) {
    const RunningServer running(settings);
    if (start == 0) cookie = new_cookie(running.port());
    const Me who = me(running.port(), cookie);
    const HttpAnswer opened = post(running.port(), "/api/tables", R"({"command":1,"game":"le-fantome-de-minuit"})", cookie);
    if (start == 1) {
      EXPECT_EQ(who.id, id);
      EXPECT_EQ(opened.body, table) << "sent again after a restart it is the same table";
    }
    id = who.id;
    table = opened.body;
  }
}

TEST(Cookies, are_brought_to_so_many_newcomers_of_an_address) {
  Settings settings = test_settings();
  settings.newcomers_per_hour = 3;
  settings.net.trusted_proxies = {"127.0.0.1"};
  const RunningServer running(settings);
  const std::string mine = new_cookie(running.port());
  for (int i = 0; i < 2; ++i) EXPECT_FALSE(new_cookie(running.port()).empty());
  const HttpAnswer refused = get(running.port(), "/api/me");
  EXPECT_EQ(refused.status, 429U);
  EXPECT_THAT(refused.body, HasSubstr(R"("clause":"SV-15")"));
  EXPECT_EQ(refused.header("Set-Cookie"), "");
  EXPECT_EQ(post(running.port(), "/api/me", R"({"name":"Max"})").status, 429U);
  EXPECT_EQ(get(running.port(), "/api/me", cookie_of(to_text(new_secret()))).status, 429U) << "one that was made up";
  NetClient socket(running.port());
  EXPECT_THAT(socket.upgrade("/ws/0123456789ab"), HasSubstr(" 429 "));
  for (const char* path : {"/", "/api/games", "/api/tables"}) {
    const HttpAnswer answer = get(running.port(), path);
    EXPECT_EQ(answer.status, 200U) << path << ": needs no name";
    EXPECT_EQ(answer.header("Set-Cookie"), "") << path;
  }
  EXPECT_EQ(get(running.port(), "/api/me", mine).status, 200U) << "who has a cookie is not new";
  NetClient elsewhere(running.port());
  EXPECT_THAT(elsewhere.ask("GET /api/me HTTP/1.1\r\nHost: h\r\nX-Forwarded-For: 192.0.2.1\r\n\r\n"), HasSubstr("Set-Cookie"));
}

TEST(Cookies, are_never_in_what_a_shared_cache_may_keep) {
  const RunningServer running;
  const std::string cookie = new_cookie(running.port());
  for (const char* path : {"/", "/t/0123456789ab", "/t/0123456789ab/tv", "/api/me", "/api/games", "/api/tables", "/api/nothing",
                           "/api/me?as=9", "/api/tables/0123456789ab/matches/1/record"})
    for (const std::string& who : {cookie, std::string()}) {
      const HttpAnswer answer = get(running.port(), path, who);
      if (answer.header("Set-Cookie").empty()) continue;
      const std::string keeping = answer.header("Cache-Control");
      EXPECT_TRUE(keeping == "no-store" || keeping.starts_with("private")) << path << ": " << keeping;
    }
  EXPECT_NE(get(running.port(), "/").header("Set-Cookie"), "");
  NetClient socket(running.port());
  EXPECT_THAT(socket.upgrade("/ws/0123456789ab"), HasSubstr("Cache-Control: private"));
}

}  // namespace
}  // namespace minuit::server
