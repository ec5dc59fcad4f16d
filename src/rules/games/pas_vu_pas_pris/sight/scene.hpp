// A hall ready to be looked at from any door: every body in place, and once more as the mirror shows it.
#pragma once
#include <optional>
#include <span>
#include <vector>

#include "rules/games/pas_vu_pas_pris/space/bodies.hpp"

namespace minuit::keyhole {

// What lies as far behind the glass as the thing lies before it, and back.
class Reflection {
 public:
  Reflection(Vec on, Vec normal) : on_(on), normal_(normal), length2_(dot(normal, normal)) {}
  [[nodiscard]] Vec point(Vec v) const { return v - twice_along(dot(v - on_, normal_)); }
  [[nodiscard]] Vec direction(Vec v) const { return v - twice_along(dot(v, normal_)); }
  [[nodiscard]] Placed of(const Placed& body) const;

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
