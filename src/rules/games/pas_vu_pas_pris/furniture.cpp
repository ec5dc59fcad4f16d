#include "rules/games/pas_vu_pas_pris/furniture.hpp"

#include <algorithm>

#include "rules/games/pas_vu_pas_pris/plan.hpp"
#include "rules/games/pas_vu_pas_pris/refusals.hpp"

namespace minuit::keyhole {

using rules::refuse;
using rules::Verdict;

namespace {

[[nodiscard]] bool has(u32 set, Piece piece) { return (set >> static_cast<u8>(piece) & 1U) != 0; }
[[nodiscard]] u8 bit(Piece piece) { return static_cast<u8>(1U << static_cast<u8>(piece)); }

[[nodiscard]] const Reason& sticks_out(Side side) {
  switch (side) {
    case Side::south: return kSticksOutSouth;
    case Side::west: return kSticksOutWest;
    case Side::north: return kSticksOutNorth;
    default: return kSticksOutEast;
  }
}

// Inside the hall and in nothing else.
[[nodiscard]] Verdict judge_place(const Room& room, Piece piece, const Pose& pose, bool ghosts_too) {
  const std::string_view name = enum_name(piece);
  if (!is_unit(pose.turn)) return refuse(kNotUnit);
  const Placed placed = place(piece_body(piece, pose));
  if (const auto out = excess(placed)) {
    const i32 hundredths = (out->by + 9) / 10;
    return refuse(sticks_out(out->side), name, hundredths / 100, hundredths / 10 % 10, hundredths % 10);
  }
  if (depth_in_floor(placed) > kMostOverlap) return refuse(kInFloor, name);
  const Tag tag = room.in_the_way(piece, pose, ghosts_too);
  if (tag == kNothing) return rules::kOk;
  return refuse(tag <= kMostGhosts ? kInGhost : kInOther, name);
}

void put_ghost(State& s, Room& room, u8 ghost, const std::optional<Rest>& rest, Story& story) {
  GhostState& state = ghost_of(s, ghost);
  const Size size = size_of(figure_of(ghost));
  if (!rest) {
    room.take_away(ghost);
    send_back(s, ghost, false, story);
    return;
  }
  state.pose = pose_of(size, *rest, state.lying);
  room.put(ghost, size, state.pose, state.lying);
  story.tell(GhostPut{owner_of(ghost), figure_of(ghost), state.pose});
}

// PV-24: what nothing holds falls, one piece after the other, and each but once.
[[nodiscard]] Verdict fall(Upheaval& hall, const FallenList& list) {
  u32 fallen = 0;
  for (const Fallen& each : list) {
    if (has(fallen, each.piece) || hall.is_lifted(each.piece)) return refuse(kListedTwice);
    fallen |= bit(each.piece);
    if (hall.holds(each.piece)) return refuse(kNeedNotFall, enum_name(each.piece));
    hall.lift(each.piece);
    if (const Verdict verdict = judge_place(hall.room(), each.piece, each.pose, false); !verdict.ok()) return verdict;
    hall.put(each.piece, each.pose);
  }
  return rules::kOk;
}

// PV-73: all pieces are lifted, then each is put down on another side than before.
[[nodiscard]] Verdict tip(Upheaval& hall, const FallenList& list) {
  const State before = hall.state();
  for (std::size_t at = 0; at < kPieces; ++at) hall.lift(piece_at(at));
  for (const Fallen& each : list) {
    if (!hall.is_lifted(each.piece)) return refuse(kListedTwice);
    if (!is_tipped(before.pieces[static_cast<std::size_t>(each.piece)], each.pose))
      return refuse(kNotTipped, enum_name(each.piece));
    if (const Verdict verdict = judge_place(hall.room(), each.piece, each.pose, false); !verdict.ok()) return verdict;
    hall.put(each.piece, each.pose);
  }
  for (std::size_t at = 0; at < kPieces; ++at)
    if (hall.is_lifted(piece_at(at))) return refuse(kNotTipped, enum_name(piece_at(at)));
  return rules::kOk;
}

[[nodiscard]] Verdict judge_all_held(const Upheaval& hall) {
  for (std::size_t at = 0; at < kPieces; ++at)
    if (!hall.holds(piece_at(at))) return refuse(kStillFalls, enum_name(piece_at(at)));
  return rules::kOk;
}

[[nodiscard]] Verdict release(Upheaval& hall, const Released& released) {
  const auto& [piece, pose] = released.rests;
  hall.lift(piece);
  if (const Verdict verdict = fall(hall, released.others); !verdict.ok()) return verdict;
  if (const Verdict verdict = judge_place(hall.room(), piece, pose, true); !verdict.ok()) return verdict;
  hall.put(piece, pose, released.seat);
  if (!hall.holds(piece)) return refuse(kFloats, enum_name(piece));
  return judge_all_held(hall);
}

[[nodiscard]] Verdict settle(Upheaval& hall, const Settled& settled) {
  const bool tipping = is_tipping(hall.state());
  if (const Verdict verdict = tipping ? tip(hall, settled.pieces) : fall(hall, settled.pieces); !verdict.ok()) return verdict;
  return judge_all_held(hall);
}

}  // namespace

Verdict judge_seize(const State& s, Piece piece) {
  const MoveCard& card = kDeck[s.players[s.turn.value].card->value];
  if (has(s.moved, piece)) return refuse(kMovedAlready, enum_name(piece));
  const bool both_moved = has(s.moved, card.first) && has(s.moved, card.second);
  return both_moved || piece == card.first || piece == card.second ? rules::kOk : refuse(kNotOnCard, enum_name(piece));
}

void lift_off(State& s, Room& room, Piece piece, Story& story) {
  u32 on_it = 0;
  for (u8 ghost = 0; ghost < s.setup.players.value * kGhostsEach; ++ghost) {
    const GhostState& each = ghost_of(s, ghost);
    if (each.where == Where::hall && room.stands_on(rest_of(size_of(figure_of(ghost)), each), piece)) on_it |= 1U << ghost;
  }
  room.take_away(piece);
  for (u8 ghost = 0; on_it >> ghost != 0; ++ghost) {
    if ((on_it >> ghost & 1U) == 0) continue;
    room.take_away(ghost);
    const GhostState& each = ghost_of(s, ghost);
    const Size size = size_of(figure_of(ghost));
    put_ghost(s, room, ghost, room.set_down(ghost, size, rest_of(size, each), each.lying), story);
  }
}

void make_room(State& s, Room& room, Story& story) {
  for (u8 ghost = 0; ghost < s.setup.players.value * kGhostsEach; ++ghost) {
    const GhostState& each = ghost_of(s, ghost);
    if (each.where != Where::hall) continue;
    const Size size = size_of(figure_of(ghost));
    const Rest rest = rest_of(size, each);
    const Heights heights = room.surfaces(rest.x, rest.y);
    const bool stands = std::any_of(heights.begin(), heights.end(), [&](i32 height) {
      return height - rest.z.number() <= kLevelGap && rest.z.number() - height <= kLevelGap;
    });
    if (stands && room.is_free(ghost, size, rest, each.lying)) continue;
    room.take_away(ghost);
    put_ghost(s, room, ghost, room.set_down(ghost, size, rest, each.lying), story);
  }
}

u8 restless(const State& s, const Room& room) {
  u8 set = 0;
  for (std::size_t at = 0; at < kPieces; ++at)
    if (!room.holds(piece_at(at), s.pieces[at])) set |= bit(piece_at(at));
  return set;
}

void Upheaval::lift(Piece piece) {
  lift_off(state_, room_, piece, story_);
  lifted_ |= bit(piece);
}

void Upheaval::put(Piece piece, const Pose& pose, std::optional<Seat> by) {
  state_.pieces[static_cast<std::size_t>(piece)] = pose;
  room_.put(piece, pose);
  lifted_ &= ~u32{bit(piece)};
  story_.tell(PieceRests{piece, pose, by});
  make_room(state_, room_, story_);
}

Verdict judge_released(const State& s, const Released& released) {
  if (s.phase != Phase::placing || released.seat != s.turn) return refuse(kNotNow);
  if (!s.seized) return refuse(kNothingSeized);
  if (*s.seized != released.rests.piece) return refuse(kOtherSeized);
  Story silence(nullptr);
  Upheaval hall(s, silence);
  return release(hall, released);
}

Verdict judge_settled(const State& s, const Settled& settled) {
  if (s.phase != Phase::settling) return refuse(kNothingSettles);
  Story silence(nullptr);
  Upheaval hall(s, silence);
  return settle(hall, settled);
}

void take_released(State& s, const Released& released, Story& story) {
  Upheaval hall(s, story);
  (void)release(hall, released);
  s = hall.state();
}

void take_settled(State& s, const Settled& settled, Story& story) {
  Upheaval hall(s, story);
  (void)settle(hall, settled);
  s = hall.state();
}

bool is_tipped(const Pose& before, const Pose& after) {
  const Rotation old = rotation_of(before.turn);
  std::size_t upright = 0;
  const auto size = [](i64 part) { return part < 0 ? -part : part; };
  for (std::size_t axis = 1; axis < 3; ++axis)
    if (size(old.rows[2][axis]) > size(old.rows[2][upright])) upright = axis;
  const Rotation now = rotation_of(after.turn);
  return 4 * size(now.rows[2][upright]) <= 3 * now.divisor;
}

std::optional<Pose> nearest_floor(const Room& room, Piece piece, const Spot& near, const Quaternion& turn) {
  constexpr i32 kStep = 100;
  std::vector<std::pair<i64, Spot>> spots;
  const auto add = [&](i64 x, i64 y) {
    const i64 off_x = x - near.x.number();
    const i64 off_y = y - near.y.number();
    spots.emplace_back(off_x * off_x + off_y * off_y, Spot{Coordinate(x), Coordinate(y), Coordinate(0)});
  };
  add(near.x.number(), near.y.number());
  for (i32 x = kStep; x < kHall; x += kStep)
    for (i32 y = kStep; y < kHall; y += kStep) add(x, y);
  std::ranges::sort(spots);
  const Placed there = place(piece_body(piece, {{}, turn}));
  const i32 lowest = bounds_of(there).low.z;
  for (auto& [distance, spot] : spots) {
    spot.z = Coordinate(to_thousandths(-lowest) + 1);
    const Pose pose{spot, turn};
    if (judge_place(room, piece, pose, false).ok()) return pose;
  }
  return std::nullopt;
}

}  // namespace minuit::keyhole
