// The course of a round: who is next, and what follows what.
#pragma once
#include "rules/games/pas_vu_pas_pris/events.hpp"

namespace minuit::keyhole {

void begin_draws(State& s);
void ring_bell(State& s, Bell bell, Story& story);  // PV-70
void end_ring_turn(State& s);                       // the next player whom the card asks something, if any
[[nodiscard]] std::vector<Action> ring_choices(const State& s, Seat seat);
void draw_card(State& s, MoveCardId card, Story& story);  // PV-20
void end_furniture_turn(State& s);
void make_plan(State& s, Seat seat, const Plan& plan, Story& story);
void go_on_after_settling(State& s);
void roll_for_side(State& s, Pips pips, Story& story);  // PV-31
void choose_side(State& s, Side side, Story& story);
void hang_keyhole_and_look(State& s, DoorNumber number, Story& story);  // PV-33, PV-34

// Pieces that nothing holds settle first.
void settle_then(State& s, Phase next);

[[nodiscard]] SeatSet who_may_choose(const State& s);  // PV-31
[[nodiscard]] Scene scene_of(const State& s);

}  // namespace minuit::keyhole
