#include "rules/games/chasseurs_de_tresor/game.hpp"

#include "rules/games/chasseurs_de_tresor/names.hpp"
#include "rules/games/chasseurs_de_tresor/refusals.hpp"

namespace minuit::hunters {

using rules::refuse;
using rules::Verdict;

Config Chasseurs::setup(u8 players) {
  Config config;
  config.players = Players(players);
  return config;
}

Verdict Chasseurs::check(const Config& config) {
  if (config.starter && config.starter->value >= config.players.value)
    return refuse(kStarterNotSeated, config.starter->number(), config.players.number());
  return rules::kOk;
}

// GH-05, GH-08, GH-61
State Chasseurs::start(const Config& config) {
  State s;
  s.setup = config;
  s.hunters = kHuntersOf[config.players.value];
  s.pile = all_cards(s);
  for (const RoomData& room : kRoomTable) {
    if (room.jewel) s.jewels = static_cast<Rooms>(s.jewels | bit(room.room));
    if (room.ghost) s.ghosts[static_cast<std::size_t>(room.room)] = kStartingGhosts[static_cast<std::size_t>(config.difficulty)];
  }
  if (!is_advanced(s)) s.unseen = 0;
  if (config.starter || config.players.value == 1) {
    s.first = s.turn = Hunter(config.starter.value_or(Seat{0}).value);
    s.phase = Phase::rolling;
  }
  return s;
}

// The starter; then in each turn the die, a Draw card with three that count and two set aside, the move, the jewel turned over
// and chosen, and the fight.
u64 Chasseurs::longest(const Config& config) {
  constexpr u64 kMostInATurn = 1 + (1 + 3 + 2) + 1 + 2 + 1;
  return 1 + kMostInATurn * static_cast<u64>(config.turn_cap.number());
}

namespace {

[[nodiscard]] int steps_to(Lock lock, Space from, Space to, Spaces wall) {
  int steps = 0;
  while (steps < kSpaces && (within(lock, from, steps, wall) & bit(to)) == 0) ++steps;
  return steps;
}

Verdict judge_kind(const State& s, Move move) {
  if (s.phase != Phase::moving) return refuse(kJewelFirst);
  if (move.to == where(s)) return refuse(kAlreadyThere);
  if ((reach(s) & bit(move.to)) != 0) return rules::kOk;
  if (is_held(s, s.turn.value)) return refuse(kHeld);
  const int most = s.roll;
  const auto refuse_far = [&](const Reason& reason, int steps) {
    return refuse(reason, place_key(move.to), steps, most, square_of(move.to));
  };
  if (const int open = steps_to(Lock::none, where(s), move.to, 0); open > most) return refuse_far(kTooFar, open);
  if (const int steps = steps_to(s.lock, where(s), move.to, 0); steps > most) return refuse_far(kDoorsLocked, steps);
  if (steps_to(s.lock, where(s), move.to, blocked(s)) > most) return refuse(kHauntedOnTheWay);
  if (move.to == Space::outside) return refuse(kWrongNumber, pack(s), s.rescued + 1);
  return refuse(kSquareTaken);
}

Verdict judge_kind(const State& s, Stay /*stay*/) { return s.phase == Phase::moving ? rules::kOk : refuse(kJewelFirst); }

Verdict judge_kind(const State& s, Take /*take*/) {
  if (s.phase != Phase::choosing) return refuse(kMoveFirst);
  return pack(s) == kEmpty ? rules::kOk : refuse(kBackpackFull);
}

Verdict judge_kind(const State& s, Swap /*swap*/) {
  if (s.phase != Phase::choosing) return refuse(kMoveFirst);
  if (!s.setup.swap || !is_advanced(s)) return refuse(kNoSwapping);
  return pack(s) == kEmpty ? refuse(kNothingToSwap) : rules::kOk;
}

Verdict judge_kind(const State& s, Leave /*leave*/) { return s.phase == Phase::choosing ? rules::kOk : refuse(kMoveFirst); }

Verdict judge_chance(const State& s, First first) {
  if (s.phase != Phase::first) return refuse(kFirstIsKnown);
  return first.seat.value < s.setup.players.value ? rules::kOk : refuse(kFirstNotSeated, first.seat.number());
}

Verdict judge_chance(const State& s, Roll /*roll*/) { return s.phase == Phase::rolling ? rules::kOk : refuse(kNoRollNow); }

Verdict judge_chance(const State& s, Draw draw) {
  if (s.phase != Phase::drawing) return refuse(kNoCardNow);
  return (s.pile & bits_of(draw.card)) != 0 ? rules::kOk : refuse(kCardNotInPile);
}

Verdict judge_chance(const State& s, Reveal reveal) {
  if (s.phase != Phase::revealing) return refuse(kNothingToReveal);
  return (s.unseen >> (reveal.number.value - 1U) & 1U) != 0 ? rules::kOk : refuse(kNumberSeen, reveal.number.number());
}

Verdict judge_chance(const State& s, const Battle& battle) {
  if (s.phase != Phase::fighting) return refuse(kNoFightNow);
  const bool alone = hunters_in(s, where(s)) == 1;
  if (alone == !battle.second) return rules::kOk;
  return refuse(alone ? kOneDie : kTwoDice);
}

}  // namespace

Verdict Chasseurs::judge(const State& s, Seat /*seat*/, const Action& action) {
  return std::visit([&](const auto& kind) { return judge_kind(s, kind); }, action);
}

Verdict Chasseurs::judge(const State& s, const Chance& chance) {
  return std::visit([&](const auto& kind) { return judge_chance(s, kind); }, chance);
}

Pieces Chasseurs::inventory(const State& s) {
  Pieces pieces{
      .cards = s.pile + s.discard + s.aside + s.in_view, .jewels = s.rescued, .hunters = s.hunters, .numbers = s.unseen};
  pieces.jewels = static_cast<u8>(pieces.jewels + std::popcount(s.jewels));
  u8 ghosts = 0;
  for (const u8 here : s.ghosts) ghosts = static_cast<u8>(ghosts + here);
  pieces.ghosts = kGhosts;  // the supply is what is left, if it is not less than nothing
  if (ghosts > kGhosts) pieces.ghosts = ghosts;
  pieces.spirits = static_cast<u8>(std::max(kSpirits, spirits(s)));
  const auto see = [&](u8 number) {
    if (number != kEmpty && number != kUnnumbered) pieces.numbers = static_cast<u8>(pieces.numbers | 1U << (number - 1U));
  };
  for (const u8 number : s.numbers) see(number);
  for (const u8 jewel : s.packs) {
    if (jewel != kEmpty) ++pieces.jewels;
    see(jewel);
  }
  if (is_advanced(s))
    for (u8 number = 1; number <= s.rescued; ++number) see(number);
  return pieces;
}

}  // namespace minuit::hunters
