#include "rules/games/pas_vu_pas_pris/sight/scene.hpp"

namespace minuit::keyhole {

namespace {

__extension__ using Wide = __int128;

}  // namespace

std::size_t glass_of(const Shape& shape) {
  for (std::size_t at = 0; at < shape.face_count; ++at)
    if (shape.faces[at].glass) return at;
  return kNoFace;
}

Vec Reflection::twice_along(i64 share) const {
  const auto part = [&](i32 along) {
    const Wide product = static_cast<Wide>(share) * 4 * along + length2_;  // rounded to the nearest
    const Wide divisor = static_cast<Wide>(length2_) * 2;
    const Wide quotient = product / divisor;
    return static_cast<i32>(quotient - (product % divisor < 0 ? 1 : 0));
  };
  return {part(normal_.x), part(normal_.y), part(normal_.z)};
}

Placed Reflection::of(const Placed& body) const {
  Placed reflected = body;
  reflected.reflected = true;
  for (std::size_t at = 0; at < body.shape->corner_count; ++at) reflected.corners[at] = point(body.corners[at]);
  for (std::size_t at = 0; at < body.shape->face_count; ++at) reflected.normals[at] = direction(body.normals[at]);
  return reflected;
}

Scene::Scene(std::span<const Body> bodies) {
  bodies_.reserve(bodies.size());
  for (const Body& body : bodies) {
    bodies_.push_back(place(body));
    if (glass_of(*body.shape) != kNoFace) mirror_ = bodies_.size() - 1;
  }
  if (!mirror_) return;
  const Placed& mirror = bodies_[*mirror_];
  const std::size_t glass = glass_of(*mirror.shape);
  const Reflection reflection(mirror.corners[mirror.shape->faces[glass].corners[0]], mirror.normals[glass]);
  reflection_ = reflection;
  reflections_.reserve(bodies.size());
  for (const Placed& each : bodies_) reflections_.push_back(reflection.of(each));
}

}  // namespace minuit::keyhole
