// A body as a compound of convex solids: corners and faces. All six pieces of furniture and the three ghosts are such (PV-03,
// PV-04).
#pragma once
#include "rules/games/pas_vu_pas_pris/space/pose.hpp"

namespace minuit::keyhole {

inline constexpr std::size_t kMostCorners = 64;
inline constexpr std::size_t kMostFaces = 64;
inline constexpr std::size_t kMostSolids = 8;
inline constexpr std::size_t kMostSides = 12;  // of a face

// A flat convex polygon, its corners anticlockwise as seen from outside.
struct Face {
  std::array<u8, kMostSides> corners{};
  u8 sides = 0;
  bool glass = false;  // it reflects
  Vec normal;          // outwards; about 2^28 long
};

// A convex part.
struct Solid {
  u8 first_corner = 0;
  u8 corners = 0;
  u8 first_face = 0;
  u8 faces = 0;
};

struct Shape {
  std::array<Vec, kMostCorners> corners{};  // from the middle of the bounding box
  std::array<Face, kMostFaces> faces{};
  std::array<Solid, kMostSolids> solids{};
  u8 corner_count = 0;
  u8 face_count = 0;
  u8 solid_count = 0;
  Vec half;    // of the bounding box, in fine units
  Vec centre;  // of mass, if every part is of the same stuff
};

}  // namespace minuit::keyhole
