// Filling convex polygons of the picture, exactly: every sample lies in one and only one of two polygons that share an edge.
#pragma once
#include <span>
#include <vector>

#include "rules/games/pas_vu_pas_pris/sight/eye.hpp"
#include "rules/games/pas_vu_pas_pris/sight/scene.hpp"

namespace minuit::keyhole {

// The samples of a polygon, row by row: [left, right) of rows [top, bottom).
struct Spans {
  i32 top = 0;
  i32 bottom = 0;
  std::array<i32, kSamples> left;
  std::array<i32, kSamples> right;
};

// Of a polygon whose corners go anticlockwise on the picture; of one that goes clockwise nothing is left.
void fill_spans(std::span<const Dot> corners, Spans& spans);

// How many samples of the picture's grid, continued for ever, lie in the convex hull of these dots.
[[nodiscard]] u64 samples_in_hull(std::vector<Dot>& dots);

// How near a flat face is at each sample: the nearness is linear on the picture. 2^32 stands for the distance kNear.
inline constexpr i32 kNear = to_fine(kEyeBehind / 2);

class Nearness {
 public:
  // Of a face through `on` with this outward normal, both as seen from the eye. Unusable if the face is seen from behind or
  // edge-on.
  Nearness(Vec on, Vec normal);
  [[nodiscard]] bool usable() const { return scale_ > 0; }
  void keep_within(u32 least, u32 most) {
    least_ = least;
    most_ = most;
  }

  [[nodiscard]] u32 at(i32 column, i32 row) const;

 private:
  i64 x_ = 0;
  i64 y_ = 0;
  i64 constant_ = 0;
  i64 scale_ = 0;
  u32 least_ = 0;
  u32 most_ = ~u32{0};
};
[[nodiscard]] constexpr u32 nearness_of(i32 distance) {
  const u64 nearness = (static_cast<u64>(kNear) << 32U) / static_cast<u64>(distance);
  return nearness > ~u32{0} ? ~u32{0} : static_cast<u32>(nearness);
}
[[nodiscard]] constexpr i32 distance_of(u32 nearness) {
  return static_cast<i32>((static_cast<u64>(kNear) << 32U) / (nearness == 0 ? 1 : nearness));
}

// What the nearest face is at each sample of the hole: 24 bits of nearness above 8 of its tag, so that one maximum draws a
// sample.
using Key = u32;
inline constexpr Key kTagMask = 0xff;
[[nodiscard]] constexpr Tag tag_of_key(Key key) { return static_cast<Tag>(key & kTagMask); }

// From one sample of a run to the next. May be negative: unsigned numbers wrap, and every sum of it comes out right.
[[nodiscard]] constexpr u32 step_of(u32 from, u32 to, i32 count) {
  if (count < 2) return 0;
  return static_cast<u32>((static_cast<i64>(to) - static_cast<i64>(from)) / (count - 1));
}

// Draws `count` samples whose nearness goes from one value to another.
void draw_run(Key* keys, i32 count, u32 from, u32 to, Tag tag);
// The same of what is further away than the glass.
void draw_run_behind(Key* keys, i32 count, u32 from, u32 to, u32 glass_from, u32 glass_to, Tag tag);

}  // namespace minuit::keyhole
