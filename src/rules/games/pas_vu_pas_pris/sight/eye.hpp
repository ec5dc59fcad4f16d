// The eye behind a door's keyhole, and where it sees things.
#pragma once
#include "rules/games/pas_vu_pas_pris/sight/hole.hpp"
#include "rules/games/pas_vu_pas_pris/space/pose.hpp"

namespace minuit::keyhole {

// PV-01, PV-40: on the door's axis, outside. Doors are numbered left to right for who stands outside.
class Eye {
 public:
  constexpr explicit Eye(Door door) : side_(door.side) {
    const i32 along = to_fine(door.number.number() * kSquare - kSquare / 2);
    const i32 far = to_fine(kHall);
    const i32 behind = to_fine(kEyeBehind);
    const i32 z = to_fine(kHoleHeight);
    switch (door.side) {
      case Side::south: at_ = {along, -behind, z}; break;
      case Side::east: at_ = {far + behind, along, z}; break;
      case Side::north: at_ = {far - along, far + behind, z}; break;
      case Side::west: at_ = {-behind, far - along, z}; break;
    }
  }
  [[nodiscard]] constexpr Vec at() const { return at_; }

  // To the right, upwards, and away from the eye.
  [[nodiscard]] constexpr Vec seen_from(Vec v) const { return turned(v - at_); }
  [[nodiscard]] constexpr Vec turned(Vec v) const {
    switch (side_) {
      case Side::south: return {v.x, v.z, v.y};
      case Side::east: return {v.y, v.z, -v.x};
      case Side::north: return {-v.x, v.z, -v.y};
      case Side::west: return {-v.y, v.z, v.x};
    }
    return v;
  }
  // The way back: from what the eye sees to the hall.
  [[nodiscard]] constexpr Vec in_hall(Vec v) const {
    switch (side_) {
      case Side::south: return at_ + Vec{v.x, v.z, v.y};
      case Side::east: return at_ + Vec{-v.z, v.x, v.y};
      case Side::north: return at_ + Vec{-v.x, -v.z, v.y};
      case Side::west: return at_ + Vec{v.z, -v.x, v.y};
    }
    return v;
  }

 private:
  Side side_;
  Vec at_;
};

// A point of the picture, in units, from its upper left corner.
struct Dot {
  i32 x = 0;
  i32 y = 0;
  constexpr auto operator<=>(const Dot&) const = default;
};
[[nodiscard]] constexpr Dot projected(Vec seen) {
  return {static_cast<i32>(kAxisX + round_div(static_cast<i64>(kFocal) * seen.x, seen.z)),
          static_cast<i32>(kAxisY - round_div(static_cast<i64>(kFocal) * seen.y, seen.z))};
}

}  // namespace minuit::keyhole
