// A hall ready to be looked at from any door: every body in place, and once more as the mirror shows it.
#pragma once
#include <optional>
#include <span>
#include <vector>

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

// What lies as far behind the glass as the thing lies before it, and back.
class Reflection {
 public:
  Reflection(Vec on, Vec normal) : on_(on), normal_(normal), length2_(dot(normal, normal)) {}
  [[nodiscard]] Vec point(Vec v) const { return v - twice_along(dot(v - on_, normal_)); }
  [[nodiscard]] Vec direction(Vec v) const { return v - twice_along(dot(v, normal_)); }

 private:
  [[nodiscard]] Vec twice_along(i64 share) const;
  Vec on_;
  Vec normal_;
  i64 length2_;
};

// The reflecting face of a body, if it has one.
inline constexpr std::size_t kNoFace = kMostFaces;
[[nodiscard]] std::size_t glass_of(const Shape& shape);

class Scene {
 public:
  explicit Scene(std::span<const Body> bodies);

  [[nodiscard]] std::span<const Placed> bodies() const { return bodies_; }
  [[nodiscard]] std::span<const Placed> reflections() const { return reflections_; }  // none without a mirror
  [[nodiscard]] const Placed* mirror() const { return mirror_ ? &bodies_[*mirror_] : nullptr; }
  [[nodiscard]] const Reflection& reflection() const { return *reflection_; }  // if there is a mirror

 private:
  std::vector<Placed> bodies_;
  std::vector<Placed> reflections_;
  std::optional<std::size_t> mirror_;
  std::optional<Reflection> reflection_;
};

}  // namespace minuit::keyhole
