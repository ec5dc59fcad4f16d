#include "rules/games/pas_vu_pas_pris/game.hpp"

#include <algorithm>
#include <bit>

#include "rules/games/pas_vu_pas_pris/bells.hpp"
#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/layouts.hpp"
#include "rules/games/pas_vu_pas_pris/plan.hpp"
#include "rules/games/pas_vu_pas_pris/refusals.hpp"
#include "rules/games/pas_vu_pas_pris/round.hpp"

namespace minuit::keyhole {

using rules::refuse;
using rules::Verdict;

Config PasVuPasPris::setup(u8 players) {
  Config config;
  config.players = Players(players);
  return config;
}

Verdict PasVuPasPris::check(const Config& config) {
  if (config.first_die && config.first_die->value >= config.players.value) return refuse(kNoSuchSeat, config.first_die->number());
  return rules::kOk;
}

State PasVuPasPris::start(const Config& config) {
  State s;
  s.setup = config;
  for (std::size_t seat = 0; seat < kMostPlayers; ++seat) s.players[seat].side = static_cast<Side>(seat);
  if (config.players.value == 2 && config.seating == Seating::opposite) s.players[1].side = Side::north;
  return s;
}

// Each round: a bell, its answers and a settling; a card, a piece and a place each; plans; a settling; rolls; a side, a door.
u64 PasVuPasPris::longest(const Config& config) {
  const u64 players = config.players.value;
  return 3 + kRounds * (2 + players + 1 + 3 * players + players + 1 + players * 22 + 2 + 1);
}

namespace {

[[nodiscard]] rules::Ranking ranking(const State& s) {
  struct Score {
    int points, out, on_side;
    auto operator<=>(const Score&) const = default;
  };
  const auto score = [&](u8 seat) {
    Score result{points_of(s, Seat{seat}), 0, 0};
    for (const GhostState& ghost : s.players[seat].ghosts) {
      result.out += ghost.where == Where::out ? 1 : 0;
      result.on_side -= ghost.where == Where::side || ghost.where == Where::edge ? 1 : 0;  // PV-52: fewest
    }
    return result;
  };
  rules::Ranking ranking;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) {
    rules::Standing standing{.place = 1, .score = score(seat).points};
    for (u8 other = 0; other < s.setup.players.value; ++other)
      if (score(other) > score(seat)) ++standing.place;
    ranking.seats.push_back(standing);
  }
  return ranking;
}

[[nodiscard]] SeatSet planning(const State& s) {
  SeatSet set;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat)
    if (!s.players[seat].planned) set = set.with(Seat{seat});
  return set;
}

}  // namespace

rules::Awaiting PasVuPasPris::awaiting(const State& s) {
  switch (s.phase) {
    case Phase::arranging:
    case Phase::hanging:
    case Phase::dicing: return rules::Nature{SeatSet::first(s.setup.players.value)};
    case Phase::ringing: return rules::Nature{s.die};
    case Phase::crystal:
    case Phase::drawing:
    case Phase::rolling:
    case Phase::aiming: return rules::Nature{s.turn};
    case Phase::settling: return rules::World{};
    case Phase::planning: return rules::Seats{planning(s), {}};
    case Phase::over: return rules::Over{ranking(s)};
    default: return rules::Seats{s.turn, {}};
  }
}

u32 PasVuPasPris::decision_point(const State& s, Seat seat) {
  if (s.phase != Phase::planning) return s.decisions;
  return s.players[seat.value].planned ? s.planning_since + 1 : s.planning_since;
}

std::vector<Action> PasVuPasPris::actions(const State& s, Seat seat) {
  std::vector<Action> list;
  switch (s.phase) {
    case Phase::seizing:
      list.emplace_back(Decline{});
      for (std::size_t at = 0; at < kPieces; ++at)
        if (judge_seize(s, piece_at(at)).ok()) list.emplace_back(Seize{piece_at(at)});
      break;
    case Phase::placing: list.emplace_back(PutBack{}); break;
    case Phase::planning:
      for (const Plan& plan : likely_plans(s, seat)) list.emplace_back(plan);
      break;
    case Phase::choosing:
      for (std::size_t side = 0; side < kSides; ++side)
        if (static_cast<Side>(side) != s.keyhole.side) list.emplace_back(ChooseSide{static_cast<Side>(side)});
      break;
    case Phase::tipping:
      for (std::size_t side = 0; side < kSides; ++side) list.emplace_back(Tip{static_cast<Side>(side)});
      break;
    case Phase::ringing_in_turn: return ring_choices(s, seat);
    default: break;
  }
  return list;
}

std::vector<rules::Odds<Chance>> PasVuPasPris::chances(const State& s) {
  std::vector<rules::Odds<Chance>> list;
  const auto add = [&](const Chance& chance) {
    if (judge(s, chance).ok()) list.push_back({chance, 1});
  };
  switch (s.phase) {
    case Phase::arranging:
      for (i64 number = 1; number <= LayoutNumber::kMax; ++number) add(Arrange{LayoutNumber(number)});
      break;
    case Phase::hanging:
      for (std::size_t door = 0; door < kDoors; ++door) add(HangKeyhole{door_at(door)});
      break;
    case Phase::dicing:
      for (u8 seat = 0; seat < s.setup.players.value; ++seat) add(GiveDie{Seat{seat}});
      break;
    case Phase::ringing:
      for (std::size_t bell = 0; bell < kBells; ++bell) add(Ring{static_cast<Bell>(bell)});
      break;
    case Phase::drawing:
      for (i64 card = 0; card <= MoveCardId::kMax; ++card) add(Draw{MoveCardId(card)});
      break;
    default:
      for (i64 pips = Pips::kMin; pips <= Pips::kMax; ++pips) add(Roll{Pips(pips)});
      break;
  }
  return list;
}

namespace {

Verdict judge_chance(const State& s, const Arrange& arrange) {
  if (s.phase != Phase::arranging) return refuse(kNotNow);
  const i32 chosen = s.setup.layout.number();
  return chosen == 0 || chosen == arrange.layout.number() ? rules::kOk : refuse(kLayoutChosen);
}
Verdict judge_chance(const State& s, const HangKeyhole& /*hang*/) {
  return s.phase == Phase::hanging ? rules::kOk : refuse(kNotNow);
}
Verdict judge_chance(const State& s, const GiveDie& give) {
  if (s.phase != Phase::dicing) return refuse(kNotNow);
  if (give.seat.value >= s.setup.players.value) return refuse(kNoSuchSeat, give.seat.number());
  return !s.setup.first_die || *s.setup.first_die == give.seat ? rules::kOk : refuse(kNoSuchSeat, give.seat.number());
}
Verdict judge_chance(const State& s, const Draw& card) {
  if (s.phase != Phase::drawing) return refuse(kNotNow);
  return (s.cards_left >> card.card.value & 1U) != 0 ? rules::kOk : refuse(kCardGone);
}
Verdict judge_chance(const State& s, const Ring& ring) {
  if (s.phase != Phase::ringing) return refuse(kNotNow);
  return (s.bells_left >> static_cast<u8>(ring.bell) & 1U) != 0 ? rules::kOk : refuse(kBellGone);
}
Verdict judge_chance(const State& s, const Roll& /*roll*/) {
  const bool now = s.phase == Phase::rolling || s.phase == Phase::aiming || s.phase == Phase::crystal;
  return now ? rules::kOk : refuse(kNotNow);
}

Verdict judge_action(const State& s, Seat /*seat*/, const Decline& /*decline*/) {
  return s.phase == Phase::seizing ? rules::kOk : refuse(kNotNow);
}
Verdict judge_action(const State& s, Seat /*seat*/, const Seize& seize) {
  return s.phase == Phase::seizing ? judge_seize(s, seize.piece) : refuse(kNotNow);
}
Verdict judge_action(const State& s, Seat /*seat*/, const PutBack& /*back*/) {
  return s.phase == Phase::placing ? rules::kOk : refuse(kNotNow);
}
Verdict judge_action(const State& s, Seat seat, const Plan& plan) {
  return s.phase == Phase::planning ? judge_plan(s, seat, plan) : refuse(kNotNow);
}
Verdict judge_action(const State& s, Seat /*seat*/, const ChooseSide& choose) {
  if (s.phase != Phase::choosing) return refuse(kNotNow);
  return choose.side != s.keyhole.side ? rules::kOk : refuse(kSideMustChange);
}
Verdict judge_action(const State& s, Seat /*seat*/, const Tip& /*tip*/) {
  return s.phase == Phase::tipping ? rules::kOk : refuse(kNotNow);
}
Verdict judge_action(const State& s, Seat seat, const CatchGhost& caught) {
  return s.phase == Phase::ringing_in_turn && s.bell == Bell::tag ? judge_tag(s, seat, caught) : refuse(kNotNow);
}
Verdict judge_action(const State& s, Seat seat, const PutIn& put_in) {
  return s.phase == Phase::ringing_in_turn && s.bell == Bell::tag ? judge_put_in(s, seat, put_in) : refuse(kNotNow);
}
Verdict judge_action(const State& s, Seat seat, const Grow& grow) {
  return s.phase == Phase::ringing_in_turn && s.bell == Bell::big_brother ? judge_grow(s, seat, grow) : refuse(kNotNow);
}

void take(State& s, Seat seat, const Decline& /*decline*/, Story& story) {
  story.tell(PieceLeft{seat, std::nullopt});
  end_furniture_turn(s);
}
void take(State& s, Seat seat, const Seize& seize, Story& story) {
  s.seized = seize.piece;
  s.phase = Phase::placing;
  story.tell(PieceSeized{seat, seize.piece});
}
void take(State& s, Seat seat, const PutBack& /*back*/, Story& story) {
  s.moved = static_cast<u8>(s.moved | 1U << static_cast<u8>(*s.seized));
  story.tell(PieceLeft{seat, s.seized});
  end_furniture_turn(s);
}
void take(State& s, Seat seat, const Plan& plan, Story& story) { make_plan(s, seat, plan, story); }
void take(State& s, Seat /*seat*/, const ChooseSide& choose, Story& story) { choose_side(s, choose.side, story); }
void take(State& s, Seat /*seat*/, const Tip& tip, Story& /*story*/) {
  s.tip = tip.towards;
  s.after_settling = Phase::drawing;
  s.phase = Phase::settling;
}
void take(State& s, Seat seat, const CatchGhost& caught, Story& story) {
  take_tag(s, seat, caught, story);
  end_ring_turn(s);
}
void take(State& s, Seat seat, const PutIn& put_in, Story& story) {
  take_put_in(s, seat, put_in, story);
  end_ring_turn(s);
}
void take(State& s, Seat seat, const Grow& grow, Story& story) {
  take_grow(s, seat, grow, story);
  end_ring_turn(s);
}

void take(State& s, const Arrange& arrange, Story& story) {
  s.pieces = layout(arrange.layout);
  s.phase = Phase::hanging;
  story.tell(HallArranged{s.pieces});
}
void take(State& s, const HangKeyhole& hang, Story& story) {
  s.keyhole = hang.door;
  s.phase = Phase::dicing;
  story.tell(KeyholeHung{hang.door});
}
void take(State& s, const GiveDie& give, Story& story) {
  s.die = give.seat;
  story.tell(DieGiven{give.seat});
  begin_draws(s);
}
void take(State& s, const Draw& card, Story& story) { draw_card(s, card.card, story); }
void take(State& s, const Ring& ring, Story& story) { ring_bell(s, ring.bell, story); }
void take(State& s, const Roll& roll, Story& story) {
  if (s.phase == Phase::rolling) return roll_for_side(s, roll.pips, story);
  story.tell(DieRolled{s.turn, roll.pips});
  if (s.phase == Phase::aiming) return hang_keyhole_and_look(s, DoorNumber(roll.pips.number()), story);
  s.crystal = roll.pips;
  settle_then(s, Phase::drawing);
}

void take(State& s, const Released& released, Story& story) {
  take_released(s, released, story);
  s.moved = static_cast<u8>(s.moved | 1U << static_cast<u8>(released.rests.piece));
  end_furniture_turn(s);
}
void take(State& s, const Settled& settled, Story& story) {
  take_settled(s, settled, story);
  go_on_after_settling(s);
}

}  // namespace

Verdict PasVuPasPris::judge(const State& s, Seat seat, const Action& action) {
  return std::visit([&](const auto& kind) { return judge_action(s, seat, kind); }, action);
}
Verdict PasVuPasPris::judge(const State& s, const Chance& chance) {
  return std::visit([&](const auto& kind) { return judge_chance(s, kind); }, chance);
}
Verdict PasVuPasPris::judge(const State& s, const Resolution& resolution) {
  if (const auto* released = std::get_if<Released>(&resolution)) return judge_released(s, *released);
  return judge_settled(s, std::get<Settled>(resolution));
}

void PasVuPasPris::choose(State& s, Seat seat, const Action& action, Story& story) {
  ++s.decisions;
  std::visit([&](const auto& kind) { take(s, seat, kind, story); }, action);
}
void PasVuPasPris::draw(State& s, const Chance& chance, Story& story) {
  ++s.decisions;
  std::visit([&](const auto& kind) { take(s, kind, story); }, chance);
}
void PasVuPasPris::resolve(State& s, const Resolution& resolution, Story& story) {
  ++s.decisions;
  std::visit([&](const auto& kind) { take(s, kind, story); }, resolution);
}

std::optional<Event> PasVuPasPris::seen(const Event& event, const rules::Viewer& viewer) {
  const auto* made = std::get_if<PlanMade>(&event);
  if (made == nullptr) return event;
  const auto* seat = std::get_if<Seat>(&viewer);
  return seat != nullptr && *seat == made->seat ? *made : PlanMade{made->seat, std::nullopt, made->last};
}

bool PasVuPasPris::reveals(const Event& event) {
  if (const auto* made = std::get_if<PlanMade>(&event)) return made->last;
  return std::holds_alternative<GhostWalked>(event) || std::holds_alternative<GhostLeft>(event) ||
         std::holds_alternative<GhostsFused>(event) || std::holds_alternative<FusionUndone>(event) ||
         std::holds_alternative<Looked>(event) || std::holds_alternative<PieceSeized>(event);
}

Pieces PasVuPasPris::inventory(const State& s) {
  Pieces pieces;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat)
    for (const GhostState& ghost : s.players[seat].ghosts)
      pieces.figures = static_cast<u8>(pieces.figures + (ghost.where <= Where::out ? 1 : 0));
  u32 held = 0;
  for (const Player& player : s.players)
    if (player.card) held |= 1U << player.card->value;
  pieces.cards = (held & s.cards_left) == 0 ? static_cast<u32>(kMoveCards) : 0;
  for (const Pose& pose : s.pieces) pieces.furniture = static_cast<u8>(pieces.furniture + (is_unit(pose.turn) ? 1 : 0));
  return pieces;
}

}  // namespace minuit::keyhole
