// Sets of vision cards, and lists of a few of them as players name them.
#pragma once
#include <bit>
#include <cassert>
#include <compare>

#include "base/bounded_list.hpp"
#include "rules/games/mysterium/board.hpp"

namespace minuit::mysterium {

// Bit n of the words, taken together, is vision n.
struct VisionSet {
  std::array<u64, 2> words{};

  [[nodiscard]] static constexpr VisionSet all() { return {{~u64{0}, (u64{1} << (kVisions - 64)) - 1}}; }
  [[nodiscard]] constexpr bool has(Vision vision) const { return (words[vision.value / 64U] >> (vision.value % 64U) & 1U) != 0; }
  [[nodiscard]] constexpr bool empty() const { return (words[0] | words[1]) == 0; }
  [[nodiscard]] constexpr u8 size() const { return static_cast<u8>(std::popcount(words[0]) + std::popcount(words[1])); }
  constexpr void add(Vision vision) { words[vision.value / 64U] |= u64{1} << (vision.value % 64U); }
  constexpr void remove(Vision vision) { words[vision.value / 64U] &= ~(u64{1} << (vision.value % 64U)); }
  constexpr void join(const VisionSet& others) {
    words[0] |= others.words[0];
    words[1] |= others.words[1];
  }
  constexpr void take(const VisionSet& others) {
    words[0] &= ~others.words[0];
    words[1] &= ~others.words[1];
  }
  [[nodiscard]] constexpr Vision nth(u32 at) const {
    assert(at < size());
    const auto low = static_cast<u32>(std::popcount(words[0]));
    const std::size_t word = at < low ? 0 : 1;
    u64 left = words[word];
    for (u32 skip = at < low ? at : at - low; skip > 0; --skip) left &= left - 1;
    return Vision(static_cast<i64>(word * 64) + std::countr_zero(left));
  }
  // Calls f with each, ascending.
  constexpr void each(auto&& f) const {
    for (std::size_t word = 0; word < words.size(); ++word)
      for (u64 left = words[word]; left != 0; left &= left - 1) f(Vision(static_cast<i64>(word * 64) + std::countr_zero(left)));
  }
  constexpr bool operator==(const VisionSet&) const = default;
};
MINUIT_DESCRIBE(VisionSet, (words))

// Visions from the hand, ascending, none twice.
using VisionList = BoundedList<Vision, kHandSize>;

[[nodiscard]] inline VisionList listed(const VisionSet& set) {
  VisionList list;
  set.each([&](Vision vision) { list.push_back(vision); });
  return list;
}

// The list with the lower highest card comes first: the order in which subsets of a hand are counted through.
[[nodiscard]] inline std::strong_ordering order(const VisionList& one, const VisionList& other) {
  std::size_t left = one.size();
  std::size_t right = other.size();
  while (left > 0 && right > 0) {
    if (const auto highest = one[--left] <=> other[--right]; highest != std::strong_ordering::equal) return highest;
  }
  return left <=> right;
}

}  // namespace minuit::mysterium
