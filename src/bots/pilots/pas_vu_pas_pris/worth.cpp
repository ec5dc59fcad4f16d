#include "bots/pilots/pas_vu_pas_pris/worth.hpp"

#include <algorithm>

namespace minuit::keyhole {

namespace {

constexpr i32 kStride = 5;             // points that a favoured ghost gets in a round
constexpr double kStaysHidden = 0.75;  // in a round
constexpr double kGetsPoints = 0.8;    // before others

[[nodiscard]] i32 rounds_left(const State& s) { return kRounds - s.round; }
[[nodiscard]] double in_hall(const State& s, Size size) {
  return kPointsInHall[static_cast<std::size_t>(s.setup.hall_points)][static_cast<std::size_t>(size)];
}

// So many points away from having left, with so many rounds to come.
[[nodiscard]] double on_its_way(const State& s, Size size, i32 steps, i32 fewest_rounds) {
  const i32 left = rounds_left(s);
  const i32 rounds = std::max(fewest_rounds, (steps + kStride - 1) / kStride);
  double hidden = kGetsPoints;
  for (i32 round = 1; round < rounds; ++round) hidden *= kStaysHidden;
  const double out = rounds <= left ? hidden * worth_out(size) : 0;
  const double nearer = 0.02 * worth_out(size) * (kSquares + 1 - steps);
  return std::max(out, in_hall(s, size) * (left == 0 ? 1 : kStaysHidden)) + (left == 0 ? 0 : nearer);
}

}  // namespace

double worth_out(Size size) { return kPointsOut[static_cast<std::size_t>(size)]; }

double worth_beside(const State& s, Size size) {
  if (rounds_left(s) == 0) return 0;
  if (s.setup.fusions && size != Size::small) return 0;
  return 0.8 * on_its_way(s, size, kSquares + 1, 2);
}

double worth_inside(const State& s, Seat seat, Size size, Square square) {
  return on_its_way(s, size, steps_from(opposite(s.players[seat.value].side), square) + 1, 1);
}

double at_stake(const State& s, u8 ghost) {
  const Size size = size_of(figure_of(ghost));
  return worth_inside(s, owner_of(ghost), size, square_of(ghost_of(s, ghost).pose)) - worth_beside(s, size);
}

}  // namespace minuit::keyhole
