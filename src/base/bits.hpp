// Sets of small numbers as bits of a word.
#pragma once
#include <bit>
#include <cassert>

#include "base/types.hpp"

namespace minuit {

// The place of the nth set bit, counted from 0. Whole bytes are skipped first: that is cheaper than clearing bit after bit.
[[nodiscard]] constexpr int nth_bit(u32 bits, u32 nth) {
  assert(nth < static_cast<u32>(std::popcount(bits)));
  int skipped = 0;
  for (u32 count = static_cast<u32>(std::popcount(bits & 0xffU)); nth >= count; count = static_cast<u32>(std::popcount(bits & 0xffU))) {
    nth -= count;
    bits >>= 8U;
    skipped += 8;
  }
  for (; nth > 0; --nth) bits &= bits - 1;
  return skipped + std::countr_zero(bits);
}

}  // namespace minuit
