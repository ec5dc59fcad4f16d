#include "base/bits.hpp"

#include <gtest/gtest.h>

#include "base/rng.hpp"

namespace minuit {
namespace {

TEST(Bits, the_nth_is_found_by_counting) {
  Rng rng(4);
  for (int turn = 0; turn < 2'000; ++turn) {
    const u32 bits = static_cast<u32>(rng.next()) & (turn % 2 == 0 ? ~0U : static_cast<u32>(rng.next()));
    u32 nth = 0;
    for (int at = 0; at < 32; ++at) {
      if ((bits >> at & 1U) == 0) continue;
      if (nth == 0) {
        ASSERT_EQ(lowest_bit(bits), at);
      }
      ASSERT_EQ(nth_of_few(bits, nth), at) << bits;
      ASSERT_EQ(nth_of_many(bits, nth), at) << bits;
      ++nth;
    }
  }
  EXPECT_EQ(nth_of_many(0x80000000U, 0), 31);
}

}  // namespace
}  // namespace minuit
