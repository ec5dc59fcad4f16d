// The keyhole as the samples that lie in it (PV-40, PV-42). Its bounding square, as high as the hole, is cut into 1024 × 1024;
// the picture is worked out on the plane of the hole in units of 1/352 of a sample, in which the eye's distance is a whole
// number.
#pragma once
#include <array>

#include "rules/games/pas_vu_pas_pris/board.hpp"

namespace minuit::keyhole {

inline constexpr i32 kSamples = 1024;                           // a side of the picture
inline constexpr i32 kUnits = 352;                              // to a sample
inline constexpr i32 kSquareHeight = kHoleRadius + kSlotReach;  // the side of the bounding square, in thousandths
[[nodiscard]] constexpr i32 to_units(i32 thousandths) {
  return static_cast<i32>(i64{thousandths} * kSamples * kUnits / kSquareHeight);
}
inline constexpr i32 kFocal = to_units(kEyeBehind);
static_assert(i64{kFocal} * kSquareHeight == i64{kEyeBehind} * kSamples * kUnits, "a whole number");

// From the picture's upper left corner to the point straight before the eye.
inline constexpr i32 kAxisX = kSamples / 2 * kUnits;
inline constexpr i32 kAxisY = to_units(kHoleRadius);
[[nodiscard]] constexpr i32 sample_centre(i32 index) { return index * kUnits + kUnits / 2; }

// The samples of one row that lie in the hole: [begin, end). They are kept one row after the other, `offset` from the first of
// all.
struct HoleRow {
  i32 begin = 0;
  i32 end = 0;
  i32 offset = 0;
};

struct Hole {
  std::array<HoleRow, kSamples> rows{};
  i32 samples = 0;

  constexpr Hole() {
    for (i32 row = 0; row < kSamples; ++row) {
      const i64 y = kAxisY - sample_centre(row);  // upwards from the disc's centre
      constexpr i64 kRadius = to_units(kHoleRadius);
      constexpr i32 kHalfSlot = to_units(kSlotWidth) / 2;
      const auto inside = [&](i32 column) {
        const i64 x = sample_centre(column) - kAxisX;
        return x * x + y * y <= kRadius * kRadius || (y <= 0 && -kHalfSlot <= x && x <= kHalfSlot);
      };
      i32 outside = -1;  // the row is one run, and the same to the left and to the right
      i32 begin = kSamples / 2;
      while (begin - outside > 1) {
        const i32 middle = (outside + begin) / 2;
        (inside(middle) ? begin : outside) = middle;
      }
      rows[static_cast<std::size_t>(row)] = {begin, kSamples - begin, samples};
      samples += kSamples - 2 * begin;
    }
  }
};

}  // namespace minuit::keyhole
