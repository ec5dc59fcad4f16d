// Ghost moves (PV-25 to PV-30) and fusions (PV-60 to PV-65): secret plans, judged as a whole on what was open, then shown
// together.
#pragma once
#include "rules/games/pas_vu_pas_pris/events.hpp"
#include "rules/games/pas_vu_pas_pris/room.hpp"

namespace minuit::keyhole {

[[nodiscard]] rules::Verdict judge_plan(const State& s, Seat seat, const Plan& plan);

// PV-30: everyone's plan is carried out, clockwise from the die; what collides gives way.
void reveal_plans(State& s, Story& story);

// Back to the own side; a bigger ghost that was seen waits at the edge when ghosts grow by fusing (PV-64).
void send_back(State& s, u8 ghost, bool seen, Story& story);

// A figure of a size that waits beside the hall, if there is one.
[[nodiscard]] std::optional<Figure> in_supply(const Player& player, Size size);

// Some plans worth considering, ascending: none of the moves, one ghost forward, or several.
[[nodiscard]] std::vector<Plan> likely_plans(const State& s, Seat seat);

[[nodiscard]] inline bool lies(const State& s) { return s.bell == Bell::lie_down; }

}  // namespace minuit::keyhole
