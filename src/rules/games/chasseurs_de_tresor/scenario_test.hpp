// A tiny language for scenarios: what stands where, what is decided, what comes of it. One case is one row of a table.
//
// A position and an outcome are lists of the same facts, separated by ';':
//   R A+3            the hunter red (R B T Y) in room A with jewel 3 in the backpack; + alone in the classic game; h5 is a hall
//                    square, x the outside
//   ghosts C1 F2     every other room has none         haunted A K        jewels A C3 (3 being its number, once seen)
//   out 5            jewels rescued                    closed blue / closed none
//   next roll R / draw R / move R 4 / reveal R / choose R / fight R / over escaped
//   turns 7          pile A B shuffle (the cards in it, the others being discarded)      aside draw_2       to_draw 2
// Only for a position: players 2, advanced, swap, gentle, fierce, cap 40, first 1 (or "first chance"). Without further facts it
// is the start of a match of four in which red begins.
// Only for an outcome: offers h1 h2 J stay, told ... + ..., no GH-15 (the last decision is refused), cards 13 (in the pile).
//
// A script is a list of decisions separated by ',': first 2, roll 4, card C, move h5, stay, take, swap, leave, reveal 3,
// fight ghost spirit. The seat whose turn it is decides.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <vector>

#include "rules/contract/play.hpp"
#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::hunters::scenario {

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

// Plays each case through the gate and checks every fact of its outcome, and at every decision that nothing is lost.
void play(std::initializer_list<Case> cases);

[[nodiscard]] State read_position(const std::string& text);
[[nodiscard]] Run run_script(const std::string& position, const std::string& script);

}  // namespace minuit::hunters::scenario
