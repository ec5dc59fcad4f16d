// The client draws the bodies that the rules know: web/src/games/pas_vu_pas_pris/data/shapes.json is what this test writes.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "rules/games/pas_vu_pas_pris/space/shapes.hpp"
#include "tests/support/places.hpp"

namespace minuit::keyhole {
namespace {

// Corners in fine units from the body's middle; a face is a list of corners, anticlockwise from outside; the glass is a face.
std::string written(const Shape& shape) {
  std::ostringstream out;
  out << "{\"corners\":[";
  for (std::size_t at = 0; at < shape.corner_count; ++at) {
    const Vec& v = shape.corners[at];
    out << (at == 0 ? "" : ",") << v.x << "," << v.y << "," << v.z;
  }
  out << "],\"solids\":[";
  int glass = -1;
  for (std::size_t at = 0; at < shape.solid_count; ++at) {
    const Solid& solid = shape.solids[at];
    out << (at == 0 ? "[" : ",[");
    for (std::size_t face = 0; face < solid.faces; ++face) {
      const Face& each = shape.faces[solid.first_face + face];
      if (each.glass) glass = static_cast<int>(solid.first_face + face);
      out << (face == 0 ? "[" : ",[");
      for (std::size_t side = 0; side < each.sides; ++side) out << (side == 0 ? "" : ",") << int{each.corners[side]};
      out << "]";
    }
    out << "]";
  }
  out << "],\"glass\":" << glass << "}";
  return out.str();
}

template <class Kind, std::size_t Count>
std::string written(const std::array<std::pair<const char*, Kind>, Count>& list) {
  std::string text;
  for (const auto& [name, kind] : list)
    text += (text.empty() ? "\n\"" : ",\n\"") + std::string(name) + "\":" + written(shape_of(kind));
  return text;
}

// PV-03, PV-04
TEST(ClientShapes, AreTheOnesOfTheRules) {
  constexpr std::array<std::pair<const char*, Piece>, kPieces> kNamed{{{"mirror", Piece::mirror},
                                                                       {"trolley", Piece::trolley},
                                                                       {"desk", Piece::desk},
                                                                       {"piano", Piece::piano},
                                                                       {"armchair", Piece::armchair},
                                                                       {"table", Piece::table}}};
  constexpr std::array<std::pair<const char*, Size>, kSizes> kSizesNamed{
      {{"small", Size::small}, {"medium", Size::medium}, {"large", Size::large}}};
  const std::string wanted =
      "{\"square\":" + std::to_string(kFine) + "," + written(kNamed) + "," + written(kSizesNamed) + "\n}\n";
  const std::filesystem::path path =
      std::filesystem::path(support::source_folder()) / "web/src/games/pas_vu_pas_pris/data/shapes.json";
  if (std::getenv("MINUIT_WRITE_SHAPES") != nullptr) std::ofstream(path) << wanted;
  std::stringstream found;
  found << std::ifstream(path).rdbuf();
  EXPECT_EQ(found.str(), wanted) << "run minuit_tests --gtest_filter=ClientShapes.* with MINUIT_WRITE_SHAPES=1";
}

}  // namespace
}  // namespace minuit::keyhole
