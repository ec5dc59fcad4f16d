// The twelve cards Minuit sonne (PV-70 to PV-82), as far as they act at once. What they change later in the round stands where it
// happens.
#pragma once
#include "rules/games/pas_vu_pas_pris/events.hpp"
#include "rules/games/pas_vu_pas_pris/room.hpp"

namespace minuit::keyhole {

void lie_down(State& s, Story& story);        // PV-72
void stand_up(State& s, Story& story);        // likewise, after the look
void hold_grimaces(State& s, Story& story);   // PV-74
void dance(State& s, Story& story);           // PV-76
void send_unperched(State& s, Story& story);  // PV-77
void turn_hall(State& s, Story& story);       // PV-80
void walk_to_sun(State& s, Story& story);     // PV-82

// PV-75: what a player may do, ascending; nothing without a small ghost in reserve.
void remember_hidden(State& s);
[[nodiscard]] std::vector<Action> tag_choices(const State& s, Seat seat);
[[nodiscard]] rules::Verdict judge_tag(const State& s, Seat seat, const CatchGhost& caught);
[[nodiscard]] rules::Verdict judge_put_in(const State& s, Seat seat, const PutIn& put_in);
void take_tag(State& s, Seat seat, const CatchGhost& caught, Story& story);
void take_put_in(State& s, Seat seat, const PutIn& put_in, Story& story);

// PV-78
[[nodiscard]] std::vector<Action> grow_choices(const State& s, Seat seat);
[[nodiscard]] rules::Verdict judge_grow(const State& s, Seat seat, const Grow& grow);
void take_grow(State& s, Seat seat, const Grow& grow, Story& story);

}  // namespace minuit::keyhole
