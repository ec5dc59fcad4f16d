#include "base/bucket.hpp"

#include <gtest/gtest.h>

namespace minuit {
namespace {

TEST(Bucket, gives_so_many_in_one_go_and_then_one_a_step) {
  Bucket bucket;
  for (int each = 0; each < 5; ++each) EXPECT_TRUE(bucket.take(1000, 10, 50));
  EXPECT_FALSE(bucket.take(1000, 10, 50));
  EXPECT_FALSE(bucket.take(1009, 10, 50)) << "what was refused has cost nothing, and the step is not over";
  EXPECT_TRUE(bucket.take(1010, 10, 50));
  EXPECT_FALSE(bucket.take(1010, 10, 50));
  EXPECT_FALSE(bucket.whole(1059));
  EXPECT_TRUE(bucket.whole(1060));
}

TEST(Bucket, holds_no_more_than_one_go_however_long_nobody_came) {
  Bucket bucket;
  EXPECT_TRUE(bucket.take(0, 10, 20));
  EXPECT_TRUE(bucket.take(1'000'000, 20, 20));
  EXPECT_FALSE(bucket.take(1'000'000, 1, 20));
}

TEST(Bucket, a_debt_has_to_be_paid_and_is_no_larger_than_it_may_be) {
  Bucket bucket;
  bucket.charge(1000, 70, 50);
  EXPECT_FALSE(bucket.take(1029, 1, 20)) << "50 are owed, however much it was";
  EXPECT_FALSE(bucket.take(1030, 1, 20));
  EXPECT_TRUE(bucket.take(1031, 1, 20));
  bucket.charge(1031, 5, 10);
  EXPECT_FALSE(bucket.whole(1050)) << "a smaller bound forgives nothing";
}

TEST(Bucket, counts_by_the_second) {
  constexpr i64 kSecond_ns = 1'000'000'000;
  Bucket bucket;
  int taken = 0;
  for (i64 now = kSecond_ns; now < 11 * kSecond_ns; now += kSecond_ns / 1000)
    if (bucket.take_one(now, 7, 3)) ++taken;
  EXPECT_EQ(taken, 3 + 69) << "three at once and seven a second for ten seconds, less the one that is due at their end";
}

}  // namespace
}  // namespace minuit
