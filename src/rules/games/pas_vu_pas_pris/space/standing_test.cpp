#include "rules/games/pas_vu_pas_pris/space/standing.hpp"

#include <gtest/gtest.h>

#include "bench/pas_vu_pas_pris/halls.hpp"

namespace minuit::keyhole {
namespace {

[[nodiscard]] Pose at(i32 x, i32 y, i32 z) { return {{Coordinate(x), Coordinate(y), Coordinate(z)}, {}}; }
[[nodiscard]] Pose on_floor(Piece piece, i32 x, i32 y) { return at(x, y, to_thousandths(shape_of(piece).half.z)); }
[[nodiscard]] Placed put(Piece piece, const Pose& pose) { return place(piece_body(piece, pose)); }
[[nodiscard]] Placed ghost(Size size, i32 x, i32 y, i32 floor = 0) {
  return place(ghost_body(0, size, at(x, y, floor + body_of(size).height / 2)));
}
[[nodiscard]] Pose turned(Pose pose, i32 w, i32 x, i32 y, i32 z) {
  pose.turn = {QuaternionPart(w), QuaternionPart(x), QuaternionPart(y), QuaternionPart(z)};
  return pose;
}

TEST(HallBounds, PV_23_say_by_how_much_a_piece_sticks_out_and_where) {
  EXPECT_FALSE(excess(put(Piece::piano, on_floor(Piece::piano, 5100, 3000))).has_value()) << "flush with the wall";
  const auto east = excess(put(Piece::piano, on_floor(Piece::piano, 5300, 3000)));
  ASSERT_TRUE(east.has_value());
  EXPECT_EQ(east->side, Side::east);
  EXPECT_EQ(east->by, 200);
  EXPECT_EQ(excess(put(Piece::table, on_floor(Piece::table, 3000, 500)))->side, Side::south);
  EXPECT_EQ(excess(put(Piece::table, on_floor(Piece::table, 3000, 5500)))->side, Side::north);
  EXPECT_EQ(excess(put(Piece::table, on_floor(Piece::table, 500, 3000)))->side, Side::west);
}

TEST(Overlaps, PV_23_are_measured_along_the_shortest_way_out) {
  const Placed piano = put(Piece::piano, on_floor(Piece::piano, 3000, 3000));
  const auto beside = [&](i32 gap) { return put(Piece::armchair, on_floor(Piece::armchair, 3000 + 900 + 550 + gap, 3000)); };
  EXPECT_NEAR(depth_of_overlap(piano, beside(-100), 0), 0.1, 1e-5);
  EXPECT_LE(depth_of_overlap(piano, beside(5), 0), 0);
  EXPECT_FALSE(overlap(beside(-9), std::array{piano}).has_value()) << "a hundredth is let pass";
  const auto found = overlap(beside(-30), std::array{beside(2000), piano});
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->with, 1U);
  EXPECT_EQ(found->by, 30);
}

TEST(Overlaps, PV_23_turned_boxes_meet_at_their_edges) {
  const Placed piano = put(Piece::piano, on_floor(Piece::piano, 3000, 3000));
  // Turned by 45 degrees, the table's corner reaches 0.99 from its middle.
  const auto corner_first = [&](i32 x) { return put(Piece::table, turned(on_floor(Piece::table, x, 3000), 15137, 0, 0, 6270)); };
  EXPECT_FALSE(overlap(corner_first(3000 + 900 + 995), std::array{piano}).has_value());
  EXPECT_TRUE(overlap(corner_first(3000 + 900 + 940), std::array{piano}).has_value());
}

TEST(Overlaps, PV_29_ghosts_fit_into_hollows_and_not_into_wood) {
  const Placed desk = put(Piece::desk, on_floor(Piece::desk, 3000, 3000));
  EXPECT_FALSE(overlap(ghost(Size::small, 3000, 3050), std::array{desk}).has_value());
  EXPECT_TRUE(overlap(ghost(Size::medium, 3000, 3050), std::array{desk}).has_value()) << "too high";
  EXPECT_TRUE(overlap(ghost(Size::small, 3600, 3050), std::array{desk}).has_value());
  const Placed large = ghost(Size::large, 1500, 1500);
  EXPECT_TRUE(overlap(ghost(Size::small, 1900, 1500), std::array{large}).has_value()) << "no nesting";
  EXPECT_FALSE(overlap(ghost(Size::small, 2110, 1500), std::array{large}).has_value());
}

// The quick answer and the measured one agree, for pieces and ghosts in every position, near the limit above all.
TEST(Overlaps, PV_23_are_found_as_they_are_measured) {
  Rng rng(7);
  int met = 0;
  int apart = 0;
  for (int round = 0; round < 3000; ++round) {
    const auto somewhere = [&] {
      Pose pose = at(2000 + static_cast<i32>(rng.below(2000)), 2000 + static_cast<i32>(rng.below(2000)),
                     400 + static_cast<i32>(rng.below(1500)));
      if (rng.below(3) != 0) pose.turn = bench::any_turn(rng);
      return pose;
    };
    const auto any_piece = [&] { return put(piece_at(rng.below(kPieces)), somewhere()); };
    const auto any_ghost = [&] { return place(ghost_body(0, static_cast<Size>(rng.below(3)), somewhere())); };
    const Placed a = any_piece();
    const Placed b = rng.below(2) == 0 ? any_piece() : any_ghost();
    const double depth = depth_of_overlap(a, b, 0);
    (depth > 0.01 ? met : apart) += 1;
    for (const double most : {0.0, 0.01, 0.1, depth - 1e-5, depth + 1e-5})
      if (most >= 0) {
        EXPECT_EQ(overlap_by_more(a, b, most), depth > most) << "round " << round << ", most " << most << ", depth " << depth;
      }
  }
  EXPECT_GT(met, 500);
  EXPECT_GT(apart, 500);
}

// Two bodies moved apart by the depth that was found are apart; by less, they are not.
TEST(Overlaps, PV_23_the_depth_is_the_way_out) {
  Rng rng(3);
  int deep = 0;
  for (int round = 0; round < 40; ++round) {
    const Placed a = put(Piece::piano, turned(at(3000, 3000, 1500), 16384, 0, 0, 0));
    Pose pose = at(2600 + static_cast<i32>(rng.below(800)), 2300 + static_cast<i32>(rng.below(800)), 1500);
    pose.turn = bench::any_turn(rng);
    const double depth = depth_of_overlap(a, put(Piece::armchair, pose), 0);
    if (depth <= 0.02) continue;
    ++deep;
    for (const i32 direction : {-1, 1}) {
      Pose less = pose;
      less.at.x = Coordinate(pose.at.x.number() + direction * static_cast<i32>(depth * 900));
      EXPECT_GT(depth_of_overlap(a, put(Piece::armchair, less), 0), 0) << "no way out is shorter";
    }
  }
  EXPECT_GT(deep, 10);
}

TEST(Support, PV_23_the_floor_holds_what_stands_on_it) {
  for (std::size_t each = 0; each < kPieces; ++each) {
    const Piece piece = piece_at(each);
    const Pose pose = on_floor(piece, 3000, 3000);
    EXPECT_TRUE(is_held(put(piece, pose), pose, {}));
    Pose floating = pose;
    floating.at.z = Coordinate(pose.at.z.number() + 40);
    EXPECT_FALSE(is_held(put(piece, floating), floating, {})) << "it floats";
  }
}

TEST(Support, PV_23_a_piece_may_jut_out_over_another_while_its_centre_is_above_it) {
  const Placed piano = put(Piece::piano, on_floor(Piece::piano, 3000, 3000));
  const auto held = [&](i32 x) {
    const Pose pose = at(x, 2800, 1200 + 500);
    return is_held(put(Piece::armchair, pose), pose, std::array{piano});
  };
  EXPECT_TRUE(held(3800));
  EXPECT_FALSE(held(3950)) << "it would tip";
}

TEST(Support, PV_23_a_side_holds_nothing_up) {
  const std::array walls{put(Piece::piano, on_floor(Piece::piano, 1000, 3000)),
                         put(Piece::piano, on_floor(Piece::piano, 3900, 3000))};
  const Pose between = at(1000 + 900 + 550, 2800, 800);  // it touches both, and nothing is under it
  EXPECT_FALSE(is_held(put(Piece::armchair, between), between, walls));
  const Pose beside = at(1000 + 900 + 550, 2800, 500);
  EXPECT_TRUE(is_held(put(Piece::armchair, beside), beside, walls)) << "on the floor";
}

TEST(Support, PV_23_what_stands_on_a_piece_does_not_hold_it) {
  const Placed piano = put(Piece::piano, on_floor(Piece::piano, 1500, 3000));
  const Pose pose = at(2650, 3000, 1201 + 375);  // two legs of the table on the piano, the others in the air
  const Placed table = put(Piece::table, pose);
  EXPECT_FALSE(is_held(table, pose, std::array{piano}));
  EXPECT_FALSE(is_held(table, pose, std::array{piano, ghost(Size::small, 2350, 2700, 1201 + 750)}));
  EXPECT_FALSE(is_held(table, pose, std::array{piano, ghost(Size::small, 3200, 3000, 1201 + 750)})) << "beyond its centre";
  EXPECT_TRUE(is_held(table, pose, std::array{piano, ghost(Size::large, 3250, 3630), ghost(Size::large, 3250, 2370)}))
      << "on two heads it stands";
}

TEST(Surfaces, PV_29_are_the_floor_and_what_is_level_above_it) {
  const std::array furniture{put(Piece::armchair, on_floor(Piece::armchair, 3000, 3000)),
                             put(Piece::trolley, on_floor(Piece::trolley, 1000, 1000))};
  const auto heights = [&](i32 x, i32 y) {
    std::vector<i32> list;
    for (const i32 each : level_surfaces(x, y, furniture)) list.push_back(each);
    return list;
  };
  EXPECT_EQ(heights(5000, 5000), (std::vector<i32>{0}));
  EXPECT_EQ(heights(3000, 3100), (std::vector<i32>{0, 450})) << "the seat";
  EXPECT_EQ(heights(3450, 3100), (std::vector<i32>{0, 650})) << "an arm";
  EXPECT_EQ(heights(1000, 1000), (std::vector<i32>{0, 140, 900})) << "two shelves";
  const std::array tilted{put(Piece::armchair, turned(on_floor(Piece::armchair, 3000, 3000), 16370, 680, 0, 0))};
  EXPECT_EQ(level_surfaces(3000, 3100, tilted).size(), 1U) << "five degrees are not level";
}

}  // namespace
}  // namespace minuit::keyhole
