#include "bots/pilots/pas_vu_pas_pris/hiding.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "bots/pilots/pas_vu_pas_pris/worth.hpp"
#include "rules/games/pas_vu_pas_pris/plan.hpp"
#include "rules/games/pas_vu_pas_pris/room.hpp"
#include "rules/games/pas_vu_pas_pris/round.hpp"
#include "rules/games/pas_vu_pas_pris/sight/probe.hpp"

namespace minuit::keyhole {

namespace {

constexpr i32 kMostPoints = 10;  // of a card
constexpr i32 kGrid = 5;         // spots are looked for on a grid of so many a side

// A spot where a ghost of some size could be, and from how many doors it would be seen there.
struct Hideout {
  Size size{};
  Square square;
  Rest rest;
  u32 seen = 0;
};

// What one ghost could do for so many points; the best that was found.
struct Way {
  double worth = -1;
  bool leaves = false;
  Square square;
};
using Ways = std::array<Way, kMostPoints + 1>;

[[nodiscard]] i32 apart(Square a, Square b) {
  const auto size = [](i32 along) { return along < 0 ? -along : along; };
  return size(column_of(a) - column_of(b)) + size(row_of(a) - row_of(b));
}

class Planner {
 public:
  Planner(const State& s, Seat seat, const Skill& skill, Watch& watch, Rng& rng)
      : s_(s), bare_(s), seat_(seat), player_(s.players[seat.value]), skill_(skill), watch_(watch), rng_(rng), lying_(lies(s)) {
    // What the seat itself moves is left out of what hides its ghosts.
    for (i64 each = 0; each <= Figure::kMax; ++each)
      if (GhostState& ghost = ghost_of(bare_, ghost_id(seat, Figure(each))); !ghost.fixed && ghost.where == Where::hall)
        ghost.where = Where::side;
    value_ = std::min<i32>(kDeck[player_.card->value].value, kMostPoints);
  }

  [[nodiscard]] Plan plan() {
    find_spots();
    look_at_spots();
    for (i64 each = 0; each <= Figure::kMax; ++each) weigh(Figure(each));
    return written_down(best_share());
  }

 private:
  [[nodiscard]] const GhostState& ghost(Figure figure) const { return player_.ghosts[figure.value]; }
  [[nodiscard]] bool may_move(Figure figure) const {
    const GhostState& state = ghost(figure);
    if (state.fixed || state.where == Where::out) return false;
    return state.where != Where::side || !s_.setup.fusions || size_of(figure) == Size::small;
  }
  // Points to a square; a door of the own side opens on every edge square.
  [[nodiscard]] i32 steps_to(Figure figure, Square square) const {
    const GhostState& state = ghost(figure);
    return state.where == Where::hall ? apart(square_of(state.pose), square) : steps_from(player_.side, square) + 1;
  }
  [[nodiscard]] bool someone_reaches(Size size, Square square) const {
    for (i64 each = 0; each <= Figure::kMax; ++each) {
      const Figure figure(each);
      if (size_of(figure) == size && may_move(figure) && steps_to(figure, square) <= value_) return true;
    }
    return false;
  }

  void find_spots() {
    const Room room(bare_);
    for (const Size size : {Size::small, Size::medium, Size::large})
      for (i64 at = 0; at <= Square::kMax; ++at)
        if (someone_reaches(size, Square(at))) find_spots_of(room, size, Square(at));
    for (i64 each = 0; each <= Figure::kMax; ++each)
      if (const GhostState& state = ghost(Figure(each)); state.where == Where::hall)
        spots_.push_back({size_of(Figure(each)), square_of(state.pose), rest_of(size_of(Figure(each)), state), 0});
  }
  void find_spots_of(const Room& room, Size size, Square square) {
    const i32 most = lying_ ? kSquare / 2 - 1 : kSquare / 2 - body_of(size).radius;
    const Rest middle = middle_of(square);
    std::vector<std::pair<i32, i32>> grid;
    for (i32 x = 0; x < kGrid; ++x)
      for (i32 y = 0; y < kGrid; ++y) grid.emplace_back(2 * most * x / (kGrid - 1) - most, 2 * most * y / (kGrid - 1) - most);
    keep_some(grid, grid.size(), rng_);
    u32 found = 0;
    for (const auto& [x, y] : grid) {
      Rest rest{Coordinate(middle.x.number() + x), Coordinate(middle.y.number() + y), Coordinate(0), Heading(0)};
      if (lying_) rest.heading = Heading(rng_.below(8));
      for (const i32 height : room.surfaces(rest.x, rest.y)) {
        rest.z = Coordinate(height);
        if (!room.is_free(ghost_id(seat_, first_of(size)), size, rest, lying_)) continue;
        spots_.push_back({size, square, rest, 0});
        if (++found == skill_.spots) return;
      }
    }
  }

  void look_at_spots() {
    std::vector<Door> doors = next_doors(s_);
    keep_some(doors, skill_.looks, rng_);
    std::vector<Placed> bodies;
    bodies.reserve(spots_.size());
    for (const Hideout& spot : spots_)
      bodies.push_back(place(ghost_body(ghost_id(seat_, first_of(spot.size)), spot.size, pose_of(spot.size, spot.rest, lying_))));
    const Scene scene = scene_of(bare_);
    for (const Door door : doors) {
      if (watch_.over()) break;
      (void)watch_.take(scene, door);
      ++doors_;
      Probe probe(scene, door, watch_.canvas());
      for (std::size_t at = 0; at < spots_.size(); ++at) spots_[at].seen += probe.would_see(bodies[at]) ? 1U : 0U;
    }
  }

  [[nodiscard]] double worth(const Hideout& spot) const {
    const double hidden = doors_ == 0 ? 1 : 1 - static_cast<double>(spot.seen) / doors_;
    return hidden * worth_inside(s_, seat_, spot.size, spot.square) + (1 - hidden) * worth_beside(s_, spot.size);
  }
  // PV-61: two of them may become a bigger one.
  [[nodiscard]] double worth_of_fusing(Figure figure, Square square) const {
    if (!s_.setup.fusions || size_of(figure) != Size::small) return 0;
    for (i64 each = 0; each < Figure::kMax; ++each) {
      const Figure other(each);
      const GhostState& state = ghost(other);
      if (other == figure || state.where != Where::hall || square_of(state.pose) != square) continue;
      const Size bigger = size_of(other) == Size::small ? Size::medium : Size::large;
      if (in_supply(player_, bigger))
        return worth_inside(s_, seat_, bigger, square) - worth_inside(s_, seat_, size_of(other), square);
    }
    return 0;
  }

  void weigh(Figure figure) {
    Ways& ways = ways_[figure.value];
    const Size size = size_of(figure);
    const GhostState& state = ghost(figure);
    ways[0].worth = state.where == Where::out ? worth_out(size) : state.where == Where::hall ? 0 : worth_beside(s_, size);
    const bool in_hall = state.where == Where::hall;
    if (in_hall)
      for (const Hideout& spot : spots_)
        if (spot.size == size && spot.rest == rest_of(size, state)) ways[0].worth = worth(spot);
    if (!may_move(figure)) return;
    const auto offer = [&](i32 points, const Way& way) {
      if (points <= value_ && way.worth > ways[static_cast<std::size_t>(points)].worth)
        ways[static_cast<std::size_t>(points)] = way;
    };
    for (const Hideout& spot : spots_)
      if (const i32 steps = steps_to(figure, spot.square); spot.size == size && steps > 0)
        offer(steps, {worth(spot) + worth_of_fusing(figure, spot.square), false, spot.square});
    if (!in_hall || state.entered) return;
    const Square at = square_of(state.pose);
    offer(steps_from(opposite(player_.side), at) + 1, {worth_out(size), true, at});
  }

  // How many points each ghost gets: the best sum.
  [[nodiscard]] std::array<i32, kGhostsEach> best_share() const {
    std::array<std::array<double, kMostPoints + 1>, kGhostsEach + 1> best{};
    std::array<std::array<i32, kMostPoints + 1>, kGhostsEach> chosen{};
    for (std::size_t figure = 0; figure < kGhostsEach; ++figure)
      for (std::size_t points = 0; points <= kMostPoints; ++points) {
        best[figure + 1][points] = best[figure][points] + ways_[figure][0].worth;
        for (std::size_t own = 1; own <= points; ++own) {
          const Way& way = ways_[figure][own];
          if (way.worth < 0 || best[figure][points - own] + way.worth <= best[figure + 1][points]) continue;
          best[figure + 1][points] = best[figure][points - own] + way.worth;
          chosen[figure][points] = static_cast<i32>(own);
        }
      }
    std::array<i32, kGhostsEach> share{};
    auto left = static_cast<std::size_t>(value_);
    for (std::size_t figure = kGhostsEach; figure-- > 0;) {
      share[figure] = chosen[figure][left];
      left -= static_cast<std::size_t>(share[figure]);
    }
    return share;
  }

  [[nodiscard]] Plan written_down(const std::array<i32, kGhostsEach>& share) {
    Room room(s_);
    for (std::size_t figure = 0; figure < kGhostsEach; ++figure)
      if (share[figure] > 0) room.take_away(ghost_id(seat_, Figure(static_cast<i64>(figure))));
    Plan plan;
    for (std::size_t at = 0; at < kGhostsEach; ++at) {
      if (share[at] == 0) continue;
      const Figure figure(static_cast<i64>(at));
      const auto walk = walk_of(figure, ways_[at][static_cast<std::size_t>(share[at])], room);
      if (!walk) continue;
      plan.walks.push_back(*walk);
      if (!judge_plan(s_, seat_, plan).ok()) {
        plan.walks.pop_back();
      } else if (!walk->leaves) {
        const Size size = size_of(figure);
        room.put(ghost_id(seat_, figure), size, pose_of(size, walk->rest, lying_), lying_);
      }
    }
    if (s_.setup.fusions) fuse(plan);
    return plan;
  }

  [[nodiscard]] std::optional<Walk> walk_of(Figure figure, const Way& way, const Room& room) {
    Walk walk;
    walk.figure = figure;
    walk.leaves = way.leaves;
    const GhostState& state = ghost(figure);
    Square to = way.square;
    if (way.leaves) to = straight_ahead(square_of(state.pose));
    lead(walk, to);
    if (way.leaves) return walk;
    const Size size = size_of(figure);
    std::vector<std::pair<u32, std::size_t>> order;  // how often seen, which spot
    for (std::size_t at = 0; at < spots_.size(); ++at)
      if (spots_[at].size == size && spots_[at].square == way.square) order.emplace_back(spots_[at].seen, at);
    std::ranges::sort(order);
    for (const auto& [seen, at] : order) {
      if (!room.is_free(ghost_id(seat_, figure), size, spots_[at].rest, lying_)) continue;
      walk.rest = spots_[at].rest;
      return walk;
    }
    const auto rest = room.nearest_free(ghost_id(seat_, figure), size, way.square, middle_of(way.square), lying_);
    if (!rest) return std::nullopt;
    walk.rest = *rest;
    return walk;
  }
  // The edge square before the nearest door of the far side.
  [[nodiscard]] Square straight_ahead(Square from) const {
    i32 x = column_of(from);
    i32 y = row_of(from);
    switch (player_.side) {
      case Side::south: y = kSquares - 1; break;
      case Side::north: y = 0; break;
      case Side::west: x = kSquares - 1; break;
      case Side::east: x = 0; break;
    }
    return Square(y * kSquares + x);
  }
  // Step by step, along the rows first; from the own side straight in.
  void lead(Walk& walk, Square to) const {
    const GhostState& state = ghost(walk.figure);
    i32 x = column_of(to);
    i32 y = row_of(to);
    if (state.where == Where::hall) {
      x = column_of(square_of(state.pose));
      y = row_of(square_of(state.pose));
    } else {
      switch (player_.side) {
        case Side::south: y = 0; break;
        case Side::north: y = kSquares - 1; break;
        case Side::west: x = 0; break;
        case Side::east: x = kSquares - 1; break;
      }
      walk.path.push_back(Square(y * kSquares + x));
    }
    const auto towards = [](i32 from, i32 aim) { return from + (aim > from ? 1 : aim < from ? -1 : 0); };
    while (!walk.path.full() && (x != column_of(to) || y != row_of(to))) {
      if (x != column_of(to))
        x = towards(x, column_of(to));
      else
        y = towards(y, row_of(to));
      walk.path.push_back(Square(y * kSquares + x));
    }
  }

  // PV-61: whoever comes to stand beside one of its own may grow.
  void fuse(Plan& plan) {
    for (i64 one = 0; one <= Figure::kMax; ++one)
      for (i64 other = one + 1; other < Figure::kMax && !plan.fusions.full(); ++other) {
        Fusion fusion{Figure(one), Figure(other), {}};
        for (const Walk& walk : plan.walks)
          if ((walk.figure == fusion.one || walk.figure == fusion.other) && !walk.leaves && !walk.path.empty())
            fusion.rest = middle_of(walk.path.back());
        plan.fusions.push_back(fusion);
        if (!judge_plan(s_, seat_, plan).ok()) plan.fusions.pop_back();
      }
  }

  const State& s_;
  State bare_;
  Seat seat_;
  const Player& player_;
  const Skill& skill_;
  Watch& watch_;
  Rng& rng_;
  bool lying_;
  i32 value_ = 0;
  std::vector<Hideout> spots_;
  u32 doors_ = 0;
  std::array<Ways, kGhostsEach> ways_{};
};

}  // namespace

Plan hide(const State& s, Seat seat, const Skill& skill, Watch& watch, Rng& rng) {
  return Planner(s, seat, skill, watch, rng).plan();
}

}  // namespace minuit::keyhole
