// A small integer with a name and a range of its own: a square, a seat, a number of rounds. The range is part of the type, so
// the codec refuses what lies outside it, the schema prints it and the tests draw proposals from it.
#pragma once
#include <cassert>
#include <compare>
#include <type_traits>

#include "base/types.hpp"

namespace minuit {

template <class Tag, i64 Min, i64 Max>
struct Bounded {
  static_assert(Min <= Max && Min >= -(i64{1} << 31) && Max < (i64{1} << 31));
  using Rep = std::conditional_t<
      (Min >= 0 && Max <= 255), u8,
      std::conditional_t<(Min >= -128 && Max <= 127), i8, std::conditional_t<(Min >= -32768 && Max <= 32767), i16, i32>>>;
  static constexpr i64 kMin = Min;
  static constexpr i64 kMax = Max;

  constexpr Bounded() = default;
  constexpr explicit Bounded(i64 number) : value(static_cast<Rep>(number)) { assert(number >= Min && number <= Max); }
  constexpr auto operator<=>(const Bounded&) const = default;
  [[nodiscard]] constexpr i32 number() const { return value; }

  Rep value = static_cast<Rep>(Min);
};

template <class T>
inline constexpr bool kIsBounded = false;
template <class Tag, i64 Min, i64 Max>
inline constexpr bool kIsBounded<Bounded<Tag, Min, Max>> = true;

}  // namespace minuit
