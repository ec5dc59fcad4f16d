// How bodies lie to each other: how deep one is in another, and where they touch. Doubles, but only + - * / and the square root,
// never contracted: every machine agrees to the bit.
#pragma once
#include <span>
#include <vector>

#include "rules/games/pas_vu_pas_pris/space/bodies.hpp"

namespace minuit::keyhole {

// In squares.
struct Vec3 {
  double x = 0;
  double y = 0;
  double z = 0;
};
[[nodiscard]] inline Vec3 operator+(Vec3 a, Vec3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
[[nodiscard]] inline Vec3 operator-(Vec3 a, Vec3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
[[nodiscard]] inline Vec3 operator*(Vec3 a, double factor) { return {a.x * factor, a.y * factor, a.z * factor}; }
[[nodiscard]] inline double dot(Vec3 a, Vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
[[nodiscard]] inline Vec3 cross(Vec3 a, Vec3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
[[nodiscard]] Vec3 squares(Vec fine);
[[nodiscard]] Vec3 unit(Vec3 v);

// The box around a body, its sides parallel to the hall's.
struct Bounds {
  Vec low;
  Vec high;
};
[[nodiscard]] Bounds bounds_of(const Placed& body);
[[nodiscard]] bool are_near(const Bounds& a, const Bounds& b, i32 gap);

// How far one body would have to be moved out of the other, at least: by separating axes, solid by solid. Not above 0: they are
// apart. As soon as it is known to be at most `enough`, that will do.
[[nodiscard]] double depth_of_overlap(const Placed& a, const Placed& b, double enough);

// Whether that depth is more than `most`. The same answer as of depth_of_overlap, and much sooner known.
[[nodiscard]] bool overlap_by_more(const Placed& a, const Placed& b, double most);

// A point at which a body touches another one.
struct Contact {
  Vec3 at;
  bool bears = false;  // the body is above it, or the other one below it: not just side by side
  bool loads = false;  // the other way round: the other one stands on the body
};
// Adds the points at which a body comes within `gap` of another one: corners on faces and edges on edges.
void add_contacts(const Placed& body, const Placed& other, double gap, std::vector<Contact>& contacts);

}  // namespace minuit::keyhole
