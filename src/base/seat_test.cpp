#include "base/seat.hpp"

#include <gtest/gtest.h>

namespace minuit {
namespace {

TEST(SeatSet, the_first_few) {
  EXPECT_TRUE(SeatSet::first(0).empty());
  for (u8 count = 0; count <= kMostSeats; ++count) {
    EXPECT_EQ(SeatSet::first(count).size(), count);
    for (u8 seat = 0; seat < kMostSeats; ++seat) EXPECT_EQ(SeatSet::first(count).has(Seat{seat}), seat < count);
  }
}

TEST(SeatSet, with_and_without_every_seat_of_every_set) {
  for (u32 bits = 0; bits < 256; ++bits) {
    SeatSet set;
    for (u8 seat = 0; seat < kMostSeats; ++seat)
      if ((bits >> seat & 1U) != 0) set = set.with(Seat{seat});
    ASSERT_EQ(set.bits(), bits);
    for (u8 seat = 0; seat < kMostSeats; ++seat) {
      EXPECT_TRUE(set.with(Seat{seat}).has(Seat{seat}));
      EXPECT_FALSE(set.without(Seat{seat}).has(Seat{seat}));
      EXPECT_EQ(set.with(Seat{seat}).without(Seat{seat}), set.without(Seat{seat}));
      EXPECT_EQ(set.with(Seat{seat}).size(), set.size() + (set.has(Seat{seat}) ? 0 : 1));
    }
  }
}

TEST(SeatSet, one_seat_is_a_set) {
  const SeatSet set = Seat{5};
  EXPECT_EQ(set.size(), 1);
  EXPECT_TRUE(set.has(Seat{5}));
  EXPECT_EQ(set.with(Seat{7}).lowest(), Seat{5});
  EXPECT_EQ(set.with(Seat{2}).lowest(), Seat{2});
}

}  // namespace
}  // namespace minuit
