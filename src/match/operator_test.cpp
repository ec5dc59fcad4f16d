// What whoever runs the server may do with a table from outside.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "match/refusals.hpp"
#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

class Operator : public testing::Test {
 protected:
  void SetUp() override {
    lounge.open(R"({"game":"le-fantome-de-minuit","players":2,"options":{"listed":true}})");
    for (const char who : {'a', 'b'}) lounge.come(who);
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  }
  [[nodiscard]] std::size_t dismiss() {
    return lounge.house->dismiss(Lounge::kTable, Goodbye::closed_by_operator, kClosedByOperator, lounge.now);
  }
  void nudge() {
    lounge.house->nudge(Lounge::kTable, lounge.now);
    lounge.run_disk();
  }

  Lounge lounge{games_with<>()};
};

TEST_F(Operator, everyone_is_sent_away_with_the_reason_and_the_table_is_forgotten) {
  ASSERT_EQ(lounge.ask('a', "SetOptions", R"("options":{"listed":true,"knock":true})"), "ok");
  lounge.come('d');  // waits at the door
  ASSERT_EQ(dismiss(), 3U);
  for (const char who : {'a', 'b', 'd'}) {
    EXPECT_EQ(lounge.dropped.at(Lounge::id(who)), Goodbye::closed_by_operator) << who;
    EXPECT_EQ(lounge.last<Refused>(who).clause, "TB-47") << who;
    EXPECT_EQ(lounge.last<Refused>(who).reason, "closed_by_operator");
  }
  EXPECT_EQ(lounge.house->rooms(), 0U);
  EXPECT_FALSE(lounge.listing) << "it is in no list";
  EXPECT_EQ(dismiss(), 0U) << "nobody is there";
}

TEST_F(Operator, what_is_being_written_is_kept_and_the_match_goes_on_when_they_are_back) {
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  const u64 before = lounge.log_size();
  const Turn turn = lounge.turn('a');
  const char first = turn.decide || turn.prompt ? 'a' : 'b';
  const Turn own = lounge.turn(first);
  const std::string more = own.prompt ? R"("point":)" + std::to_string(*own.prompt)
                                      : R"("point":)" + std::to_string(*own.decide) + R"(,"action":)" +
                                            codec::read<std::vector<codec::Raw>>(own.actions.text).value().front().text;
  lounge.house->receive(Lounge::id(first), Lounge::command(99, own.prompt ? "Prompt" : "Decide", more), lounge.now);
  ASSERT_FALSE(lounge.appends.empty()) << "on its way to the disk";
  EXPECT_EQ(dismiss(), 2U);
  EXPECT_EQ(lounge.house->rooms(), 1U) << "until it is written";
  lounge.run_disk();
  EXPECT_EQ(lounge.house->rooms(), 0U);
  EXPECT_EQ(lounge.log_size(), before + 1);
  lounge.come('a');
  EXPECT_EQ(lounge.last<Table>('a').version, before + 1);
  EXPECT_TRUE(lounge.last<Table>('a').match);
}

TEST_F(Operator, those_who_come_while_the_log_is_read_are_sent_away_too) {
  lounge.restart();
  lounge.house->arrive(Lounge::id('a'), Lounge::kTable, caller_of({"a", "Ada"}), lounge.now);
  EXPECT_EQ(dismiss(), 1U);
  EXPECT_EQ(lounge.dropped.at(Lounge::id('a')), Goodbye::closed_by_operator);
  lounge.run_disk();
  EXPECT_EQ(lounge.house->rooms(), 0U);
}

TEST_F(Operator, a_table_that_may_not_be_listed_says_so_itself) {
  ASSERT_TRUE(lounge.listing);
  lounge.may_be_listed = false;
  nudge();
  EXPECT_FALSE(lounge.listing);
  EXPECT_FALSE(lounge.last<Table>('b').options.listed) << "everyone sees it";
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"listed":true})"), "TB-49");
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"turn_seconds":30})"), "ok") << "all else is still the host's";
  lounge.may_be_listed = true;
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"listed":true})"), "ok");
  EXPECT_TRUE(lounge.listing);
}

TEST_F(Operator, a_full_disk_is_not_asked_again_and_again) {
  lounge.may_be_listed = false;
  lounge.disk_full = true;
  nudge();
  EXPECT_TRUE(lounge.appends.empty()) << "it tries once, then waits";
  lounge.disk_full = false;
  lounge.pass(60'000);
  nudge();
  EXPECT_FALSE(lounge.last<Table>('b').options.listed);
}

}  // namespace
}  // namespace minuit::match
