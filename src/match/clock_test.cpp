// What happens at a table without anyone asking: bots, players who are gone, the time of a turn, deadlines, the world.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "catalog/match_of.hpp"
#include "match/refusals.hpp"
#include "tests/contract/parlour/words.hpp"
#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

using parlour::Parlour;
using testing::HasSubstr;
using testing::Not;

// Ada and a bot at a table of Le Fantôme de minuit.
class Clock : public testing::Test {
 protected:
  void open(std::string_view request) {
    lounge.open(request);
    lounge.come('a');
  }
  // Lets everything happen that needs nobody's command, until someone is asked.
  void let_bots_play() {
    for (int step = 0; step < 1000 && !asked('a'); ++step) {
      if (lounge.jobs.empty()) {
        lounge.pass(500);
      } else {
        lounge.run_job();
      }
      if (over('a')) return;
    }
  }
  bool asked(char who) {
    const Turn turn = lounge.turn(who);
    return turn.prompt || turn.decide;
  }
  bool over(char who) { return std::holds_alternative<rules::Over>(lounge.turn(who).awaiting); }

  Lounge lounge{games_with<Parlour>()};
};

TEST_F(Clock, a_bot_plays_its_seat_to_the_end) {
  open(R"({"game":"le-fantome-de-minuit","players":2,"bots":["easy"],"config":null})");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  for (int step = 0; !over('a'); ++step) {
    ASSERT_LT(step, 5000);
    if (asked('a')) {
      ASSERT_EQ(lounge.play('a'), "ok");
    } else {
      let_bots_play();
    }
  }
  EXPECT_TRUE(lounge.warnings.empty());
}

TEST_F(Clock, a_bot_is_asked_with_its_own_view_after_a_pause) {
  open(R"({"game":"le-fantome-de-minuit","players":2,"bots":["hard","easy"]})");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  lounge.pass(499);
  EXPECT_EQ(lounge.log_size(), 4U) << "it waits so that people can follow";
  lounge.pass(1);
  EXPECT_EQ(lounge.log_size(), 5U) << "bots tap the dice themselves";
  lounge.pass(500);
  ASSERT_EQ(lounge.jobs.size(), 1U);
  const auto& thought = std::get<Thought>(lounge.jobs.front().job);
  EXPECT_EQ(thought.level, thought.seat == Seat{0} ? "hard" : "easy");
  EXPECT_EQ(thought.view_json, lounge.view('a')) << "nothing is hidden in this game";
}

TEST_F(Clock, a_seat_is_handed_over_and_back_at_any_time) {
  open(R"({"game":"le-fantome-de-minuit","players":2,"bots":["easy"]})");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  ASSERT_EQ(lounge.ask('a', "HandOver", R"("level":"hard")"), "ok");
  EXPECT_EQ(lounge.last<Table>('a').seats[0].played_by, "hard");
  const u64 before = lounge.log_size();
  for (int step = 0; step < 40; ++step) {
    lounge.pass(500);
    if (!lounge.jobs.empty()) lounge.run_job();
  }
  EXPECT_GT(lounge.log_size(), before + 20);
  while (lounge.jobs.empty()) lounge.pass(500);
  const u64 now = lounge.log_size();
  ASSERT_EQ(lounge.ask('a', "TakeOver"), "ok");
  const bool was_mine = std::get<Thought>(lounge.jobs.front().job).seat == Seat{0};
  lounge.run_job();
  EXPECT_EQ(lounge.log_size(), now + (was_mine ? 1 : 2)) << "what a bot thought for a seat it no longer plays counts no more";
  EXPECT_FALSE(lounge.last<Table>('a').seats[0].played_by);
}

TEST_F(Clock, who_is_gone_is_played_by_a_bot_until_back) {
  open(R"({"game":"le-fantome-de-minuit","players":2,"options":{"away_seconds":60}})");
  lounge.come('b');
  ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  ASSERT_EQ(lounge.play('a'), "ok");
  lounge.go('b');
  EXPECT_FALSE(lounge.last<Seating>('a').seats[1].present);
  lounge.pass(59'999);
  EXPECT_FALSE(lounge.last<Seating>('a').seats[1].played_by);
  lounge.pass(1);
  EXPECT_EQ(lounge.last<Seating>('a').seats[1].played_by, "normal");
  const u64 before = lounge.log_size();
  while (!asked('a')) {
    lounge.pass(500);
    if (!lounge.jobs.empty()) lounge.run_job();
  }
  if (lounge.log_size() == before) {
    ASSERT_EQ(lounge.play('a'), "ok");
  }
  lounge.come('b');
  EXPECT_FALSE(lounge.last<Seating>('a').seats[1].played_by);
}

TEST_F(Clock, time_stands_still_while_nobody_is_there) {
  open(R"({"game":"le-fantome-de-minuit","players":2,"bots":["easy","easy"]})");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  lounge.go('a');
  const u64 before = lounge.log_size();
  EXPECT_EQ(lounge.house->wakes_at(), kNever);
  lounge.pass(3'600'000);
  EXPECT_EQ(lounge.log_size(), before);
  lounge.come('a');
  lounge.pass(500);
  EXPECT_EQ(lounge.log_size(), before + 1);
}

TEST_F(Clock, when_the_time_of_a_turn_is_up_a_bot_makes_the_move) {
  open(R"({"game":"le-fantome-de-minuit","players":2,"bots":["easy"],"options":{"turn_seconds":20}})");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  EXPECT_EQ(lounge.turn('a').left_ms, 20'000);
  lounge.pass(19'999);
  const u64 before = lounge.log_size();
  lounge.pass(1);
  EXPECT_EQ(lounge.log_size(), before + 1) << "the dice fall untapped";
  while (!lounge.turn('a').decide) {
    lounge.pass(500);
    if (!lounge.jobs.empty()) lounge.run_job();
    if (lounge.turn('a').prompt) {
      ASSERT_EQ(lounge.play('a'), "ok");
    }
  }
  const u64 choosing = lounge.log_size();
  lounge.pass(20'000);
  ASSERT_FALSE(lounge.jobs.empty());
  lounge.run_job();
  EXPECT_EQ(lounge.log_size(), choosing + 1);
}

TEST_F(Clock, a_person_may_still_move_while_the_default_is_worked_out) {
  open(R"({"game":"le-fantome-de-minuit","players":2,"bots":["easy"],"options":{"turn_seconds":20}})");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  while (!lounge.turn('a').decide) {
    if (lounge.turn('a').prompt) {
      ASSERT_EQ(lounge.play('a'), "ok");
    }
    lounge.pass(500);
    if (!lounge.jobs.empty()) lounge.run_job();
  }
  lounge.pass(20'000);
  ASSERT_FALSE(lounge.jobs.empty());
  ASSERT_EQ(lounge.play('a'), "ok");
  const u64 before = lounge.log_size();
  lounge.run_job();
  EXPECT_EQ(lounge.log_size(), before) << "too late";
}

// ---- the parlour: secrets, simultaneous plans, a deadline of 30 s, jostling that must be resolved

class ParlourClock : public Clock {
 protected:
  void SetUp() override {
    open(R"({"game":"parlour","players":2,"options":{"away_seconds":0}})");
    lounge.come('b');
    lounge.come('c');
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
    ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
    for (const char who : {'a', 'b'})
      while (lounge.turn(who).prompt) ASSERT_EQ(lounge.play(who), "ok");
    ASSERT_TRUE(lounge.turn('a').decide && lounge.turn('b').decide) << "both plan at once";
  }
  // The first plan that is not the list's first, so that it differs from what the clock would choose.
  std::string plan(char who) {
    const Turn turn = lounge.turn(who);
    const auto list = codec::read<std::vector<codec::Raw>>(turn.actions.text);
    return lounge.ask(who, "Decide", R"("point":)" + std::to_string(*turn.decide) + R"(,"action":)" + list.value().back().text);
  }
};

TEST_F(ParlourClock, a_plan_of_another_does_not_make_mine_stale) {
  const Turn mine = lounge.turn('b');
  ASSERT_EQ(plan('a'), "ok");
  EXPECT_EQ(lounge.turn('b').decide, mine.decide);
  EXPECT_EQ(plan('b'), "ok");
}

TEST_F(ParlourClock, nobody_is_told_the_plan_of_another) {
  ASSERT_EQ(plan('a'), "ok");
  const std::string secret = R"("plan":{)";
  EXPECT_THAT(lounge.view('a'), HasSubstr(secret));
  for (const char who : {'b', 'c'}) {
    EXPECT_THAT(lounge.view(who), Not(HasSubstr(secret)));
    EXPECT_THAT(lounge.last<Update>(who).events.text, HasSubstr(R"("plan":null)"));
    lounge.go(who);
    lounge.come(who, lounge.log_size() - 1);
    EXPECT_THAT(lounge.frames[Lounge::id(who)].front(), Not(HasSubstr(secret)));
    EXPECT_THAT(lounge.last<Table>(who).missed.back().events.text, HasSubstr(R"("plan":null)"));
  }
}

TEST_F(ParlourClock, who_has_seen_one_seats_secrets_is_not_let_into_another) {
  ASSERT_EQ(plan('a'), "ok");
  ASSERT_EQ(lounge.ask('a', "Stand"), "ok");
  ASSERT_EQ(lounge.ask('b', "Stand"), "ok");
  EXPECT_EQ(lounge.ask('b', "Sit", R"("seat":0)"), "TB-38");
  lounge.restart();
  for (const char who : {'a', 'b', 'c'}) lounge.come(who);
  EXPECT_EQ(lounge.ask('b', "Sit", R"("seat":0)"), "TB-38") << "after a crash too";
  EXPECT_THAT(lounge.view('b'), Not(HasSubstr(R"("plan":{)")));
  EXPECT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok") << "back to the own seat";
}

TEST_F(ParlourClock, a_plan_can_be_taken_back_until_the_plans_are_shown) {
  ASSERT_EQ(plan('a'), "ok");
  ASSERT_EQ(lounge.take_back('a'), "ok");
  ASSERT_EQ(plan('a'), "ok");
  ASSERT_EQ(plan('b'), "ok");
  EXPECT_FALSE(lounge.turn('b').take_back) << "the plan of a was shown";
  EXPECT_FALSE(lounge.turn('a').take_back);
}

TEST_F(ParlourClock, the_deadline_falls_when_it_is_due_and_not_before) {
  EXPECT_EQ(lounge.turn('a').left_ms, 30'000);
  lounge.pass(10'000);
  ASSERT_EQ(plan('a'), "ok");
  EXPECT_EQ(lounge.turn('b').left_ms, 20'000) << "others' plans do not give more time";
  const u64 before = lounge.log_size();
  lounge.pass(19'999);
  EXPECT_EQ(lounge.log_size(), before);
  lounge.pass(1);
  EXPECT_GT(lounge.log_size(), before);
  EXPECT_THAT(lounge.log_entry(before + 1), HasSubstr("Elapsed"));
}

TEST_F(ParlourClock, a_deadline_goes_on_with_its_remainder_after_a_crash) {
  lounge.pass(10'000);
  ASSERT_EQ(plan('a'), "ok");
  lounge.pass(5'000);
  lounge.restart();
  lounge.now.steady_ms = 77;  // another boot
  lounge.come('b');
  EXPECT_EQ(lounge.turn('b').left_ms, 20'000) << "as far as the log knows";
  const u64 before = lounge.log_size();
  lounge.pass(19'999);
  EXPECT_EQ(lounge.log_size(), before);
  lounge.pass(1);
  EXPECT_THAT(lounge.log_entry(before + 1), HasSubstr("Elapsed"));
}

TEST_F(ParlourClock, a_deadline_waits_while_nobody_is_there) {
  lounge.pass(10'000);
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  lounge.pass(100'000);
  lounge.come('a');
  EXPECT_GT(*lounge.turn('a').left_ms, 0);
}

// Two bots have thought; the last one there goes before both moves are stored. What is written then has not waited longer.
TEST_F(Clock, no_time_is_written_down_in_which_nobody_was_there) {
  open(R"({"game":"parlour","bots":["easy","easy"],"config":{"players":3,"rounds":1,"deadline":10,"together":false}})");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  for (int step = 0; step < 100 && !lounge.turn('a').decide; ++step) {
    if (asked('a')) {
      ASSERT_EQ(lounge.play('a'), "ok");
    } else {
      lounge.pass(500);
    }
  }
  lounge.pass(500);
  ASSERT_EQ(lounge.jobs.size(), 2U);
  for (; !lounge.jobs.empty(); lounge.jobs.pop_front()) {
    const auto& job = lounge.jobs.front();
    const auto list = codec::read<std::vector<codec::Raw>>(std::get<Thought>(job.job).actions_json);
    lounge.house->worked(job.table, job.number, list.value().front().text, lounge.now);
  }
  ASSERT_EQ(lounge.appends.size(), 1U);
  EXPECT_THAT(lounge.appends.front().bytes, HasSubstr(R"("waited_ms":500,)"));
  lounge.go('a');
  lounge.now.steady_ms += 7000;
  lounge.store_one();
  ASSERT_EQ(lounge.appends.size(), 1U);
  EXPECT_THAT(lounge.appends.front().bytes, HasSubstr(R"("waited_ms":500,)"));
  lounge.run_disk();
  EXPECT_EQ(lounge.house->rooms(), 0U);
  lounge.come('a');
  EXPECT_EQ(lounge.turn('a').left_ms, 9500);
}

TEST_F(ParlourClock, nobody_talks_while_they_plan) {
  EXPECT_FALSE(lounge.turn('a').may_talk);
  EXPECT_EQ(lounge.ask('a', "Say", R"("text":"psst")"), "TB-17");
  lounge.come('z');
  EXPECT_EQ(lounge.ask('z', "Say", R"("text":"psst")"), "TB-17") << "nor those who watch";
  EXPECT_EQ(lounge.ask('a', "React", R"("emote":"gasp")"), "TB-17") << "a face tells as much as a word";
  EXPECT_EQ(lounge.ask('z', "React", R"("emote":"gasp")"), "TB-17");
  EXPECT_FALSE(lounge.turn('z').may_talk) << "and they are told so";
}

TEST_F(ParlourClock, the_world_is_resolved_by_an_errand_and_the_match_ends) {
  int errands = 0;
  for (int step = 0; !over('a') || errands < 3; ++step) {
    ASSERT_LT(step, 10'000);
    if (over('a')) {
      ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
    }
    if (!lounge.jobs.empty()) {
      errands += std::holds_alternative<Thought>(lounge.jobs.front().job) ? 0 : 1;
      if (errands == 1) {  // a crash in mid-air: the jostle is simply worked out again
        lounge.restart();
        for (const char who : {'a', 'b', 'c'}) lounge.come(who);
        ASSERT_FALSE(lounge.jobs.empty());
        ++errands;
      }
      lounge.run_job();
      continue;
    }
    ASSERT_EQ(lounge.play(asked('a') ? 'a' : 'b'), "ok");
  }
}

// Whatever comes back for the world, an answer that is refused or none at all: it is asked again after a while.
TEST_F(ParlourClock, a_world_that_answers_wrongly_is_asked_again) {
  for (int step = 0; lounge.jobs.empty(); ++step) {
    ASSERT_LT(step, 10'000);
    if (over('a')) {
      ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
    }
    ASSERT_EQ(lounge.play(asked('a') ? 'a' : 'b'), "ok");
  }
  const u64 before = lounge.log_size();
  std::size_t refused = 0;
  for (const JobResult& wrong :
       {JobResult(std::string("{}")), JobResult(rules::refuse(kTooBusy)), JobResult(std::string("{}"))}) {
    ASSERT_EQ(lounge.jobs.size(), 1U);
    ASSERT_FALSE(std::holds_alternative<Thought>(lounge.jobs.front().job));
    const JobNumber number = lounge.jobs.front().number;
    lounge.jobs.clear();
    lounge.house->worked(std::string(Lounge::kTable), number, wrong, lounge.now);
    lounge.run_disk();
    refused += wrong.ok() ? 1 : 0;
    EXPECT_EQ(lounge.warnings.size(), refused) << "it is said in the server's own log";
    EXPECT_TRUE(lounge.jobs.empty()) << "not at once: it would go round and round";
    lounge.pass(kPatience_ms);
  }
  EXPECT_EQ(lounge.log_size(), before);
  ASSERT_EQ(lounge.jobs.size(), 1U);
  lounge.run_job();
  EXPECT_GT(lounge.log_size(), before) << "the match goes on";
}

}  // namespace
}  // namespace minuit::match
