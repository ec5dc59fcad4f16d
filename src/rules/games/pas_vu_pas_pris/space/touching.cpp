#include "rules/games/pas_vu_pas_pris/space/touching.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace minuit::keyhole {

namespace {

constexpr double kForEver = std::numeric_limits<double>::infinity();
constexpr double kInside = 0.002;   // squares: so deep a point is in a body, not on its side
constexpr double kParallel = 1e-9;  // a square of a sine below which two directions count as one

void add_direction(std::vector<Vec3>& directions, Vec3 direction) {
  for (const Vec3& known : directions) {
    const Vec3 sine = cross(known, direction);
    if (dot(sine, sine) < kParallel) return;
  }
  directions.push_back(direction);
}

// A convex part in place. Most questions are answered by its corners: faces and edges are worked out when they are asked for.
class Convex {
 public:
  Convex(const Placed& body, const Solid& solid) : body_(&body), solid_(&solid) {
    corners_.reserve(solid.corners);
    Vec3 sum;
    for (std::size_t at = 0; at < solid.corners; ++at) {
      corners_.push_back(squares(body.corners[solid.first_corner + at]));
      sum = sum + corners_.back();
    }
    middle_ = sum * (1 / static_cast<double>(corners_.size()));
  }

  struct Faced {
    Vec3 normal;       // unit length
    double reach = 0;  // how far the face is along it
  };
  [[nodiscard]] const std::vector<Vec3>& corners() const { return corners_; }
  [[nodiscard]] Vec3 middle() const { return middle_; }
  [[nodiscard]] const std::vector<Faced>& faces() {
    if (!faces_.empty()) return faces_;
    faces_.reserve(solid_->faces);
    for (std::size_t at = 0; at < solid_->faces; ++at) {
      const Vec3 normal = unit(squares(body_->normals[solid_->first_face + at]));
      const Vec3 on = squares(body_->corners[body_->shape->faces[solid_->first_face + at].corners[0]]);
      faces_.push_back({normal, dot(normal, on)});
    }
    return faces_;
  }
  [[nodiscard]] const std::vector<std::pair<Vec3, Vec3>>& edges() {
    if (!edges_.empty()) return edges_;
    for (std::size_t at = 0; at < solid_->faces; ++at) {
      const Face& face = body_->shape->faces[solid_->first_face + at];
      for (std::size_t side = 0; side < face.sides; ++side) {
        const u8 from = face.corners[side];
        const u8 to = face.corners[side + 1U == face.sides ? 0 : side + 1U];
        if (from > to) continue;  // the neighbour has it the other way round
        edges_.emplace_back(squares(body_->corners[from]), squares(body_->corners[to]));
      }
    }
    return edges_;
  }
  // Of its edges, each once.
  [[nodiscard]] const std::vector<Vec3>& directions() {
    if (directions_.empty())
      for (const auto& [from, to] : edges()) add_direction(directions_, unit(to - from));
    return directions_;
  }

 private:
  const Placed* body_;
  const Solid* solid_;
  std::vector<Vec3> corners_;
  Vec3 middle_;
  std::vector<Faced> faces_;
  std::vector<std::pair<Vec3, Vec3>> edges_;
  std::vector<Vec3> directions_;
};

[[nodiscard]] std::pair<double, double> extent(const Convex& convex, Vec3 axis) {
  double low = kForEver;
  double high = -kForEver;
  for (const Vec3& corner : convex.corners()) {
    const double along = dot(corner, axis);
    low = std::min(low, along);
    high = std::max(high, along);
  }
  return {low, high};
}

[[nodiscard]] double overlap_along(const Convex& a, const Convex& b, Vec3 axis) {
  const auto [a_low, a_high] = extent(a, axis);
  const auto [b_low, b_high] = extent(b, axis);
  return std::min(a_high - b_low, b_high - a_low);
}

// The overlap along the line of the middles, if there is such a line: most pairs that are apart are so along it.
[[nodiscard]] double overlap_along_middles(const Convex& a, const Convex& b) {
  const Vec3 apart = b.middle() - a.middle();
  return dot(apart, apart) > kParallel ? overlap_along(a, b, unit(apart)) : kForEver;
}

// The least overlap along the normals of their faces; along the directions across an edge of each.
[[nodiscard]] double overlap_along_faces(Convex& a, Convex& b, double enough) {
  double least = kForEver;
  for (Convex* const each : {&a, &b})
    for (const Convex::Faced& face : each->faces()) {
      least = std::min(least, overlap_along(a, b, face.normal));
      if (least <= enough) return least;
    }
  return least;
}
[[nodiscard]] double overlap_across_edges(Convex& a, Convex& b, double enough) {
  double least = kForEver;
  for (const Vec3& p : a.directions())
    for (const Vec3& q : b.directions()) {
      const Vec3 axis = cross(p, q);
      if (dot(axis, axis) < kParallel) continue;
      least = std::min(least, overlap_along(a, b, unit(axis)));
      if (least <= enough) return least;
    }
  return least;
}

[[nodiscard]] double depth_of_overlap(Convex& a, Convex& b, double enough) {
  double least = overlap_along_middles(a, b);
  if (least > enough) least = std::min(least, overlap_along_faces(a, b, enough));
  if (least > enough) least = std::min(least, overlap_across_edges(a, b, enough));
  return least;
}

// How far outside a convex part a point is; at most that far, if it is off a corner.
[[nodiscard]] double distance_out(Convex& convex, Vec3 point) {
  double most = -kForEver;
  for (const Convex::Faced& face : convex.faces()) most = std::max(most, dot(face.normal, point) - face.reach);
  return most;
}

// Whether a point of one is so deep in the other that no way out is as short as `most`: it would have to get out, too. This
// settles most pairs that overlap without trying every axis.
[[nodiscard]] bool is_deep_in(Vec3 point, Convex& other, double most) {
  constexpr double kSure = 1e-4;  // squares: far above what corners and normals are rounded by, which is about a millionth
  return distance_out(other, point) < -most - kSure;
}
[[nodiscard]] bool has_corner_in(const Convex& a, Convex& b, double most) {
  return std::ranges::any_of(a.corners(), [&](const Vec3& corner) { return is_deep_in(corner, b, most); });
}
[[nodiscard]] bool has_edge_in(Convex& a, Convex& b, double most) {
  return std::ranges::any_of(a.edges(), [&](const auto& edge) { return is_deep_in((edge.first + edge.second) * 0.5, b, most); });
}

// The same answer as whether depth_of_overlap is more, what is quickly found out first.
[[nodiscard]] bool overlap_by_more(Convex& a, Convex& b, double most) {
  if (overlap_along_middles(a, b) <= most) return false;
  if (has_corner_in(a, b, most) || has_corner_in(b, a, most)) return true;
  if (overlap_along_faces(a, b, most) <= most) return false;
  if (has_edge_in(a, b, most) || has_edge_in(b, a, most)) return true;
  return overlap_across_edges(a, b, most) > most;
}

[[nodiscard]] Bounds bounds_of(std::span<const Vec> corners) {
  Bounds bounds{corners.front(), corners.front()};
  for (const Vec& v : corners.subspan(1)) {
    bounds.low = {std::min(bounds.low.x, v.x), std::min(bounds.low.y, v.y), std::min(bounds.low.z, v.z)};
    bounds.high = {std::max(bounds.high.x, v.x), std::max(bounds.high.y, v.y), std::max(bounds.high.z, v.z)};
  }
  return bounds;
}

// The solids of a body, each with the box around it, worked out when it is asked for.
class Solids {
 public:
  explicit Solids(const Placed& body) : body_(body) {
    for (std::size_t at = 0; at < body.shape->solid_count; ++at) {
      const Solid& solid = body.shape->solids[at];
      bounds_[at] = bounds_of(std::span(body.corners).subspan(solid.first_corner, solid.corners));
    }
  }
  [[nodiscard]] std::size_t size() const { return body_.shape->solid_count; }
  [[nodiscard]] const Bounds& bounds(std::size_t at) const { return bounds_[at]; }
  [[nodiscard]] Convex& operator[](std::size_t at) {
    if (!convex_[at]) convex_[at].emplace(body_, body_.shape->solids[at]);
    return *convex_[at];
  }

 private:
  const Placed& body_;
  std::array<Bounds, kMostSolids> bounds_{};
  std::array<std::optional<Convex>, kMostSolids> convex_{};
};

// The points at which two segments are nearest to each other, if they are within the gap and not at their ends.
void add_crossing(const std::pair<Vec3, Vec3>& a, const std::pair<Vec3, Vec3>& b, double gap, std::vector<Vec3>& points) {
  const Vec3 p = a.second - a.first;
  const Vec3 q = b.second - b.first;
  const Vec3 between = a.first - b.first;
  const double pp = dot(p, p);
  const double qq = dot(q, q);
  const double pq = dot(p, q);
  const double spread = pp * qq - pq * pq;
  if (spread <= kParallel * pp * qq) return;
  const double s = (pq * dot(q, between) - qq * dot(p, between)) / spread;
  const double t = (pp * dot(q, between) - pq * dot(p, between)) / spread;
  if (s < 0 || s > 1 || t < 0 || t > 1) return;
  const Vec3 on_a = a.first + p * s;
  const Vec3 apart = on_a - (b.first + q * t);
  if (dot(apart, apart) <= gap * gap) points.push_back(on_a);
}

}  // namespace

Vec3 squares(Vec fine) {
  constexpr double kOne = kFine;
  return {fine.x / kOne, fine.y / kOne, fine.z / kOne};
}

Vec3 unit(Vec3 v) { return v * (1 / std::sqrt(dot(v, v))); }

Bounds bounds_of(const Placed& body) { return bounds_of(std::span(body.corners).first(body.shape->corner_count)); }

bool are_near(const Bounds& a, const Bounds& b, i32 gap) {
  return a.low.x <= b.high.x + gap && b.low.x <= a.high.x + gap && a.low.y <= b.high.y + gap && b.low.y <= a.high.y + gap &&
         a.low.z <= b.high.z + gap && b.low.z <= a.high.z + gap;
}

double depth_of_overlap(const Placed& a, const Placed& b, double enough) {
  if (!are_near(bounds_of(a), bounds_of(b), 0)) return 0;
  std::vector<Convex> parts;
  parts.reserve(b.shape->solid_count);
  for (std::size_t at = 0; at < b.shape->solid_count; ++at) parts.emplace_back(b, b.shape->solids[at]);
  double deepest = 0;
  for (std::size_t at = 0; at < a.shape->solid_count; ++at) {
    Convex part(a, a.shape->solids[at]);
    for (Convex& other : parts) deepest = std::max(deepest, depth_of_overlap(part, other, enough));
  }
  return deepest;
}

bool overlap_by_more(const Placed& a, const Placed& b, double most) {
  Solids of_a(a);
  Solids of_b(b);
  for (std::size_t i = 0; i < of_a.size(); ++i)
    for (std::size_t j = 0; j < of_b.size(); ++j) {
      if (are_near(of_a.bounds(i), of_b.bounds(j), 0) && overlap_by_more(of_a[i], of_b[j], most)) return true;
    }
  return false;
}

void add_contacts(const Placed& body, const Placed& other, double gap, std::vector<Contact>& contacts) {
  if (!are_near(bounds_of(body), bounds_of(other), static_cast<i32>(gap * kFine) + 1)) return;
  std::vector<Convex> parts;
  parts.reserve(other.shape->solid_count);
  for (std::size_t at = 0; at < other.shape->solid_count; ++at) parts.emplace_back(other, other.shape->solids[at]);
  for (std::size_t at = 0; at < body.shape->solid_count; ++at) {
    Convex own(body, body.shape->solids[at]);
    for (Convex& part : parts) {
      if (depth_of_overlap(own, part, -gap) < -gap) continue;
      std::vector<Vec3> points;
      for (const Vec3& corner : own.corners())
        if (distance_out(part, corner) <= gap) points.push_back(corner);
      for (const Vec3& corner : part.corners())
        if (distance_out(own, corner) <= gap) points.push_back(corner);
      for (const auto& edge : own.edges())
        for (const auto& crossed : part.edges()) add_crossing(edge, crossed, gap, points);
      const Vec3 up{0, 0, 2 * gap};
      const auto between = [&](Vec3 point, Convex& above, Convex& below) {
        return distance_out(above, point + up) < -kInside || distance_out(below, point - up) < -kInside;
      };
      const auto bears = [&](Vec3 point) { return between(point, own, part); };
      // Two convex parts touch along one plane: where some points show which is above, those on its rim are no different.
      const bool loads = std::ranges::none_of(points, bears) &&
                         std::ranges::any_of(points, [&](Vec3 point) { return between(point, part, own); });
      for (const Vec3& point : points) contacts.push_back({point, bears(point), loads});
    }
  }
}

}  // namespace minuit::keyhole
