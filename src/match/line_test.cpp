#include "match/line.hpp"

#include <gtest/gtest.h>

namespace minuit::match {
namespace {

constexpr i64 kNoBound = 10'000;

// Pings with these round trips, a second apart, of a device whose clock is `ahead` of ours.
Line line_with(std::initializer_list<i64> round_trips, i64 ahead = 0) {
  Line line;
  i64 now = 0;
  u64 nonce = 1;
  for (const i64 length : round_trips) {
    now += 1000;
    line.pinged(nonce, now);
    EXPECT_TRUE(line.ponged(nonce++, now + length / 2 + ahead, now + length));
  }
  return line;
}

TEST(Line, PT_61_makes_up_for_nothing_before_it_is_measured) {
  EXPECT_EQ(line_with({80, 80, 80}).round_trip(kNoBound), 0);
  EXPECT_FALSE(line_with({80, 80, 80}).clock_at(0));
  EXPECT_EQ(line_with({80, 80, 80, 80}).round_trip(kNoBound), 80);
}

TEST(Line, PT_61_takes_the_middle_round_trip_whatever_a_few_of_them_were) {
  EXPECT_EQ(line_with({100, 104, 98, 900, 101, 1500, 99}).round_trip(kNoBound), 101);
}

TEST(Line, PT_61_is_bounded_by_the_shortest_and_by_the_allowance) {
  EXPECT_EQ(line_with({40, 300, 300, 300, 300, 300}).round_trip(kNoBound), 40 + 10 + 20) << "most answers were delayed";
  EXPECT_EQ(line_with({300, 300, 300, 300}).round_trip(250), 250);
}

TEST(Line, PT_61_a_line_that_grows_is_believed_within_bounds) {
  Line line = line_with({20, 20, 20, 20});
  for (u64 nonce = 100; nonce < 100 + kRoundTripsKept; ++nonce) {
    line.pinged(nonce, 0);
    ASSERT_TRUE(line.ponged(nonce, 0, 390));
  }
  EXPECT_EQ(line.round_trip(kNoBound), 20 + kRoundTripGrowth_ms);
}

TEST(Line, PT_61_an_answer_counts_once_and_only_to_what_was_asked) {
  Line line;
  line.pinged(7, 0);
  EXPECT_FALSE(line.ponged(8, 0, 1)) << "a guess";
  EXPECT_TRUE(line.ponged(7, 0, 50));
  EXPECT_FALSE(line.ponged(7, 0, 51)) << "twice";
  for (u64 nonce = 10; nonce <= 10 + kPingsUnderWay; ++nonce) line.pinged(nonce, 100);
  EXPECT_FALSE(line.ponged(10, 0, 200)) << "given up";
  EXPECT_TRUE(line.ponged(11, 0, 200));
}

TEST(Line, PT_60_tells_the_device_the_instant_by_its_own_clock) {
  const Line line = line_with({300, 240, 360, 290}, 5'000'000);
  EXPECT_EQ(line.clock_at(20'000), 5'020'000);
}

TEST(Line, PT_63_knows_how_much_it_varies) {
  EXPECT_EQ(line_with({100, 100, 100, 100}).spread(), 0);
  EXPECT_GT(line_with({80, 90, 100, 110, 120}).spread(), 5);
}

}  // namespace
}  // namespace minuit::match
