#include "bots/pilots/pas_vu_pas_pris/carrying.hpp"

#include <cmath>

#include "bots/pilots/pas_vu_pas_pris/worth.hpp"
#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/room.hpp"

namespace minuit::keyhole {

namespace {

constexpr int kMostThrows = 200;  // at places that may be taken
constexpr u32 kTurns = 16;        // to a full turn
// Of half of each of them, as far as a right angle: the mathematical library differs from machine to machine.
constexpr std::array<double, kTurns / 2 + 1> kCosines{1.0,
                                                      0.9807852804032304,
                                                      0.9238795325112867,
                                                      0.8314696123025452,
                                                      0.7071067811865476,
                                                      0.5555702330196023,
                                                      0.38268343236508984,
                                                      0.19509032201612833,
                                                      0};
[[nodiscard]] double cosine_of(u32 turn) { return turn <= kTurns / 2 ? kCosines[turn] : -kCosines[kTurns - turn]; }
[[nodiscard]] double sine_of(u32 turn) { return kCosines[turn <= kTurns / 2 ? kTurns / 2 - turn : turn - kTurns / 2]; }

constexpr u32 kLies = 4;  // one try in so many is lying on its side

// Turned about the vertical, then, if it is to lie, tipped over its edge.
[[nodiscard]] Quaternion any_turn(bool lying, Rng& rng) {
  const u32 turn = rng.below(kTurns);
  std::array<double, 4> parts{cosine_of(turn), 0, 0, sine_of(turn)};
  if (lying) {
    const double tip = rng.below(2) == 0 ? std::sqrt(0.5) : -std::sqrt(0.5);
    parts = {parts[0] * std::sqrt(0.5), parts[0] * tip, parts[3] * tip, parts[3] * std::sqrt(0.5)};
  }
  std::array<i64, 4> rounded{};
  i64 sign = 0;
  for (std::size_t at = 0; at < parts.size(); ++at) {
    rounded[at] = std::lround(parts[at] * kQuaternionOne);
    if (sign == 0) sign = rounded[at] < 0 ? -1 : rounded[at] > 0 ? 1 : 0;
  }
  return {QuaternionPart(sign * rounded[0]), QuaternionPart(sign * rounded[1]), QuaternionPart(sign * rounded[2]),
          QuaternionPart(sign * rounded[3])};
}

// A free place on the floor at which the piece would rest.
[[nodiscard]] std::optional<Pose> any_place(const Room& room, Piece piece, Rng& rng) {
  for (int thrown = 0; thrown < kMostThrows; ++thrown) {
    Pose pose{{}, any_turn(rng.below(kLies) == 0, rng)};
    const i32 lowest = bounds_of(place(piece_body(piece, pose))).low.z;
    pose.at = {Coordinate(rng.below(kHall)), Coordinate(rng.below(kHall)), Coordinate(to_thousandths(-lowest) + 1)};
    if (excess(place(piece_body(piece, pose))) || room.in_the_way(piece, pose, true) != kNothing) continue;
    if (room.holds(piece, pose)) return pose;
  }
  return std::nullopt;
}

constexpr i32 kHighest = 2 * kSquare;  // from where a hand lets go
constexpr i32 kBeyond = kSquare / 2;   // beyond the hall's edge

constexpr double kComing = 3;  // ghosts of a player that will come to stand somewhere this round
constexpr i32 kOffMiddle = 240;

// What a small ghost on this square is worth to a seat, less what it is worth to each of the others there.
[[nodiscard]] double lead_on(const State& s, Seat seat, Square square) {
  double lead = 0;
  const double others = s.setup.players.number() - 1;
  for (u8 each = 0; each < s.setup.players.value; ++each)
    lead += worth_inside(s, Seat{each}, Size::small, square) * (Seat{each} == seat ? 1 : -1 / others);
  return lead;
}

// Spots all over the floor of a hall: before the ghosts move, a piece is worth what it will hide.
[[nodiscard]] std::vector<Hope> hopes_in(const State& s, Seat seat) {
  const Room room(s);
  const u8 ghost = ghost_id(seat, first_of(Size::small));
  std::vector<Hope> hopes;
  constexpr i32 kSpots = 2 * (Square::kMax + 1);
  for (i64 at = 0; at <= Square::kMax; ++at)
    for (const i32 off : {-kOffMiddle, kOffMiddle}) {
      Rest rest = middle_of(Square(at));
      rest.x = Coordinate(rest.x.number() + off);
      rest.y = Coordinate(rest.y.number() + (at % 2 == 0 ? off : -off));
      if (!room.is_free(ghost, Size::small, rest, false)) continue;
      hopes.push_back({place(ghost_body(ghost, Size::small, pose_of(Size::small, rest, false))),
                       lead_on(s, seat, Square(at)) * kComing / kSpots});
    }
  return hopes;
}

}  // namespace

std::optional<Pose> place_for(const State& s, Seat seat, const Skill& skill, Watch& watch, Rng& rng) {
  const Piece piece = *s.seized;
  State lifted = s;
  Room room(lifted);
  Story silence(nullptr);
  lift_off(lifted, room, piece, silence);
  std::vector<Door> doors = next_doors(s);
  keep_some(doors, skill.looks / (skill.tries + 1), rng);
  if (doors.empty()) return any_place(room, piece, rng);
  double best = watch.gain(s, seat, doors, hopes_in(s, seat));
  std::optional<Pose> where;
  for (u32 attempt = 0; attempt < skill.tries && !watch.over(); ++attempt) {
    const auto pose = any_place(room, piece, rng);
    if (!pose) break;
    State moved = lifted;
    moved.pieces[static_cast<std::size_t>(piece)] = *pose;
    if (const double gain = watch.gain(moved, seat, doors, hopes_in(moved, seat)); gain > best) {
      best = gain;
      where = pose;
    }
  }
  return where;
}

Pose anywhere(Rng& rng) {
  const auto along = [&] { return Coordinate(static_cast<i64>(rng.below(kHall + 2 * kBeyond)) - kBeyond); };
  const Coordinate x = along();
  const Coordinate y = along();
  return {{x, y, Coordinate(rng.below(kHighest))}, any_turn(rng.below(kLies) == 0, rng)};
}

}  // namespace minuit::keyhole
