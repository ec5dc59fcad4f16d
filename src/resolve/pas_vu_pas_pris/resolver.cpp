#include "resolve/pas_vu_pas_pris/resolver.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

#include "resolve/pas_vu_pas_pris/settling.hpp"
#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/refusals.hpp"

namespace minuit::keyhole {

namespace {

constexpr i32 kNearer = 6;

// The 24 ways to lie flat, those most like a turn first.
[[nodiscard]] std::array<Quaternion, 24> flat_turns(const Quaternion& like) {
  std::array<Quaternion, 24> turns{};
  std::size_t count = 0;
  for (int w = 0; w <= 1; ++w)
    for (int x = -1; x <= 1; ++x)
      for (int y = -1; y <= 1; ++y)
        for (int z = -1; z <= 1; ++z) {
          const int parts = w * w + x * x + y * y + z * z;
          const int first = w != 0 ? w : x != 0 ? x : y != 0 ? y : z;
          if (first != 1 || parts == 3) continue;
          const i64 one = std::lround(kQuaternionOne / std::sqrt(parts));
          turns[count++] = {QuaternionPart(w * one), QuaternionPart(x * one), QuaternionPart(y * one), QuaternionPart(z * one)};
        }
  assert(count == turns.size());
  const auto likeness = [&](const Quaternion& turn) {
    const auto product = [](QuaternionPart a, QuaternionPart b) { return i64{a.number()} * b.number(); };
    return std::abs(product(turn.w, like.w) + product(turn.x, like.x) + product(turn.y, like.y) + product(turn.z, like.z));
  };
  std::ranges::sort(turns, std::ranges::greater{}, likeness);
  return turns;
}

// How what falls is put down: as the simulation says; if that comes to nothing that the rules accept, flat on the free floor
// nearest to where it was, or from a corner on, where it takes the least room from the others.
enum class Manner : u8 { as_it_falls, flat_nearby, flat_in_a_corner };
constexpr std::array kManners{Manner::as_it_falls, Manner::flat_nearby, Manner::flat_in_a_corner};

[[nodiscard]] std::vector<Body> bodies_of(const Upheaval& hall) {
  const State& s = hall.state();
  std::vector<Body> list;
  for (u8 ghost = 0; ghost < s.setup.players.value * kGhostsEach; ++ghost)
    if (const GhostState& each = ghost_of(s, ghost); each.where == Where::hall)
      list.push_back(ghost_body(ghost, size_of(figure_of(ghost)), each.pose));
  for (std::size_t at = 0; at < kPieces; ++at)
    if (!hall.is_lifted(piece_at(at))) list.push_back(piece_body(piece_at(at), s.pieces[at]));
  return list;
}

// A piece that was lifted looks for its place.
class Search {
 public:
  Search(const Upheaval& hall, Piece piece, const std::optional<Pose>& tipped_from)
      : hall_(hall), piece_(piece), tipped_from_(tipped_from) {}

  // Where it comes to rest, if that is inside the hall; else as it is turned here, on the nearest free floor; else lying flat
  // there.
  [[nodiscard]] std::optional<Pose> rest(const Pose& from, const Quaternion& else_turned) {
    if (const auto fallen = let_go(from); fits(fallen)) return fallen;
    for (i32 nearer = 0; nearer <= kNearer; ++nearer) {  // to the hall's middle, where there is room to fall
      Spot spot = from.at;
      const auto moved = [&](i32 along) { return Coordinate(along + (kHall / 2 - along) * nearer / kNearer); };
      spot.x = moved(from.at.x.number());
      spot.y = moved(from.at.y.number());
      const auto floor = nearest_floor(hall_.room(), piece_, spot, else_turned);
      if (!floor) continue;
      if (const auto settled = let_go(*floor); fits(settled)) return settled;
    }
    return flat(from.at, else_turned);
  }

  [[nodiscard]] std::optional<Pose> flat(const Spot& near, const Quaternion& like) const {
    for (const Quaternion& turn : flat_turns(like))
      if (const auto floor = nearest_floor(hall_.room(), piece_, near, turn); fits(floor)) return floor;
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<Pose> let_go(const Pose& from) {
    return settle(piece_body(piece_, from), bodies_of(hall_), patience_);
  }
  [[nodiscard]] bool fits(const std::optional<Pose>& at) const {
    if (!at || !is_unit(at->turn) || (tipped_from_ && !is_tipped(*tipped_from_, *at))) return false;
    const Placed placed = place(piece_body(piece_, *at));
    return !excess(placed) && depth_in_floor(placed) <= kMostOverlap && hall_.room().in_the_way(piece_, *at, false) == kNothing &&
           hall_.room().holds(piece_, *at);
  }

  const Upheaval& hall_;
  Piece piece_;
  std::optional<Pose> tipped_from_;
  Patience patience_;
};

[[nodiscard]] std::optional<Pose> place_of(const Upheaval& hall, Piece piece, const Pose& from, const Quaternion& else_turned,
                                           const std::optional<Pose>& tipped_from, Manner manner) {
  Search search(hall, piece, tipped_from);
  switch (manner) {
    case Manner::as_it_falls: return search.rest(from, else_turned);
    case Manner::flat_nearby: return search.flat(from.at, else_turned);
    case Manner::flat_in_a_corner: return search.flat({}, else_turned);
  }
  return std::nullopt;
}

// Of the pieces that nothing holds, the lowest: what was on it falls after it.
[[nodiscard]] std::optional<Piece> next_to_fall(const Upheaval& hall) {
  std::optional<Piece> next;
  i32 lowest = 0;
  for (std::size_t at = 0; at < kPieces; ++at) {
    const Piece piece = piece_at(at);
    if (hall.is_lifted(piece) || hall.holds(piece)) continue;
    const i32 low = bounds_of(place(piece_body(piece, hall.pose_of(piece)))).low.z;
    if (next && low >= lowest) continue;
    next = piece;
    lowest = low;
  }
  return next;
}

// Until all are held. Nothing, if one would fall twice or finds no place.
[[nodiscard]] std::optional<FallenList> fallen(Upheaval& hall, Manner manner) {
  FallenList list;
  u32 fell = 0;
  while (const std::optional<Piece> piece = next_to_fall(hall)) {
    const u32 bit = 1U << static_cast<u8>(*piece);
    if ((fell & bit) != 0) return std::nullopt;
    fell |= bit;
    const Pose from = hall.pose_of(*piece);
    hall.lift(*piece);
    const auto rest = place_of(hall, *piece, from, Quaternion{}, std::nullopt, manner);
    if (!rest) return std::nullopt;
    hall.put(*piece, *rest);
    list.push_back({*piece, *rest});
  }
  return list;
}

// A quarter turn more, towards a side.
[[nodiscard]] Quaternion tipped(const Quaternion& turn, Side towards) {
  constexpr std::array<std::pair<int, int>, kSides> kDirections{{{0, -1}, {-1, 0}, {0, 1}, {1, 0}}};
  const auto [dx, dy] = kDirections[static_cast<std::size_t>(towards)];
  const double half = std::sqrt(0.5);
  const double w = half;
  const double x = -half * dy;
  const double y = half * dx;
  const double qw = turn.w.number();
  const double qx = turn.x.number();
  const double qy = turn.y.number();
  const double qz = turn.z.number();
  std::array<double, 4> q{w * qw - x * qx - y * qy, w * qx + x * qw + y * qz, w * qy - x * qz + y * qw, w * qz + x * qy - y * qx};
  const double scale = kQuaternionOne / std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  std::array<i64, 4> parts{};
  i64 sign = 0;
  for (std::size_t at = 0; at < 4; ++at) {
    parts[at] = std::lround(q[at] * scale);
    if (sign == 0) sign = parts[at] < 0 ? -1 : parts[at] > 0 ? 1 : 0;
  }
  return {QuaternionPart(sign * parts[0]), QuaternionPart(sign * parts[1]), QuaternionPart(sign * parts[2]),
          QuaternionPart(sign * parts[3])};
}

[[nodiscard]] std::optional<FallenList> tipped_over(Upheaval& hall, Manner manner) {
  const State before = hall.state();
  for (std::size_t at = 0; at < kPieces; ++at) hall.lift(piece_at(at));
  FallenList list;
  for (std::size_t at = 0; at < kPieces; ++at) {
    const Piece piece = piece_at(at);
    const Pose& old = before.pieces[at];
    const Quaternion turn = tipped(old.turn, before.tip);
    const auto floor = nearest_floor(hall.room(), piece, old.at, turn);
    const auto rest = place_of(hall, piece, floor.value_or(Pose{old.at, turn}), turn, old, manner);
    if (!rest) return std::nullopt;
    hall.put(piece, *rest);
    list.push_back({piece, *rest});
  }
  return list;
}

}  // namespace

}  // namespace minuit::keyhole

namespace minuit::rules {

using TheResolver = Resolver<keyhole::PasVuPasPris>;

// The world must answer, or the table would stand still: it gives the first answer that the rules accept.
keyhole::Resolution TheResolver::resolve(const keyhole::State& state, Rng& /*rng*/) {
  keyhole::Settled settled;
  for (const keyhole::Manner manner : keyhole::kManners) {
    keyhole::Story silence(nullptr);
    keyhole::Upheaval hall(state, silence);
    const auto list = is_tipping(state) ? tipped_over(hall, manner) : fallen(hall, manner);
    if (!list) continue;
    settled.pieces = *list;
    if (keyhole::PasVuPasPris::judge(state, settled).ok()) break;
  }
  return settled;
}

Result<keyhole::Resolution, Refusal> TheResolver::resolve(const keyhole::State& state, Seat seat, const keyhole::Intent& intent,
                                                          Rng& /*rng*/) {
  const auto& release = std::get<keyhole::Release>(intent);
  if (state.phase != keyhole::Phase::placing || state.turn != seat) return refuse(keyhole::kNotNow);
  const keyhole::Piece piece = *state.seized;
  if (!is_unit(release.pose.turn)) return refuse(keyhole::kNotUnit);
  for (const keyhole::Manner manner : keyhole::kManners) {
    keyhole::Story silence(nullptr);
    keyhole::Upheaval hall(state, silence);
    hall.lift(piece);
    const auto others = fallen(hall, manner);
    if (!others) continue;
    keyhole::Patience patience;
    const auto rest = settle(piece_body(piece, release.pose), keyhole::bodies_of(hall), patience);
    if (!rest) break;
    return keyhole::Resolution(keyhole::Released{seat, {piece, *rest}, *others});
  }
  return refuse(keyhole::kNeverRests, enum_name(piece));
}

}  // namespace minuit::rules
