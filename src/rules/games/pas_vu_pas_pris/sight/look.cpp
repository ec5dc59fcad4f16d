#include "rules/games/pas_vu_pas_pris/sight/look.hpp"

#include <algorithm>
#include <limits>

namespace minuit::keyhole {

constinit const Hole kHole{};

namespace {

// Clipping may add a corner.
using Corners = BoundedList<Vec, kMostSides + 2>;

// Where the way from a point too near to one far enough crosses the distance `near`. Both faces of an edge ask for the same pair.
[[nodiscard]] Vec crossing(Vec out, Vec in, i32 near) {
  const i64 part = near - out.z;
  const i64 whole = in.z - out.z;
  const auto between = [&](i32 from, i32 to) {
    return static_cast<i32>(from + round_div((static_cast<i64>(to) - from) * part, whole));
  };
  return {between(out.x, in.x), between(out.y, in.y), near};
}

[[nodiscard]] Corners clipped(const Face& face, const std::array<Vec, kMostCorners>& seen, i32 near) {
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

class Painter {
 public:
  Painter(const Eye& eye, std::vector<Key>& keys) : eye_(eye), keys_(keys) {}

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
      draw_run(&keys_[static_cast<std::size_t>(hole.offset + begin - hole.begin)], end - begin, nearness.at(begin, row),
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
      draw_run_behind(&keys_[static_cast<std::size_t>(hole.offset + begin - hole.begin)], end - begin, nearness.at(begin, row),
                      nearness.at(end - 1, row), pane.nearness.at(begin, row), pane.nearness.at(end - 1, row), tag);
    }
  }

  const Eye& eye_;
  std::vector<Key>& keys_;
  Spans spans_;
  std::array<Vec, kMostCorners> seen_;
  std::array<Dot, kMostCorners> dots_;
};

// The glass, if its face is turned to the eye.
[[nodiscard]] bool find_pane(const Placed& mirror, const Eye& eye, Pane& pane) {
  const std::size_t glass = glass_of(*mirror.shape);
  const Face& face = mirror.shape->faces[glass];
  pane.nearness = Nearness(eye.seen_from(mirror.corners[face.corners[0]]), eye.turned(mirror.normals[glass]));
  if (!pane.nearness.usable()) return false;
  std::array<Dot, kMostSides> dots;
  for (std::size_t at = 0; at < face.sides; ++at) dots[at] = projected(eye.seen_from(mirror.corners[face.corners[at]]));
  fill_spans({dots.data(), face.sides}, pane.spans);
  return true;
}

// A row's neighbouring samples that show the same.
struct Run {
  i32 row = 0;
  i32 column = 0;
  i32 length = 0;
};
struct Tally {
  u32 samples = 0;
  Run longest;
};
using Tallies = std::array<Tally, kTags>;

void count_runs(const Key* keys, i32 count, i32 row, i32 column, Tallies& tallies, const auto& found) {
  for (i32 begin = 0; begin < count;) {
    const Tag tag = tag_of_key(keys[begin]);
    i32 end = begin + 1;
    while (end < count && tag_of_key(keys[end]) == tag) ++end;
    Tally& tally = tallies[tag];
    tally.samples += static_cast<u32>(end - begin);
    if (end - begin > tally.longest.length) tally.longest = {row, column + begin, end - begin};
    found(tag, begin, end);
    begin = end;
  }
}

struct Count {
  Tallies direct{};
  Tallies mirrored{};
};

[[nodiscard]] Count count_samples(const Canvas& canvas) {
  Count count;
  const auto ignore = [](Tag, i32, i32) {};
  for (i32 row = 0; row < kSamples; ++row) {
    const HoleRow& hole = kHole.rows[static_cast<std::size_t>(row)];
    count_runs(&canvas.direct[static_cast<std::size_t>(hole.offset)], hole.end - hole.begin, row, hole.begin, count.direct,
               [&](Tag tag, i32 begin, i32 end) {
                 if (tag != kGlass) return;
                 count_runs(&canvas.mirrored[static_cast<std::size_t>(hole.offset + begin)], end - begin, row, hole.begin + begin,
                            count.mirrored, ignore);
               });
  }
  return count;
}

[[nodiscard]] Spot spot_of(Vec v) {
  const auto coordinate = [](i32 fine) {
    return Coordinate(std::clamp<i64>(to_thousandths(fine), Coordinate::kMin, Coordinate::kMax));
  };
  return {coordinate(v.x), coordinate(v.y), coordinate(v.z)};
}

// Where the ray through a sample is at a distance from the eye.
[[nodiscard]] Vec along_ray(const Eye& eye, i32 column, i32 row, Key key) {
  const i64 distance = distance_of(key & ~kTagMask);
  return eye.in_hall({static_cast<i32>(round_div((sample_centre(column) - kAxisX) * distance, kFocal)),
                      static_cast<i32>(round_div((kAxisY - sample_centre(row)) * distance, kFocal)), static_cast<i32>(distance)});
}

[[nodiscard]] Ray ray_through(const Scene& scene, const Eye& eye, const Canvas& canvas, bool in_mirror, i32 column, i32 row) {
  const HoleRow& hole = kHole.rows[static_cast<std::size_t>(row)];
  const auto at = static_cast<std::size_t>(hole.offset + column - hole.begin);
  const Vec first = along_ray(eye, column, row, canvas.direct[at]);
  if (!in_mirror) return {spot_of(eye.at()), std::nullopt, spot_of(first)};
  const Vec behind_glass = along_ray(eye, column, row, canvas.mirrored[at]);
  return {spot_of(eye.at()), spot_of(first), spot_of(scene.reflection().point(behind_glass))};
}

[[nodiscard]] Glimpse glimpse_of(u8 ghost, const Tally& tally, bool in_mirror, const Placed& body, const Eye& eye) {
  Glimpse glimpse;
  glimpse.ghost = ghost;
  glimpse.in_mirror = in_mirror;
  glimpse.samples = tally.samples;
  glimpse.silhouette = std::max(silhouette(body, eye), tally.samples);
  glimpse.column = static_cast<u16>(tally.longest.column + tally.longest.length / 2);
  glimpse.row = static_cast<u16>(tally.longest.row);
  return glimpse;
}

[[nodiscard]] bool larger(const Glimpse& a, const Glimpse& b) {
  if (a.seen() != b.seen()) return a.seen();
  return u64{a.samples} * b.silhouette > u64{b.samples} * a.silhouette;
}

}  // namespace

Canvas::Canvas() : direct(static_cast<std::size_t>(kHole.samples)), mirrored(static_cast<std::size_t>(kHole.samples)) {}

u32 Glimpse::share() const { return silhouette == 0 ? 0 : static_cast<u32>(u64{samples} * kWhole / silhouette); }

u32 silhouette(const Placed& body, const Eye& eye) {
  const i32 near = to_fine(kEyeBehind);
  const Shape& shape = *body.shape;
  std::array<Vec, kMostCorners> seen;
  std::vector<Dot> dots;
  bool beyond = true;
  for (std::size_t at = 0; at < shape.corner_count; ++at) {
    seen[at] = eye.seen_from(body.corners[at]);
    beyond = beyond && seen[at].z >= near;
  }
  if (beyond) {
    for (std::size_t at = 0; at < shape.corner_count; ++at) dots.push_back(projected(seen[at]));
  } else {
    for (std::size_t at = 0; at < shape.face_count; ++at)
      for (const Vec& each : clipped(shape.faces[at], seen, near)) dots.push_back(projected(each));
  }
  return dots.size() < 3 ? 0 : static_cast<u32>(samples_in_hull(dots));
}

Sight look(const Scene& scene, Door door, Canvas& canvas) {
  const Eye eye(door);
  std::ranges::fill(canvas.direct, 0);
  Painter painter(eye, canvas.direct);
  for (const Placed& body : scene.bodies()) painter.draw(body, nullptr);
  if (Pane pane{{}, Nearness({}, {})}; scene.mirror() != nullptr && find_pane(*scene.mirror(), eye, pane)) {
    std::ranges::fill(canvas.mirrored, 0);
    Painter behind(eye, canvas.mirrored);
    for (const Placed& body : scene.reflections()) behind.draw(body, &pane);
  }
  const Count count = count_samples(canvas);
  Sight sight;
  for (std::size_t at = 0; at < scene.bodies().size(); ++at) {
    const Tag tag = scene.bodies()[at].tag;
    if (tag == kNothing || tag > kMostGhosts) continue;
    const auto ghost = static_cast<u8>(tag - 1);
    Glimpse best;
    if (const Tally& tally = count.direct[tag]; tally.samples > 0)
      best = glimpse_of(ghost, tally, false, scene.bodies()[at], eye);
    if (const Tally& tally = count.mirrored[tag]; tally.samples > 0) {
      const Glimpse in_mirror = glimpse_of(ghost, tally, true, scene.reflections()[at], eye);
      if (best.samples == 0 || larger(in_mirror, best)) best = in_mirror;
    }
    if (best.samples == 0) continue;
    best.ray = ray_through(scene, eye, canvas, best.in_mirror, best.column, best.row);
    if (best.seen()) sight.seen |= 1U << ghost;
    sight.glimpses.push_back(best);
  }
  return sight;
}

std::vector<u8> picture(const Canvas& canvas) {
  std::vector<u8> samples(static_cast<std::size_t>(kSamples) * kSamples, kOutside);
  for (std::size_t row = 0; row < kSamples; ++row) {
    const HoleRow& hole = kHole.rows[row];
    for (i32 column = hole.begin; column < hole.end; ++column) {
      const auto at = static_cast<std::size_t>(hole.offset + column - hole.begin);
      const Tag direct = tag_of_key(canvas.direct[at]);
      samples[row * kSamples + static_cast<std::size_t>(column)] =
          direct == kGlass ? static_cast<u8>(tag_of_key(canvas.mirrored[at]) | kInMirror) : direct;
    }
  }
  return samples;
}

}  // namespace minuit::keyhole
