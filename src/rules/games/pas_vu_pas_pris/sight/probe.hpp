// What if a ghost hid there? Asked of a look that has been taken already, for a small part of its price.
#pragma once
#include "rules/games/pas_vu_pas_pris/sight/look.hpp"

namespace minuit::keyhole {

// Whether a ghost that stood there too would be seen (PV-42). The canvas holds the look through this door at the scene; the glass
// that the ghost itself would cover is taken for bare, which decides nothing: what covers the glass is seen.
class Probe {
 public:
  Probe(const Scene& scene, Door door, const Canvas& canvas);
  [[nodiscard]] bool would_see(const Placed& ghost);

 private:
  const Scene* scene_;
  const Canvas* canvas_;
  Eye eye_;
  bool glass_ = false;  // the mirror turns its face to the eye
};

}  // namespace minuit::keyhole
