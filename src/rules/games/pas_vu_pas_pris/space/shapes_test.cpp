#include "rules/games/pas_vu_pas_pris/space/shapes.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>

namespace minuit::keyhole {
namespace {

[[nodiscard]] std::vector<const Shape*> all_shapes() {
  std::vector<const Shape*> all;
  for (std::size_t at = 0; at < kPieces; ++at) all.push_back(&shape_of(piece_at(at)));
  for (const Size size : {Size::small, Size::medium, Size::large}) all.push_back(&shape_of(size));
  return all;
}

// In thousandths, with the floor at 0.
[[nodiscard]] bool is_filled(const Shape& shape, i32 x, i32 y, i32 z) {
  const Vec point{to_fine(x), to_fine(y), to_fine(z) - shape.half.z};
  for (std::size_t at = 0; at < shape.solid_count; ++at) {
    const Solid& solid = shape.solids[at];
    bool inside = true;
    for (std::size_t each = 0; each < solid.faces; ++each) {
      const Face& face = shape.faces[solid.first_face + each];
      if (dot(point - shape.corners[face.corners[0]], face.normal) > 0) inside = false;
    }
    if (inside) return true;
  }
  return false;
}

// Whether a small ghost, standing there, would meet the piece anywhere: by points on its surface.
[[nodiscard]] bool small_ghost_fits(const Shape& shape, i32 x, i32 y, i32 floor) {
  const Shape& ghost = shape_of(Size::small);
  for (std::size_t at = 0; at < ghost.corner_count; ++at) {
    const Vec& v = ghost.corners[at];
    if (is_filled(shape, x + to_thousandths(v.x), y + to_thousandths(v.y), floor + 1 + to_thousandths(v.z + ghost.half.z)))
      return false;
  }
  return !is_filled(shape, x, y, floor + 250);
}

TEST(Shapes, PV_03_have_the_sizes_that_are_written_down) {
  const std::map<Piece, std::tuple<i32, i32, i32>> sizes{
      {Piece::piano, {1800, 1200, 1200}},    {Piece::desk, {1800, 900, 800}},    {Piece::table, {1400, 1400, 750}},
      {Piece::armchair, {1100, 1100, 1000}}, {Piece::trolley, {1200, 800, 900}}, {Piece::mirror, {900, 200, 1600}}};
  EXPECT_EQ(sizes.size(), kPieces);
  for (const auto& [piece, size] : sizes) {
    const Shape& shape = shape_of(piece);
    const auto whole = [](i32 half) { return to_thousandths(2 * half); };
    EXPECT_EQ(std::tuple(whole(shape.half.x), whole(shape.half.y), whole(shape.half.z)), size) << static_cast<int>(piece);
    for (std::size_t at = 0; at < shape.corner_count; ++at) {
      const Vec& v = shape.corners[at];
      EXPECT_TRUE(v.x >= -shape.half.x && v.y >= -shape.half.y && v.z >= -shape.half.z) << "the middle is the middle";
    }
  }
}

TEST(Shapes, PV_03_have_hollows_for_a_small_ghost) {
  EXPECT_TRUE(small_ghost_fits(shape_of(Piece::desk), 0, 0, 0)) << "under the desk";
  EXPECT_TRUE(small_ghost_fits(shape_of(Piece::table), 0, 0, 0)) << "under the table";
  EXPECT_TRUE(small_ghost_fits(shape_of(Piece::armchair), 0, 100, 450)) << "on the seat";
  EXPECT_TRUE(small_ghost_fits(shape_of(Piece::trolley), 0, 0, 140)) << "on the shelf";
  EXPECT_FALSE(small_ghost_fits(shape_of(Piece::piano), 0, 0, 0)) << "the piano is solid";
  EXPECT_FALSE(small_ghost_fits(shape_of(Piece::desk), 600, 0, 0)) << "drawers";
}

TEST(Shapes, PV_03_the_cloth_hangs_on_two_opposite_sides_of_the_table) {
  const Shape& table = shape_of(Piece::table);
  for (const i32 side : {-690, 690}) {
    EXPECT_TRUE(is_filled(table, 0, side, 160));
    EXPECT_FALSE(is_filled(table, 0, side, 140)) << "to 0.15 above the floor";
    EXPECT_FALSE(is_filled(table, side, 0, 400));
  }
}

TEST(Shapes, PV_03_only_the_mirror_has_glass_and_on_one_face) {
  for (std::size_t at = 0; at < kPieces; ++at) {
    const Shape& shape = shape_of(piece_at(at));
    int panes = 0;
    for (std::size_t face = 0; face < shape.face_count; ++face) panes += shape.faces[face].glass ? 1 : 0;
    EXPECT_EQ(panes, piece_at(at) == Piece::mirror ? 1 : 0);
  }
}

TEST(Shapes, PV_04_ghosts_are_rounded_cones) {
  for (const Size size : {Size::small, Size::medium, Size::large}) {
    const Shape& shape = shape_of(size);
    EXPECT_EQ(to_thousandths(shape.half.x), body_of(size).radius);
    EXPECT_EQ(to_thousandths(2 * shape.half.z), body_of(size).height);
    EXPECT_EQ(shape.solid_count, 1) << "convex";
  }
}

// Every edge of a solid belongs to two faces, once in each direction; every corner lies on or behind every face.
TEST(Shapes, PV_03_PV_04_solids_are_closed_and_convex) {
  for (const Shape* shape : all_shapes())
    for (std::size_t at = 0; at < shape->solid_count; ++at) {
      const Solid& solid = shape->solids[at];
      std::map<std::pair<u8, u8>, int> edges;
      for (std::size_t each = 0; each < solid.faces; ++each) {
        const Face& face = shape->faces[solid.first_face + each];
        for (std::size_t side = 0; side < face.sides; ++side)
          ++edges[{face.corners[side], face.corners[(side + 1U) % face.sides]}];
        for (std::size_t corner = 0; corner < solid.corners; ++corner) {
          const Vec out = shape->corners[solid.first_corner + corner] - shape->corners[face.corners[0]];
          EXPECT_LE(dot(out, face.normal), i64{4} << 28) << "a few fine units at most";
        }
      }
      for (const auto& [edge, times] : edges) {
        EXPECT_EQ(times, 1);
        EXPECT_TRUE(edges.contains({edge.second, edge.first}));
      }
    }
}

TEST(Poses, PV_23_turns_are_whole_numbers_that_turn_rightly) {
  const Quaternion quarter{QuaternionPart(11585), QuaternionPart(0), QuaternionPart(0), QuaternionPart(11585)};
  EXPECT_TRUE(is_unit(quarter));
  EXPECT_EQ(rotation_of(quarter).apply({kFine, 0, 0}), (Vec{0, kFine, 0}));
  EXPECT_EQ(rotation_of(quarter).apply({0, kFine, 7}), (Vec{-kFine, 0, 7}));
  EXPECT_FALSE(is_unit({QuaternionPart(-11585), QuaternionPart(0), QuaternionPart(0), QuaternionPart(11585)}));
  EXPECT_FALSE(is_unit({QuaternionPart(16384), QuaternionPart(0), QuaternionPart(0), QuaternionPart(400)}));
}

TEST(Poses, PV_23_rounding_is_to_the_nearest_on_both_sides_of_nought) {
  for (i64 number = -50; number <= 50; ++number) {
    const i64 rounded = round_div(number, 7);
    EXPECT_LE(std::abs(2 * (rounded * 7 - number)), 7) << number;
  }
  for (i32 thousandths = -1000; thousandths <= 7000; ++thousandths) EXPECT_EQ(to_thousandths(to_fine(thousandths)), thousandths);
}

}  // namespace
}  // namespace minuit::keyhole
