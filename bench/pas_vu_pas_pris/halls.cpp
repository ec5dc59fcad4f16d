#include "bench/pas_vu_pas_pris/halls.hpp"

#include <cmath>

namespace minuit::bench {

using keyhole::Body;
using keyhole::Pose;
using keyhole::Quaternion;
using keyhole::QuaternionPart;

namespace {

[[nodiscard]] double within_one(Rng& rng) { return static_cast<double>(rng.below(2'000'001)) / 1e6 - 1; }

[[nodiscard]] Quaternion quantised(std::array<double, 4> q) {
  const double length = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  double sign = 0;
  std::array<i64, 4> parts{};
  for (std::size_t at = 0; at < 4; ++at) {
    parts[at] = std::lround(q[at] / length * keyhole::kQuaternionOne);
    if (sign == 0 && parts[at] != 0) sign = parts[at] < 0 ? -1 : 1;
  }
  const auto part = [&](std::size_t at) { return QuaternionPart(sign < 0 ? -parts[at] : parts[at]); };
  return {part(0), part(1), part(2), part(3)};
}

[[nodiscard]] Quaternion any_heading(Rng& rng) {
  double c = 0;
  double s = 0;
  do {
    c = within_one(rng);
    s = within_one(rng);
  } while (c * c + s * s > 1 || c * c + s * s < 1e-3);
  return quantised({c, 0, 0, s});
}

[[nodiscard]] bool is_inside(const Body& body) {
  const keyhole::Placed placed = place(body);
  for (std::size_t at = 0; at < body.shape->corner_count; ++at) {
    const keyhole::Vec& v = placed.corners[at];
    const i32 end = keyhole::to_fine(keyhole::kHall);
    if (v.x < 0 || v.y < 0 || v.z < 0 || v.x > end || v.y > end) return false;
  }
  return true;
}

[[nodiscard]] Body put_anywhere(Rng& rng, Body body) {
  const i32 half_height = keyhole::to_thousandths(body.shape->half.z);
  do {
    Pose& pose = body.pose;
    pose.at.x = keyhole::Coordinate(rng.below(keyhole::kHall));
    pose.at.y = keyhole::Coordinate(rng.below(keyhole::kHall));
    pose.at.z = keyhole::Coordinate(half_height);
    if (rng.below(2) == 0) {
      pose.turn = any_heading(rng);
    } else {
      pose.at.z = keyhole::Coordinate(half_height + static_cast<i32>(rng.below(1000)));
      pose.turn = any_turn(rng);
    }
  } while (!is_inside(body));
  return body;
}

}  // namespace

Quaternion any_turn(Rng& rng) {
  std::array<double, 4> q{};
  double length2 = 0;
  do {
    length2 = 0;
    for (double& part : q) {
      part = within_one(rng);
      length2 += part * part;
    }
  } while (length2 > 1 || length2 < 1e-3);
  return quantised(q);
}

std::vector<Body> any_hall(Rng& rng, std::size_t ghosts) {
  constexpr std::array<keyhole::Size, keyhole::kGhostsEach> kFamily{
      keyhole::Size::small,  keyhole::Size::small,  keyhole::Size::small, keyhole::Size::small,
      keyhole::Size::medium, keyhole::Size::medium, keyhole::Size::large};
  std::vector<Body> bodies;
  for (std::size_t ghost = 0; ghost < ghosts; ++ghost) {
    const keyhole::Size size = kFamily[ghost % keyhole::kGhostsEach];
    bodies.push_back(put_anywhere(rng, keyhole::ghost_body(ghost, size, {})));
  }
  for (std::size_t at = 0; at < keyhole::kPieces; ++at) {
    const keyhole::Piece piece = keyhole::piece_at(at);
    bodies.push_back(put_anywhere(rng, keyhole::piece_body(piece, {})));
  }
  return bodies;
}

}  // namespace minuit::bench
