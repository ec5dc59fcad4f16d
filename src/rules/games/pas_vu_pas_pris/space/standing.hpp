// Whether a body may be where it is: inside the hall, in no other body, and held by something (PV-23, PV-29).
#pragma once
#include <optional>

#include "rules/games/pas_vu_pas_pris/space/touching.hpp"

namespace minuit::keyhole {

inline constexpr i32 kMostOverlap = 10;  // thousandths: what a simulation may leave
inline constexpr i32 kContactGap = 12;   // thousandths: what still counts as touching
inline constexpr i32 kBalance = 20;      // thousandths: how far the centre of mass may be from above what holds the body

inline constexpr i32 kBracket = 30;  // thousandths between the highest and the lowest contact of a piece that hangs

// How far a body reaches beyond a side of the hall, in thousandths.
struct Excess {
  Side side{};
  i32 by = 0;
};
[[nodiscard]] std::optional<Excess> excess(const Placed& body);  // the worst; none up to kSlack
inline constexpr i32 kSlack = 1;

// The first of the bodies that this one is in by more than kMostOverlap, and how deep, in thousandths.
struct Overlap {
  std::size_t with = 0;
  i32 by = 0;
};
[[nodiscard]] std::optional<Overlap> overlap(const Placed& body, std::span<const Placed> others);

// How deep it is in the floor, in thousandths.
[[nodiscard]] i32 depth_in_floor(const Placed& body);

// Whether what it touches can hold it: its centre of mass lies above the floor or the others where it touches them, or it hangs
// from one of them. What stands on it does not count. That is necessary, not sufficient: that it really rests, the simulation has
// shown before.
[[nodiscard]] bool is_held(const Placed& body, const Pose& pose, std::span<const Placed> others);

// PV-29: the heights, in thousandths and ascending, of the level surfaces at a spot: the floor, and faces of furniture that look
// upwards.
using Heights = BoundedList<i32, 64>;
[[nodiscard]] Heights level_surfaces(i32 x, i32 y, std::span<const Placed> furniture);
inline constexpr i32 kLevelGap = 6;  // thousandths between a ghost's foot and what it stands on

}  // namespace minuit::keyhole
