#include "rules/games/pas_vu_pas_pris/plan.hpp"

#include <algorithm>

#include "rules/games/pas_vu_pas_pris/refusals.hpp"

namespace minuit::keyhole {

using rules::refuse;
using rules::Verdict;

namespace {

[[nodiscard]] bool starts(const Plan& plan, Figure figure) {
  return std::ranges::any_of(plan.walks, [&](const Walk& walk) { return walk.figure == figure; });
}
[[nodiscard]] bool fuses(const Plan& plan, Figure figure) {
  return std::ranges::any_of(plan.fusions, [&](const Fusion& fusion) { return fusion.one == figure || fusion.other == figure; });
}

// May this ghost start or go on at all?
[[nodiscard]] Verdict judge_start(const State& s, const Player& player, const Plan& plan, Figure figure) {
  const GhostState& ghost = player.ghosts[figure.value];
  if (ghost.fixed) return refuse(kFixed);
  if (ghost.where == Where::side && s.setup.fusions && size_of(figure) != Size::small) return refuse(kMustStaySmall);
  if (ghost.where != Where::out) return rules::kOk;
  if (!s.setup.fusions || size_of(figure) != Size::small) return refuse(kIsOut);
  for (std::size_t each = 0; each < kFigures[0]; ++each)
    if (player.ghosts[each].where == Where::side && !starts(plan, Figure(static_cast<i64>(each)))) return refuse(kSmallLeft);
  return rules::kOk;
}

[[nodiscard]] Verdict judge_path(const Player& player, const Walk& walk) {
  const GhostState& ghost = player.ghosts[walk.figure.value];
  const bool in_hall = ghost.where == Where::hall;
  if (walk.path.empty() && !(in_hall && walk.leaves)) return refuse(kNoSteps);
  std::optional<Square> at = in_hall ? std::optional(square_of(ghost.pose)) : std::nullopt;
  for (const Square next : walk.path) {
    if (!at && steps_from(player.side, next) != 0) return refuse(kNotOwnSide);
    if (at && !adjacent(*at, next)) return refuse(kNotAdjacent);
    at = next;
  }
  if (!walk.leaves) return rules::kOk;
  if (!in_hall || ghost.entered) return refuse(kEnteredNow);
  return steps_from(opposite(player.side), *at) == 0 ? rules::kOk : refuse(kNotFarSide);
}

[[nodiscard]] Verdict judge_rest(const Room& room, u8 ghost, Size size, const Rest& rest, Square square, bool lying) {
  if (lying && square_at(rest.x.number(), rest.y.number()) != square) return refuse(kLiesElsewhere);
  if (!lying && !is_inside_square(size, rest, square)) return refuse(kOutsideSquare);
  const Heights heights = room.surfaces(rest.x, rest.y);
  const bool level = std::any_of(heights.begin(), heights.end(), [&](i32 height) {
    return height - rest.z.number() <= kLevelGap && rest.z.number() - height <= kLevelGap;
  });
  if (!level) return refuse(kNotLevel);
  return room.is_free(ghost, size, rest, lying) ? rules::kOk : refuse(kSpotTaken);
}

// Where a ghost is when all walks of the plan are done; nothing if it is not in the hall.
[[nodiscard]] std::optional<Square> square_after(const Player& player, const Plan& plan, Figure figure) {
  const GhostState& ghost = player.ghosts[figure.value];
  for (const Walk& walk : plan.walks) {
    if (walk.figure != figure) continue;
    if (walk.leaves) return std::nullopt;
    return walk.path[walk.path.size() - 1];
  }
  return ghost.where == Where::hall ? std::optional(square_of(ghost.pose)) : std::nullopt;
}

[[nodiscard]] std::optional<Size> fused_size(Figure one, Figure other) {
  if (one >= other || size_of(one) != Size::small || size_of(other) == Size::large) return std::nullopt;
  return size_of(other) == Size::small ? Size::medium : Size::large;
}

[[nodiscard]] Verdict judge_fusion(const State& s, const Player& player, const Plan& plan, const Fusion& fusion) {
  if (!s.setup.fusions) return refuse(kNoFusions);
  if (!fused_size(fusion.one, fusion.other)) return refuse(kCannotFuse);
  const std::optional<Square> square = square_after(player, plan, fusion.one);
  if (!square || square != square_after(player, plan, fusion.other)) return refuse(kNotTogether);
  return starts(plan, fusion.one) || starts(plan, fusion.other) ? rules::kOk : refuse(kNeitherMoved);
}

// The figure that a fusion brings in, if fusions before it leave one.
[[nodiscard]] std::optional<Figure> figure_for(const Player& player, Size size, u32& used) {
  for (i64 each = first_of(size).number(); each <= Figure::kMax && size_of(Figure(each)) == size; ++each) {
    if (player.ghosts[static_cast<std::size_t>(each)].where != Where::side || (used >> each & 1U) != 0) continue;
    used |= 1U << each;
    return Figure(each);
  }
  return std::nullopt;
}

[[nodiscard]] Verdict judge_fusions(const State& s, Seat seat, const Plan& plan, Room& room) {
  const Player& player = s.players[seat.value];
  u32 fused = 0;
  u32 used = 0;
  for (const Fusion& fusion : plan.fusions) {
    if (const Verdict verdict = judge_fusion(s, player, plan, fusion); !verdict.ok()) return verdict;
    const u32 both = 1U << fusion.one.value | 1U << fusion.other.value;
    if ((fused & both) != 0) return refuse(kCannotFuse);
    fused |= both;
    const Size size = *fused_size(fusion.one, fusion.other);
    const std::optional<Figure> into = figure_for(player, size, used);
    if (!into) return refuse(kNoFigure);
    const u8 ghost = ghost_id(seat, *into);
    const Square square = *square_after(player, plan, fusion.one);
    const Verdict verdict = judge_rest(room, ghost, size, fusion.rest, square, lies(s));
    if (!verdict.ok()) return verdict.refusal().reason == &kSpotTaken ? Verdict(refuse(kDoesNotFit)) : verdict;
    room.put(ghost, size, pose_of(size, fusion.rest, lies(s)), lies(s));
  }
  return rules::kOk;
}

}  // namespace

Verdict judge_plan(const State& s, Seat seat, const Plan& plan) {
  const Player& player = s.players[seat.value];
  if (player.planned) return refuse(kPlannedAlready);
  Room room(s);
  i32 points = 0;
  const Walk* before = nullptr;
  for (const Walk& walk : plan.walks) {
    if (before != nullptr && before->figure >= walk.figure) return refuse(kFigureOrder);
    before = &walk;
    if (const Verdict verdict = judge_start(s, player, plan, walk.figure); !verdict.ok()) return verdict;
    if (const Verdict verdict = judge_path(player, walk); !verdict.ok()) return verdict;
    points += static_cast<i32>(walk.path.size()) + (walk.leaves ? 1 : 0);
    room.take_away(ghost_id(seat, walk.figure));
  }
  const i32 value = kDeck[player.card->value].value;
  if (points > value) return refuse(kTooManySteps, points, value);
  for (const Fusion& fusion : plan.fusions)
    for (const Figure each : {fusion.one, fusion.other}) room.take_away(ghost_id(seat, each));
  for (const Walk& walk : plan.walks) {
    if (walk.leaves || fuses(plan, walk.figure)) continue;
    const u8 ghost = ghost_id(seat, walk.figure);
    const Size size = size_of(walk.figure);
    if (const Verdict verdict = judge_rest(room, ghost, size, walk.rest, walk.path[walk.path.size() - 1], lies(s)); !verdict.ok())
      return verdict;
    room.put(ghost, size, pose_of(size, walk.rest, lies(s)), lies(s));
  }
  return judge_fusions(s, seat, plan, room);
}

std::optional<Figure> in_supply(const Player& player, Size size) {
  u32 used = 0;
  return figure_for(player, size, used);
}

void send_back(State& s, u8 ghost, bool seen, Story& story) {
  GhostState& state = ghost_of(s, ghost);
  const bool waits = s.setup.fusions && size_of(figure_of(ghost)) != Size::small;
  state = {};
  state.where = waits ? Where::edge : Where::side;
  story.tell(GhostWentBack{owner_of(ghost), figure_of(ghost), seen});
}

namespace {

class Reveal {
 public:
  Reveal(State& s, Story& story) : s_(s), story_(story), room_(s), lying_(lies(s)) {}

  void run() {
    const u8 players = s_.setup.players.value;
    for (u8 seat = 0; seat < players; ++seat)
      for (const Walk& walk : s_.players[seat].plan.walks) room_.take_away(ghost_id(Seat{seat}, walk.figure));
    for (u8 nth = 0; nth < players; ++nth) carry_out(from_die(s_, nth));
  }

 private:
  void carry_out(Seat seat) {
    Player& player = s_.players[seat.value];
    const Plan plan = player.plan;
    u32 fused = 0;
    for (const Fusion& fusion : plan.fusions)
      if (fuse(seat, plan, fusion)) fused |= 1U << fusion.one.value | 1U << fusion.other.value;
    for (const Walk& walk : plan.walks) {
      if ((fused >> walk.figure.value & 1U) != 0) continue;
      if (walk.leaves) {
        player.ghosts[walk.figure.value] = {};
        player.ghosts[walk.figure.value].where = Where::out;
        story_.tell(GhostLeft{seat, walk.figure, walk.path});
      } else {
        walk_to_rest(seat, walk);
      }
    }
    player.planned = false;
    player.plan = {};
  }

  void rest(Seat seat, const Walk& walk, const Rest& where, bool entered, bool shifted) {
    GhostState& ghost = s_.players[seat.value].ghosts[walk.figure.value];
    const Size size = size_of(walk.figure);
    ghost.entered = ghost.entered || entered;
    ghost.where = Where::hall;
    ghost.lying = lying_;
    ghost.pose = pose_of(size, where, lying_);
    room_.put(ghost_id(seat, walk.figure), size, ghost.pose, lying_);
    story_.tell(GhostWalked{seat, walk.figure, walk.path, ghost.pose, shifted});
  }

  // PV-30: where it was to rest; else the nearest free spot of the square; else back along its path.
  void walk_to_rest(Seat seat, const Walk& walk) {
    const GhostState before = s_.players[seat.value].ghosts[walk.figure.value];
    const u8 ghost = ghost_id(seat, walk.figure);
    const Size size = size_of(walk.figure);
    const bool entered = before.where != Where::hall;
    if (room_.is_free(ghost, size, walk.rest, lying_) && !fuses(s_.players[seat.value].plan, walk.figure))
      return rest(seat, walk, walk.rest, entered, false);
    for (std::size_t back = walk.path.size(); back > 0; --back) {
      const Square square = walk.path[back - 1];
      const Rest near = back == walk.path.size() && square_at(walk.rest.x.number(), walk.rest.y.number()) == square
                            ? walk.rest
                            : middle_of(square);
      if (const auto free = room_.nearest_free(ghost, size, square, near, lying_)) return rest(seat, walk, *free, entered, true);
    }
    if (!entered) {
      const Rest old = rest_of(size, before);
      if (const auto free = room_.nearest_free(ghost, size, square_of(before.pose), old, lying_))
        return rest(seat, walk, *free, false, true);
    }
    send_back(s_, ghost, false, story_);
  }

  [[nodiscard]] bool fuse(Seat seat, const Plan& plan, const Fusion& fusion) {
    Player& player = s_.players[seat.value];
    const Size size = *fused_size(fusion.one, fusion.other);
    u32 used = 0;
    const std::optional<Figure> into = figure_for(player, size, used);
    const Square square = *square_after(player, plan, fusion.one);
    std::optional<Rest> where;
    if (into) {
      const u8 ghost = ghost_id(seat, *into);
      for (const Figure each : {fusion.one, fusion.other}) room_.take_away(ghost_id(seat, each));
      where = room_.is_free(ghost, size, fusion.rest, lying_) ? std::optional(fusion.rest)
                                                              : room_.nearest_free(ghost, size, square, fusion.rest, lying_);
    }
    if (!where) {
      for (const Figure each : {fusion.one, fusion.other})
        if (const GhostState& ghost = player.ghosts[each.value]; ghost.where == Where::hall && !starts(plan, each))
          room_.put(ghost_id(seat, each), size_of(each), ghost.pose, ghost.lying);
      story_.tell(FusionUndone{seat, fusion.one, fusion.other});
      return false;
    }
    for (const Figure each : {fusion.one, fusion.other}) player.ghosts[each.value] = {};
    GhostState& bigger = player.ghosts[into->value];
    bigger = {Where::hall, pose_of(size, *where, lying_), false, true, lying_};
    room_.put(ghost_id(seat, *into), size, bigger.pose, lying_);
    story_.tell(GhostsFused{seat, fusion.one, fusion.other, *into, bigger.pose});
    return true;
  }

  State& s_;
  Story& story_;
  Room room_;
  bool lying_;
};

}  // namespace

void reveal_plans(State& s, Story& story) { Reveal(s, story).run(); }

namespace {

// Straight across the hall with at most so many points.
[[nodiscard]] std::optional<Walk> forward(const State& s, Seat seat, Figure figure, i32 points, const Room& room) {
  const Player& player = s.players[seat.value];
  const GhostState& ghost = player.ghosts[figure.value];
  Walk walk;
  walk.figure = figure;
  const bool in_hall = ghost.where == Where::hall;
  constexpr std::array<std::pair<i32, i32>, kSides> kForward{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
  const auto [dx, dy] = kForward[static_cast<std::size_t>(player.side)];
  i32 x = in_hall ? column_of(square_of(ghost.pose)) : (figure.number() * 5 + s.round) % kSquares;
  i32 y = in_hall ? row_of(square_of(ghost.pose)) : x;
  if (!in_hall) {
    if (dx == 0) y = dy > 0 ? -1 : kSquares;
    if (dy == 0) x = dx > 0 ? -1 : kSquares;
  }
  while (static_cast<i32>(walk.path.size()) < std::min<i32>(points, kLongestPath)) {
    x += dx;
    y += dy;
    if (x < 0 || y < 0 || x >= kSquares || y >= kSquares) {
      walk.leaves = in_hall && !ghost.entered;
      break;
    }
    walk.path.push_back(Square(y * kSquares + x));
  }
  if (walk.leaves) return walk;
  if (walk.path.empty()) return std::nullopt;
  const Square last = walk.path[walk.path.size() - 1];
  const auto rest = room.nearest_free(ghost_id(seat, figure), size_of(figure), last, middle_of(last), lies(s));
  if (!rest) return std::nullopt;
  walk.rest = *rest;
  return walk;
}

}  // namespace

std::vector<Plan> likely_plans(const State& s, Seat seat) {
  const Player& player = s.players[seat.value];
  const i32 value = kDeck[player.card->value].value;
  std::vector<Plan> plans{Plan{}};
  const Room room(s);
  Room shared(s);
  Plan together;
  i32 left = value;
  for (i64 each = 0; each <= Figure::kMax; ++each) {
    const Figure figure(each);
    if (!judge_start(s, player, {}, figure).ok()) continue;
    const u8 ghost = ghost_id(seat, figure);
    if (const auto walk = forward(s, seat, figure, value, room)) {
      Plan alone;
      alone.walks.push_back(*walk);
      plans.push_back(alone);
    }
    constexpr i32 kShare = 3;
    if (left <= 0) continue;
    const auto walk = forward(s, seat, figure, std::min(left, kShare), shared);
    if (!walk) continue;
    left -= static_cast<i32>(walk->path.size()) + (walk->leaves ? 1 : 0);
    shared.take_away(ghost);
    if (!walk->leaves) shared.put(ghost, size_of(figure), pose_of(size_of(figure), walk->rest, lies(s)), lies(s));
    together.walks.push_back(*walk);
  }
  if (together.walks.size() > 1) plans.push_back(together);
  std::erase_if(plans, [&](const Plan& plan) { return !judge_plan(s, seat, plan).ok(); });
  std::ranges::sort(plans, [](const Plan& a, const Plan& b) { return (a <=> b) < 0; });
  return plans;
}

}  // namespace minuit::keyhole
