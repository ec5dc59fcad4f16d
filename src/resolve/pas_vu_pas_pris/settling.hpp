// How a piece comes to rest that was let go of (PV-23): a rigid-body simulation in which all else stands still.
#pragma once
#include <optional>
#include <span>

#include "rules/games/pas_vu_pas_pris/space/bodies.hpp"

namespace minuit::keyhole {

// What a second simulation may still change: squares, and degrees of turn.
inline constexpr double kMostDrift = 0.01;
inline constexpr double kMostTurn_deg = 1;

struct Drift {
  double squares = 0;
  double degrees = 0;
  [[nodiscard]] bool stays() const { return squares <= kMostDrift && degrees <= kMostTurn_deg; }
};
[[nodiscard]] Drift drift_between(const Pose& a, const Pose& b);

// How many steps may be simulated until a piece has found its place, whatever is tried: counted, not timed, so that every machine
// comes to the same.
inline constexpr int kMostStepsAPiece = 240 * 40;
struct Patience {
  int steps = kMostStepsAPiece;
};

// The quantised pose in which the body rests: simulated again from there, it stays. None: it does not come to rest in time, or
// falls out of the hall's neighbourhood. A body let go of inside others is lifted out first, straight up.
[[nodiscard]] std::optional<Pose> settle(const Body& body, std::span<const Body> others, Patience& patience);
[[nodiscard]] inline std::optional<Pose> settle(const Body& body, std::span<const Body> others) {
  Patience patience;
  return settle(body, others, patience);
}

// One simulation from this pose, without lifting: where the body is in the end.
[[nodiscard]] std::optional<Pose> simulate(const Body& body, std::span<const Body> others, Patience& patience);
[[nodiscard]] inline std::optional<Pose> simulate(const Body& body, std::span<const Body> others) {
  Patience patience;
  return simulate(body, others, patience);
}

}  // namespace minuit::keyhole
