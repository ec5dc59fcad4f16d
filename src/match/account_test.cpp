// On whose account a table has something worked out.
#include <gtest/gtest.h>

#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

// The host is Ada; a bot has the other seat, or Bo.
class Whose : public testing::Test {
 protected:
  void come(char who) {
    const std::string id(1, who);
    lounge.frames[Lounge::id(who)].clear();
    lounge.house->arrive(Lounge::id(who), Lounge::kTable, {{id, "Person " + id}, "device " + id, "network " + id}, lounge.now);
    lounge.run_disk();
    lounge.tell(Lounge::id(who), R"({"type":"Hello","protocol":2,"version":0})");
  }
  [[nodiscard]] static Account account(char who) { return {std::string("device ") + who, std::string("network ") + who}; }
  Lounge lounge{games_with<>()};
};

TEST_F(Whose, bots_move_on_the_hosts_account_else_on_that_of_someone_who_sits_else_of_whoever_is_there) {
  lounge.open(R"({"game":"le-fantome-de-minuit","players":3,"bots":["easy"]})");
  come('w');  // watches, and came first
  come('b');
  come('a');
  ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(lounge.ask('a', "HandOver", R"("level":"easy")"), "ok");
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"easy")"), "ok");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  const auto asked_for = [&] {
    while (!lounge.jobs.empty()) lounge.run_job();
    for (int step = 0; step < 100 && lounge.jobs.empty(); ++step) lounge.pass(500);
    return lounge.jobs.empty() ? Account{} : lounge.jobs.front().whose;
  };
  EXPECT_EQ(asked_for(), account('a'));
  lounge.go('a');
  EXPECT_EQ(asked_for(), account('b'));
  lounge.go('b');
  EXPECT_EQ(asked_for(), account('w'));
}

TEST_F(Whose, advice_is_on_the_account_of_who_asked) {
  lounge.open(R"({"game":"le-fantome-de-minuit","players":2})");
  come('a');
  come('b');
  ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  for (int step = 0; step < 100 && !lounge.turn('b').decide; ++step)
    for (const char who : {'a', 'b'})
      if (!lounge.turn('b').decide) (void)lounge.play(who);
  ASSERT_TRUE(lounge.turn('b').decide);
  EXPECT_EQ(lounge.ask('b', "Advise", R"("point":)" + std::to_string(*lounge.turn('b').decide)), "no answer");
  ASSERT_EQ(lounge.jobs.size(), 1U);
  EXPECT_EQ(lounge.jobs.front().whose, account('b')) << "not the host's";
}

TEST_F(Whose, a_table_is_listed_on_the_hosts_account) {
  lounge.open(R"({"game":"le-fantome-de-minuit","players":2,"options":{"listed":true}})");
  come('a');
  come('b');
  ASSERT_TRUE(lounge.listing);
  EXPECT_EQ(lounge.listed_for, account('a'));
}

}  // namespace
}  // namespace minuit::match
