#include "rules/games/pas_vu_pas_pris/space/shapes.hpp"

#include <algorithm>

namespace minuit::keyhole {

namespace {

// From one corner to the opposite one, in thousandths; the floor is 0 and the middle of the ground plan is x = y = 0.
struct Box {
  i32 x0, x1, y0, y1, z0, z1;
};

// Scaled down to about 2^28: long enough for any precision that is wanted, short enough to multiply.
[[nodiscard]] constexpr Vec scaled(i64 x, i64 y, i64 z) {
  constexpr i64 kLongest = i64{1} << 28;
  const auto size = [](i64 part) { return part < 0 ? -part : part; };
  i64 most = std::max({size(x), size(y), size(z)});
  for (; most < kLongest / 2; most *= 2) {
    x *= 2;
    y *= 2;
    z *= 2;
  }
  for (; most > kLongest; most /= 2) {
    x /= 2;
    y /= 2;
    z /= 2;
  }
  return {static_cast<i32>(x), static_cast<i32>(y), static_cast<i32>(z)};
}

class Maker {
 public:
  constexpr explicit Maker(i32 height) : lift_(height / 2) {}

  constexpr void box(const Box& b) {
    begin();
    const std::array<i32, 2> xs{b.x0, b.x1};
    const std::array<i32, 2> ys{b.y0, b.y1};
    const std::array<i32, 2> zs{b.z0, b.z1};
    for (std::size_t at = 0; at < 8; ++at) corner(xs[at & 1U], ys[at >> 1U & 1U], zs[at >> 2U & 1U]);
    face({0, 2, 3, 1});
    face({4, 5, 7, 6});
    face({0, 1, 5, 4});
    face({1, 3, 7, 5});
    face({2, 0, 4, 6});
    face({3, 2, 6, 7});
    end();
    const i64 volume = static_cast<i64>(b.x1 - b.x0) * (b.y1 - b.y0) * (b.z1 - b.z0);
    weigh(volume, (b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2, (b.z0 + b.z1) / 2);
  }

  // A box whose face towards +y is a sheet of glass in a frame.
  constexpr void framed_box(const Box& b, i32 frame) {
    box(b);
    --shape_.face_count;  // the face towards +y, made last, gives way to glass and frame
    const u8 first = shape_.solids[shape_.solid_count - 1].first_corner;
    const u8 inner = shape_.corner_count;
    for (const auto& [x, z] : {std::pair{b.x1 - frame, b.z0 + frame}, std::pair{b.x0 + frame, b.z0 + frame},
                               std::pair{b.x0 + frame, b.z1 - frame}, std::pair{b.x1 - frame, b.z1 - frame}})
      corner(x, b.y1, z);
    --shape_.solid_count;
    const auto outer = [&](std::size_t at) { return static_cast<u8>(first + std::array<u8, 4>{3, 2, 6, 7}[at % 4]); };
    const auto within = [&](std::size_t at) { return static_cast<u8>(inner + at % 4); };
    for (std::size_t at = 0; at < 4; ++at) quad({outer(at), outer(at + 1), within(at + 1), within(at)});
    quad({within(0), within(1), within(2), within(3)});
    shape_.faces[shape_.face_count - 1].glass = true;
    end();
  }

  // Rings of twelve corners one above the other: shares of the radius and of the height, in thousandths.
  template <std::size_t Rings>
  constexpr void turned(GhostBody body, const std::array<std::pair<i32, i32>, Rings>& rings) {
    constexpr std::array<i64, 12> kCosines{16384, 14189, 8192, 0, -8192, -14189, -16384, -14189, -8192, 0, 8192, 14189};
    begin();
    for (const auto& [radius, height] : rings) {
      const i64 fine = static_cast<i64>(to_fine(body.radius)) * radius / 1000;
      const i32 z = to_fine(body.height * height / 1000 - lift_);
      for (std::size_t at = 0; at < kMostSides; ++at)
        add({static_cast<i32>(fine * kCosines[at] / 16384), static_cast<i32>(fine * kCosines[(at + 9) % 12] / 16384), z});
    }
    for (std::size_t ring = 0; ring + 1 < Rings; ++ring)
      for (std::size_t at = 0; at < kMostSides; ++at) {
        const std::size_t next = (at + 1) % kMostSides;
        face({12 * ring + at, 12 * ring + next, 12 * ring + 12 + next, 12 * ring + 12 + at});
      }
    face({11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0});
    std::array<std::size_t, kMostSides> top{};
    for (std::size_t at = 0; at < kMostSides; ++at) top[at] = 12 * (Rings - 1) + at;
    face(top);
    end();
    weigh(1, 0, 0, body.height * 2 / 5);
  }

  [[nodiscard]] constexpr Shape done() const {
    Shape shape = shape_;
    for (std::size_t at = 0; at < shape.corner_count; ++at) {
      const Vec& v = shape.corners[at];
      shape.half = {std::max(shape.half.x, v.x), std::max(shape.half.y, v.y), std::max(shape.half.z, v.z)};
    }
    shape.centre = {to_fine(static_cast<i32>(x_ / volume_)), to_fine(static_cast<i32>(y_ / volume_)),
                    to_fine(static_cast<i32>(z_ / volume_) - lift_)};
    return shape;
  }

 private:
  constexpr void begin() {
    Solid& solid = shape_.solids[shape_.solid_count];
    solid.first_corner = shape_.corner_count;
    solid.first_face = shape_.face_count;
  }
  constexpr void end() {
    Solid& solid = shape_.solids[shape_.solid_count++];
    solid.corners = static_cast<u8>(shape_.corner_count - solid.first_corner);
    solid.faces = static_cast<u8>(shape_.face_count - solid.first_face);
  }
  constexpr void add(Vec v) { shape_.corners[shape_.corner_count++] = v; }
  constexpr void corner(i32 x, i32 y, i32 z) { add({to_fine(x), to_fine(y), to_fine(z - lift_)}); }

  // Corners counted from the solid's first.
  template <std::size_t Sides>
  constexpr void face(const std::array<std::size_t, Sides>& corners) {
    Face face;
    face.sides = Sides;
    for (std::size_t at = 0; at < Sides; ++at)
      face.corners[at] = static_cast<u8>(shape_.solids[shape_.solid_count].first_corner + corners[at]);
    keep(face);
  }
  template <std::size_t Sides>
  constexpr void face(const std::size_t (&corners)[Sides]) {
    face(std::to_array(corners));
  }
  constexpr void quad(const std::array<u8, 4>& corners) {
    Face face;
    face.sides = 4;
    for (std::size_t at = 0; at < 4; ++at) face.corners[at] = corners[at];
    keep(face);
  }
  constexpr void keep(Face face) {
    const auto at = [&](std::size_t corner) { return shape_.corners[face.corners[corner]]; };
    const std::size_t third = face.sides / 3U;
    const Vec p = face.sides == 4 ? at(2) - at(0) : at(third) - at(0);  // a quadrangle by its diagonals
    const Vec q = face.sides == 4 ? at(3) - at(1) : at(2 * third) - at(0);
    const auto cross = [](i32 u, i32 v, i32 s, i32 t) { return static_cast<i64>(u) * v - static_cast<i64>(s) * t; };
    face.normal = scaled(cross(p.y, q.z, p.z, q.y), cross(p.z, q.x, p.x, q.z), cross(p.x, q.y, p.y, q.x));
    shape_.faces[shape_.face_count++] = face;
  }
  constexpr void weigh(i64 volume, i32 x, i32 y, i32 z) {
    volume_ += volume;
    x_ += volume * x;
    y_ += volume * y;
    z_ += volume * z;
  }

  Shape shape_;
  i32 lift_;
  i64 volume_ = 0;
  i64 x_ = 0;
  i64 y_ = 0;
  i64 z_ = 0;
};

[[nodiscard]] constexpr Shape boxes(i32 height, std::initializer_list<Box> parts) {
  Maker maker(height);
  for (const Box& part : parts) maker.box(part);
  return maker.done();
}

[[nodiscard]] constexpr Shape mirror() {
  Maker maker(1600);
  maker.box({-300, 300, -100, 100, 0, 80});
  maker.framed_box({-450, 450, -30, 30, 80, 1600}, 50);
  return maker.done();
}

[[nodiscard]] constexpr Shape ghost(Size size) {
  const GhostBody body = body_of(size);
  Maker maker(body.height);
  maker.turned(body, kGhostOutline);
  return maker.done();
}

// By piece. The table's cloth hangs on two sides; the desk has a knee-hole open towards +y; so is the trolley between its
// shelves.
constexpr std::array<Shape, kPieces> kPieceShapes{
    mirror(),
    boxes(900, {{-600, 600, -400, 400, 100, 140},
                {-600, 600, -400, 400, 860, 900},
                {-600, 600, -400, -360, 140, 860},
                {-600, -550, 350, 400, 140, 860},
                {550, 600, 350, 400, 140, 860},
                {-600, -500, -400, 400, 0, 100},
                {500, 600, -400, 400, 0, 100}}),
    boxes(800, {{-900, 900, -450, 450, 740, 800},
                {-900, -420, -450, 450, 0, 740},
                {420, 900, -450, 450, 0, 740},
                {-420, 420, -450, -410, 0, 740}}),
    boxes(1200, {{-900, 900, -600, 200, 0, 1200}, {-900, 900, 200, 600, 0, 700}}),
    boxes(1000, {{-370, 370, -300, 550, 0, 450},
                 {-550, -370, -300, 550, 0, 650},
                 {370, 550, -300, 550, 0, 650},
                 {-550, 550, -550, -300, 0, 1000}}),
    boxes(750, {{-700, 700, -700, 700, 700, 750},
                {-700, 700, -700, -680, 150, 700},
                {-700, 700, 680, 700, 150, 700},
                {-680, -600, -660, -580, 0, 700},
                {600, 680, -660, -580, 0, 700},
                {-680, -600, 580, 660, 0, 700},
                {600, 680, 580, 660, 0, 700}}),
};
constexpr std::array<Shape, kSizes> kGhostShapes{ghost(Size::small), ghost(Size::medium), ghost(Size::large)};

}  // namespace

const Shape& shape_of(Piece piece) { return kPieceShapes[static_cast<std::size_t>(piece)]; }
const Shape& shape_of(Size size) { return kGhostShapes[static_cast<std::size_t>(size)]; }

}  // namespace minuit::keyhole
