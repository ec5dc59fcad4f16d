#include "rules/games/pas_vu_pas_pris/round.hpp"

#include <algorithm>

#include "rules/games/pas_vu_pas_pris/bells.hpp"
#include "rules/games/pas_vu_pas_pris/furniture.hpp"
#include "rules/games/pas_vu_pas_pris/plan.hpp"
#include "rules/games/pas_vu_pas_pris/view.hpp"

namespace minuit::keyhole {

namespace {

constexpr u8 kMostRerolls = 20;  // PV-31

void begin_choice(State& s) {
  s.rerolls = 0;
  s.best = {};
  s.highest = 0;
  if (s.bell == Bell::knock) {  // PV-79: nobody chooses
    s.turn = s.die;
    s.phase = Phase::aiming;
    return;
  }
  s.rolling = who_may_choose(s);
  s.phase = Phase::rolling;
  if (s.rolling.size() == 1) {
    s.turn = s.rolling.lowest();
    s.rolling = {};
    s.phase = Phase::choosing;
    return;
  }
  for (u8 nth = 0; nth < s.setup.players.value; ++nth)
    if (const Seat seat = from_die(s, nth); s.rolling.has(seat)) {
      s.turn = seat;
      return;
    }
}

void begin_planning(State& s) {
  s.phase = Phase::planning;
  s.planning_since = s.decisions;
}

// What a settled hall is waiting to go on with.
void go_on_with(State& s, Phase next) {
  s.phase = next;
  if (next == Phase::drawing) begin_draws(s);
  if (next == Phase::planning) begin_planning(s);
  if (next == Phase::rolling) begin_choice(s);
}

// The first from the die on, or from the one after `s.turn`, whom the card asks something.
void find_ring_turn(State& s, u8 first) {
  for (u8 nth = first; nth < s.setup.players.value; ++nth) {
    s.turn = from_die(s, nth);
    if (!ring_choices(s, s.turn).empty()) {
      s.phase = Phase::ringing_in_turn;
      return;
    }
  }
  settle_then(s, Phase::drawing);
}

[[nodiscard]] HallSeen hall_seen(const State& s) {
  HallSeen hall;
  for (u8 ghost = 0; ghost < s.setup.players.value * kGhostsEach; ++ghost)
    if (const GhostState& each = ghost_of(s, ghost); each.where == Where::hall) hall.ghosts.push_back({ghost, each.pose});
  hall.pieces = s.pieces;
  return hall;
}

void look_once(State& s, Story& story) {
  Canvas canvas;
  const Sight sight = look(scene_of(s), s.keyhole, canvas);
  const LookRecord record{++s.looked, s.keyhole, sight.glimpses};
  s.looks.push_back(record);
  story.tell(Looked{record, hall_seen(s)});
  for (u8 ghost = 0; ghost < kMostGhosts; ++ghost)
    if ((sight.seen >> ghost & 1U) != 0) send_back(s, ghost, true, story);
}

void end_round(State& s, Story& story) {
  if (s.bell == Bell::lie_down) stand_up(s, story);
  if (s.bell == Bell::perch) send_unperched(s, story);
  s.die = left_of(s, s.turn);
  for (Player& player : s.players) {
    player.card.reset();
    for (GhostState& ghost : player.ghosts) ghost.entered = ghost.fixed = false;
  }
  s.bell.reset();
  s.crystal.reset();
  s.moved = 0;
  s.tag.fill(0);
  if (s.round == kRounds) {  // PV-50
    MatchEnded ended;
    for (u8 seat = 0; seat < s.setup.players.value; ++seat) ended.points.push_back(points_of(s, Seat{seat}));
    s.phase = Phase::over;
    story.tell(ended);
    return;
  }
  ++s.round;
  settle_then(s, s.setup.bells ? Phase::ringing : Phase::drawing);
}

}  // namespace

void begin_draws(State& s) {
  s.phase = Phase::drawing;
  s.turn = s.die;
}

Scene scene_of(const State& s) {
  std::vector<Body> bodies;
  for (u8 ghost = 0; ghost < s.setup.players.value * kGhostsEach; ++ghost)
    if (const GhostState& each = ghost_of(s, ghost); each.where == Where::hall)
      bodies.push_back(ghost_body(ghost, size_of(figure_of(ghost)), each.pose));
  for (std::size_t at = 0; at < kPieces; ++at) bodies.push_back(piece_body(piece_at(at), s.pieces[at]));
  return Scene(bodies);
}

void settle_then(State& s, Phase next) {
  if (restless(s, Room(s)) != 0) {
    s.after_settling = next;
    s.phase = Phase::settling;
    return;
  }
  go_on_with(s, next);
}

void go_on_after_settling(State& s) { go_on_with(s, s.after_settling); }

void ring_bell(State& s, Bell bell, Story& story) {
  s.bells_left = static_cast<u16>(s.bells_left & ~(1U << static_cast<u8>(bell)));
  s.bell = bell;
  story.tell(BellRang{bell});
  switch (bell) {
    case Bell::lie_down: lie_down(s, story); break;
    case Bell::tip_over:
      s.turn = s.die;
      s.phase = Phase::tipping;
      return;
    case Bell::grimaces: hold_grimaces(s, story); break;
    case Bell::tag: remember_hidden(s); return find_ring_turn(s, 0);
    case Bell::dance: dance(s, story); break;
    case Bell::big_brother: return find_ring_turn(s, 0);
    case Bell::dizzy: turn_hall(s, story); break;
    case Bell::crystal:
      s.turn = s.die;
      s.phase = Phase::crystal;
      return;
    case Bell::sun: walk_to_sun(s, story); break;
    default: break;
  }
  settle_then(s, Phase::drawing);
}

std::vector<Action> ring_choices(const State& s, Seat seat) {
  return s.bell == Bell::tag ? tag_choices(s, seat) : grow_choices(s, seat);
}

void end_ring_turn(State& s) {
  const u8 players = s.setup.players.value;
  find_ring_turn(s, static_cast<u8>((s.turn.value + players - s.die.value) % players + 1));
}

void draw_card(State& s, MoveCardId card, Story& story) {
  s.cards_left &= ~(1U << card.value);
  s.players[s.turn.value].card = card;
  story.tell(CardDrawn{s.turn, card});
  if (!kDeck[card.value].moves_furniture() || s.moved == (1U << kPieces) - 1) return end_furniture_turn(s);
  s.phase = Phase::seizing;
}

void end_furniture_turn(State& s) {
  s.seized.reset();
  s.turn = left_of(s, s.turn);
  s.phase = Phase::drawing;
  if (s.turn == s.die) begin_planning(s);
}

void make_plan(State& s, Seat seat, const Plan& plan, Story& story) {
  s.players[seat.value].plan = plan;
  s.players[seat.value].planned = true;
  bool last = true;
  for (u8 each = 0; each < s.setup.players.value; ++each) last = last && s.players[each].planned;
  story.tell(PlanMade{seat, plan, last});
  if (!last) return;
  reveal_plans(s, story);
  settle_then(s, Phase::rolling);
}

SeatSet who_may_choose(const State& s) {
  u8 fewest = kRounds;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) fewest = std::min(fewest, s.players[seat].choices);
  SeatSet set;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat)
    if (s.players[seat].choices == fewest) set = set.with(Seat{seat});
  return set;
}

void roll_for_side(State& s, Pips pips, Story& story) {
  story.tell(DieRolled{s.turn, pips});
  if (pips.value > s.highest) s.best = {};
  if (pips.value >= s.highest) s.best = s.best.with(s.turn);
  s.highest = std::max(s.highest, pips.value);
  s.rolling = s.rolling.without(s.turn);
  if (s.rolling.empty()) {
    const bool tied = s.best.size() > 1;
    if (tied && s.rerolls < kMostRerolls) {
      ++s.rerolls;
      s.rolling = s.best;
      s.best = {};
      s.highest = 0;
    } else {
      u8 nth = 0;  // still equal after so many: the first from the die on
      while (!s.best.has(from_die(s, nth))) ++nth;
      s.turn = from_die(s, nth);
      s.phase = Phase::choosing;
      return;
    }
  }
  for (u8 nth = 0; nth < s.setup.players.value; ++nth)
    if (const Seat seat = from_die(s, nth); s.rolling.has(seat)) {
      s.turn = seat;
      return;
    }
}

void choose_side(State& s, Side side, Story& story) {
  ++s.players[s.turn.value].choices;
  s.keyhole.side = side;
  story.tell(SideChosen{s.turn, side});
  s.phase = Phase::aiming;
  if (s.crystal) hang_keyhole_and_look(s, DoorNumber(s.crystal->number()), story);  // PV-81
}

void hang_keyhole_and_look(State& s, DoorNumber number, Story& story) {
  s.keyhole.number = number;
  story.tell(KeyholeHung{s.keyhole});
  s.looks.clear();
  look_once(s, story);
  if (s.bell == Bell::double_look) {  // PV-71
    s.keyhole.side = opposite(s.keyhole.side);
    story.tell(KeyholeHung{s.keyhole});
    look_once(s, story);
  }
  end_round(s, story);
}

}  // namespace minuit::keyhole
