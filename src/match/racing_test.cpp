// Throws of Pas Touche ! at a table: who is shown what when, what is held, and what the verdict says.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr i64 kStep_ms = 5;

class RacingTest : public testing::Test {
 protected:
  // Ada and Bo play, over lines of 40 and 200 ms; Cy watches.
  void SetUp() override { open(R"({"game":"pas-touche","players":2})"); }

  void open(const std::string& request) {
    lounge.open(request);
    for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    const bool bo_plays = request.find("bots") == std::string::npos;
    if (bo_plays) {
      ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
    }
    ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
    lounge.run_job();  // the grid is laid
    ASSERT_EQ(lounge.play('a'), "ok");
    if (bo_plays) {
      ASSERT_EQ(lounge.play('b'), "ok");
    }
  }

  // Time passes, and pings are answered after the round trip of their line.
  void pass(i64 ms) {
    const i64 end = lounge.now.steady_ms + ms;
    while (lounge.now.steady_ms < end) {
      lounge.pass(kStep_ms);
      for (const char who : {'a', 'b'}) answer_pings(who);
    }
  }
  void answer_pings(char who) {
    const i64 round_trip = who == 'a' ? 40 : 200;
    auto& heard = pings[who];
    const auto& frames = lounge.frames[Lounge::id(who)];
    for (std::size_t& at = seen[who]; at < frames.size(); ++at) {
      const ServerMessage message = Lounge::parsed(frames[at]);
      if (const auto* ping = std::get_if<Ping>(&message)) heard.push_back({ping->nonce, lounge.now.steady_ms + round_trip});
    }
    while (!heard.empty() && heard.front().second <= lounge.now.steady_ms) {
      const i64 clock = lounge.now.steady_ms - round_trip / 2 + 7'000'000;
      std::string pong = spelling;
      pong.replace(pong.find("{nonce}"), 7, std::to_string(heard.front().first));
      pong.replace(pong.find("{clock}"), 7, std::to_string(clock));
      lounge.tell(Lounge::id(who), pong);
      heard.pop_front();
    }
  }
  // A throw is called once the lines are known; its instant.
  i64 call() {
    pass(3000);
    EXPECT_EQ(lounge.ask('a', "Prompt", R"("point":)" + std::to_string(lounge.turn('a').prompt.value_or(0))), "ok");
    return lounge.now.steady_ms + lounge.last<Countdown>('a').in_ms;
  }
  void until(i64 time) { pass(time - lounge.now.steady_ms); }
  std::string intend(char who, const std::string& signal, u64 number = 0) {
    const std::string more = R"("point":)" + std::to_string(lounge.last<Countdown>(who).point) + R"(,"intent":)" + signal;
    return number == 0 ? lounge.ask(who, "Intend", more) : lounge.ask_as(who, number, "Intend", more);
  }
  std::string touch(char who, i64 ms, const std::string& hand = "left") {
    const std::string card = lounge.last<Reveal>(who).shown.text;
    return intend(who,
                  R"({"type":"Touch","card":)" + card + R"(,"hand":")" + hand + R"(","reaction_ms":)" + std::to_string(ms) + "}");
  }
  bool revealed(char who) {
    for (const std::string& text : lounge.frames[Lounge::id(who)])
      if (text.find(R"("type":"Reveal")") != std::string::npos) return true;
    return false;
  }
  bool judged() { return lounge.turn('a').prompt.has_value(); }

  Lounge lounge{games_with<>()};
  std::map<char, std::deque<std::pair<u64, i64>>> pings;
  std::string spelling = R"({"type":"Pong","nonce":{nonce},"clock_ms":{clock}})";
  std::map<char, std::size_t> seen;
};

TEST_F(RacingTest, PT_60_each_is_shown_the_dice_half_a_round_trip_before_the_instant) {
  const i64 instant = call();
  EXPECT_EQ(lounge.last<Countdown>('b').show_at_ms, instant + 7'000'000);
  EXPECT_FALSE(lounge.last<Countdown>('c').show_at_ms) << "nobody asked for Cy's clock";
  until(instant - 110);
  EXPECT_FALSE(revealed('a') || revealed('b') || revealed('c'));
  until(instant - 90);
  EXPECT_TRUE(revealed('b'));
  EXPECT_FALSE(revealed('a'));
  until(instant - 5);
  EXPECT_TRUE(revealed('a'));
  EXPECT_FALSE(revealed('c'));
  until(instant + 5);
  EXPECT_TRUE(revealed('c'));
  EXPECT_EQ(lounge.last<Reveal>('a').shown.text, lounge.last<Reveal>('c').shown.text);
}

TEST_F(RacingTest, PT_60_the_dice_are_in_no_log_before_the_verdict) {
  call();
  EXPECT_THAT(lounge.log_entry(lounge.log_size()), HasSubstr(R"("Call")"));
  EXPECT_THAT(lounge.view('a'), Not(HasSubstr(R"("dice")")));
}

TEST_F(RacingTest, PT_62_the_earlier_hand_wins_though_its_touch_comes_later) {
  const i64 instant = call();
  until(instant + 920);
  EXPECT_EQ(touch('a', 900), "ok");
  EXPECT_FALSE(judged()) << "held: Bo's line is slow";
  until(instant + 950);
  EXPECT_EQ(touch('b', 850), "ok");
  pass(kStep_ms);
  EXPECT_THAT(lounge.last<Update>('c').events.text, HasSubstr(R"({"type":"CardTurned","seat":1)")) << "Bo has advanced";
  EXPECT_THAT(lounge.view('c'), HasSubstr(R"("reaction_ms":850)"));
  EXPECT_THAT(lounge.view('c'), HasSubstr(R"("progress":1)"));
}

TEST_F(RacingTest, PT_62_who_does_not_touch_is_not_waited_for_longer_than_the_line_needs) {
  const i64 instant = call();
  until(instant + 920);
  EXPECT_EQ(touch('a', 900), "ok");
  pass(kMostWindow_ms + kStep_ms);
  EXPECT_TRUE(judged());
}

TEST_F(RacingTest, PT_23_a_second_touch_is_refused_and_a_retry_is_not_one) {
  EXPECT_EQ(lounge.ask('a', "Intend", R"("point":1,"intent":{"type":"GiveUp"})"), "TB-36");
  const i64 instant = call();
  until(instant + 500);
  EXPECT_EQ(intend('a', R"({"type":"Shout","after_ms":1})"), "TB-37");
  EXPECT_EQ(intend('a', R"({"type":"Touch"})"), "TB-01");
  EXPECT_EQ(intend('a', R"({"type":"GiveUp"})", 900), "ok");
  EXPECT_EQ(intend('a', R"({"type":"GiveUp"})", 900), "ok");
  EXPECT_EQ(intend('a', R"({"type":"GiveUp"})", 901), "TB-37");
  EXPECT_EQ(lounge.ask('b', "Intend", R"("point":1,"intent":{"type":"GiveUp"})"), "TB-02");
  EXPECT_EQ(lounge.ask('c', "Intend", R"("point":1,"intent":{"type":"GiveUp"})"), "TB-03");
  EXPECT_EQ(intend('b', R"({"type":"GiveUp"})"), "ok");
  pass(kStep_ms);
  EXPECT_TRUE(judged()) << "all have given up";
}

TEST_F(RacingTest, PT_24_a_throw_ends_by_itself) {
  const i64 instant = call();
  until(instant + 19'000);
  EXPECT_FALSE(judged());
  until(instant + 21'000);
  EXPECT_TRUE(judged());
}

TEST_F(RacingTest, PT_20_a_throw_that_was_interrupted_is_thrown_anew) {
  const i64 instant = call();
  until(instant + 100);
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  lounge.restart();
  lounge.come('b');
  EXPECT_EQ(lounge.last<Countdown>('b').in_ms, kCountdown_ms);
  EXPECT_FALSE(revealed('b'));
}

TEST_F(RacingTest, PT_20_a_touch_meant_for_a_void_throw_does_not_land_in_the_next) {
  const i64 instant = call();
  until(instant + 100);
  const u64 first = lounge.last<Countdown>('b').point;
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  lounge.restart();
  lounge.come('b');
  EXPECT_NE(lounge.last<Countdown>('b').point, first);
  EXPECT_EQ(lounge.ask('b', "Intend", R"("point":)" + std::to_string(first) + R"(,"intent":{"type":"GiveUp"})"), "TB-02");
}

TEST_F(RacingTest, what_was_heard_is_answered_again_after_the_verdict) {
  const i64 instant = call();
  until(instant + 500);
  EXPECT_EQ(intend('a', R"({"type":"GiveUp"})", 900), "ok");
  EXPECT_EQ(intend('b', R"({"type":"GiveUp"})", 800), "ok");
  pass(kStep_ms);
  ASSERT_TRUE(judged());
  EXPECT_EQ(intend('a', R"({"type":"GiveUp"})", 900), "ok");
  EXPECT_EQ(intend('a', R"({"type":"GiveUp"})", 901), "TB-36");
}

TEST_F(RacingTest, PT_61_nobody_touches_for_a_seat_that_a_bot_plays) {
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"random")"), "ok");
  const i64 instant = call();
  until(instant + 150);
  EXPECT_EQ(touch('b', 100), "TB-37");
}

TEST_F(RacingTest, a_bots_hand_rests_when_its_player_is_back) {
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"random")"), "ok");
  lounge.signals = R"([{"type":"Touch","card":{"sweet":"waffle","count":3},"hand":"left","reaction_ms":700}])";
  const i64 instant = call();
  lounge.run_job();
  ASSERT_EQ(lounge.ask('b', "TakeOver"), "ok");
  until(instant + 900);
  EXPECT_EQ(touch('b', 890), "ok") << "the bot has not touched";
}

TEST_F(RacingTest, PT_24_refused_signals_are_counted_too) {
  const i64 instant = call();
  until(instant + 100);
  for (std::size_t tries = 0; tries < kMostTries; ++tries) EXPECT_EQ(intend('a', R"({"type":"Wave"})"), "TB-01");
  EXPECT_EQ(touch('a', 90), "TB-37") << "it would have been heard";
}

TEST_F(RacingTest, PT_61_a_pong_may_be_spelt_as_json_allows) {
  spelling = R"({ "clock_ms": {clock}, "type": "Pong", "nonce": {nonce} })";
  (void)call();
  const auto lines = lounge.last<Countdown>('a').lines;
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_TRUE(lines[0].measured && lines[1].measured);
}

TEST_F(RacingTest, a_bot_that_takes_over_in_the_middle_has_hands) {
  lounge.signals = R"([{"type":"Touch","card":{"sweet":"waffle","count":3},"hand":"left","reaction_ms":700}])";
  const i64 instant = call();
  until(instant + 200);
  ASSERT_EQ(lounge.ask('b', "HandOver", R"("level":"random")"), "ok");
  ASSERT_EQ(lounge.jobs.size(), 1U) << "the bot is asked";
  lounge.run_job();
  ASSERT_EQ(intend('a', R"({"type":"GiveUp"})"), "ok");
  until(instant + 1500);
  EXPECT_TRUE(judged());
  bool touched = false;
  for (u64 entry = 1; entry <= lounge.log_size(); ++entry)
    touched = touched || lounge.log_entry(entry).find(R"("touches":[{"seat":1)") != std::string::npos;
  EXPECT_TRUE(touched);
}

TEST_F(RacingTest, a_table_sleeps_between_pings_when_somebody_has_stood_up) {
  pass(3000);
  ASSERT_EQ(lounge.ask('b', "Stand"), "ok");
  pass(5000);
  EXPECT_GT(lounge.house->wakes_at(), lounge.now.steady_ms + 20);
}

TEST_F(RacingTest, who_comes_back_in_the_middle_is_shown_it_again) {
  const i64 instant = call();
  until(instant + 300);
  lounge.go('b');
  lounge.come('b');
  pass(kStep_ms);
  EXPECT_TRUE(revealed('b'));
  EXPECT_EQ(touch('b', 700), "ok");
}

TEST_F(RacingTest, PT_61_pings_answered_by_guessing_change_nothing) {
  pass(1000);
  const std::size_t frames = lounge.frames[Lounge::id('a')].size();
  lounge.tell(Lounge::id('a'), R"({"type":"Pong","nonce":12345,"clock_ms":0})");
  EXPECT_EQ(lounge.frames[Lounge::id('a')].size(), frames);
  lounge.tell(Lounge::id('a'), R"({"type":"Pong","nonce":-1})");
  EXPECT_EQ(lounge.last<Refused>('a').clause, "TB-01");
}

TEST(RacingBots, PT_63_a_bots_hand_takes_real_time_and_the_same_referee) {
  Lounge lounge{games_with<>()};
  lounge.open(R"({"game":"pas-touche","players":2,"bots":["random"]})");
  lounge.come('a');
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  lounge.run_job();
  ASSERT_EQ(lounge.play('a'), "ok");
  lounge.pass(1000);
  lounge.run_job();  // the bot's level and hand
  lounge.signals = R"([{"type":"Touch","card":{"sweet":"waffle","count":3},"hand":"left","reaction_ms":700}])";
  ASSERT_EQ(lounge.play('a'), "ok");
  const i64 instant = lounge.now.steady_ms + kCountdown_ms;
  lounge.run_job();
  lounge.pass(kCountdown_ms + 100);
  const std::string point = std::to_string(lounge.last<Countdown>('a').point);
  EXPECT_EQ(lounge.ask('a', "Intend", R"("point":)" + point + R"(,"intent":{"type":"GiveUp"})"), "ok");
  lounge.pass(instant + 690 - lounge.now.steady_ms);
  EXPECT_FALSE(lounge.turn('a').prompt);
  lounge.pass(30);
  EXPECT_THAT(lounge.view('a'), HasSubstr(R"("reaction_ms":700)"));
}

}  // namespace
}  // namespace minuit::match
