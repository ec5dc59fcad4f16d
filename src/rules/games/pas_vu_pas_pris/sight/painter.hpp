// How bodies come onto the picture: corners projected, faces cut off before the hole, and filled row by row.
#pragma once
#include <algorithm>
#include <limits>

#include "rules/games/pas_vu_pas_pris/sight/look.hpp"

namespace minuit::keyhole {

// Clipping may add a corner.
using Corners = BoundedList<Vec, kMostSides + 2>;

// Where the way from a point too near to one far enough crosses the distance `near`. Both faces of an edge ask for the same pair.
[[nodiscard]] inline Vec crossing(Vec out, Vec in, i32 near) {
  const i64 part = near - out.z;
  const i64 whole = in.z - out.z;
  const auto between = [&](i32 from, i32 to) {
    return static_cast<i32>(from + round_div((static_cast<i64>(to) - from) * part, whole));
  };
  return {between(out.x, in.x), between(out.y, in.y), near};
}

[[nodiscard]] inline Corners clipped(const Face& face, const std::array<Vec, kMostCorners>& seen, i32 near) {
  Corners corners;
  for (std::size_t at = 0; at < face.sides; ++at) {
    const Vec& a = seen[face.corners[at]];
    const Vec& b = seen[face.corners[at + 1 == face.sides ? 0 : at + 1]];
    if (a.z >= near) corners.push_back(a);
    if ((a.z >= near) != (b.z >= near)) corners.push_back(a.z >= near ? crossing(b, a, near) : crossing(a, b, near));
  }
  return corners;
}

// The glass as it lies on the picture.
struct Pane {
  Spans spans;
  Nearness nearness;
};

// Projects faces onto the picture and hands each row of a face to a brush, which knows the samples of the hole.
template <class Brush>
class Painter {
 public:
  Painter(const Eye& eye, Brush& brush) : eye_(eye), brush_(brush) {}

  void draw(const Placed& body, const Pane* pane) {
    const Shape& shape = *body.shape;
    bool beyond = true;
    Dot low{kSamples * kUnits, kSamples * kUnits};
    Dot high{0, 0};
    for (std::size_t at = 0; at < shape.corner_count; ++at) {
      seen_[at] = eye_.seen_from(body.corners[at]);
      if (seen_[at].z < kNear) {
        beyond = false;
        continue;
      }
      dots_[at] = projected(seen_[at]);
      low = {std::min(low.x, dots_[at].x), std::min(low.y, dots_[at].y)};
      high = {std::max(high.x, dots_[at].x), std::max(high.y, dots_[at].y)};
    }
    if (beyond && (high.x <= 0 || high.y <= 0 || low.x >= kSamples * kUnits || low.y >= kSamples * kUnits)) return;
    for (std::size_t at = 0; at < shape.face_count; ++at) {
      const Face& face = shape.faces[at];
      if (face.glass && pane != nullptr) continue;  // a mirror does not show itself
      draw_face(body, face, eye_.turned(body.normals[at]), beyond, pane);
    }
  }

 private:
  void draw_face(const Placed& body, const Face& face, Vec normal, bool beyond, const Pane* pane) {
    Nearness nearness(seen_[face.corners[0]], normal);
    if (!nearness.usable()) return;
    std::array<Dot, kMostSides + 2> dots;
    std::size_t count = 0;
    i32 nearest = std::numeric_limits<i32>::max();
    i32 furthest = 0;
    const auto add = [&](const Vec& seen, const Dot& dot) {
      nearest = std::min(nearest, seen.z);
      furthest = std::max(furthest, seen.z);
      dots[count++] = dot;
    };
    if (beyond) {
      for (std::size_t at = 0; at < face.sides; ++at) add(seen_[face.corners[at]], dots_[face.corners[at]]);
    } else {
      for (const Vec& each : clipped(face, seen_, kNear)) add(each, projected(each));
    }
    if (count < 3) return;
    if (body.reflected) std::reverse(dots.begin(), dots.begin() + count);
    nearness.keep_within(nearness_of(furthest), nearness_of(nearest));
    fill_spans({dots.data(), count}, spans_);
    if (pane == nullptr) {
      paint(nearness, face.glass ? kGlass : body.tag);
    } else {
      paint_behind(nearness, body.tag, *pane);
    }
  }

  void paint(const Nearness& nearness, Tag tag) {
    for (i32 row = spans_.top; row < spans_.bottom; ++row) {
      const auto at = static_cast<std::size_t>(row);
      const HoleRow& hole = kHole.rows[at];
      const i32 begin = std::max(spans_.left[at], hole.begin);
      const i32 end = std::min(spans_.right[at], hole.end);
      if (begin >= end) continue;
      brush_.run(static_cast<std::size_t>(hole.offset + begin - hole.begin), end - begin, nearness.at(begin, row),
                 nearness.at(end - 1, row), tag);
    }
  }

  void paint_behind(const Nearness& nearness, Tag tag, const Pane& pane) {
    const i32 bottom = std::min(spans_.bottom, pane.spans.bottom);
    for (i32 row = std::max(spans_.top, pane.spans.top); row < bottom; ++row) {
      const auto at = static_cast<std::size_t>(row);
      const HoleRow& hole = kHole.rows[at];
      const i32 begin = std::max({spans_.left[at], hole.begin, pane.spans.left[at]});
      const i32 end = std::min({spans_.right[at], hole.end, pane.spans.right[at]});
      if (begin >= end) continue;
      brush_.run_behind(static_cast<std::size_t>(hole.offset + begin - hole.begin), end - begin, nearness.at(begin, row),
                        nearness.at(end - 1, row), pane.nearness.at(begin, row), pane.nearness.at(end - 1, row), tag);
    }
  }

  const Eye& eye_;
  Brush& brush_;
  Spans spans_;
  std::array<Vec, kMostCorners> seen_;
  std::array<Dot, kMostCorners> dots_;
};

// The glass, if its face is turned to the eye.
[[nodiscard]] inline bool find_pane(const Placed& mirror, const Eye& eye, Pane& pane) {
  const std::size_t glass = glass_of(*mirror.shape);
  const Face& face = mirror.shape->faces[glass];
  pane.nearness = Nearness(eye.seen_from(mirror.corners[face.corners[0]]), eye.turned(mirror.normals[glass]));
  if (!pane.nearness.usable()) return false;
  std::array<Dot, kMostSides> dots;
  for (std::size_t at = 0; at < face.sides; ++at) dots[at] = projected(eye.seen_from(mirror.corners[face.corners[at]]));
  fill_spans({dots.data(), face.sides}, pane.spans);
  return true;
}

// Draws into a depth buffer.
struct DepthBrush {
  std::vector<Key>& keys;
  void run(std::size_t at, i32 count, u32 from, u32 to, Tag tag) { draw_run(&keys[at], count, from, to, tag); }
  void run_behind(std::size_t at, i32 count, u32 from, u32 to, u32 glass_from, u32 glass_to, Tag tag) {
    draw_run_behind(&keys[at], count, from, to, glass_from, glass_to, tag);
  }
};

}  // namespace minuit::keyhole
