// Seats of a match with secrets: eyes are counted by device, and nobody new sits down unless all who have played agree.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/match_of.hpp"
#include "tests/contract/parlour/words.hpp"
#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::UnorderedElementsAre;

constexpr std::string_view kSecret = R"("plan":{)";

class Asking : public testing::Test {
 protected:
  // Ada hosts and sits, Bo sits, Cy watches; Bo has a plan that nobody else may know.
  void SetUp() override {
    lounge.open(
        R"({"game":"parlour","config":{"players":2,"rounds":3,"deadline":null,"together":false},"options":{"away_seconds":0}})");
    for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
    ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
    for (const char who : {'a', 'b'})
      while (lounge.turn(who).prompt) ASSERT_EQ(lounge.play(who), "ok");
    ASSERT_EQ(lounge.play('b'), "ok");
    ASSERT_THAT(lounge.view('b'), HasSubstr(std::string(kSecret)));
  }
  [[nodiscard]] std::string sit(char who, int seat) { return lounge.ask(who, "Sit", "\"seat\":" + std::to_string(seat)); }
  [[nodiscard]] std::string free(int seat) { return lounge.ask('a', "FreeSeat", "\"seat\":" + std::to_string(seat)); }
  [[nodiscard]] std::string consent(char who, char asker, bool agree = true) {
    return lounge.ask(who, "Consent",
                      R"("person":")" + std::string(1, asker) + R"(","seat":1,"agree":)" + (agree ? "true" : "false"));
  }
  [[nodiscard]] std::vector<SeatRequest> requests(char who = 'a') { return lounge.last<Seating>(who).requests; }
  [[nodiscard]] std::string sitter() {
    const auto& person = lounge.house->room(Lounge::kTable)->gathering().chairs()[1].person;
    return person ? person->id : "";
  }

  Lounge lounge{games_with<parlour::Parlour>()};
};

TEST_F(Asking, a_host_does_not_look_into_a_hidden_hand_from_a_second_seat_of_the_same_device) {
  ASSERT_EQ(free(1), "ok");
  lounge.come_beside('x', 'a');  // as `?as=1` of the host's cookie
  EXPECT_EQ(sit('x', 1), "TB-38");
  EXPECT_THAT(lounge.view('x'), Not(HasSubstr(std::string(kSecret))));
  lounge.restart();
  for (const char who : {'a', 'b'}) lounge.come(who);
  lounge.come_beside('x', 'a');
  EXPECT_EQ(sit('x', 1), "TB-38") << "after a restart too";
  ASSERT_EQ(lounge.ask('a', "Stand"), "ok");
  EXPECT_EQ(sit('x', 1), "TB-38") << "what the device has seen stays seen";
  EXPECT_EQ(sit('a', 1), "TB-38");
  EXPECT_EQ(sit('x', 0), "ok") << "which the device had";
}

TEST_F(Asking, a_player_whose_seat_was_freed_takes_it_back_at_once) {
  ASSERT_EQ(free(1), "ok");
  EXPECT_EQ(sit('b', 1), "ok");
  EXPECT_EQ(sitter(), "b");
  EXPECT_THAT(lounge.view('b'), HasSubstr(std::string(kSecret)));
}

TEST_F(Asking, someone_new_sits_down_when_all_who_have_played_agree) {
  ASSERT_EQ(free(1), "ok");
  EXPECT_EQ(sit('c', 1), "ok");
  EXPECT_EQ(sitter(), "") << "it is only asked for";
  EXPECT_THAT(lounge.view('c'), Not(HasSubstr(std::string(kSecret))));
  for (const char who : {'a', 'b', 'c'}) {
    const auto all = requests(who);
    ASSERT_EQ(all.size(), 1U);
    EXPECT_EQ(all[0].person.id, "c");
    EXPECT_EQ(all[0].seat, Seat{1});
    EXPECT_THAT(all[0].awaited, UnorderedElementsAre("a", "b"));
  }
  EXPECT_EQ(consent('a', 'c'), "ok");
  EXPECT_EQ(sitter(), "") << "the one whose seat it was has a say";
  EXPECT_THAT(requests().at(0).agreed, ElementsAre("a"));
  EXPECT_THAT(requests().at(0).awaited, ElementsAre("b"));
  EXPECT_EQ(consent('b', 'c'), "ok");
  EXPECT_EQ(sitter(), "c");
  EXPECT_THAT(lounge.last<Table>('a').requests, IsEmpty());
  EXPECT_EQ(consent('b', 'c'), "TB-39");
}

TEST_F(Asking, a_host_who_frees_the_seats_of_all_others_does_not_agree_alone) {
  ASSERT_EQ(free(1), "ok");
  ASSERT_EQ(lounge.ask('a', "Stand"), "ok");
  lounge.come('x');  // the host's second browser
  ASSERT_EQ(sit('x', 1), "ok");
  EXPECT_EQ(consent('a', 'x'), "ok");
  EXPECT_EQ(sitter(), "");
  EXPECT_EQ(consent('b', 'x', false), "ok");
  EXPECT_THAT(requests(), IsEmpty());
  EXPECT_EQ(sitter(), "");
}

TEST_F(Asking, whoever_leaves_does_not_let_a_request_pass) {
  ASSERT_EQ(free(1), "ok");
  ASSERT_EQ(sit('c', 1), "ok");
  ASSERT_EQ(consent('a', 'c'), "ok");
  lounge.go('b');
  EXPECT_EQ(sitter(), "");
  EXPECT_EQ(consent('a', 'c'), "ok");
  EXPECT_EQ(sitter(), "") << "who has only just left still counts";
  lounge.pass(kRequest_ms);
  EXPECT_THAT(requests(), IsEmpty()) << "it lapses before they no longer count";
  EXPECT_EQ(consent('a', 'c'), "TB-39");
  lounge.pass(kElectorGone_ms);
  ASSERT_EQ(sit('c', 1), "ok");
  EXPECT_THAT(requests().at(0).awaited, ElementsAre("a"));
  EXPECT_EQ(consent('a', 'c'), "ok");
  EXPECT_EQ(sitter(), "c") << "long gone: those who stayed decide";
}

TEST_F(Asking, whoever_comes_back_is_asked_too) {
  lounge.go('b');
  ASSERT_EQ(free(1), "ok");
  lounge.pass(kElectorGone_ms);
  ASSERT_EQ(sit('c', 1), "ok");
  EXPECT_THAT(requests().at(0).awaited, ElementsAre("a"));
  lounge.come('b');
  EXPECT_EQ(consent('a', 'c'), "ok");
  EXPECT_EQ(sitter(), "");
  EXPECT_EQ(consent('b', 'c'), "ok");
  EXPECT_EQ(sitter(), "c");
}

TEST_F(Asking, nobody_agrees_who_has_no_say) {
  ASSERT_EQ(free(1), "ok");
  lounge.come('d');
  lounge.come_beside('e', 'c');
  EXPECT_EQ(consent('a', 'c'), "TB-39") << "nobody asks yet";
  ASSERT_EQ(sit('c', 1), "ok");
  EXPECT_EQ(consent('d', 'c'), "TB-40") << "only watches";
  EXPECT_EQ(consent('c', 'c'), "TB-40");
  EXPECT_EQ(consent('e', 'c'), "TB-40") << "on the same device";
}

TEST_F(Asking, a_request_ends_with_its_person_its_seat_and_the_match) {
  ASSERT_EQ(free(1), "ok");
  ASSERT_EQ(sit('c', 1), "ok");
  lounge.go('c');
  EXPECT_THAT(requests(), IsEmpty()) << "left";
  lounge.come('d');
  ASSERT_EQ(sit('d', 1), "ok");
  ASSERT_EQ(lounge.ask('a', "LockSeat", R"("seat":1,"locked":true)"), "ok");
  EXPECT_THAT(lounge.last<Table>('a').requests, IsEmpty()) << "locked";
  ASSERT_EQ(lounge.ask('a', "LockSeat", R"("seat":1,"locked":false)"), "ok");
  lounge.come('e');
  ASSERT_EQ(sit('e', 1), "ok");
  ASSERT_EQ(sit('b', 1), "ok");
  EXPECT_THAT(lounge.last<Table>('a').requests, IsEmpty()) << "taken";
}

TEST_F(Asking, nobody_to_agree_is_not_everybody_agreed) {
  ASSERT_EQ(lounge.ask('a', "Remove", R"("person":"b")"), "ok");
  ASSERT_EQ(lounge.ask('a', "Stand"), "ok");
  lounge.come_beside('x', 'a');
  EXPECT_EQ(sit('x', 1), "TB-38");
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"knock":false})"), "ok");
  ASSERT_EQ(lounge.ask('a', "PassHost", R"("person":"c")"), "ok");
  lounge.go('a');
  lounge.go('x');
  lounge.pass(kElectorGone_ms);
  EXPECT_EQ(sit('c', 1), "TB-41");
  EXPECT_EQ(sitter(), "");
}

TEST_F(Asking, where_nobody_else_has_played_one_simply_sits_down) {
  Lounge alone{games_with<parlour::Parlour>()};
  alone.open(R"({"game":"parlour","players":2,"bots":["easy","easy"]})");
  for (const char who : {'a', 'c'}) alone.come(who);
  ASSERT_EQ(alone.ask('a', "Begin"), "ok");
  ASSERT_EQ(alone.ask('a', "FreeSeat", R"("seat":1)"), "ok");
  EXPECT_EQ(alone.ask('c', "Sit", R"("seat":1)"), "ok");
  EXPECT_TRUE(alone.last<Table>('c').seat);
  ASSERT_EQ(alone.ask('a', "FreeSeat", R"("seat":0)"), "ok");
  EXPECT_EQ(alone.ask('a', "Sit", R"("seat":0)"), "ok");
  EXPECT_FALSE(alone.last<Table>('a').seat) << "now somebody else has";
}

TEST_F(Asking, a_device_asks_for_one_seat_at_a_time_and_not_too_often) {
  ASSERT_EQ(free(1), "ok");
  ASSERT_EQ(lounge.ask('a', "Stand"), "ok");
  EXPECT_EQ(sit('c', 1), "ok");
  EXPECT_EQ(sit('c', 1), "ok") << "the same again is not another";
  EXPECT_EQ(sit('c', 0), "ok");
  ASSERT_EQ(requests().size(), 1U);
  EXPECT_EQ(requests().at(0).seat, Seat{0});
  lounge.come_beside('e', 'c');
  EXPECT_EQ(sit('e', 1), "TB-34");
  lounge.pass(kAskEvery_ms);
  EXPECT_EQ(sit('e', 1), "ok");
  EXPECT_EQ(requests().size(), 1U);
}

TEST_F(Asking, a_table_has_so_many_requests) {
  ASSERT_EQ(free(1), "ok");
  for (std::size_t n = 0; n < kMostRequests; ++n) {
    const char who = static_cast<char>('g' + n);
    lounge.come(who);
    ASSERT_EQ(sit(who, 1), "ok");
  }
  EXPECT_EQ(requests().size(), kMostRequests);
  EXPECT_EQ(sit('c', 1), "TB-42");
}

// With sitters who come and go, each agreed to, the first are never forgotten: when the memory is full nobody new comes in.
TEST_F(Asking, TB_38_holds_however_many_have_sat) {
  ASSERT_EQ(free(1), "ok");
  std::size_t sat = 2;  // a and b
  for (; sat < kMostSitters; ++sat) {
    const char who = static_cast<char>(sat < 16 ? 'g' + sat : 'A' + sat - 16);
    lounge.come(who);
    ASSERT_EQ(sit(who, 1), "ok");
    const std::vector<std::string> awaited = requests().at(0).awaited;
    for (const std::string& id : awaited) ASSERT_EQ(consent(id[0], who), "ok");
    ASSERT_EQ(sitter(), std::string(1, who));
    ASSERT_EQ(lounge.ask(who, "Stand"), "ok");
    lounge.go(who);
    lounge.pass(kElectorGone_ms + kAskEvery_ms);
  }
  lounge.come('Z');
  EXPECT_EQ(sit('Z', 1), "TB-42") << "full";
  EXPECT_EQ(sit('a', 1), "TB-29");
  ASSERT_EQ(lounge.ask('a', "Stand"), "ok");
  EXPECT_EQ(sit('a', 1), "TB-38") << "the first is not forgotten";
  EXPECT_EQ(sit('b', 1), "ok") << "nor is the one whose seat it was";
}

TEST_F(Asking, a_bot_plays_the_free_seat_meanwhile) {
  ASSERT_EQ(lounge.ask('a', "FreeSeat", R"("seat":0)"), "ok");
  lounge.pass(1000);
  ASSERT_FALSE(lounge.jobs.empty());
  EXPECT_EQ(std::get<Thought>(lounge.jobs.front().job).seat, Seat{0});
}

TEST_F(Asking, games_that_hide_nothing_ask_nobody) {
  Lounge open{games_with<>()};
  open.open(R"({"game":"le-fantome-de-minuit","players":2})");
  for (const char who : {'a', 'b', 'c'}) open.come(who);
  ASSERT_EQ(open.ask('b', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(open.ask('a', "Begin"), "ok");
  ASSERT_EQ(open.ask('a', "FreeSeat", R"("seat":1)"), "ok");
  EXPECT_EQ(open.ask('c', "Sit", R"("seat":1)"), "ok");
  EXPECT_TRUE(open.last<Table>('c').seat);
}

}  // namespace
}  // namespace minuit::match
