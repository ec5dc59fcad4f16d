// Integer randomness for play from a seed: the same numbers on every machine. One 64-bit word of state, counted up by an odd
// number and scrambled by one wide multiplication, so that a stream for each game of a campaign costs nothing. Never used for
// dice at a table: those come from the system's generator.
#pragma once
#include <cassert>

#include "base/types.hpp"

namespace minuit {

class Rng {
 public:
  constexpr explicit Rng(u64 seed) : state_(seed) {}
  // An independent stream for the `index`-th use of a seed.
  [[nodiscard]] static constexpr Rng stream(u64 seed, u64 index) { return Rng(mix(seed + mix(index + 0x632be59bd9b4e019ULL))); }

  constexpr u64 next() {
    state_ += 0xa0761d6478bd642fULL;
    const Wide product = static_cast<Wide>(state_) * (state_ ^ 0xe7037ed1a0b428dbULL);
    return static_cast<u64>(product) ^ static_cast<u64>(product >> 64U);
  }

  // A uniform number in [0, count), without modulo bias.
  constexpr u32 below(u32 count) {
    assert(count > 0);
    u64 product = (next() >> 32U) * count;
    if (static_cast<u32>(product) < count) [[unlikely]] {
      const u32 biased = static_cast<u32>(-count) % count;
      while (static_cast<u32>(product) < biased) product = (next() >> 32U) * count;
    }
    return static_cast<u32>(product >> 32U);
  }

  [[nodiscard]] static constexpr u64 mix(u64 word) {
    word = (word ^ (word >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    word = (word ^ (word >> 27U)) * 0x94d049bb133111ebULL;
    return word ^ (word >> 31U);
  }

 private:
  __extension__ using Wide = unsigned __int128;
  u64 state_;
};

}  // namespace minuit
