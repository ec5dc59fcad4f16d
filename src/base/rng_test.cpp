#include "base/rng.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

namespace minuit {
namespace {

// A change of these is a change of every match ever played from a seed.
TEST(Rng, gives_the_same_numbers_for_ever) {
  Rng rng(42);
  EXPECT_EQ(rng.next(), 0xae4a7cbfdda9b434ULL);
  EXPECT_EQ(rng.next(), 0xe9cc09d33d38d9d2ULL);
  EXPECT_EQ(rng.next(), 0xcb5756512b93433aULL);
  EXPECT_EQ(Rng::stream(42, 7).next(), 0x24ba76ab02ca645bULL);
  Rng die(42);
  std::vector<u32> rolls(12);
  for (u32& roll : rolls) roll = die.below(6);
  EXPECT_EQ(rolls, (std::vector<u32>{4, 5, 4, 5, 2, 5, 1, 0, 5, 2, 0, 5}));
}

TEST(Rng, is_the_same_at_compile_time) {
  constexpr u64 kFirst = [] { return Rng(42).next(); }();
  EXPECT_EQ(kFirst, Rng(42).next());
}

// Chi-squared over the counts; the limits are about five standard deviations above its mean.
double unevenness(const std::vector<u32>& counts, double expected) {
  double sum = 0;
  for (const u32 count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

TEST(Rng, below_is_uniform) {
  for (const u32 count : {2U, 3U, 5U, 6U, 7U, 28U, 100U}) {
    Rng rng(count);
    std::vector<u32> counts(count);
    for (u32 draw = 0; draw < 1'000 * count; ++draw) {
      const u32 number = rng.below(count);
      ASSERT_LT(number, count);
      ++counts[number];
    }
    const double freedom = count - 1;
    EXPECT_LT(unevenness(counts, 1'000), freedom + 5 * std::sqrt(2 * freedom) + 10) << count;
  }
}

TEST(Rng, below_has_no_bias_where_a_remainder_would_have) {
  Rng rng(1);
  const u32 count = 3U << 30U;  // a remainder of 32 bits would hit the lowest third twice as often
  std::vector<u32> thirds(3);
  for (int draw = 0; draw < 30'000; ++draw) ++thirds[rng.below(count) >> 30U];
  EXPECT_LT(unevenness(thirds, 10'000), 25.0);
}

TEST(Rng, below_one_is_nothing) {
  Rng rng(9);
  for (int draw = 0; draw < 100; ++draw) EXPECT_EQ(rng.below(1), 0U);
}

TEST(Rng, one_number_does_not_foretell_the_next) {
  Rng rng(5);
  std::vector<u32> pairs(36);
  for (int draw = 0; draw < 36'000; ++draw) {
    const u32 first = rng.below(6);
    ++pairs[first * 6 + rng.below(6)];
  }
  EXPECT_LT(unevenness(pairs, 1'000), 35 + 5 * std::sqrt(70.0));
}

TEST(Rng, neighbouring_streams_and_seeds_have_nothing_in_common) {
  std::vector<u32> pairs(36);
  std::set<u64> firsts;
  for (u64 index = 0; index < 36'000; ++index) {
    Rng one = Rng::stream(1, index);
    Rng next = Rng::stream(1, index + 1);
    ++pairs[one.below(6) * 6 + next.below(6)];
    firsts.insert(Rng::stream(1, index).next());
    firsts.insert(Rng::stream(2, index).next());
  }
  EXPECT_LT(unevenness(pairs, 1'000), 35 + 5 * std::sqrt(70.0));
  EXPECT_EQ(firsts.size(), 72'000U);
}

}  // namespace
}  // namespace minuit
