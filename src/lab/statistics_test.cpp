#include "lab/statistics.hpp"

#include <gtest/gtest.h>

#include <array>

namespace minuit::lab {
namespace {

TEST(Statistics, wilson_agrees_with_known_intervals) {
  struct Row {
    double wins;
    u64 games;
    double low, high;
  };
  for (const Row& row : {Row{50, 100, 0.40383, 0.59617}, Row{0, 10, 0.0, 0.27753}, Row{10, 10, 0.72247, 1.0},
                         Row{812.5, 1000, 0.78713, 0.83548}, Row{0, 0, 0.0, 1.0}}) {
    const Interval interval = wilson(row.wins, row.games);
    EXPECT_NEAR(interval.low, row.low, 2e-5) << row.wins;
    EXPECT_NEAR(interval.high, row.high, 2e-5) << row.wins;
  }
}

TEST(Statistics, sums_give_mean_and_spread) {
  Sums sums;
  for (const i64 value : {2, 4, 4, 4, 5, 5, 7, 9}) sums.add(value);
  EXPECT_DOUBLE_EQ(sums.mean(), 5.0);
  EXPECT_NEAR(sums.sd(), 2.13809, 1e-5);
  EXPECT_NEAR(sums.interval().high - 5.0, 1.48160, 1e-4);
}

TEST(Statistics, merging_is_the_same_as_adding_all) {
  Sums all, left, right;
  for (i64 value = -50; value < 50; ++value) {
    all.add(value * value * value);
    (value % 3 == 0 ? left : right).add(value * value * value);
  }
  left.merge(right);
  EXPECT_EQ(left, all);
}

TEST(Statistics, no_values_have_no_spread) {
  EXPECT_EQ(Sums{}.mean(), 0);
  EXPECT_EQ(Sums{}.sd(), 0);
  EXPECT_EQ(Sums{}.interval(), (Interval{0, 0}));
}

TEST(Statistics, quantiles_of_a_histogram) {
  const std::array<u64, 5> histogram{0, 1, 2, 0, 1};
  EXPECT_EQ(quantile(histogram, 0.0), 1U);
  EXPECT_EQ(quantile(histogram, 0.25), 1U);
  EXPECT_EQ(quantile(histogram, 0.5), 2U);
  EXPECT_EQ(quantile(histogram, 0.75), 2U);
  EXPECT_EQ(quantile(histogram, 1.0), 4U);
  EXPECT_EQ(quantile({}, 0.5), 0U);
}

}  // namespace
}  // namespace minuit::lab
