#include "rules/games/pas_vu_pas_pris/room.hpp"

#include <algorithm>

namespace minuit::keyhole {

namespace {

constexpr double kMost = kMostOverlap * 0.001;
constexpr i32 kSearchStep = 40;  // thousandths between the spots that are tried

[[nodiscard]] Quaternion lying_turn(Heading heading) {
  constexpr i32 kHalf = 11585;
  constexpr i32 kQuarter = 8192;
  constexpr std::array<i32, 8> kSines{0, kQuarter, kHalf, kQuarter, 0, -kQuarter, -kHalf, -kQuarter};
  const i32 sine = kSines[heading.value];
  const i32 cosine = kSines[(heading.value + 2U) % 8];
  return {QuaternionPart(kHalf), QuaternionPart(-sine), QuaternionPart(cosine), QuaternionPart(0)};
}

// The radius of a ghost at a height above its foot, in thousandths; negative above and below it.
[[nodiscard]] double radius_at(GhostBody body, double height) {
  if (height < 0 || height > body.height) return -1;
  for (std::size_t at = 1; at < kGhostOutline.size(); ++at) {
    const double low = kGhostOutline[at - 1].second * 0.001 * body.height;
    const double high = kGhostOutline[at].second * 0.001 * body.height;
    if (height > high) continue;
    const double share = (height - low) / (high - low);
    return body.radius * 0.001 * (kGhostOutline[at - 1].first + share * (kGhostOutline[at].first - kGhostOutline[at - 1].first));
  }
  return -1;
}

// Two ghosts that stand are round: they are apart if they are at every height.
[[nodiscard]] bool standing_ghosts_meet(Size a, const Pose& at_a, Size b, const Pose& at_b) {
  const GhostBody body_a = body_of(a);
  const GhostBody body_b = body_of(b);
  const double foot_a = at_a.at.z.number() - body_a.height / 2.0;
  const double foot_b = at_b.at.z.number() - body_b.height / 2.0;
  const double x = at_a.at.x.number() - at_b.at.x.number();
  const double y = at_a.at.y.number() - at_b.at.y.number();
  const auto meet_at = [&](double height) {
    const double ra = radius_at(body_a, height - foot_a);
    const double rb = radius_at(body_b, height - foot_b);
    const double reach = ra + rb - kMostOverlap;
    return ra >= 0 && rb >= 0 && reach > 0 && x * x + y * y < reach * reach;
  };
  return std::ranges::any_of(kGhostOutline, [&](const auto& ring) {
    return meet_at(foot_a + ring.second * 0.001 * body_a.height) || meet_at(foot_b + ring.second * 0.001 * body_b.height);
  });
}

[[nodiscard]] Coordinate kept(i64 value) { return Coordinate(std::clamp<i64>(value, Coordinate::kMin, Coordinate::kMax)); }

}  // namespace

Pose pose_of(Size size, const Rest& rest, bool lying) {
  const GhostBody body = body_of(size);
  if (!lying) return {{rest.x, rest.y, kept(rest.z.number() + body.height / 2)}, {}};
  return {{rest.x, rest.y, kept(rest.z.number() + body.radius)}, lying_turn(rest.heading)};
}

Rest rest_of(Size size, const GhostState& ghost) {
  const GhostBody body = body_of(size);
  const Spot& at = ghost.pose.at;
  Rest rest{at.x, at.y, kept(at.z.number() - (ghost.lying ? body.radius : body.height / 2)), Heading(0)};
  for (i64 heading = 0; ghost.lying && heading <= Heading::kMax; ++heading)
    if (lying_turn(Heading(heading)) == ghost.pose.turn) rest.heading = Heading(heading);
  return rest;
}

Rest middle_of(Square square) {
  return {Coordinate(column_of(square) * kSquare + kSquare / 2), Coordinate(row_of(square) * kSquare + kSquare / 2),
          Coordinate(0), Heading(0)};
}

bool is_inside_square(Size size, const Rest& rest, Square square) {
  const i32 most = kSquare / 2 - body_of(size).radius;
  const Rest middle = middle_of(square);
  const auto within = [&](Coordinate a, Coordinate b) {
    return a.number() - b.number() <= most && b.number() - a.number() <= most;
  };
  return within(rest.x, middle.x) && within(rest.y, middle.y);
}

Room::Room(const State& state) : things_(kMostGhosts + kPieces) {
  for (u8 ghost = 0; ghost < state.setup.players.value * kGhostsEach; ++ghost) {
    const GhostState& each = ghost_of(state, ghost);
    if (each.where == Where::hall) put(ghost, size_of(figure_of(ghost)), each.pose, each.lying);
  }
  for (std::size_t at = 0; at < kPieces; ++at) put(piece_at(at), state.pieces[at]);
}

void Room::put(std::size_t at, const Body& body, bool upright_ghost, Size size) {
  Thing& thing = things_[at];
  thing.placed = place(body);
  thing.bounds = bounds_of(thing.placed);
  thing.upright_ghost = upright_ghost;
  thing.size = size;
  thing.pose = body.pose;
  present_[at] = true;
}

void Room::put(u8 ghost, Size size, const Pose& pose, bool lying) { put(ghost, ghost_body(ghost, size, pose), !lying, size); }
void Room::put(Piece piece, const Pose& pose) {
  put(kMostGhosts + static_cast<std::size_t>(piece), piece_body(piece, pose), false, {});
}

Tag Room::in_the_way(const Thing& thing, std::size_t itself, std::size_t from, std::size_t to) const {
  for (std::size_t at = from; at < to; ++at) {
    const Thing& other = things_[at];
    if (!present_[at] || at == itself || !are_near(thing.bounds, other.bounds, 0)) continue;
    const bool meets = thing.upright_ghost && other.upright_ghost
                           ? standing_ghosts_meet(thing.size, thing.pose, other.size, other.pose)
                           : overlap_by_more(thing.placed, other.placed, kMost);
    if (meets) return other.placed.tag;
  }
  return kNothing;
}

Tag Room::in_the_way(const Body& body, bool lying) const {
  Thing thing;
  thing.placed = place(body);
  thing.bounds = bounds_of(thing.placed);
  thing.upright_ghost = body.tag <= kMostGhosts && !lying;
  thing.pose = body.pose;
  for (const Size size : {Size::small, Size::medium, Size::large})
    if (body.shape == &shape_of(size)) thing.size = size;
  return in_the_way(thing, body.tag - 1U, 0, things_.size());
}

Tag Room::in_the_way(Piece piece, const Pose& pose, bool ghosts_too) const {
  Thing thing;
  thing.placed = place(piece_body(piece, pose));
  thing.bounds = bounds_of(thing.placed);
  return in_the_way(thing, kMostGhosts + static_cast<std::size_t>(piece), ghosts_too ? 0 : kMostGhosts, things_.size());
}

Heights Room::surfaces(Coordinate x, Coordinate y) const {
  std::vector<Placed> furniture;
  const Vec spot{to_fine(x.number()), to_fine(y.number()), 0};
  for (std::size_t at = kMostGhosts; at < things_.size(); ++at) {
    const Bounds& bounds = things_[at].bounds;
    if (present_[at] && bounds.low.x <= spot.x && spot.x <= bounds.high.x && bounds.low.y <= spot.y && spot.y <= bounds.high.y)
      furniture.push_back(things_[at].placed);
  }
  return level_surfaces(x.number(), y.number(), furniture);
}

bool Room::holds(Piece piece, const Pose& pose) const {
  const std::size_t itself = kMostGhosts + static_cast<std::size_t>(piece);
  const Placed placed = place(piece_body(piece, pose));
  const Bounds bounds = bounds_of(placed);
  std::vector<Placed> others;
  for (std::size_t at = 0; at < things_.size(); ++at)
    if (present_[at] && at != itself && are_near(bounds, things_[at].bounds, to_fine(kContactGap) + 1))
      others.push_back(things_[at].placed);
  return is_held(placed, pose, others);
}

bool Room::stands_on(const Rest& rest, Piece piece) const {
  const std::size_t at = kMostGhosts + static_cast<std::size_t>(piece);
  if (!present_[at]) return false;
  const Heights heights = level_surfaces(rest.x.number(), rest.y.number(), {&things_[at].placed, 1});
  return std::any_of(heights.begin() + 1, heights.end(),
                     [&](i32 height) { return height - rest.z.number() <= kLevelGap && rest.z.number() - height <= kLevelGap; });
}

bool Room::is_free(u8 ghost, Size size, const Rest& rest, bool lying) const {
  const Body body = ghost_body(ghost, size, pose_of(size, rest, lying));
  if (lying && excess(place(body))) return false;
  return in_the_way(body, lying) == kNothing;
}

std::optional<Rest> Room::nearest_free(u8 ghost, Size size, Square square, const Rest& near, bool lying) const {
  const i32 most = lying ? kSquare / 2 - 1 : kSquare / 2 - body_of(size).radius;
  const Rest middle = middle_of(square);
  std::vector<std::pair<i64, Rest>> spots;
  const auto add = [&](i64 x, i64 y) {
    const i64 off_x = x - near.x.number();
    const i64 off_y = y - near.y.number();
    spots.emplace_back(off_x * off_x + off_y * off_y, Rest{Coordinate(x), Coordinate(y), near.z, near.heading});
  };
  const auto clamped = [&](Coordinate at, Coordinate centre) {
    return std::clamp<i64>(at.number(), centre.number() - most, centre.number() + most);
  };
  add(clamped(near.x, middle.x), clamped(near.y, middle.y));
  for (i32 x = -most; x <= most; x += kSearchStep)
    for (i32 y = -most; y <= most; y += kSearchStep) add(middle.x.number() + x, middle.y.number() + y);
  std::ranges::sort(spots);
  for (const auto& [distance, spot] : spots) {
    Heights heights = surfaces(spot.x, spot.y);
    const auto off = [&](i32 height) { return std::max(height - near.z.number(), near.z.number() - height); };
    std::sort(heights.begin(), heights.end(), [&](i32 a, i32 b) { return std::pair(off(a), a) < std::pair(off(b), b); });
    for (const i32 height : heights)
      for (i64 turn = 0; turn <= (lying ? Heading::kMax : 0); ++turn) {
        const Rest rest{spot.x, spot.y, Coordinate(height), lying ? Heading((near.heading.number() + turn) % 8) : Heading(0)};
        if (is_free(ghost, size, rest, lying)) return rest;
      }
  }
  return std::nullopt;
}

std::optional<Rest> Room::set_down(u8 ghost, Size size, const Rest& rest, bool lying) const {
  const Heights heights = surfaces(rest.x, rest.y);
  for (std::size_t at = heights.size(); at > 0; --at) {
    if (heights[at - 1] > rest.z.number() + kLevelGap) continue;
    Rest lower = rest;
    lower.z = Coordinate(heights[at - 1]);
    if (is_free(ghost, size, lower, lying)) return lower;
  }
  Rest floor = rest;
  floor.z = Coordinate(0);
  return nearest_free(ghost, size, square_at(rest.x.number(), rest.y.number()), floor, lying);
}

}  // namespace minuit::keyhole
