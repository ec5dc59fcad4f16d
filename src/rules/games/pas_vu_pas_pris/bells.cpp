#include "rules/games/pas_vu_pas_pris/bells.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/plan.hpp"
#include "rules/games/pas_vu_pas_pris/refusals.hpp"

namespace minuit::keyhole {

using rules::refuse;
using rules::Verdict;

namespace {

[[nodiscard]] u8 ghosts_in_play(const State& s) { return static_cast<u8>(s.setup.players.value * kGhostsEach); }

void rest_ghost(State& s, Room& room, u8 ghost, const Rest& rest, bool lying, Story& story) {
  GhostState& state = ghost_of(s, ghost);
  const Size size = size_of(figure_of(ghost));
  state.where = Where::hall;
  state.lying = lying;
  state.pose = pose_of(size, rest, lying);
  room.put(ghost, size, state.pose, lying);
  story.tell(GhostPut{owner_of(ghost), figure_of(ghost), state.pose});
}

// Each ghost of the hall lies down or stands up where it is, or nearby.
void turn_ghosts(State& s, bool lying, Story& story) {
  Room room(s);
  for (u8 ghost = 0; ghost < ghosts_in_play(s); ++ghost) {
    const GhostState before = ghost_of(s, ghost);
    if (before.where != Where::hall || before.lying == lying) continue;
    const Size size = size_of(figure_of(ghost));
    const Rest rest = rest_of(size, before);
    room.take_away(ghost);
    if (const auto free = room.nearest_free(ghost, size, square_of(before.pose), rest, lying)) {
      rest_ghost(s, room, ghost, *free, lying, story);
    } else if (lying) {
      room.put(ghost, size, before.pose, false);  // no room to lie down: it stays on its feet
    } else {
      send_back(s, ghost, false, story);
    }
  }
}

// Sixteenths of a turn about the upright axis, anticlockwise; the mirror's glass then looks along (-sine, cosine).
struct SixteenthTurn {
  Quaternion turn;
  i32 x = 0;
  i32 y = 0;
};
[[nodiscard]] SixteenthTurn sixteenth(std::size_t count) {
  constexpr std::array<i32, 9> kCosines{16384, 16069, 15137, 13623, 11585, 9102, 6270, 3196, 0};  // of 11.25 degrees each
  const auto cosine = [&](std::size_t at) { return at <= 8 ? kCosines[at] : -kCosines[16 - at]; };
  const auto sine = [&](std::size_t at) { return at <= 8 ? kCosines[8 - at] : kCosines[at - 8]; };
  const i32 w = cosine(count);
  const i32 z = sine(count);
  const i64 sign = w < 0 ? -1 : 1;
  const auto twice = [](i64 a, i64 b) { return static_cast<i32>(a * b / kQuaternionOne); };
  return {{QuaternionPart(sign * w), QuaternionPart(0), QuaternionPart(0), QuaternionPart(sign * z)},
          -2 * twice(w, z),
          twice(w, w) - twice(z, z)};
}

[[nodiscard]] SixteenthTurn towards_centre(const Spot& from) {
  SixteenthTurn best = sixteenth(0);
  i64 most = std::numeric_limits<i64>::min();
  for (std::size_t count = 0; count < 16; ++count) {
    const SixteenthTurn each = sixteenth(count);
    const i64 along = i64{each.x} * (kHall / 2 - from.x.number()) + i64{each.y} * (kHall / 2 - from.y.number());
    if (along > most) {
      most = along;
      best = each;
    }
  }
  return best;
}

// The free spot on the floor before the glass that is nearest to it.
[[nodiscard]] std::optional<Rest> before_glass(const Room& room, u8 ghost, const Spot& mirror, const SixteenthTurn& facing) {
  constexpr i32 kGrid = 50;
  std::vector<std::pair<i64, Rest>> spots;
  for (i32 x = 0; x < kHall; x += kGrid)
    for (i32 y = 0; y < kHall; y += kGrid) {
      const i64 off_x = x - mirror.x.number();
      const i64 off_y = y - mirror.y.number();
      const Rest rest{Coordinate(x), Coordinate(y), Coordinate(0), Heading(0)};
      if (off_x * facing.x + off_y * facing.y <= 0 || !is_inside_square(Size::small, rest, square_at(x, y))) continue;
      spots.emplace_back(off_x * off_x + off_y * off_y, rest);
    }
  std::ranges::sort(spots);
  for (const auto& [distance, rest] : spots)
    if (room.is_free(ghost, Size::small, rest, false)) return rest;
  return std::nullopt;
}

[[nodiscard]] i64 distance2(const Spot& a, i32 x, i32 y) {
  const i64 off_x = a.x.number() - x;
  const i64 off_y = a.y.number() - y;
  return off_x * off_x + off_y * off_y;
}

// The foot of a door in its wall.
[[nodiscard]] std::pair<i32, i32> foot_of(Door door) {
  const Vec eye = Eye(door).at();
  const auto kept = [](i32 fine) { return std::clamp(to_thousandths(fine), 0, kHall); };
  return {kept(eye.x), kept(eye.y)};
}
[[nodiscard]] std::pair<i64, std::size_t> nearest_door(const Spot& from) {
  std::pair<i64, std::size_t> nearest{std::numeric_limits<i64>::max(), 0};
  for (std::size_t door = 0; door < kDoors; ++door) {
    const auto [x, y] = foot_of(door_at(door));
    nearest = std::min(nearest, {distance2(from, x, y), door});
  }
  return nearest;
}

// As far as it goes without turning: to the wall, or until it touches another piece.
[[nodiscard]] Pose slid(const Room& room, Piece piece, Pose pose, Door door) {
  constexpr i32 kSteps = 400;
  const auto [x, y] = foot_of(door);
  const Spot from = pose.at;
  for (i32 step = 1; step <= kSteps; ++step) {
    Pose next = pose;
    next.at.x = Coordinate(from.x.number() + (x - from.x.number()) * step / kSteps);
    next.at.y = Coordinate(from.y.number() + (y - from.y.number()) * step / kSteps);
    if (excess(place(piece_body(piece, next))) || room.in_the_way(piece, next, false) != kNothing) break;
    pose = next;
  }
  return pose;
}

}  // namespace

void lie_down(State& s, Story& story) { turn_ghosts(s, true, story); }
void stand_up(State& s, Story& story) { turn_ghosts(s, false, story); }

void hold_grimaces(State& s, Story& story) {
  Room room(s);
  lift_off(s, room, Piece::mirror, story);
  Pose& mirror = s.pieces[static_cast<std::size_t>(Piece::mirror)];
  SixteenthTurn facing = towards_centre(mirror.at);
  if (const auto stands = nearest_floor(room, Piece::mirror, mirror.at, facing.turn)) mirror = *stands;
  facing = towards_centre(mirror.at);
  if (const auto stands = nearest_floor(room, Piece::mirror, mirror.at, facing.turn)) mirror = *stands;
  room.put(Piece::mirror, mirror);
  story.tell(PieceRests{Piece::mirror, mirror, std::nullopt});
  make_room(s, room, story);
  for (u8 nth = 0; nth < s.setup.players.value; ++nth) {
    const Seat seat = from_die(s, nth);
    const std::optional<Figure> figure = in_supply(s.players[seat.value], Size::small);
    if (!figure) continue;
    const u8 ghost = ghost_id(seat, *figure);
    const auto rest = before_glass(room, ghost, mirror.at, facing);
    if (!rest) continue;
    rest_ghost(s, room, ghost, *rest, false, story);
    ghost_of(s, ghost).fixed = true;
    ghost_of(s, ghost).entered = true;
  }
}

void dance(State& s, Story& story) {
  std::vector<std::tuple<i64, std::size_t, std::size_t>> order;  // how far, which piece, to which door
  for (std::size_t at = 0; at < kPieces; ++at) {
    const auto [distance, door] = nearest_door(s.pieces[at].at);
    order.emplace_back(distance, at, door);
  }
  std::ranges::sort(order);
  Room room(s);
  for (const auto& [distance, at, door] : order) {
    const Piece piece = piece_at(at);
    lift_off(s, room, piece, story);
    s.pieces[at] = slid(room, piece, s.pieces[at], door_at(door));
    room.put(piece, s.pieces[at]);
    story.tell(PieceRests{piece, s.pieces[at], std::nullopt});
    make_room(s, room, story);
  }
}

void send_unperched(State& s, Story& story) {
  const Room room(s);
  for (u8 ghost = 0; ghost < ghosts_in_play(s); ++ghost) {
    const GhostState& each = ghost_of(s, ghost);
    if (each.where != Where::hall) continue;
    const Rest rest = rest_of(size_of(figure_of(ghost)), each);
    bool perched = false;
    for (std::size_t at = 0; at < kPieces; ++at) perched = perched || room.stands_on(rest, piece_at(at));
    if (!perched) send_back(s, ghost, false, story);
  }
}

void turn_hall(State& s, Story& story) {
  HallTurned turned;
  for (std::size_t seat = 0; seat < kMostPlayers; ++seat) {
    Side& side = s.players[seat].side;
    side = static_cast<Side>((static_cast<u8>(side) + kSides - 1) % kSides);  // S, E, N, W, S
    if (seat < s.setup.players.value) turned.sides.push_back(side);
  }
  story.tell(turned);
}

void walk_to_sun(State& s, Story& story) {
  std::vector<std::tuple<i32, u8, u8>> order;  // steps to the exit, place from the die, ghost
  for (u8 nth = 0; nth < s.setup.players.value; ++nth)
    for (u8 figure = 0; figure < kGhostsEach; ++figure) {
      const u8 ghost = ghost_id(from_die(s, nth), Figure(figure));
      const GhostState& each = ghost_of(s, ghost);
      if (each.where == Where::hall)
        order.emplace_back(steps_from(opposite(s.players[owner_of(ghost).value].side), square_of(each.pose)), nth, ghost);
    }
  std::ranges::sort(order);
  Room room(s);
  constexpr std::array<std::pair<i32, i32>, kSides> kForward{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
  for (const auto& [steps, nth, ghost] : order) {
    const Seat seat = owner_of(ghost);
    GhostState& each = ghost_of(s, ghost);
    room.take_away(ghost);
    if (steps == 0) {
      each = {};
      each.where = Where::out;
      story.tell(GhostLeft{seat, figure_of(ghost), {}});
      continue;
    }
    const Size size = size_of(figure_of(ghost));
    const auto [dx, dy] = kForward[static_cast<std::size_t>(s.players[seat.value].side)];
    Rest rest = rest_of(size, each);
    rest.x = Coordinate(rest.x.number() + dx * kSquare);
    rest.y = Coordinate(rest.y.number() + dy * kSquare);
    if (const auto free = room.nearest_free(ghost, size, square_at(rest.x.number(), rest.y.number()), rest, false)) {
      rest_ghost(s, room, ghost, *free, false, story);
    } else {
      room.put(ghost, size, each.pose, each.lying);
    }
  }
}

void remember_hidden(State& s) {
  s.tag.fill(0);
  for (std::size_t seat = 0; seat < s.setup.players.value; ++seat)
    for (std::size_t figure = 0; figure < kFigures[0]; ++figure)
      if (s.players[seat].ghosts[figure].where == Where::hall) s.tag[seat] = static_cast<u8>(s.tag[seat] | 1U << figure);
}

Verdict judge_tag(const State& s, Seat seat, const CatchGhost& caught) {
  const Seat neighbour = right_of(s, seat);
  const bool hidden = (s.tag[neighbour.value] >> caught.figure.value & 1U) != 0;
  if (!hidden || !in_supply(s.players[seat.value], Size::small)) return refuse(kNotHidden);
  return rules::kOk;
}

Verdict judge_put_in(const State& s, Seat seat, const PutIn& put_in) {
  constexpr i32 kThird = 2;  // steps from the first row
  const Player& player = s.players[seat.value];
  const std::optional<Figure> figure = in_supply(player, Size::small);
  if (s.tag[right_of(s, seat).value] != 0 || !figure) return refuse(kNotHidden);
  const Rest& rest = put_in.rest;
  const Square square = square_at(rest.x.number(), rest.y.number());
  if (steps_from(player.side, square) != kThird) return refuse(kNotThirdRow);
  if (!is_inside_square(Size::small, rest, square)) return refuse(kOutsideSquare);
  const Room room(s);
  const Heights heights = room.surfaces(rest.x, rest.y);
  if (std::find(heights.begin(), heights.end(), rest.z.number()) == heights.end()) return refuse(kNotLevel);
  return room.is_free(ghost_id(seat, *figure), Size::small, rest, false) ? rules::kOk : refuse(kSpotTaken);
}

std::vector<Action> tag_choices(const State& s, Seat seat) {
  std::vector<Action> list;
  for (i64 figure = 0; figure < kFigures[0]; ++figure)
    if (const CatchGhost caught{Figure(figure)}; judge_tag(s, seat, caught).ok()) list.emplace_back(caught);
  const std::optional<Figure> figure = in_supply(s.players[seat.value], Size::small);
  if (!list.empty() || !figure) return list;
  const Room room(s);
  for (i64 at = 0; at <= Square::kMax; ++at) {
    const Square square(at);
    if (steps_from(s.players[seat.value].side, square) != 2) continue;
    if (const auto rest = room.nearest_free(ghost_id(seat, *figure), Size::small, square, middle_of(square), false))
      list.emplace_back(PutIn{*rest});
  }
  std::ranges::sort(list);
  return list;
}

void take_tag(State& s, Seat seat, const CatchGhost& caught, Story& story) {
  const Seat neighbour = right_of(s, seat);
  GhostState& theirs = s.players[neighbour.value].ghosts[caught.figure.value];
  const Figure figure = *in_supply(s.players[seat.value], Size::small);
  GhostState& own = s.players[seat.value].ghosts[figure.value];
  own = {Where::hall, theirs.pose, true, false, false};
  theirs = {};
  story.tell(GhostReplaced{neighbour, caught.figure, seat, figure, own.pose});
}

void take_put_in(State& s, Seat seat, const PutIn& put_in, Story& story) {
  const Figure figure = *in_supply(s.players[seat.value], Size::small);
  GhostState& own = s.players[seat.value].ghosts[figure.value];
  own = {Where::hall, pose_of(Size::small, put_in.rest, false), true, false, false};
  story.tell(GhostPut{seat, figure, own.pose});
}

namespace {

// The figure that would come in, and where.
struct Growth {
  Figure with;
  Rest rest;
};

[[nodiscard]] std::optional<Growth> growth(const State& s, Seat seat, const Grow& grow) {
  const Player& player = s.players[seat.value];
  const GhostState& ghost = player.ghosts[grow.figure.value];
  if (ghost.where != Where::hall || size_of(grow.figure) >= grow.into) return std::nullopt;
  std::optional<Figure> with = in_supply(player, grow.into);
  for (i64 each = first_of(grow.into).number(); !with && each <= Figure::kMax && size_of(Figure(each)) == grow.into; ++each)
    if (player.ghosts[static_cast<std::size_t>(each)].where == Where::edge) with = Figure(each);
  if (!with) return std::nullopt;
  Room room(s);
  room.take_away(ghost_id(seat, grow.figure));
  const auto rest =
      room.nearest_free(ghost_id(seat, *with), grow.into, square_of(ghost.pose), rest_of(size_of(grow.figure), ghost), false);
  if (!rest) return std::nullopt;
  return Growth{*with, *rest};
}

}  // namespace

Verdict judge_grow(const State& s, Seat seat, const Grow& grow) {
  return growth(s, seat, grow) ? rules::kOk : refuse(kCannotGrow);
}

std::vector<Action> grow_choices(const State& s, Seat seat) {
  std::vector<Action> list;
  for (i64 figure = 0; figure <= Figure::kMax; ++figure)
    for (const Size into : {Size::medium, Size::large})
      if (const Grow grow{Figure(figure), into}; judge_grow(s, seat, grow).ok()) list.emplace_back(grow);
  return list;
}

void take_grow(State& s, Seat seat, const Grow& grow, Story& story) {
  const Growth growth_now = *growth(s, seat, grow);
  Player& player = s.players[seat.value];
  player.ghosts[grow.figure.value] = {};
  player.ghosts[growth_now.with.value] = {Where::hall, pose_of(grow.into, growth_now.rest, false), true, false, false};
  story.tell(GhostReplaced{seat, grow.figure, seat, growth_now.with, player.ghosts[growth_now.with.value].pose});
}

}  // namespace minuit::keyhole
