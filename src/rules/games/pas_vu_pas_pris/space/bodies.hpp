// Bodies in the hall: what they are, and where that puts their corners.
#pragma once
#include "rules/games/pas_vu_pas_pris/space/shapes.hpp"

namespace minuit::keyhole {

// What a sample of the picture shows: nothing, a ghost, a piece of furniture or the mirror's glass.
using Tag = u8;
inline constexpr Tag kNothing = 0;
[[nodiscard]] constexpr Tag tag_of_ghost(std::size_t ghost) { return static_cast<Tag>(1 + ghost); }
[[nodiscard]] constexpr Tag tag_of(Piece piece) { return static_cast<Tag>(1 + kMostGhosts + static_cast<u8>(piece)); }
inline constexpr Tag kGlass = 1 + kMostGhosts + kPieces;
inline constexpr std::size_t kTags = kGlass + 1U;

struct Body {
  Tag tag = kNothing;
  const Shape* shape = nullptr;
  Pose pose;
};
[[nodiscard]] inline Body ghost_body(std::size_t ghost, Size size, const Pose& pose) {
  return {tag_of_ghost(ghost), &shape_of(size), pose};
}
[[nodiscard]] inline Body piece_body(Piece piece, const Pose& pose) { return {tag_of(piece), &shape_of(piece), pose}; }

// A body where it stands, in fine units of the hall.
struct Placed {
  Tag tag = kNothing;
  bool reflected = false;  // its faces then go clockwise
  const Shape* shape = nullptr;
  std::array<Vec, kMostCorners> corners{};
  std::array<Vec, kMostFaces> normals{};
};
[[nodiscard]] Placed place(const Body& body);

}  // namespace minuit::keyhole
