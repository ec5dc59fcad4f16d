#include "rules/games/pas_vu_pas_pris/space/standing.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace minuit::keyhole {

namespace {

constexpr double kThousandth = 0.001;
constexpr double kLevel = 0.9997;  // the square of a cosine: one degree

// Up to the next thousandth.
[[nodiscard]] i32 thousandths_of(double squares) {
  const double scaled = squares * kSquare;
  const auto whole = static_cast<i32>(scaled);
  return whole + (static_cast<double>(whole) < scaled ? 1 : 0);
}

struct Flat {
  double x = 0;
  double y = 0;
};
[[nodiscard]] double turn(Flat o, Flat a, Flat b) { return (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x); }

[[nodiscard]] std::vector<Flat> hull_of(std::vector<Flat> points) {
  std::ranges::sort(points, [](Flat a, Flat b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
  std::vector<Flat> hull;
  const auto chain = [&](const auto& from, const auto& to) {
    const std::size_t start = hull.size();
    for (auto each = from; each != to; ++each) {
      while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), *each) <= 0) hull.pop_back();
      hull.push_back(*each);
    }
    if (hull.size() > start + 1) hull.pop_back();
  };
  chain(points.begin(), points.end());
  chain(points.rbegin(), points.rend());
  return hull;
}

[[nodiscard]] double distance2_to_segment(Flat point, Flat a, Flat b) {
  const Flat along{b.x - a.x, b.y - a.y};
  const double length2 = along.x * along.x + along.y * along.y;
  const double share = length2 > 0 ? ((point.x - a.x) * along.x + (point.y - a.y) * along.y) / length2 : 0;
  const double kept = std::clamp(share, 0.0, 1.0);
  const Flat apart{point.x - a.x - along.x * kept, point.y - a.y - along.y * kept};
  return apart.x * apart.x + apart.y * apart.y;
}

[[nodiscard]] bool is_above(Flat point, const std::vector<Flat>& hull, double slack) {
  bool inside = hull.size() >= 3;
  for (std::size_t at = 0; at < hull.size(); ++at) {
    const Flat& a = hull[at];
    const Flat& b = hull[at + 1 == hull.size() ? 0 : at + 1];
    if (distance2_to_segment(point, a, b) <= slack * slack) return true;
    inside = inside && turn(a, b, point) >= 0;
  }
  return inside;
}

}  // namespace

std::optional<Excess> excess(const Placed& body) {
  const Bounds bounds = bounds_of(body);
  const i32 end = to_fine(kHall);
  std::optional<Excess> worst;
  for (const auto& [side, out] : {std::pair{Side::south, -bounds.low.y}, std::pair{Side::west, -bounds.low.x},
                                  std::pair{Side::north, bounds.high.y - end}, std::pair{Side::east, bounds.high.x - end}})
    if (const i32 by = to_thousandths(out); by > kSlack && (!worst || by > worst->by)) worst = Excess{side, by};
  return worst;
}

std::optional<Overlap> overlap(const Placed& body, std::span<const Placed> others) {
  constexpr double kMost = kMostOverlap * kThousandth;
  for (std::size_t at = 0; at < others.size(); ++at)
    if (const double depth = depth_of_overlap(body, others[at], kMost); depth > kMost) return Overlap{at, thousandths_of(depth)};
  return std::nullopt;
}

i32 depth_in_floor(const Placed& body) { return std::max(0, to_thousandths(-bounds_of(body).low.z)); }

bool is_held(const Placed& body, const Pose& pose, std::span<const Placed> others) {
  constexpr double kGap = kContactGap * kThousandth;
  std::vector<Flat> flat;
  std::vector<Contact> contacts;
  for (const Placed& other : others) add_contacts(body, other, kGap, contacts);
  bool bears = false;
  double lowest = std::numeric_limits<double>::infinity();
  double highest = -lowest;
  for (const Contact& contact : contacts) {
    if (contact.loads) continue;
    flat.push_back({contact.at.x, contact.at.y});
    bears = bears || contact.bears;
    lowest = std::min(lowest, contact.at.z);
    highest = std::max(highest, contact.at.z);
  }
  // Bearing on one spot and leaning at another, a piece can hang like a bracket, its centre of mass beside every contact.
  if (bears && highest - lowest >= kBracket * kThousandth) return true;
  for (std::size_t at = 0; at < body.shape->corner_count; ++at)
    if (const Vec3 corner = squares(body.corners[at]); corner.z <= kGap) {
      flat.push_back({corner.x, corner.y});
      bears = true;
    }
  if (!bears) return false;
  const Vec3 centre = squares(to_fine(pose.at) + rotation_of(pose.turn).apply(body.shape->centre));
  return is_above({centre.x, centre.y}, hull_of(flat), kBalance * kThousandth);
}

Heights level_surfaces(i32 x, i32 y, std::span<const Placed> furniture) {
  Heights heights{0};
  const i32 fine_x = to_fine(x);
  const i32 fine_y = to_fine(y);
  for (const Placed& body : furniture) {
    for (std::size_t at = 0; at < body.shape->face_count; ++at) {
      const Vec3 normal = squares(body.normals[at]);
      if (normal.z <= 0 || normal.z * normal.z < kLevel * dot(normal, normal)) continue;
      const Face& face = body.shape->faces[at];
      bool under = true;
      for (std::size_t side = 0; side < face.sides; ++side) {
        const Vec& a = body.corners[face.corners[side]];
        const Vec& b = body.corners[face.corners[side + 1U == face.sides ? 0 : side + 1U]];
        under = under && static_cast<i64>(b.x - a.x) * (fine_y - a.y) - static_cast<i64>(b.y - a.y) * (fine_x - a.x) >= 0;
      }
      if (!under || heights.full()) continue;
      const Vec3 on = squares(body.corners[face.corners[0]]);
      const Vec3 spot = squares({fine_x, fine_y, 0});
      const double z = on.z - (normal.x * (spot.x - on.x) + normal.y * (spot.y - on.y)) / normal.z;
      heights.push_back(static_cast<i32>(std::lround(z * kSquare)));
    }
  }
  std::sort(heights.begin(), heights.end());
  return heights;
}

}  // namespace minuit::keyhole
