// The room at its bounds: what is at the limit is taken, what is beyond is refused with its clause or its close code.
#include <gtest/gtest.h>

#include "catalog/match_of.hpp"
#include "match/credit.hpp"
#include "tests/sim/plays.hpp"
#include "tests/support/lounge.hpp"

namespace minuit::match {
namespace {

constexpr std::string_view kHello = R"({"type":"Hello","protocol":2,"version":0})";

class RoomLimits : public testing::Test {
 protected:
  // Ada opens a table for two and sits; Bo comes and sits; Cy watches.
  void SetUp() override {
    lounge.open(R"({"game":"le-fantome-de-minuit","players":2})");
    for (const char who : {'a', 'b', 'c'}) lounge.come(who);
    ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  }
  // From now on the table waits for the disk.
  void keep_busy() const {
    lounge.house->receive('a', Lounge::command(900, "LockSeat", R"("seat":0,"locked":true)"), lounge.now);
    ASSERT_EQ(lounge.appends.size(), 1U);
  }
  std::string post(ConnectionId who, u64 number, std::size_t bytes) {
    std::string text = Lounge::command(number, "Say", R"("text":"x")");
    text.resize(bytes, ' ');
    const std::size_t seen = lounge.frames[who].size();
    lounge.house->receive(who, text, lounge.now);
    if (lounge.frames[who].size() == seen) return "waits";
    return lounge.last_at<Refused>(who).clause;
  }
  [[nodiscard]] const Room& room() const { return *lounge.house->room(Lounge::kTable); }

  Lounge lounge{games_with<>()};
};

TEST_F(RoomLimits, the_mailbox_holds_so_many_bytes_of_one) {
  keep_busy();
  constexpr std::size_t kHalf = kMostWaitingBytesOfOne / 2;
  EXPECT_EQ(post('b', 1, kHalf), "waits");
  EXPECT_EQ(post('b', 2, kHalf + 1), "TB-22");
  EXPECT_EQ(post('b', 3, kHalf), "waits");
  EXPECT_EQ(post('b', 4, 60), "TB-22");
  EXPECT_EQ(room().waiting_bytes(), kMostWaitingBytesOfOne);
  lounge.run_disk();
  EXPECT_EQ(room().waiting_bytes(), 0U);
}

TEST_F(RoomLimits, the_mailbox_holds_so_many_bytes_of_all) {
  constexpr std::size_t kAll = kMostWaitingBytesOfWatchers / kMostWaitingBytesOfOne;
  for (ConnectionId each = 0; each <= kAll; ++each) lounge.come_as(1000 + each, 'd');
  keep_busy();
  for (ConnectionId each = 0; each < kAll; ++each) EXPECT_EQ(post(1000 + each, 1, kMostWaitingBytesOfOne), "waits");
  EXPECT_EQ(room().waiting_bytes(), kMostWaitingBytesOfWatchers);
  EXPECT_EQ(post(1000 + kAll, 1, 60), "TB-22");
  lounge.house->leave(1000, lounge.now);
  EXPECT_EQ(room().waiting_bytes(), kMostWaitingBytesOfWatchers - kMostWaitingBytesOfOne) << "what someone sent goes with them";
  EXPECT_EQ(post(1000 + kAll, 1, 60), "waits");
  lounge.run_disk();
  EXPECT_EQ(room().waiting_bytes(), 0U);
}

TEST_F(RoomLimits, the_bytes_of_who_was_removed_are_given_back) {
  lounge.house->receive('a', Lounge::command(900, "Remove", R"("person":"c")"), lounge.now);
  EXPECT_EQ(post('c', 1, 5000), "waits");
  EXPECT_EQ(post('b', 1, 5000), "waits");
  lounge.run_disk();
  EXPECT_EQ(lounge.dropped.at('c'), Goodbye::shut_out);
  EXPECT_EQ(room().waiting(), 0U);
  EXPECT_EQ(room().waiting_bytes(), 0U);
}

TEST_F(RoomLimits, the_mailbox_holds_so_many_messages_of_all) {
  constexpr std::size_t kSenders = kMostWaitingOfWatchers / kMostWaitingOfOne;
  for (ConnectionId each = 0; each <= kSenders; ++each) lounge.come_as(1000 + each, 'd');
  keep_busy();
  for (ConnectionId each = 0; each < kSenders; ++each)
    for (std::size_t number = 1; number <= kMostWaitingOfOne; ++number) EXPECT_EQ(post(1000 + each, number, 60), "waits");
  EXPECT_EQ(room().waiting(), kMostWaitingOfWatchers);
  EXPECT_EQ(post(1000 + kSenders, 1, 60), "TB-22");
}

TEST_F(RoomLimits, the_mailbox_keeps_places_for_those_who_play) {
  constexpr ConnectionId kSecondOfBo = 900;
  constexpr std::size_t kSenders = kMostWaitingOfWatchers / kMostWaitingOfOne;
  for (ConnectionId each = 0; each <= kSenders; ++each) lounge.come_as(1000 + each, 'd');
  lounge.come_as(kSecondOfBo, 'b');
  keep_busy();
  for (ConnectionId each = 0; each <= kSenders; ++each)
    for (std::size_t number = 1; number <= kMostWaitingOfOne; ++number) (void)post(1000 + each, number, 60);
  EXPECT_EQ(post('c', 1, 60), "TB-22") << "someone else who looks on";
  for (std::size_t number = 1; number <= kMostWaitingOfOne / 2; ++number) {
    EXPECT_EQ(post('b', number, 60), "waits");
    EXPECT_EQ(post(kSecondOfBo, 100 + number, 60), "waits");
  }
  EXPECT_EQ(post('b', 50, 60), "TB-22") << "a person's connections count together";
  EXPECT_EQ(post('a', 50, 60), "waits");
  EXPECT_EQ(room().waiting(), kMostWaitingOfWatchers + kMostWaitingOfOne + 1);
  lounge.run_disk();
  EXPECT_EQ(room().waiting(), 0U);
}

TEST_F(RoomLimits, hello_again_and_again_is_refused_and_one_word_of_it_is_enough) {
  for (u32 n = 0; n < kTellingsInARow; ++n) lounge.tell('c', kHello);
  EXPECT_EQ(lounge.frames['c'].size(), 2U + kTellingsInARow + 1U) << "Table, Seating, and Table when Bo sat down";
  lounge.tell('c', kHello);
  EXPECT_EQ(lounge.last<Refused>('c').clause, "TB-34");
  EXPECT_EQ(lounge.last<Refused>('c').command, 0U);
  lounge.come_as(500, 'c');
  EXPECT_EQ(lounge.last_at<Table>(500).you, "c") << "the first of a connection is always answered";
  lounge.tell('b', kHello);
  EXPECT_EQ(lounge.frames['b'].back().substr(0, 15), R"({"type":"Table")") << "others are not held back";
  lounge.pass(kTellingEvery_ms);
  const std::size_t told = lounge.frames['c'].size();
  lounge.tell('c', kHello);
  lounge.tell('c', kHello);
  EXPECT_EQ(lounge.frames['c'][told].substr(0, 15), R"({"type":"Table")");
  EXPECT_EQ(lounge.frames['c'][told + 1].substr(0, 17), R"({"type":"Refused")");
}

TEST_F(RoomLimits, what_changes_the_table_is_rationed_and_moves_are_not) {
  const auto lock = [&](u32 n) {
    return lounge.ask('a', "LockSeat", n % 2 == 0 ? R"("seat":0,"locked":true)" : R"("seat":0,"locked":false)");
  };
  for (u32 n = 0; n < kTellingsInARow; ++n) ASSERT_EQ(lock(n), "ok");
  const u64 size = lounge.log_size();
  EXPECT_EQ(lock(0), "TB-34");
  EXPECT_EQ(lounge.ask('a', "Begin"), "TB-34");
  EXPECT_EQ(lounge.log_size(), size);
  lounge.pass(kTellingEvery_ms);
  EXPECT_EQ(lounge.ask('a', "Begin"), "ok");
  for (u32 n = 0; n < 3 * kTellingsInARow; ++n)
    for (const char who : {'a', 'b'})
      if (const Turn turn = lounge.turn(who); turn.prompt || turn.decide) {
        EXPECT_EQ(lounge.play(who), "ok");
      }
  EXPECT_EQ(lounge.ask('a', "Say", R"("text":"Bonsoir")"), "ok");
}

TEST_F(RoomLimits, who_shares_a_device_shares_its_ration) {
  lounge.come_beside('x', 'c');
  for (u32 n = 0; n < kTellingsInARow; ++n) lounge.tell(Lounge::id(n % 2 == 0 ? 'c' : 'x'), kHello);
  for (const char who : {'c', 'x'}) {
    lounge.tell(Lounge::id(who), kHello);
    EXPECT_EQ(lounge.last<Refused>(who).clause, "TB-34");
  }
  lounge.tell('b', kHello);
  EXPECT_EQ(lounge.frames['b'].back().substr(0, 15), R"({"type":"Table")") << "another device is not held back";
}

TEST_F(RoomLimits, a_retry_of_what_was_done_costs_nothing) {
  EXPECT_EQ(lounge.ask_as('a', 800, "LockSeat", R"("seat":0,"locked":true)"), "ok");
  for (u32 n = 0; n < 2 * kTellingsInARow; ++n) EXPECT_EQ(lounge.ask_as('a', 800, "LockSeat", R"("seat":0,"locked":true)"), "ok");
}

TEST(Credit, is_each_persons_own_and_comes_back) {
  Credit credit(2, 100);
  EXPECT_TRUE(credit.spend("a", 0));
  EXPECT_TRUE(credit.spend("a", 0));
  EXPECT_FALSE(credit.spend("a", 99));
  EXPECT_TRUE(credit.spend("b", 99));
  EXPECT_TRUE(credit.spend("a", 100));
  EXPECT_FALSE(credit.spend("a", 100));
  EXPECT_TRUE(credit.spend("a", 10'000));
  EXPECT_TRUE(credit.spend("a", 10'000));
  EXPECT_FALSE(credit.spend("a", 10'000));
}

TEST_F(RoomLimits, who_never_says_hello_has_to_go) {
  lounge.house->arrive(500, Lounge::kTable, caller_of({"e", "Eve"}), lounge.now);
  lounge.pass(1000);
  lounge.house->arrive(501, Lounge::kTable, caller_of({"f", "Fay"}), lounge.now);
  lounge.tell(501, R"({"type":"Sit","command":1,"seat":0})");
  lounge.pass(kHelloWithin_ms - 1001);
  EXPECT_TRUE(lounge.dropped.empty());
  lounge.pass(1);
  EXPECT_EQ(lounge.dropped.at(500), Goodbye::silent);
  EXPECT_FALSE(lounge.dropped.contains(501));
  lounge.tell(501, kHello);
  lounge.pass(2 * kHelloWithin_ms);
  EXPECT_EQ(lounge.dropped.size(), 1U) << "who has said it may stay";
  lounge.tell(500, kHello);
  EXPECT_TRUE(lounge.frames[500].empty()) << "too late";
}

TEST_F(RoomLimits, a_hello_that_waits_for_the_disk_has_been_said) {
  keep_busy();
  lounge.house->arrive(500, Lounge::kTable, caller_of({"e", "Eve"}), lounge.now);
  lounge.house->receive(500, kHello, lounge.now);
  lounge.now.steady_ms += kHelloWithin_ms;
  lounge.house->tick(lounge.now);
  EXPECT_TRUE(lounge.dropped.empty());
  lounge.run_disk();
  EXPECT_EQ(lounge.last_at<Table>(500).you, "e");
}

TEST_F(RoomLimits, silent_ones_keep_no_table_in_memory) {
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  lounge.house->arrive(500, Lounge::kTable, caller_of({"e", "Eve"}), lounge.now);
  lounge.run_disk();
  lounge.pass(kHelloWithin_ms);
  EXPECT_EQ(lounge.dropped.at(500), Goodbye::silent);
  EXPECT_EQ(lounge.house->rooms(), 0U);
}

TEST_F(RoomLimits, a_stranger_becomes_host_only_of_a_table_that_was_left) {
  EXPECT_EQ(lounge.ask('c', "ClaimHost"), "TB-03");
  lounge.go('a');
  lounge.pass(kHostGoneForGood_ms);
  EXPECT_EQ(lounge.ask('c', "ClaimHost"), "TB-03") << "Bo sits there";
  lounge.go('b');
  EXPECT_EQ(lounge.ask('c', "ClaimHost"), "ok") << "nobody who sits is there, and Ada is gone for good";
  EXPECT_EQ(lounge.last<Table>('c').host, "c");
  lounge.come('a');
  EXPECT_EQ(lounge.ask('a', "Begin"), "TB-04");
}

TEST_F(RoomLimits, a_stranger_waits_longer_than_who_sits) {
  lounge.go('b');
  lounge.go('a');
  lounge.pass(kHostGoneForGood_ms - 1);
  EXPECT_EQ(lounge.ask('c', "ClaimHost"), "TB-09");
  lounge.come('a');
  lounge.go('a');
  lounge.pass(kHostGoneForGood_ms - 1);
  EXPECT_EQ(lounge.ask('c', "ClaimHost"), "TB-09") << "Ada was back: it begins anew";
  lounge.go('c');
  lounge.restart();
  lounge.come('c');
  EXPECT_EQ(lounge.ask('c', "ClaimHost"), "TB-09") << "and after a restart";
  lounge.come('b');
  lounge.pass(kHostGone_ms - 1);
  EXPECT_EQ(lounge.ask('b', "ClaimHost"), "TB-09");
  lounge.pass(1);
  EXPECT_EQ(lounge.ask('b', "ClaimHost"), "ok");
  EXPECT_EQ(lounge.ask('b', "Remove", R"("person":"c")"), "ok") << "the role is whole";
}

TEST_F(RoomLimits, no_time_passes_for_the_host_while_nobody_is_there) {
  for (const char who : {'a', 'b', 'c'}) lounge.go(who);
  lounge.pass(10 * kHostGoneForGood_ms);
  lounge.come('c');
  EXPECT_EQ(lounge.ask('c', "ClaimHost"), "TB-09");
}

TEST_F(RoomLimits, so_many_are_shown_the_door) {
  const auto remove = [&](std::size_t n) {
    lounge.house->arrive(2000 + n, Lounge::kTable, caller_of({"x" + std::to_string(n), "X"}), lounge.now);
    lounge.pass(kTellingEvery_ms);
    return lounge.ask('a', "Remove", R"("person":"x)" + std::to_string(n) + "\"");
  };
  for (std::size_t n = 0; n <= kMostRemoved; ++n) ASSERT_EQ(remove(n), "ok");
  lounge.house->arrive(3000, Lounge::kTable, caller_of({"x1", "X"}), lounge.now);
  EXPECT_EQ(lounge.dropped.at(3000), Goodbye::shut_out);
  EXPECT_FALSE(room().gathering().removed("x0")) << "the first is forgotten";
}

// The parlour game, if a guest may also send an intent: the authority must only know how long it is.
TEST(IntentLimits, an_intent_has_so_many_bytes) {
  Lounge lounge{sim::all_games()};
  lounge.open(R"({"game":"pushing","config":{"players":2,"rounds":1,"deadline":null,"together":false}})");
  for (const char who : {'a', 'b'}) lounge.come(who);
  ASSERT_EQ(lounge.ask('b', "Sit", R"("seat":1)"), "ok");
  ASSERT_EQ(lounge.ask('a', "Begin"), "ok");
  while (!lounge.turn('a').decide) ASSERT_TRUE(lounge.play('a') == "ok" || lounge.play('b') == "ok");
  const std::string point = R"("point":)" + std::to_string(*lounge.turn('a').decide) + R"(,"intent":)";
  const auto intent = [](std::size_t bytes) { return '"' + std::string(bytes - 2, 'i') + '"'; };
  EXPECT_EQ(lounge.ask('a', "Intend", point + intent(kMostIntentBytes)), "TB-01") << "read, and no intent";
  EXPECT_EQ(lounge.ask('a', "Intend", point + intent(kMostIntentBytes + 1)), "TB-31");
}

TEST_F(RoomLimits, the_terms_have_their_bounds) {
  const auto set = [&](i32 turn, i32 away) {
    return lounge.ask(
        'a', "SetOptions",
        R"("options":{"turn_seconds":)" + std::to_string(turn) + R"(,"away_seconds":)" + std::to_string(away) + "}");
  };
  EXPECT_EQ(set(kMostTurnSeconds, kMostAwaySeconds), "ok");
  EXPECT_EQ(set(kMostTurnSeconds + 1, 0), "TB-20");
  EXPECT_EQ(set(0, kMostAwaySeconds + 1), "TB-20");
}

// A table whose log was read from these pages.
class LongLog : public testing::Test {
 protected:
  static std::string entry(std::string_view what) {
    return R"({"at":1,"by":"","command":0,"waited_ms":0,"what":)" + std::string(what) + "}";
  }
  void load(std::size_t times, const std::string& repeated) {
    constexpr std::size_t kPage = 5000;
    lounge.house->arrive(Lounge::id('a'), Lounge::kTable, caller_of({"a", "Ada"}), lounge.now);
    page(
        {entry(
             R"({"type":"Opened","game":"le-fantome-de-minuit","config":{"players":2},"host":{"id":"a","name":"Ada"},"options":{}})"),
         entry(
             R"({"type":"ChairSet","seat":0,"chair":{"person":{"id":"a","name":"Ada"},"bot":null,"stand_in":null,"locked":false}})"),
         entry(R"({"type":"ChairSet","seat":1,"chair":{"person":null,"bot":"random","stand_in":null,"locked":false}})")});
    for (times -= 3; times > 0; times -= std::min(times, kPage)) page(std::vector(std::min(times, kPage), repeated));
    page({});
    lounge.house->receive(Lounge::id('a'), kHello, lounge.now);
  }
  void page(const std::vector<std::string>& entries) {
    lounge.loads.clear();
    lounge.house->loaded(Lounge::kTable, entries, lounge.now);
  }
  // The clause of what is refused, or how many entries wait for the disk.
  std::string ask(std::string_view type, std::string_view more = "") {
    const std::size_t seen = lounge.frames['a'].size();
    const u64 number = ++lounge.commands;
    lounge.house->receive(Lounge::id('a'), Lounge::command(number, type, more), lounge.now);
    return lounge.appends.empty() ? lounge.answer_since('a', seen, number) : "written";
  }
  Lounge lounge{games_with<>()};
};

TEST_F(LongLog, a_table_sees_so_many_matches) {
  for (const bool full : {false, true}) {
    lounge.restart();
    // Of rules that this program does not know: such a match counts, and nobody plays it.
    load(3 + kMostMatches - (full ? 0 : 1), entry(R"({"type":"Begun","rules_version":77})"));
    EXPECT_EQ(ask("Begin"), full ? "TB-28" : "written");
  }
}

TEST_F(LongLog, a_log_has_so_many_entries_and_then_only_moves) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "too long under a sanitizer";
#endif
  load(kMostEntries, entry(R"({"type":"HostSet","person":{"id":"a","name":""}})"));
  ASSERT_EQ(lounge.house->room(Lounge::kTable)->gathering().version(), kMostEntries);
  EXPECT_EQ(ask("Say", R"("text":"one more")"), "TB-28");
  EXPECT_EQ(ask("Begin"), "TB-28");
  lounge.restart();
  load(kMostEntries - 1, entry(R"({"type":"HostSet","person":{"id":"a","name":""}})"));
  EXPECT_EQ(ask("Begin"), "written");
  lounge.appends.clear();
  lounge.house->stored(Lounge::kTable, Kept::kept, lounge.now);
  EXPECT_EQ(ask("Say", R"("text":"one more")"), "TB-28");
  EXPECT_EQ(ask("Prompt", R"("point":)" + std::to_string(*lounge.turn('a').prompt)), "written") << "a match may end";
}

}  // namespace
}  // namespace minuit::match
