// What a table writes is counted for whoever causes it; who has written too much begins nothing new, and a match goes on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

constexpr std::string_view kTwo = R"({"command":1,"game":"le-fantome-de-minuit","config":{"players":2,"rounds":1}})";

struct Spent {
  std::string device;
  std::size_t bytes = 0;
  Purpose why{};
};

// Counts, and says no when told to; all else is the lounge's.
struct Counting {
  explicit Counting(Lounge& lounge) {
    lounge.spending = [this](const Account& who, std::size_t bytes, Purpose why) {
      if (why == Purpose::begins && answer == Allowed::disk_low) return answer;
      if (why != Purpose::goes_on && answer == Allowed::over_quota) return answer;
      spent.push_back({std::string(who.device), bytes, why});
      return Allowed::yes;
    };
  }
  Allowed answer = Allowed::yes;
  std::vector<Spent> spent;
};

struct Evening {
  Evening() {
    lounge.open(kTwo);
    lounge.come('a');
    lounge.come('b');
    EXPECT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  }
  void play_some() {
    for (int i = 0; i < 20; ++i)
      for (const char who : {'a', 'b'}) EXPECT_THAT(lounge.play(who), ::testing::AnyOf("ok", "not asked"));
  }
  // One decision, of whoever may; false if it was refused for the quota.
  [[nodiscard]] bool play_one() {
    for (const char who : {'a', 'b'}) {
      const std::string said = lounge.play(who);
      if (said == "not asked") continue;
      EXPECT_THAT(said, ::testing::AnyOf("ok", "TB-45"));
      return said == "ok";
    }
    ADD_FAILURE() << "nobody is asked";
    return false;
  }
  void talk(std::size_t bytes) {
    const std::string words(kMostSpeechBytes, 'x');
    for (std::size_t said = 0; said < bytes; said += kMostSpeechBytes) {
      lounge.pass(kSpeechEvery_ms);
      ASSERT_EQ(lounge.ask('a', "Say", R"("text":")" + words + '"'), "ok");
    }
  }
  Lounge lounge{games_with<>()};
  Counting counting{lounge};
};

TEST(Spending, each_command_counts_for_the_device_that_sent_it) {
  Evening evening;
  EXPECT_EQ(evening.lounge.ask('b', "Say", R"("text":"bonjour")"), "ok");
  ASSERT_EQ(evening.counting.spent.size(), 2U);
  for (const Spent& each : evening.counting.spent) {
    EXPECT_EQ(each.device, "b");
    EXPECT_EQ(each.why, Purpose::changes);
  }
  EXPECT_GE(evening.counting.spent[1].bytes, evening.lounge.log_entry(evening.lounge.log_size()).size());
}

// Else a thousand matches could be begun for little and then all be played.
TEST(Spending, a_match_is_counted_when_it_is_begun) {
  Evening evening;
  evening.counting.spent.clear();
  EXPECT_EQ(evening.lounge.ask('a', "Begin"), "ok");
  ASSERT_EQ(evening.counting.spent.size(), 1U);
  EXPECT_EQ(evening.counting.spent[0].bytes, kMatchBytes);
  EXPECT_EQ(evening.counting.spent[0].why, Purpose::begins);
  evening.play_some();
  EXPECT_EQ(evening.counting.spent.size(), 1U) << "its decisions were counted in advance";
}

// Words are counted twice here, as themselves and as bytes of the match: they only serve to make it long.
TEST(Spending, decisions_beyond_that_count_as_they_come) {
  Evening evening;
  EXPECT_EQ(evening.lounge.ask('a', "Begin"), "ok");
  evening.talk(kMatchBytes);
  for (const bool again : {false, true}) {
    evening.counting.spent.clear();
    EXPECT_TRUE(evening.play_one());
    ASSERT_FALSE(evening.counting.spent.empty()) << again;
    for (const Spent& each : evening.counting.spent) EXPECT_EQ(each.why, Purpose::goes_on);
    evening.lounge.go('a');
    evening.lounge.go('b');  // the room is forgotten, and knows from the log how long the match is
    evening.lounge.come('a');
    evening.lounge.come('b');
  }
}

TEST(Spending, a_match_without_end_waits_for_the_quota) {
  Evening evening;
  EXPECT_EQ(evening.lounge.ask('a', "Begin"), "ok");
  evening.talk(kEarnestMatchBytes);
  evening.counting.answer = Allowed::over_quota;
  const u64 before = evening.lounge.log_size();
  EXPECT_FALSE(evening.play_one());
  EXPECT_EQ(evening.lounge.log_size(), before);
  evening.counting.answer = Allowed::yes;
  EXPECT_TRUE(evening.play_one());
}

TEST(Spending, who_wrote_too_much_changes_nothing_and_plays_on) {
  Evening evening;
  EXPECT_EQ(evening.lounge.ask('a', "Begin"), "ok");
  evening.counting.answer = Allowed::over_quota;
  const u64 before = evening.lounge.log_size();
  EXPECT_EQ(evening.lounge.ask('a', "Say", R"("text":"encore")"), "TB-45");
  EXPECT_EQ(evening.lounge.ask('a', "SetOptions", R"("options":{"listed":true})"), "TB-45");
  EXPECT_EQ(evening.lounge.log_size(), before);
  evening.play_some();
  EXPECT_GT(evening.lounge.log_size(), before);
  EXPECT_EQ(evening.lounge.ask('a', "Say", R"("text":"encore")"), "TB-45") << "and the table still answers";
}

// Each of these undoes something that was counted, and cannot be done again without it.
TEST(Spending, who_wrote_too_much_comes_back_leaves_and_keeps_others_out) {
  Evening evening;
  Lounge& lounge = evening.lounge;
  lounge.come('c');
  EXPECT_EQ(lounge.ask('a', "Begin"), "ok");
  EXPECT_EQ(lounge.ask('b', "HandOver", R"("level":"easy")"), "ok");
  evening.counting.answer = Allowed::over_quota;
  EXPECT_EQ(lounge.ask('a', "HandOver", R"("level":"easy")"), "TB-45");
  EXPECT_EQ(lounge.ask('b', "TakeOver"), "ok");
  EXPECT_EQ(lounge.ask('b', "HandOver", R"("level":"easy")"), "TB-45");
  EXPECT_EQ(lounge.ask('a', "Remove", R"("person":"c")"), "ok");
  EXPECT_EQ(lounge.ask('b', "Stand"), "ok");
  EXPECT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "TB-45");
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"closed":true})"), "ok");
  EXPECT_EQ(lounge.ask('a', "SetOptions", R"("options":{"closed":false})"), "TB-45");
}

TEST(Spending, nothing_is_begun_on_a_full_disk) {
  Evening evening;
  evening.counting.answer = Allowed::disk_low;
  EXPECT_EQ(evening.lounge.ask('a', "Begin"), "TB-46");
  EXPECT_EQ(evening.lounge.ask('a', "Say", R"("text":"bonjour")"), "ok");
  evening.counting.answer = Allowed::yes;
  EXPECT_EQ(evening.lounge.ask('a', "Begin"), "ok");
}

TEST(Spending, a_padded_setup_is_written_as_this_program_writes_it) {
  const std::string room(1000, ' ');
  const std::string setup = R"({"rounds":1,)" + room + R"("players":2})";
  Lounge lounge{Games{}};
  lounge.open(R"({"command":77,"game":"le-fantome-de-minuit","config":)" + setup + "}");
  lounge.come('a');
  EXPECT_THAT(lounge.log_entry(1), ::testing::HasSubstr(R"("config":{"players":2,"rounds":1,)"));
  EXPECT_EQ(lounge.ask('a', "Configure", R"("config":)" + setup), "ok");
  EXPECT_THAT(lounge.log_entry(lounge.log_size()), ::testing::HasSubstr(R"("config":{"players":2,"rounds":1,)"));
  EXPECT_THAT(lounge.log_entry(lounge.log_size()), ::testing::HasSubstr("Configured"));
}

}  // namespace
}  // namespace minuit::match
