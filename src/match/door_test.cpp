// The door: who is out, who must knock, and what those who wait may know and do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Door : public testing::Test {
 protected:
  void SetUp() override {
    lounge.open(R"({"game":"le-fantome-de-minuit","players":2})");
    for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  }
  void knock(bool on = true) {
    ASSERT_EQ(lounge.ask('a', "SetOptions", R"("options":{"knock":)" + std::string(on ? "true}" : "false}")), "ok");
  }
  [[nodiscard]] std::string host(std::string_view type, char person) {
    return lounge.ask('a', type, R"("person":")" + std::string(1, person) + "\"");
  }
  [[nodiscard]] bool waits(char who) {
    const auto& list = lounge.frames[Lounge::id(who)];
    return list.size() == 1 && std::holds_alternative<Waiting>(Lounge::parsed(list[0]));
  }
  [[nodiscard]] bool is_in(char who) {
    return std::holds_alternative<Table>(Lounge::parsed(lounge.frames[Lounge::id(who)].at(0)));
  }
  [[nodiscard]] std::string knocking() {
    std::string ids;
    for (const Person& each : lounge.last<Knocking>('a').people) ids += each.id;
    return ids;
  }

  Lounge lounge{games_with<>()};
};

TEST_F(Door, who_is_removed_is_out_with_all_who_share_the_device) {
  lounge.come_beside('x', 'c');
  ASSERT_EQ(host("Remove", 'c'), "ok");
  for (const char who : {'c', 'x'}) EXPECT_EQ(lounge.dropped.at(Lounge::id(who)), Goodbye::shut_out) << who;
  lounge.come_beside('y', 'c');  // as `?as=1` of the same cookie
  EXPECT_EQ(lounge.dropped.at('y'), Goodbye::shut_out);
  lounge.restart();
  lounge.come('a');
  lounge.come_beside('y', 'c');
  EXPECT_EQ(lounge.dropped.at('y'), Goodbye::shut_out) << "after a restart too";
  lounge.come('c');
  EXPECT_EQ(lounge.dropped.at('c'), Goodbye::shut_out);
}

// Whoever speaks another protocol is sent away from the door while others who came with them are not back at the table yet.
TEST_F(Door, nobody_is_forgotten_who_comes_beside_a_wrong_protocol_while_the_log_is_read) {
  knock();
  lounge.restart();
  constexpr std::string_view kWrong = R"({"type":"Hello","protocol":99,"version":0})";
  constexpr std::string_view kRight = R"({"type":"Hello","protocol":2,"version":0})";
  const auto comes = [&](char who, std::string_view hello) {
    lounge.frames[Lounge::id(who)].clear();
    lounge.house->arrive(Lounge::id(who), Lounge::kTable, caller_of({std::string(1, who), "Person"}), lounge.now);
    lounge.house->receive(Lounge::id(who), hello, lounge.now);
  };
  comes('z', kWrong);
  for (const char who : {'a', 'b'}) comes(who, kRight);
  lounge.run_disk();
  EXPECT_EQ(lounge.dropped.at('z'), Goodbye::wrong_protocol);
  for (const char who : {'a', 'b'}) EXPECT_TRUE(is_in(who)) << who;
  EXPECT_EQ(lounge.house->room(Lounge::kTable)->waiting_bytes(), 0U);
  lounge.go('b');
  EXPECT_EQ(lounge.house->room(Lounge::kTable)->waiting_bytes(), 0U);
}

TEST_F(Door, who_finds_a_crowd_while_the_log_is_read_may_come_back) {
  lounge.restart();
  for (ConnectionId each = 0; each < kMostConnections; ++each)
    lounge.house->arrive(1000 + each, Lounge::kTable, caller_of({"stranger", "Stranger"}), lounge.now);
  lounge.house->arrive('b', Lounge::kTable, caller_of({"b", "Person b"}), lounge.now);
  EXPECT_EQ(lounge.dropped.at('b'), Goodbye::come_back);
  lounge.run_disk();
  lounge.come('b');
  EXPECT_TRUE(is_in('b')) << "now it is known that b plays";
}

TEST_F(Door, the_seats_of_a_removed_device_are_free) {
  lounge.come_beside('x', 'c');
  ASSERT_EQ(lounge.ask('b', "Stand"), "ok");
  ASSERT_EQ(lounge.ask('x', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(host("Remove", 'c'), "ok");
  EXPECT_FALSE(lounge.last<Table>('a').seats[1].person);
}

TEST_F(Door, a_host_does_not_remove_the_own_device) {
  lounge.come_beside('x', 'a');
  EXPECT_EQ(host("Remove", 'x'), "TB-30");
  EXPECT_EQ(host("Remove", 'a'), "TB-30");
}

TEST_F(Door, after_a_removal_newcomers_must_knock) {
  ASSERT_EQ(host("Remove", 'c'), "ok");
  EXPECT_TRUE(lounge.last<Table>('a').options.knock);
  lounge.come('d');  // the removed one with a new cookie, for all anyone knows
  EXPECT_TRUE(waits('d'));
  knock(false);
  EXPECT_EQ(lounge.last<Table>('d').you, "d") << "the host may want it otherwise";
}

TEST_F(Door, logs_of_before_still_read) {
  const Games games = games_with<>();
  Gathering gathering(games);
  for (const std::string_view what :
       {R"({"type":"Opened","game":"le-fantome-de-minuit","config":{"players":2},"host":{"id":"a","name":"Ada"},)"
        R"("options":{"listed":false,"closed":false,"turn_seconds":0,"away_seconds":120}})",
        R"({"type":"ChairSet","seat":1,"chair":{"person":{"id":"b","name":"Bo"},"bot":null,"stand_in":null,"locked":false}})",
        R"({"type":"HostSet","person":{"id":"b","name":"Bo"}})", R"({"type":"Removed","person":{"id":"c","name":"Cy"}})"}) {
    const auto entry =
        codec::read<journal::Entry>(R"({"at":1,"by":"a","command":0,"waited_ms":0,"what":)" + std::string(what) + "}");
    ASSERT_TRUE(entry.ok()) << entry.error().path << " " << entry.error().message;
    ASSERT_FALSE(gathering.take(entry.value()));
  }
  EXPECT_TRUE(gathering.removed("c"));
  EXPECT_TRUE(gathering.removed("guest of c", "c"));
  EXPECT_FALSE(gathering.options().knock) << "a table of before is as open as it was";
}

TEST_F(Door, who_waits_hears_the_game_and_the_host_and_nothing_else) {
  knock();
  lounge.come('d');
  ASSERT_TRUE(waits('d'));
  const Waiting waiting = lounge.last<Waiting>('d');
  EXPECT_EQ(waiting.game, "le-fantome-de-minuit");
  EXPECT_EQ(waiting.host, "Ada");
  EXPECT_EQ(waiting.you, "d");
  EXPECT_EQ(knocking(), "d");
  for (const char who : {'b', 'c'})
    for (const std::string& text : lounge.frames[Lounge::id(who)]) EXPECT_THAT(text, Not(HasSubstr("Knocking")));
  ASSERT_EQ(lounge.ask('b', "Say", R"("text":"psst")"), "ok");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  ASSERT_EQ(lounge.ask('a', "SetOptions", R"("options":{"knock":true,"turn_seconds":30})"), "ok");
  EXPECT_TRUE(waits('d')) << "nothing was told";
  EXPECT_EQ(lounge.last<Table>('a').watching, 1U) << "who waits does not watch";
}

TEST_F(Door, who_waits_can_do_nothing) {
  knock();
  lounge.come('d');
  struct Row {
    std::string_view type, more;
  };
  for (const Row& row : {Row{"Sit", R"("seat":0)"}, Row{"Say", R"("text":"hello")"}, Row{"ClaimHost", ""}, Row{"Stand", ""},
                         Row{"Admit", R"("person":"d")"}, Row{"Begin", ""}})
    EXPECT_EQ(lounge.ask('d', row.type, row.more), "TB-43") << row.type;
  lounge.go('a');
  lounge.go('b');
  lounge.go('c');
  lounge.pass(kHostGoneForGood_ms - 1000);
  EXPECT_EQ(lounge.ask('d', "ClaimHost"), "TB-43") << "nor when nobody is there";
}

TEST_F(Door, let_in_one_comes_in_and_may_come_again) {
  knock();
  lounge.come('d');
  EXPECT_EQ(lounge.ask('b', "Admit", R"("person":"d")"), "TB-04");
  EXPECT_EQ(host("Admit", 'e'), "TB-08");
  EXPECT_EQ(host("Admit", 'd'), "ok");
  EXPECT_EQ(lounge.last<Table>('d').you, "d");
  EXPECT_EQ(knocking(), "");
  EXPECT_EQ(host("Admit", 'd'), "ok") << "is in: nothing to do";
  lounge.go('d');
  lounge.restart();
  for (const char who : {'a', 'd', 'e'}) lounge.come(who);
  EXPECT_TRUE(is_in('d'));
  EXPECT_TRUE(waits('e'));
  lounge.come_beside('x', 'd');
  EXPECT_TRUE(is_in('x')) << "on a device that was let in";
}

TEST_F(Door, those_of_the_house_need_not_knock) {
  knock();
  for (const char who : {'a', 'b'}) {
    lounge.go(who);
    lounge.come(who);
    EXPECT_TRUE(is_in(who)) << who;
  }
  lounge.come_beside('x', 'a');
  EXPECT_TRUE(is_in('x')) << "the host's own screen";
  lounge.come_as(500, 'c');
  EXPECT_EQ(lounge.last_at<Table>(500).you, "c") << "a second window of someone who is in";
}

TEST_F(Door, turned_away_one_is_removed) {
  knock();
  lounge.come('d');
  EXPECT_EQ(lounge.ask('b', "TurnAway", R"("person":"d")"), "TB-04");
  EXPECT_EQ(host("TurnAway", 'c'), "TB-08") << "is not at the door";
  EXPECT_EQ(host("TurnAway", 'd'), "ok");
  EXPECT_EQ(lounge.dropped.at('d'), Goodbye::shut_out);
  lounge.come('d');
  EXPECT_EQ(lounge.dropped.at('d'), Goodbye::shut_out);
  lounge.come_beside('x', 'd');
  EXPECT_EQ(lounge.dropped.at('x'), Goodbye::shut_out);
}

TEST_F(Door, a_closed_table_lets_nobody_wait) {
  knock();
  lounge.come('d');
  ASSERT_EQ(lounge.ask('a', "SetOptions", R"("options":{"knock":true,"closed":true})"), "ok");
  EXPECT_EQ(lounge.dropped.at('d'), Goodbye::shut_out);
  lounge.come('e');
  EXPECT_EQ(lounge.dropped.at('e'), Goodbye::shut_out);
}

TEST_F(Door, those_who_wait_are_few_and_push_nobody_out) {
  knock();
  u64 connection = 1000;
  const auto come = [&](const std::string& device, const std::string& network) {
    ++connection;
    lounge.come_from(connection, {{device + std::to_string(connection), ""}, device, network});
    return !lounge.dropped.contains(connection);
  };
  for (std::size_t n = 0; n < kMostAtDoorOfOne; ++n) EXPECT_TRUE(come("one", ""));
  EXPECT_FALSE(come("one", ""));
  EXPECT_EQ(lounge.dropped.at(connection), Goodbye::table_full);
  for (std::size_t n = 0; n < kMostAtDoorOfNetwork; ++n) EXPECT_TRUE(come("of-net" + std::to_string(n), "10.0.0.1"));
  EXPECT_FALSE(come("another", "10.0.0.1"));
  for (std::size_t n = kMostAtDoorOfOne + kMostAtDoorOfNetwork; n < kMostAtDoor; ++n)
    EXPECT_TRUE(come("more" + std::to_string(n), "10.0.1." + std::to_string(n)));
  EXPECT_FALSE(come("last", "10.0.2.1"));
  for (const char who : {'a', 'b', 'c'}) EXPECT_FALSE(lounge.dropped.contains(Lounge::id(who)));
  EXPECT_EQ(lounge.last<Knocking>('a').people.size(), kMostAtDoor);
}

TEST_F(Door, those_who_wait_have_no_place_in_the_mailbox) {
  knock();
  lounge.come('d');
  lounge.house->receive('b', Lounge::command(90, "Say", R"("text":"one")"), lounge.now);  // is being written
  ASSERT_EQ(lounge.appends.size(), 1U);
  for (std::size_t n = 0; n < 2 * kMostWaiting; ++n) lounge.house->receive('d', Lounge::command(n + 1, "Stand", ""), lounge.now);
  EXPECT_EQ(lounge.house->room(Lounge::kTable)->waiting(), 0U);
  lounge.run_disk();
}

TEST_F(Door, nobody_waits_for_ever) {
  knock();
  lounge.come('d');
  lounge.house->arrive(500, Lounge::kTable, caller_of({"e", "Eve"}), lounge.now);
  EXPECT_EQ(knocking(), "d") << "who has not said Hello is not told of";
  lounge.pass(kHelloWithin_ms);
  EXPECT_EQ(lounge.dropped.at(500), Goodbye::silent);
  lounge.pass(kAtDoor_ms - kHelloWithin_ms - 1);
  EXPECT_FALSE(lounge.dropped.contains('d'));
  lounge.pass(1);
  EXPECT_EQ(lounge.dropped.at('d'), Goodbye::nobody_opened);
  EXPECT_EQ(knocking(), "");
}

TEST_F(Door, a_room_with_nobody_but_at_the_door_ends_when_they_leave) {
  knock();
  lounge.come('d');
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  ASSERT_NE(lounge.house->room(Lounge::kTable), nullptr);
  lounge.come('a');
  EXPECT_EQ(knocking(), "d") << "the host hears of them when back";
  lounge.go('a');
  lounge.pass(kAtDoor_ms);
  EXPECT_EQ(lounge.dropped.at('d'), Goodbye::nobody_opened);
  lounge.house->leave('d', lounge.now);
  EXPECT_EQ(lounge.house->room(Lounge::kTable), nullptr);
}

TEST_F(Door, who_came_while_the_log_was_read_waits_all_the_same) {
  knock();
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  lounge.frames.clear();
  const auto come = [&](char who) {
    lounge.house->arrive(Lounge::id(who), Lounge::kTable, caller_of({std::string(1, who), ""}), lounge.now);
    lounge.house->receive(Lounge::id(who), R"({"type":"Hello","protocol":2,"version":0})", lounge.now);
  };
  for (const char who : {'d', 'a', 'b'}) come(who);
  lounge.run_disk();
  EXPECT_TRUE(waits('d'));
  for (const char who : {'a', 'b'}) EXPECT_TRUE(is_in(who)) << who;
  EXPECT_EQ(knocking(), "d");
}

TEST_F(Door, another_who_becomes_host_hears_who_waits) {
  knock();
  lounge.come('d');
  ASSERT_EQ(host("PassHost", 'b'), "ok");
  EXPECT_EQ(lounge.last<Knocking>('b').people.size(), 1U);
  EXPECT_EQ(lounge.ask('b', "Admit", R"("person":"d")"), "ok");
}

// ---- names

TEST_F(Door, names_that_look_alike_are_numbered) {
  lounge.come_from(500, caller_of({"z1", "Zo\u00e9"}));
  lounge.come_from(501, caller_of({"z2", "  z\u200bO\u00e9 "}));
  lounge.come_from(502, caller_of({"z3", "Zoe\u0301"}));
  lounge.come_from(503, caller_of({"z4", "\u200b\u3164"}));
  const auto names = [&] {
    std::vector<std::string> list;
    for (const Person& each : lounge.last<Seating>('a').watchers)
      if (each.id.starts_with("z")) list.push_back(each.name);
    return list;
  };
  EXPECT_THAT(names(), ElementsAre("Zo\u00e9", "zO\u00e9 (2)", "Zoe\u0301 (3)", ""));
  lounge.tell(501, Lounge::command(1, "Say", R"("text":"hello")"));
  EXPECT_EQ(lounge.last<Said>('a').speech.person.name, "zO\u00e9 (2)");
  ASSERT_EQ(lounge.ask('b', "Stand"), "ok");
  lounge.tell(501, Lounge::command(2, "Sit", R"("seat":1)"));
  EXPECT_EQ(lounge.last<Table>('a').seats[1].person->name, "zO\u00e9 (2)");
  lounge.come_from(504, caller_of({"z2", "Ada"}));
  lounge.tell(504, Lounge::command(3, "Say", R"("text":"I am Ada")"));
  EXPECT_EQ(lounge.last<Said>('a').speech.person.name, "zO\u00e9 (2)") << "who sits keeps the name of the seat";
  lounge.come_from(505, caller_of({"z5", "ADA"}));
  EXPECT_EQ(names().back(), "ADA (2)") << "nor does anyone have the host's";
}

}  // namespace
}  // namespace minuit::match
