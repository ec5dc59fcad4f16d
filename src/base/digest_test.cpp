#include "base/digest.hpp"

#include <gtest/gtest.h>

#include <set>

namespace minuit {
namespace {

enum class Colour : u8 { red, blue };
struct Point {
  u8 x = 0;
  i32 y = 0;  // after padding
};
MINUIT_DESCRIBE(Point, (x, y))
struct Scene {
  std::optional<Point> point;
  std::variant<Point, Seat> either;
  BoundedList<u8, 4> list;
  std::array<i16, 2> pair{};
  SeatSet seats;
  Colour colour{};
};
MINUIT_DESCRIBE(Scene, (point, either, list, pair, seats, colour))

TEST(Digest, is_the_same_on_every_machine) {
  EXPECT_EQ(digest_of(u8{1}), digest_of(i64{1}));  // the number counts, not its width
  EXPECT_EQ(digest_of(Point{1, 2}), 0x86e7fb6782616968ULL);
  Digest text;
  text.text("Hugo");
  EXPECT_EQ(text.value(), 0x244b8303a7c2ca28ULL);
}

TEST(Digest, ignores_what_is_not_part_of_the_value) {
  BoundedList<u8, 4> one{1, 2, 3};
  BoundedList<u8, 4> other{1, 2, 9};
  one.pop_back();
  other.pop_back();
  EXPECT_EQ(digest_of(one), digest_of(other));
}

TEST(Digest, tells_different_values_apart) {
  std::set<u64> seen;
  int scenes = 0;
  const auto differs = [&](auto&& change) {
    Scene scene;
    change(scene);
    seen.insert(digest_of(scene));
    ++scenes;
  };
  differs([](Scene&) {});
  differs([](Scene& s) { s.point = Point{}; });
  differs([](Scene& s) { s.point = Point{1, 0}; });
  differs([](Scene& s) { s.point = Point{0, 1}; });
  differs([](Scene& s) { s.point = Point{0, -1}; });
  differs([](Scene& s) { s.either = Seat{0}; });
  differs([](Scene& s) { s.either = Seat{1}; });
  differs([](Scene& s) { s.list = {0}; });
  differs([](Scene& s) { s.list = {0, 0}; });
  differs([](Scene& s) { s.list = {1, 2}; });
  differs([](Scene& s) { s.list = {2, 1}; });
  differs([](Scene& s) { s.pair = {1, 0}; });
  differs([](Scene& s) { s.pair = {0, 1}; });
  differs([](Scene& s) { s.seats = Seat{0}; });
  differs([](Scene& s) { s.colour = Colour::blue; });
  EXPECT_EQ(static_cast<int>(seen.size()), scenes);
}

TEST(Digest, depends_on_the_order) {
  Digest one;
  one.word(1);
  one.word(2);
  Digest other;
  other.word(2);
  other.word(1);
  EXPECT_NE(one.value(), other.value());
}

}  // namespace
}  // namespace minuit
