#include "rules/games/le_fantome_de_minuit/game.hpp"

#include "rules/games/le_fantome_de_minuit/refusals.hpp"

namespace minuit::fantome {

using rules::refuse;
using rules::Verdict;

Config LeFantome::setup(u8 players) {
  Config config;
  config.players = Players(players);
  return config;
}

Verdict LeFantome::check(const Config& config) {
  if (config.starter && config.starter->value >= config.players.value)
    return refuse(kStarterNotSeated, config.starter->number(), config.players.number());
  return rules::kOk;
}

State LeFantome::start(const Config& config) {
  State s;
  s.setup = config;
  s.rooms.fill(kNobody);
  for (u8 seat = 0; seat < config.players.value; ++seat) s.hand.add(Seat{seat}, kFiguresEach[config.players.value]);
  const u8 slow_from = config.edition == Edition::of_1989 ? kSlowFrom1989 : kSlowFrom2003;
  s.stride = config.players.value < slow_from ? kHugoStride : kHugoSlowStride;
  if (config.starter) {
    s.starter = s.turn = *config.starter;
    s.phase = Phase::placing;
  }
  return s;
}

// The bravest; then in each round every figure placed at most once, and at most two decisions a turn.
u64 LeFantome::longest(const Config& config) {
  const u64 figures = u64{config.players.value} * kFiguresEach[config.players.value];
  return 1 + static_cast<u64>(config.rounds.number()) * (figures + 2 * static_cast<u64>(config.turn_cap.number()));
}

namespace {

[[nodiscard]] u32 on_gallery(const State& s, Seat seat) {
  u32 figures = 0;
  for (const Crowd& crowd : s.gallery) figures += crowd.of(seat);
  return figures;
}

[[nodiscard]] Verdict must_use_roll(const State& s) {
  if (s.phase == Phase::placing) return refuse(kPlaceFirst);
  if (s.phase == Phase::returning) return refuse(kReturnFirst);
  return rules::kOk;
}

Verdict judge_kind(const State& s, Seat /*seat*/, Place place) {
  if (s.phase == Phase::moving) return refuse(kNothingToPlace);
  if (s.gallery[place.square.value].empty()) return rules::kOk;
  return refuse(s.phase == Phase::placing ? kSquareTaken : kReturnSquareTaken, place.square.number());
}

Verdict judge_kind(const State& s, Seat seat, Move move) {
  if (const Verdict verdict = must_use_roll(s); !verdict.ok()) return verdict;
  if (s.gallery[move.from.value].of(seat) == 0) return refuse(kNoFigureThere, move.from.number());
  return rules::kOk;
}

Verdict judge_kind(const State& s, Seat seat, Hide hide) {
  if (const Verdict verdict = judge_kind(s, seat, Move{hide.from}); !verdict.ok()) return verdict;
  const RoomData& room = data(hide.room);
  if (!s.hugo.on_gallery()) return refuse(kDoorsStillShut);
  if (s.rooms[static_cast<std::size_t>(hide.room)] != kNobody) return refuse(kRoomTaken, enum_name(hide.room));
  const int cost = cost_to_hide(hide.from, hide.room);
  const int pips = static_cast<int>(s.roll);
  if (cost > pips) return refuse(kRoomTooFar, enum_name(hide.room), cost, pips);
  if (room.exact && cost != pips) return refuse(kCountNotExact, enum_name(hide.room), cost, pips);
  return rules::kOk;
}

Verdict judge_kind(const State& s, Seat seat, Stay /*stay*/) {
  if (const Verdict verdict = must_use_roll(s); !verdict.ok()) return verdict;
  const u32 figures = on_gallery(s, seat);
  if (figures != 1) return refuse(kMustMove, static_cast<i32>(figures));
  return rules::kOk;
}

}  // namespace

Verdict LeFantome::judge(const State& s, Seat seat, const Action& action) {
  return std::visit([&](const auto& kind) { return judge_kind(s, seat, kind); }, action);
}

Verdict LeFantome::judge(const State& s, const Chance& chance) {
  if (const auto* bravest = std::get_if<Bravest>(&chance)) {
    if (s.phase != Phase::bravest) return refuse(kBravestIsKnown);
    if (bravest->seat.value >= s.setup.players.value) return refuse(kBravestNotSeated, bravest->seat.number());
    return rules::kOk;
  }
  if (s.phase != Phase::rolling) return refuse(kDieNotYet);
  for (const auto& side : kDie)
    if (side.outcome == std::get<Roll>(chance).face) return rules::kOk;
  return refuse(kNotOnTheDie);
}

LeFantome::Inventory LeFantome::inventory(const State& s) {
  Inventory figures{};
  const auto count = [&](Crowd crowd) {
    for (u8 seat = 0; seat < kMostSeats; ++seat) figures[seat] = static_cast<u8>(figures[seat] + crowd.of(Seat{seat}));
  };
  for (const Crowd& square : s.gallery) count(square);
  for (const Crowd& step : s.stairs) count(step);
  count(s.hand);
  count(s.cellar);
  for (const u8 guest : s.rooms)
    if (guest != kNobody) ++figures[guest];
  return figures;
}

}  // namespace minuit::fantome
