// Sets of small numbers as bits of a word.
#pragma once
#include <bit>
#include <cassert>

#include "base/types.hpp"

namespace minuit {

// The place of the lowest set bit; there must be one, which spares a test that std::countr_zero makes.
[[nodiscard]] constexpr int lowest_bit(u32 bits) {
  assert(bits != 0);
  return __builtin_ctz(bits);
}

// The place of the nth set bit, counted from 0, where only few are set.
[[nodiscard]] constexpr int nth_of_few(u32 bits, u32 nth) {
  for (; nth > 0; --nth) bits &= bits - 1;
  return lowest_bit(bits);
}

// The same where many are set. Whole bytes are skipped first: that is cheaper than clearing bit after bit.
[[nodiscard]] constexpr int nth_of_many(u32 bits, u32 nth) {
  assert(nth < static_cast<u32>(std::popcount(bits)));
  int skipped = 0;
  for (u32 count = static_cast<u32>(std::popcount(bits & 0xffU)); nth >= count;
       count = static_cast<u32>(std::popcount(bits & 0xffU))) {
    nth -= count;
    bits >>= 8U;
    skipped += 8;
  }
  return skipped + nth_of_few(bits, nth);
}

}  // namespace minuit
