// One person with many faces, over real sockets: the guests of a cookie, a second cookie, and what a server must not show them.
#include <gmock/gmock.h>

#include "tests/hostile/town.hpp"

namespace minuit::support {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr std::string_view kMysterium =
    R"({"command":1,"game":"mysterium","config":{"players":3,"ghost":1,"timer":null},"bots":["random"]})";

// Whether some text shows cards of the ghost's hand.
bool shows_a_hand(std::string_view text) {
  constexpr std::string_view kHand = R"("hand":[)";
  for (std::size_t at = text.find(kHand); at != std::string_view::npos; at = text.find(kHand, at + 1))
    if (text.substr(at + kHand.size(), 1) != "]") return true;
  return false;
}

// What a command came to: "done", the clause of the refusal, or nothing if the connection is closed.
std::string asked(TablePlayer& player, const match::ClientMessage& message, u64 command) {
  player.send(message);
  while (const auto answer = player.read()) {
    if (const auto* done = std::get_if<match::Done>(&*answer); done != nullptr && done->command == command) return "done";
    if (const auto* no = std::get_if<match::Refused>(&*answer); no != nullptr && no->command == command) return no->clause;
  }
  return "";
}

class Devices : public testing::Test {
 protected:
  // The host is a medium at seat 0, an honest player is the ghost at seat 1 and has a hand by now.
  void SetUp() override {
    host_cookie = new_cookie(port);
    ghost_cookie = new_cookie(port);
    table = open_table(port, host_cookie, kMysterium);
    host.emplace(port, table, host_cookie);
    ghost.emplace(port, table, ghost_cookie);
    ASSERT_TRUE(host->read_a<match::Table>());
    const auto seen = ghost->read_a<match::Table>();
    ASSERT_TRUE(seen);
    host_id = seen->host;
    ghost_id = seen->you;
    ghost->send(match::Sit{1, Seat{1}});
    ASSERT_TRUE(ghost->read_a<match::Done>());
    host->send(match::Begin{2});
    ASSERT_TRUE(host->read_a<match::Done>());
    while (!host->turn) ASSERT_TRUE(host->read());
    for (int step = 0; step < 200 && !shows_a_hand(ghost->heard); ++step) {
      if (ghost->may_act()) {
        ghost->act();
      } else if (host->may_act()) {
        host->act();
      }
      ASSERT_TRUE(ghost->read());
      while (host->version < ghost->version) ASSERT_TRUE(host->read());
    }
    ASSERT_TRUE(shows_a_hand(ghost->heard));
    ASSERT_FALSE(shows_a_hand(host->heard));
  }
  void free_the_ghosts_seat() {
    host->send(match::FreeSeat{10, Seat{1}});
    ASSERT_TRUE(host->read_a<match::Done>());
  }
  [[nodiscard]] HttpAnswer matches(const std::string& cookie, const std::string& more = "") const {
    return get(port, "/api/tables/" + table + "/matches" + more, cookie);
  }

  RunningServer running;
  u16 port = running.port();
  std::string host_cookie, ghost_cookie, table, host_id, ghost_id;
  std::optional<TablePlayer> host, ghost;
};

TEST_F(Devices, the_host_does_not_peek_from_the_freed_seat_of_the_ghost) {
  free_the_ghosts_seat();
  for (const char* as : {"1", "2", "screen"}) {
    TablePlayer second(port, table, host_cookie, false, as);
    ASSERT_TRUE(second.read_a<match::Table>());
    EXPECT_EQ(asked(second, match::Sit{1, Seat{1}}, 1), "TB-38") << as;
    EXPECT_EQ(asked(second, match::Stand{2}, 2), "done");
    EXPECT_FALSE(shows_a_hand(second.heard)) << as;
  }
}

TEST_F(Devices, a_second_browser_is_let_into_the_match_only_by_those_who_play_it) {
  free_the_ghosts_seat();
  TablePlayer second(port, table, new_cookie(port));
  const std::string id = second.read_a<match::Table>()->you;
  second.send(match::Sit{1, Seat{1}});
  ASSERT_TRUE(second.read_a<match::Done>());
  host->send(match::Consent{11, id, Seat{1}, true});
  ASSERT_TRUE(host->read_a<match::Done>());
  EXPECT_FALSE(shows_a_hand(second.heard));
  std::optional<match::Seating> seating;
  do {
    seating = ghost->read_a<match::Seating>();
    ASSERT_TRUE(seating);
  } while (seating->requests.empty());
  EXPECT_EQ(seating->requests[0].person.id, id) << "the one whose seat it was sees who asks";
  ghost->send(match::Consent{12, id, Seat{1}, false});
  ASSERT_TRUE(ghost->read_a<match::Done>());
  ghost->send(match::Sit{13, Seat{1}});
  ASSERT_TRUE(ghost->read_a<match::Done>());
  EXPECT_EQ(asked(*host, match::Consent{14, id, Seat{1}, true}, 14), "TB-39");
  EXPECT_EQ(asked(second, match::Stand{2}, 2), "done");
  EXPECT_FALSE(shows_a_hand(second.heard));
}

TEST_F(Devices, a_removed_player_does_not_come_back) {
  TablePlayer screen(port, table, ghost_cookie, false, "screen");
  ASSERT_TRUE(screen.read_a<match::Table>());
  EXPECT_EQ(matches(ghost_cookie).status, 200U);
  host->send(match::Remove{10, ghost_id});
  ASSERT_TRUE(host->read_a<match::Done>());
  while (ghost->read()) {
  }
  while (screen.read()) {
  }
  for (const char* as : {"", "1", "7", "screen"}) {
    TablePlayer again(port, table, ghost_cookie, false, as);
    ASSERT_FALSE(again.read()) << as;
  }
  TablePlayer again(port, table, ghost_cookie, false, "2");
  EXPECT_EQ(again.read_close(), 4003);
  for (const std::string more : {"", "/1/record", "/1/replay", "/1/evidence/1", "?as=1", "/1/record?as=3"}) {
    const HttpAnswer answer = matches(ghost_cookie, more);
    EXPECT_EQ(answer.status, 403U) << more;
    EXPECT_THAT(answer.body, HasSubstr("TB-26"));
  }
  EXPECT_THAT(get(port, "/api/me/tables", ghost_cookie).body, Not(HasSubstr(table)));
  EXPECT_EQ(matches(host_cookie).status, 200U);

  // With a new cookie they are nobody the server knows: they wait at the door, and the host decides.
  const std::string fresh = new_cookie(port);
  TablePlayer stranger(port, table, fresh);
  const auto first = stranger.read();
  ASSERT_TRUE(first && std::holds_alternative<match::Waiting>(*first));
  const std::string id = std::get<match::Waiting>(*first).you;
  EXPECT_EQ(asked(stranger, match::Sit{1, Seat{1}}, 1), "TB-43");
  EXPECT_EQ(matches(fresh).status, 403U) << "who was never let in does not read either";
  while (host->read_a<match::Knocking>()->people.empty()) {
  }
  host->send(match::TurnAway{11, id});
  ASSERT_TRUE(host->read_a<match::Done>());
  while (stranger.read()) {
  }
  EXPECT_THAT(stranger.heard, Not(HasSubstr("\"seats\"")));
  TablePlayer beside(port, table, fresh, false, "1");
  EXPECT_EQ(beside.read_close(), 4003);
}

TEST_F(Devices, an_invisible_name_is_no_name) {
  for (const char* name : {"\u200b", "\u3164", "\ufeff\u00ad", "\u0301"}) {
    const HttpAnswer answer = post(port, "/api/me", R"({"name":")" + std::string(name) + "\"}", host_cookie);
    EXPECT_EQ(answer.status, 400U);
    EXPECT_THAT(answer.body, HasSubstr("SV-06"));
  }
  EXPECT_THAT(post(port, "/api/me", R"({"name":"Zo\u200b\u00e9"})", host_cookie).body, HasSubstr("Zo\u00e9"));
}

}  // namespace
}  // namespace minuit::support
