#include "rules/games/pas_vu_pas_pris/sight/look.hpp"

#include <gtest/gtest.h>

#include "base/digest.hpp"
#include "bench/pas_vu_pas_pris/halls.hpp"

namespace minuit::keyhole {
namespace {

constexpr Door kSouth3{Side::south, DoorNumber(3)};

[[nodiscard]] Pose standing(i32 x, i32 y, i32 height, i32 floor = 0) {
  return {{Coordinate(x), Coordinate(y), Coordinate(floor + height / 2)}, {}};
}
[[nodiscard]] Body ghost_at(std::size_t ghost, Size size, i32 x, i32 y, i32 floor = 0) {
  return ghost_body(ghost, size, standing(x, y, body_of(size).height, floor));
}
[[nodiscard]] Pose turned(Pose pose, i32 w, i32 x, i32 y, i32 z) {
  pose.turn = {QuaternionPart(w), QuaternionPart(x), QuaternionPart(y), QuaternionPart(z)};
  return pose;
}
[[nodiscard]] Sight look_at(std::initializer_list<Body> bodies, Door door = kSouth3) {
  Canvas canvas;
  return look(Scene({bodies.begin(), bodies.end()}), door, canvas);
}

TEST(Doors, PV_01_are_numbered_from_left_to_right_for_who_stands_outside) {
  EXPECT_EQ(Eye({Side::south, DoorNumber(1)}).at().x, to_fine(500));
  EXPECT_EQ(Eye({Side::east, DoorNumber(1)}).at().y, to_fine(500));
  EXPECT_EQ(Eye({Side::north, DoorNumber(1)}).at().x, to_fine(5500));
  EXPECT_EQ(Eye({Side::west, DoorNumber(6)}).at().y, to_fine(500));
  for (std::size_t door = 0; door < kDoors; ++door) {
    const Eye eye(door_at(door));
    const Vec inside{to_fine(2000), to_fine(3500), to_fine(400)};
    EXPECT_GT(eye.seen_from(inside).z, 0) << "the eye looks into the hall";
    EXPECT_EQ(eye.in_hall(eye.seen_from(inside)), inside);
    const Door next{door_at(door).side, DoorNumber(door_at(door).number.number() % kSquares + 1)};
    const i32 to_the_right = eye.seen_from(Eye(next).at()).x;
    EXPECT_EQ(to_the_right > 0, next.number.number() != 1) << "greater numbers lie to the right";
  }
}

TEST(Hole, PV_40_is_a_disc_over_a_slot) {
  const auto width = [](i32 row) {
    const HoleRow& hole = kHole.rows[static_cast<std::size_t>(row)];
    return (hole.end - hole.begin) * 440.0 / kSamples;  // in thousandths
  };
  EXPECT_NEAR(width(kSamples * 140 / 440), 280, 1) << "through the disc's centre";
  EXPECT_NEAR(width(kSamples * 300 / 440), 120, 1) << "through the slot";
  EXPECT_NEAR(width(kSamples - 1), 120, 1) << "the slot reaches 0.30 below the centre";
  EXPECT_LT(width(0), 25) << "the top of the disc";
  constexpr double kPi = 3.14159265358979;
  const double overlap = 140.0 * 140.0 * 0.443 + 60 * 126.5;  // of half the disc and the slot
  const double area = kPi * 140 * 140 + 120 * 300 - overlap;
  EXPECT_NEAR(kHole.samples * 440.0 * 440.0 / kSamples / kSamples, area, area / 100);
}

TEST(Seeing, PV_42_a_ghost_in_the_open_is_seen_whole) {
  const Sight sight = look_at({ghost_at(3, Size::small, 2500, 3000)});
  ASSERT_EQ(sight.glimpses.size(), 1U);
  const Glimpse& glimpse = sight.glimpses[0];
  EXPECT_EQ(sight.seen, 1U << 3U);
  EXPECT_EQ(glimpse.ghost, 3);
  EXPECT_FALSE(glimpse.in_mirror);
  EXPECT_GE(glimpse.share(), 9990U);
  EXPECT_FALSE(glimpse.ray.glass.has_value());
  EXPECT_EQ(glimpse.ray.eye, (Spot{Coordinate(2500), Coordinate(-120), Coordinate(770)}));
  EXPECT_NEAR(glimpse.ray.hit.x.number(), 2500, 120);
  EXPECT_NEAR(glimpse.ray.hit.y.number(), 2790, 60) << "its near side";
}

TEST(Seeing, PV_42_a_ghost_behind_the_piano_is_not_seen) {
  const Body piano = piece_body(Piece::piano, standing(2500, 2000, 1200));
  EXPECT_EQ(look_at({piano, ghost_at(0, Size::small, 2500, 3000)}).seen, 0U);
  EXPECT_EQ(look_at({piano, ghost_at(0, Size::small, 2500, 1000)}).seen, 1U) << "before it";
}

TEST(Seeing, PV_41_ghosts_hide_ghosts) {
  const Sight sight = look_at({ghost_at(0, Size::large, 2500, 1000), ghost_at(1, Size::small, 2500, 4000)});
  EXPECT_EQ(sight.seen, 1U);
}

TEST(Seeing, PV_03_looks_through_hollows) {
  const Body table = piece_body(Piece::table, standing(2500, 2000, 750));
  EXPECT_EQ(look_at({table, ghost_at(0, Size::small, 2500, 2000)}).seen, 0U) << "behind the cloth";
  EXPECT_EQ(look_at({table, ghost_at(0, Size::small, 2500, 1560)}).seen, 1U) << "under the cloth's hem its foot shows";
  const Body turned_table = piece_body(Piece::table, turned(standing(2500, 2000, 750), 11585, 0, 0, 11585));
  const Sight open = look_at({turned_table, ghost_at(0, Size::small, 2500, 2000)});
  ASSERT_EQ(open.glimpses.size(), 1U);
  EXPECT_GT(open.glimpses[0].share(), 5000U) << "from the side without cloth";
}

TEST(Seeing, PV_42_the_share_is_of_the_whole_silhouette_even_outside_the_hole) {
  const Sight sight = look_at({ghost_at(0, Size::large, 4400, 500)});
  const Scene scene(std::array{ghost_at(0, Size::large, 4400, 500)});
  EXPECT_GT(silhouette(scene.bodies()[0], Eye(kSouth3)), 0U);
  EXPECT_EQ(sight.seen, 0U) << "too far to the side for the hole";
  const Sight half = look_at({ghost_at(0, Size::large, 3300, 700)});
  ASSERT_EQ(half.glimpses.size(), 1U);
  EXPECT_LT(half.glimpses[0].share(), 9000U) << "the hole cuts a part of it off";
}

// The piano hides the ghost from the eye, not from the glass.
TEST(Seeing, PV_41_a_ghost_seen_only_in_the_mirror_is_seen) {
  const Body piano = piece_body(Piece::piano, standing(2500, 2000, 1200));
  const Body ghost = ghost_at(5, Size::small, 2500, 3000);
  const Body slanted = piece_body(Piece::mirror, turned(standing(4800, 3000, 1600), 8585, 0, 0, 13954));
  EXPECT_EQ(look_at({piano, ghost}).seen, 0U);
  const Sight sight = look_at({piano, ghost, slanted});
  ASSERT_EQ(sight.seen, 1U << 5U);
  const Glimpse& glimpse = sight.glimpses[0];
  EXPECT_TRUE(glimpse.in_mirror);
  ASSERT_TRUE(glimpse.ray.glass.has_value());
  EXPECT_NEAR(glimpse.ray.glass->x.number(), 4800, 250);
  EXPECT_NEAR(glimpse.ray.hit.x.number(), 2600, 300) << "the ray ends at the ghost, not behind the glass";
  EXPECT_NEAR(glimpse.ray.hit.y.number(), 3000, 300);
  const Body back = piece_body(Piece::mirror, turned(standing(4800, 3000, 1600), 13954, 0, 0, -8585));
  EXPECT_EQ(look_at({piano, ghost, back}).seen, 0U) << "its back reflects nothing";
}

TEST(Seeing, PV_42_four_samples_and_half_a_percent_are_needed) {
  Glimpse glimpse;
  glimpse.silhouette = 800;
  glimpse.samples = 4;
  EXPECT_TRUE(glimpse.seen());
  glimpse.samples = 3;
  EXPECT_FALSE(glimpse.seen()) << "too few";
  glimpse.samples = 5;
  glimpse.silhouette = 1000;
  EXPECT_TRUE(glimpse.seen()) << "exactly half a percent";
  glimpse.silhouette = 1001;
  EXPECT_FALSE(glimpse.seen());
}

TEST(Seeing, PV_42_silhouettes_count_every_sample_once) {
  std::vector<Dot> square{{0, 0}, {kUnits * 10, 0}, {kUnits * 10, kUnits * 20}, {0, kUnits * 20}, {5, 5}};
  EXPECT_EQ(samples_in_hull(square), 200U);
  std::vector<Dot> below{{kUnits * -50, kUnits * 3000}, {kUnits * -40, kUnits * 3000}, {kUnits * -40, kUnits * 3010}};
  const u64 half = samples_in_hull(below);
  EXPECT_GE(half, 45U);
  EXPECT_LE(half, 55U);
}

// Two triangles share an edge anywhere: together they have the samples of the quadrangle, and none twice.
TEST(Seeing, PV_42_neighbouring_faces_share_no_sample) {
  Rng rng(5);
  for (int round = 0; round < 200; ++round) {
    const auto any = [&] { return Dot{static_cast<i32>(rng.below(300 * kUnits)), static_cast<i32>(rng.below(300 * kUnits))}; };
    const Dot a = any();
    const Dot b = any();
    const Dot c = any();
    const Dot d = any();
    const auto area = [](Dot p, Dot q, Dot r) {
      return static_cast<i64>(q.x - p.x) * (r.y - p.y) - static_cast<i64>(q.y - p.y) * (r.x - p.x);
    };
    if (area(a, b, c) >= 0 || area(a, c, d) >= 0 || area(b, c, d) >= 0 || area(a, b, d) >= 0) continue;
    const auto count = [](std::vector<Dot> corners) {
      Spans spans;
      fill_spans(corners, spans);
      i64 samples = 0;
      for (i32 row = spans.top; row < spans.bottom; ++row)
        samples += spans.right[static_cast<std::size_t>(row)] - spans.left[static_cast<std::size_t>(row)];
      return samples;
    };
    EXPECT_EQ(count({a, b, c}) + count({a, c, d}), count({a, b, c, d}));
    std::vector<Dot> hull{a, b, c, d};
    EXPECT_EQ(static_cast<i64>(samples_in_hull(hull)), count({a, b, c, d}));
  }
}

// The same to the bit with every compiler and at every level of optimisation: this number is the same in every build.
TEST(Seeing, PV_42_is_the_same_on_every_machine) {
  Canvas canvas;
  Digest digest;
  for (u64 hall = 0; hall < 6; ++hall) {
    Rng rng = Rng::stream(41, hall);
    const Scene scene(bench::any_hall(rng));
    const Sight sight = look(scene, door_at(hall * 5), canvas);
    for (const u8 sample : picture(canvas)) digest.add(sample);
    for (const Glimpse& glimpse : sight.glimpses) {
      digest.add(glimpse.silhouette);
      digest.add(static_cast<u64>(glimpse.ray.hit.x.number()));
    }
  }
  EXPECT_EQ(digest.value(), 13'979'525'731'501'233'399U);
}

}  // namespace
}  // namespace minuit::keyhole
