// An hourglass that several share: it runs on whoever changes a choice, and a takeback does not turn it back.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

using testing::HasSubstr;

// Ada is the ghost, Ben runs two mediums and has half a minute.
class Hourglass : public testing::Test {
 protected:
  void SetUp() override {
    lounge.open(R"({"game":"mysterium","config":{"players":2,"timer":30}})");
    lounge.come('a');
    lounge.come('b');
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
    ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
    lounge.pass(1000);
    for (int gift = 0; gift < 2; ++gift) {
      ASSERT_EQ(lounge.play('a'), "ok");
      lounge.pass(1000);
    }
    ASSERT_TRUE(lounge.turn('b').decide);
    lounge.pass(20'000);
  }
  // The hour ends at this very moment and not before.
  void expect_end_after(i64 ms) {
    const u64 before = lounge.log_size();
    lounge.pass(ms - 1);
    EXPECT_EQ(lounge.log_size(), before);
    lounge.pass(1);
    ASSERT_GT(lounge.log_size(), before);
    EXPECT_THAT(lounge.log_entry(before + 1), HasSubstr("Elapsed"));
  }

  Lounge lounge{games_with<>()};
};

TEST_F(Hourglass, a_choice_does_not_turn_it) {
  const i64 left = *lounge.turn('b').left_ms - 20'000;
  ASSERT_GT(left, 2000);
  ASSERT_EQ(lounge.play('b'), "ok");
  EXPECT_LE(*lounge.turn('b').left_ms, 10'000);
  lounge.pass(1000);
  ASSERT_EQ(lounge.play('b'), "ok") << "another choice";
  expect_end_after(*lounge.turn('b').left_ms);
}

TEST_F(Hourglass, a_takeback_does_not_turn_it_either) {
  ASSERT_EQ(lounge.play('b'), "ok");
  lounge.pass(1000);
  ASSERT_EQ(lounge.take_back('b'), "ok");
  EXPECT_LE(*lounge.turn('b').left_ms, 9000);
  expect_end_after(*lounge.turn('b').left_ms);
}

// Else a ghost could show the mediums its whole hand, gift by gift, before chance refills it.
TEST_F(Hourglass, a_gift_that_mediums_have_seen_is_not_taken_back) {
  lounge.pass(15'000);
  const Turn turn = lounge.turn('a');
  ASSERT_TRUE(turn.decide) << "the second hour";
  const std::string gift = R"("point":)" + std::to_string(*turn.decide) + R"(,"action":)" +
                           codec::read<std::vector<codec::Raw>>(turn.actions.text).value().front().text;
  lounge.house->receive(Lounge::id('a'), Lounge::command(++lounge.commands, "Decide", gift), lounge.now);
  lounge.store_one();
  EXPECT_THAT(lounge.frames[Lounge::id('b')].back(), HasSubstr("VisionsGiven"));
  EXPECT_FALSE(lounge.turn('a').take_back);
}

TEST_F(Hourglass, the_ghost_is_never_heard_and_all_are_told_so) {
  EXPECT_FALSE(lounge.turn('a').may_talk);
  EXPECT_EQ(lounge.ask('a', "Say", R"("text":"warm")"), "TB-17");
  EXPECT_EQ(lounge.ask('b', "Say", R"("text":"I see a door")"), "ok");
}

// A disk that is slower than those who write. Ben is heard before his hour ends, if he was in time; what comes later is not.
TEST_F(Hourglass, a_slow_disk_does_not_stop_it) {
  ASSERT_EQ(lounge.play('b'), "ok");
  const Turn turn = lounge.turn('b');
  const i64 left = *turn.left_ms;
  const std::string choice = R"("point":)" + std::to_string(*turn.decide) + R"(,"action":)" +
                             codec::read<std::vector<codec::Raw>>(turn.actions.text).value().front().text;
  const u64 before = lounge.log_size();
  const auto send = [&](std::string_view type, std::string_view more) {
    lounge.house->receive(Lounge::id('b'), Lounge::command(++lounge.commands, type, more), lounge.now);
  };
  send("Say", R"("text":"this one is slow")");
  ASSERT_EQ(lounge.appends.size(), 1U);
  lounge.now.steady_ms += left - 1;
  send("Decide", choice);
  lounge.now.steady_ms += 1;
  send("Say", R"("text":"too late")");
  lounge.now.steady_ms += 5000;
  lounge.run_disk();
  ASSERT_GE(lounge.log_size(), before + 4);
  EXPECT_THAT(lounge.log_entry(before + 1), HasSubstr("this one is slow"));
  EXPECT_THAT(lounge.log_entry(before + 2), HasSubstr("Chosen")) << "he was in time";
  EXPECT_THAT(lounge.log_entry(before + 3), HasSubstr("Elapsed"));
  EXPECT_THAT(lounge.log_entry(before + 4), HasSubstr("too late"));
}

// A bot that plays for someone decides again and again while the glass runs: not after it has run out.
TEST_F(Hourglass, a_bot_that_comes_late_does_not_stop_it) {
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"random")"), "ok");
  lounge.pass(1000);
  ASSERT_EQ(lounge.jobs.size(), 1U);
  const u64 before = lounge.log_size();
  lounge.house->receive(Lounge::id('b'), Lounge::command(++lounge.commands, "Say", R"("text":"slow")"), lounge.now);
  lounge.now.steady_ms += 15'000;
  const auto job = std::move(lounge.jobs.front());
  lounge.jobs.pop_front();
  const auto actions = codec::read<std::vector<codec::Raw>>(std::get<Thought>(job.job).actions_json).value();
  lounge.house->worked(job.table, job.number, JobResult(actions.front().text), lounge.now);
  lounge.run_disk();
  ASSERT_GE(lounge.log_size(), before + 2);
  EXPECT_THAT(lounge.log_entry(before + 2), HasSubstr("Elapsed"));
}

// Whoever writes without a pause does not keep a bot from thinking.
TEST_F(Hourglass, a_bot_is_asked_while_the_mail_waits) {
  const auto send = [&](std::string_view type, std::string_view more) {
    lounge.house->receive(Lounge::id('b'), Lounge::command(++lounge.commands, type, more), lounge.now);
  };
  send("HandOver", R"("level":"random")");
  send("Say", R"("text":"one")");
  send("Say", R"("text":"two")");
  ASSERT_TRUE(lounge.jobs.empty());
  lounge.store_one();
  ASSERT_FALSE(lounge.appends.empty()) << "the next letter is being written";
  EXPECT_EQ(lounge.jobs.size(), 1U);
}

// Who is awaited decides more than once before the hour ends; a bot that steps in must do so too.
TEST_F(Hourglass, when_the_time_of_a_turn_is_up_a_bot_makes_every_move_that_is_left) {
  ASSERT_EQ(lounge.ask('a', "SetOptions", R"("options":{"turn_seconds":25})"), "ok");
  lounge.pass(5'001);
  ASSERT_EQ(lounge.jobs.size(), 1U);
  EXPECT_GT(lounge.house->wakes_at(), lounge.now.steady_ms + 1000) << "nothing to do until the bot has thought";
  const u64 before = lounge.log_size();
  while (!lounge.jobs.empty()) lounge.run_job();
  EXPECT_GE(lounge.log_size(), before + 3) << "two choices, and ready";
  EXPECT_FALSE(lounge.turn('b').decide) << "the hour is over";
}

// Ada is the ghost, Ben is ready, Cleo thinks until the time is up. The bot's choice for her takes back his ready; who says it
// again for him is told that the rest of his hour stands.
TEST(StandIn, MY_22_is_told_what_was_begun_by_the_player_it_plays_for) {
  Lounge lounge{games_with<>()};
  lounge.open(R"({"game":"mysterium","config":{"players":3,"timer":600},"options":{"turn_seconds":25}})");
  for (const char who : {'a', 'b', 'c'}) lounge.come(who);
  ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(lounge.ask('c', "Sit", R"("seat":2)"), "ok");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  const auto give = [&] {
    for (int gift = 0; gift < 4; ++gift) {
      lounge.pass(1000);
      ASSERT_EQ(lounge.play('a'), "ok");
    }
    lounge.pass(1000);
  };
  const auto ready = [&](char who) {
    return lounge.ask(who, "Decide", R"("point":)" + std::to_string(*lounge.turn(who).decide) + R"(,"action":{"type":"Ready"})");
  };
  give();
  ASSERT_EQ(lounge.play('b'), "ok") << "a choice for one of his two mediums";
  ASSERT_EQ(ready('b'), "ok");
  ASSERT_FALSE(lounge.turn('b').decide);
  for (const bool crashed : {false, true}) {
    if (crashed) {
      lounge.restart();
      for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    }
    lounge.pass(25'000);
    const auto thought = [&] { return std::get<Thought>(lounge.jobs.front().job); };
    ASSERT_EQ(lounge.jobs.size(), crashed ? 2U : 1U);
    if (!crashed) {
      EXPECT_EQ(thought().seat, Seat{2});
      EXPECT_FALSE(thought().begun) << "she has done nothing yet";
      lounge.run_job();
      ASSERT_TRUE(lounge.turn('b').decide) << "her choice took back his ready";
    }
    for (const auto& job : lounge.jobs) {
      const auto& each = std::get<Thought>(job.job);
      EXPECT_EQ(each.begun, each.seat == Seat{1}) << each.seat.number();
    }
  }
  lounge.jobs.clear();
  ASSERT_EQ(ready('b'), "ok");
  ASSERT_EQ(ready('c'), "ok");
  give();
  lounge.pass(25'000);
  ASSERT_EQ(lounge.jobs.size(), 2U);
  for (const auto& job : lounge.jobs) EXPECT_FALSE(std::get<Thought>(job.job).begun) << "another hour";
}

}  // namespace
}  // namespace minuit::match
