#include "base/bounded.hpp"

#include <gtest/gtest.h>

namespace minuit {
namespace {

using Small = Bounded<struct SmallTag, 1, 28>;
using Signed = Bounded<struct SignedTag, -5, 5>;
using Middle = Bounded<struct MiddleTag, 1, 10'000>;
using Large = Bounded<struct LargeTag, -100'000, 100'000>;

TEST(Bounded, takes_no_more_room_than_its_range_needs) {
  static_assert(sizeof(Small) == 1 && sizeof(Signed) == 1 && sizeof(Middle) == 2 && sizeof(Large) == 4);
  static_assert(sizeof(Bounded<struct ByteTag, 0, 255>) == 1 && sizeof(Bounded<struct WiderTag, -1, 255>) == 2);
  static_assert(std::is_trivially_copyable_v<Small>);
}

TEST(Bounded, holds_its_whole_range) {
  for (i64 number = Small::kMin; number <= Small::kMax; ++number) EXPECT_EQ(Small(number).number(), number);
  for (const i64 number : {i64{-5}, i64{0}, i64{5}}) EXPECT_EQ(Signed(number).number(), number);
  for (const i64 number : {Large::kMin, Large::kMax}) EXPECT_EQ(Large(number).number(), number);
  EXPECT_EQ(Middle(10'000).number(), 10'000);
}

TEST(Bounded, is_its_smallest_number_until_told_otherwise) {
  EXPECT_EQ(Small().number(), 1);
  EXPECT_EQ(Signed().number(), -5);
}

TEST(Bounded, compares_by_number) {
  EXPECT_LT(Signed(-1), Signed(1));
  EXPECT_EQ(Small(7), Small(7));
  EXPECT_NE(Small(7), Small(8));
}

TEST(Bounded, of_two_names_are_two_types) {
  static_assert(!std::is_convertible_v<Small, Signed> && !std::is_convertible_v<int, Small>);
}

}  // namespace
}  // namespace minuit
