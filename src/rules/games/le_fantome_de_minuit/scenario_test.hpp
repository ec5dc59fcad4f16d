// A tiny language for scenarios: what stands where, what is decided, what comes of it. One case is one row of a table.
//
// A position and an outcome are lists of the same facts, separated by ';':
//   a 5 6 cabinet s10 cellar   the figures of seat a (the first; b is the next clockwise), s10 being the step valued 10;
//                              written in this order: hand, squares, rooms, steps from the lowest value up, cellar
//   hugo 4 / hugo s10          next roll b / next move b 4 / next place b / next return b s9 / next bravest / next over a b
//   total 10 3                 round 2              turns 7            starter b
// Only for a position: players 5, rounds 3, cap 40, edition 2003. Without figures it is the start of a match.
// A position may leave figures out, so that a case stays short.
// Only for an outcome: points 3 4 (of the last round ended), places 1 2, offers move 5 + stay, told ... + ... (the events of the
// last decision), no FM-23 (the last decision is refused).
//
// A script is a list of decisions separated by ',': bravest b, place 5 6 7, roll 4, roll ghost ghost, move 5, hide 3 cabinet,
// stay. The seat whose turn it is decides; "b: move 5" is b trying to.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "rules/contract/play.hpp"
#include "rules/games/le_fantome_de_minuit/game.hpp"

namespace minuit::fantome::scenario {

struct Case {
  std::string position;
  std::string script;
  std::string outcome;
};

struct Run {
  State state;
  std::vector<Event> told;  // by the last decision
  rules::Verdict verdict;   // on the last decision
};

// Plays each case through the gate and checks every fact of its outcome, and at every decision that the state is sound.
void play(std::initializer_list<Case> cases);

[[nodiscard]] State read_position(const std::string& text);
[[nodiscard]] Run run_script(const std::string& position, const std::string& script);

// What is kept twice agrees, and what is offered is what is allowed.
void expect_sound(const State& state);

}  // namespace minuit::fantome::scenario
