#include "rules/games/pas_vu_pas_pris/space/bodies.hpp"

namespace minuit::keyhole {

Placed place(const Body& body) {
  Placed placed;
  placed.tag = body.tag;
  placed.shape = body.shape;
  const Vec at = to_fine(body.pose.at);
  const Shape& shape = *body.shape;
  if (body.pose.turn == Quaternion{}) {
    for (std::size_t each = 0; each < shape.corner_count; ++each) placed.corners[each] = at + shape.corners[each];
    for (std::size_t each = 0; each < shape.face_count; ++each) placed.normals[each] = shape.faces[each].normal;
    return placed;
  }
  const Rotation rotation = rotation_of(body.pose.turn);
  for (std::size_t each = 0; each < shape.corner_count; ++each) placed.corners[each] = at + rotation.apply(shape.corners[each]);
  for (std::size_t each = 0; each < shape.face_count; ++each) placed.normals[each] = rotation.apply(shape.faces[each].normal);
  return placed;
}

}  // namespace minuit::keyhole
