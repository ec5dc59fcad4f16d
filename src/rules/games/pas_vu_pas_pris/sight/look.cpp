#include "rules/games/pas_vu_pas_pris/sight/look.hpp"

#include <algorithm>

#include "rules/games/pas_vu_pas_pris/sight/painter.hpp"

namespace minuit::keyhole {

constinit const Hole kHole{};

namespace {

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
                 count_runs(&canvas.mirrored[static_cast<std::size_t>(hole.offset) + static_cast<std::size_t>(begin)],
                            end - begin, row, hole.begin + begin, count.mirrored, ignore);
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
  DepthBrush brush{canvas.direct};
  Painter painter(eye, brush);
  for (const Placed& body : scene.bodies()) painter.draw(body, nullptr);
  if (Pane pane{{}, Nearness({}, {})}; scene.mirror() != nullptr && find_pane(*scene.mirror(), eye, pane)) {
    std::ranges::fill(canvas.mirrored, 0);
    DepthBrush in_glass{canvas.mirrored};
    Painter behind(eye, in_glass);
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
  std::vector<u8> samples;
  samples.reserve(static_cast<std::size_t>(kSamples) * kSamples);
  each_run(canvas, [&](u8 tag, u32 length) { samples.insert(samples.end(), length, tag); });
  return samples;
}

}  // namespace minuit::keyhole
