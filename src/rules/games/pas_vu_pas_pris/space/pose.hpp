// Where a body is and how it is turned, in whole numbers: positions in thousandths of a square, turns as quantised unit
// quaternions. The hall's south-western corner is the origin; x grows to the east, y to the north, z upwards.
#pragma once
#include <array>

#include "base/bounded.hpp"
#include "base/describe.hpp"

namespace minuit::keyhole {

inline constexpr i32 kSquare = 1000;          // thousandths
inline constexpr i32 kFine = 1 << 20;         // what geometry is worked out in: so many to a square
inline constexpr i32 kQuaternionOne = 16384;  // a part of a quaternion that is 1

using Coordinate = Bounded<struct CoordinateTag, -10'000, 20'000>;
MINUIT_NAME(Coordinate)
using QuaternionPart = Bounded<struct QuaternionPartTag, -kQuaternionOne, kQuaternionOne>;
MINUIT_NAME(QuaternionPart)

struct Spot {
  Coordinate x{0};
  Coordinate y{0};
  Coordinate z{0};
  constexpr auto operator<=>(const Spot&) const = default;
};
struct Quaternion {
  QuaternionPart w{kQuaternionOne};
  QuaternionPart x{0};
  QuaternionPart y{0};
  QuaternionPart z{0};
  constexpr auto operator<=>(const Quaternion&) const = default;
};
struct Pose {
  Spot at;  // of the middle of the body's bounding box
  Quaternion turn;
  constexpr auto operator<=>(const Pose&) const = default;
};
MINUIT_DESCRIBE(Spot, (x, y, z))
MINUIT_DESCRIBE(Quaternion, (w, x, y, z))
MINUIT_DESCRIBE(Pose, (at, turn))

// A point or a direction in fine units.
struct Vec {
  i32 x = 0;
  i32 y = 0;
  i32 z = 0;
  constexpr auto operator<=>(const Vec&) const = default;
};
[[nodiscard]] constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
[[nodiscard]] constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
[[nodiscard]] constexpr i64 dot(Vec a, Vec b) {
  return static_cast<i64>(a.x) * b.x + static_cast<i64>(a.y) * b.y + static_cast<i64>(a.z) * b.z;
}

// The quotient rounded to the nearest, halves upwards; the divisor is positive.
[[nodiscard]] constexpr i64 round_div(i64 number, i64 divisor) {
  const i64 doubled = 2 * number + divisor;
  const i64 quotient = doubled / (2 * divisor);
  return quotient - (doubled % (2 * divisor) < 0 ? 1 : 0);
}
[[nodiscard]] constexpr i32 to_fine(i32 thousandths) {
  return static_cast<i32>(round_div(static_cast<i64>(thousandths) * kFine, kSquare));
}
[[nodiscard]] constexpr i32 to_thousandths(i32 fine) {
  return static_cast<i32>(round_div(static_cast<i64>(fine) * kSquare, kFine));
}
[[nodiscard]] constexpr Vec to_fine(Spot spot) {
  return {to_fine(spot.x.number()), to_fine(spot.y.number()), to_fine(spot.z.number())};
}

// The turn as a matrix of whole numbers over one divisor.
struct Rotation {
  std::array<std::array<i64, 3>, 3> rows{};
  i64 divisor = 1;

  [[nodiscard]] constexpr Vec apply(Vec v) const {
    const auto row = [&](std::size_t at) {
      return static_cast<i32>(round_div(rows[at][0] * v.x + rows[at][1] * v.y + rows[at][2] * v.z, divisor));
    };
    return {row(0), row(1), row(2)};
  }
};

[[nodiscard]] constexpr i64 norm2(const Quaternion& q) {
  const auto square = [](QuaternionPart part) { return static_cast<i64>(part.number()) * part.number(); };
  return square(q.w) + square(q.x) + square(q.y) + square(q.z);
}

[[nodiscard]] constexpr Rotation rotation_of(const Quaternion& q) {
  const i64 w = q.w.number();
  const i64 x = q.x.number();
  const i64 y = q.y.number();
  const i64 z = q.z.number();
  return {{{{w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
            {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
            {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z}}},
          norm2(q)};
}

// One turn has two quaternions: the one whose first part that is not zero is positive is the one that is written down. Its length
// is one up to the rounding of its parts.
[[nodiscard]] constexpr bool is_unit(const Quaternion& q) {
  constexpr i64 kOne = static_cast<i64>(kQuaternionOne) * kQuaternionOne;
  constexpr i64 kRounding = 2 * kQuaternionOne + 4;
  const i64 off = norm2(q) - kOne;
  for (const i32 part : {q.w.number(), q.x.number(), q.y.number(), q.z.number()}) {
    if (part < 0) return false;
    if (part > 0) break;
  }
  return -kRounding <= off && off <= kRounding;
}

}  // namespace minuit::keyhole
