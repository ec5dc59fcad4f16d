#include "rules/games/pas_vu_pas_pris/layouts.hpp"

#include "rules/games/pas_vu_pas_pris/space/shapes.hpp"

namespace minuit::keyhole {

namespace {

// On its feet, turned by quarters.
struct Stand {
  i32 x = 0;
  i32 y = 0;
  u8 quarters = 0;
};
constexpr std::array<Quaternion, 4> kQuarters{{
    {QuaternionPart(16384), QuaternionPart(0), QuaternionPart(0), QuaternionPart(0)},
    {QuaternionPart(11585), QuaternionPart(0), QuaternionPart(0), QuaternionPart(11585)},
    {QuaternionPart(0), QuaternionPart(0), QuaternionPart(0), QuaternionPart(16384)},
    {QuaternionPart(11585), QuaternionPart(0), QuaternionPart(0), QuaternionPart(-11585)},
}};

// By piece: mirror, trolley, desk, piano, armchair, table.
constexpr std::array<std::array<Stand, kPieces>, LayoutNumber::kMax> kLayouts{{
    {{{2900, 5300, 2}, {1200, 1800, 1}, {4300, 1500, 1}, {1500, 4600, 2}, {4700, 4500, 2}, {3000, 3000, 0}}},
    {{{1300, 1100, 0}, {4800, 5000, 2}, {1500, 3000, 3}, {4700, 3000, 1}, {3000, 1300, 0}, {3000, 4700, 1}}},
    {{{5200, 3000, 1}, {4600, 4800, 1}, {1500, 4900, 2}, {3000, 3100, 0}, {4700, 1300, 1}, {1300, 1300, 0}}},
    {{{3000, 3000, 1}, {1200, 5000, 2}, {3000, 1500, 0}, {3000, 4500, 2}, {1300, 3000, 3}, {4900, 3000, 1}}},
}};

}  // namespace

std::array<Pose, kPieces> layout(LayoutNumber number) {
  std::array<Pose, kPieces> poses{};
  for (std::size_t at = 0; at < kPieces; ++at) {
    const Stand& stand = kLayouts[static_cast<std::size_t>(number.number() - 1)][at];
    poses[at] = {{Coordinate(stand.x), Coordinate(stand.y), Coordinate(to_thousandths(shape_of(piece_at(at)).half.z))},
                 kQuarters[stand.quarters]};
  }
  return poses;
}

}  // namespace minuit::keyhole
