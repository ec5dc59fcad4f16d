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
constexpr int kMostRounds = 8;  // of one piece pulling the next one down

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

// A hall from which pieces are lifted and in which they come to rest.
class Hall {
 public:
  explicit Hall(const State& s) : state_(s), room_(s) {}

  void lift(Piece piece) {
    Story silence(nullptr);
    lift_off(state_, room_, piece, silence);
    lifted_ |= 1U << static_cast<u8>(piece);
  }
  void put(Piece piece, const Pose& pose) {
    state_.pieces[static_cast<std::size_t>(piece)] = pose;
    room_.put(piece, pose);
    lifted_ &= ~(1U << static_cast<u8>(piece));
  }
  void make_way() {
    Story silence(nullptr);
    make_room(state_, room_, silence);
  }
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] const Room& room() const { return room_; }

  [[nodiscard]] std::optional<Pose> released(Piece piece, const Pose& pose) const {
    return settle(piece_body(piece, pose), bodies());
  }
  // Where it comes to rest, if that is inside the hall; else on its feet, or as it was turned, on the nearest free floor; else,
  // if nothing holds it so, as it leans, lying flat there.
  [[nodiscard]] Pose rest(Piece piece, const Pose& pose, const Quaternion& else_turned, const auto& wanted) const {
    const auto fits = [&](const std::optional<Pose>& at) {
      return at && is_unit(at->turn) && wanted(*at) && !excess(place(piece_body(piece, *at))) &&
             room_.in_the_way(piece, *at, false) == kNothing && room_.holds(piece, *at);
    };
    if (const auto fallen = released(piece, pose); fits(fallen)) return *fallen;
    for (i32 nearer = 0; nearer <= kNearer; ++nearer) {  // to the hall's middle, where there is room to fall
      Spot spot = pose.at;
      const auto moved = [&](i32 from) { return Coordinate(from + (kHall / 2 - from) * nearer / kNearer); };
      spot.x = moved(pose.at.x.number());
      spot.y = moved(pose.at.y.number());
      const auto floor = nearest_floor(room_, piece, spot, else_turned);
      if (!floor) continue;
      if (const auto settled = released(piece, *floor); fits(settled)) return *settled;
    }
    for (const Quaternion& turn : flat_turns(else_turned))
      if (const auto floor = nearest_floor(room_, piece, pose.at, turn); fits(floor)) return *floor;
    return pose;
  }

  // Pieces that nothing holds fall, one after the other, until all are held.
  void settle_restless(FallenList& list) {
    for (int round = 0; round < kMostRounds; ++round) {
      bool fell = false;
      for (std::size_t at = 0; at < kPieces; ++at) {
        const Piece piece = piece_at(at);
        if ((lifted_ >> at & 1U) != 0 || room_.holds(piece, state_.pieces[at])) continue;
        fell = true;
        lift(piece);
        put(piece, rest(piece, state_.pieces[at], Quaternion{}, [](const Pose&) { return true; }));
        note(list, piece, state_.pieces[at]);
      }
      if (!fell) return;
    }
  }

 private:
  [[nodiscard]] std::vector<Body> bodies() const {
    std::vector<Body> list;
    for (u8 ghost = 0; ghost < state_.setup.players.value * kGhostsEach; ++ghost)
      if (const GhostState& each = ghost_of(state_, ghost); each.where == Where::hall)
        list.push_back(ghost_body(ghost, size_of(figure_of(ghost)), each.pose));
    for (std::size_t at = 0; at < kPieces; ++at)
      if ((lifted_ >> at & 1U) == 0) list.push_back(piece_body(piece_at(at), state_.pieces[at]));
    return list;
  }
  static void note(FallenList& list, Piece piece, const Pose& pose) {
    for (Fallen& each : list) {
      if (each.piece != piece) continue;
      each.pose = pose;
      return;
    }
    list.push_back({piece, pose});
  }

  State state_;
  Room room_;
  u32 lifted_ = 0;
};

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

[[nodiscard]] Settled tip_all(const State& s) {
  Hall hall(s);
  for (std::size_t at = 0; at < kPieces; ++at) hall.lift(piece_at(at));
  Settled settled;
  for (std::size_t at = 0; at < kPieces; ++at) {
    const Piece piece = piece_at(at);
    const Quaternion turn = tipped(s.pieces[at].turn, s.tip);
    const auto floor = nearest_floor(hall.room(), piece, s.pieces[at].at, turn);
    const Pose start = floor.value_or(Pose{s.pieces[at].at, turn});
    hall.put(piece, hall.rest(piece, start, turn, [&](const Pose& pose) { return is_tipped(s.pieces[at], pose); }));
    settled.pieces.push_back({piece, hall.state().pieces[at]});
  }
  return settled;
}

}  // namespace

}  // namespace minuit::keyhole

namespace minuit::rules {

using TheResolver = Resolver<keyhole::PasVuPasPris>;

keyhole::Resolution TheResolver::resolve(const keyhole::State& state, Rng& /*rng*/) {
  if (is_tipping(state)) return keyhole::tip_all(state);
  keyhole::Hall hall(state);
  keyhole::Settled settled;
  hall.settle_restless(settled.pieces);
  return settled;
}

Result<keyhole::Resolution, Refusal> TheResolver::resolve(const keyhole::State& state, Seat seat, const keyhole::Intent& intent,
                                                          Rng& /*rng*/) {
  const auto& release = std::get<keyhole::Release>(intent);
  if (state.phase != keyhole::Phase::placing || state.turn != seat) return refuse(keyhole::kNotNow);
  const keyhole::Piece piece = *state.seized;
  if (!is_unit(release.pose.turn)) return refuse(keyhole::kNotUnit, name_of_piece(piece));
  keyhole::Hall hall(state);
  hall.lift(piece);
  keyhole::Released released;
  released.seat = seat;
  hall.settle_restless(released.others);
  hall.make_way();
  const std::optional<keyhole::Pose> rest = hall.released(piece, release.pose);
  if (!rest) return refuse(keyhole::kNeverRests, name_of_piece(piece));
  released.rests = {piece, *rest};
  return keyhole::Resolution(released);
}

}  // namespace minuit::rules
