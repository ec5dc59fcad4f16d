// Matches of Pas vu, pas pris ! at a chosen point, for the tests of its clauses.
#pragma once
#include <gtest/gtest.h>

#include <vector>

#include "resolve/pas_vu_pas_pris/resolver.hpp"
#include "rules/contract/play.hpp"
#include "rules/games/pas_vu_pas_pris/plan.hpp"

namespace minuit::keyhole::scenario {

using Game = PasVuPasPris;
using Decision = rules::Decision<Game>;
inline constexpr Seat kOne{0};
inline constexpr Seat kTwo{1};
// Cards without furniture, by their value.
inline constexpr MoveCardId kSeven{14};
inline constexpr MoveCardId kEight{15};
inline constexpr MoveCardId kTen{19};
inline constexpr MoveCardId kArmchairOrDesk{0};

[[nodiscard]] inline Config with(u8 players, bool fusions = false, bool bells = false) {
  Config config = Game::setup(players);
  config.fusions = fusions;
  config.bells = bells;
  return config;
}
[[nodiscard]] inline Square square(i32 column, i32 row) { return Square(row * kSquares + column); }  // from 0
[[nodiscard]] inline Rest at(i32 x, i32 y, i32 z = 0) { return {Coordinate(x), Coordinate(y), Coordinate(z), Heading(0)}; }
[[nodiscard]] inline Pose pose(Piece piece, i32 x, i32 y) {
  return {{Coordinate(x), Coordinate(y), Coordinate(to_thousandths(shape_of(piece).half.z))}, {}};
}

struct Table {
  State state;
  std::vector<Event> told;  // by the last decision

  // All furniture along the northern wall, the keyhole in the first door of the north, the die before seat 0, cards to be drawn.
  explicit Table(const Config& config);

  [[nodiscard]] rules::Verdict decide(const Decision& decision);
  void expect(const Decision& decision);  // that it is accepted
  void expect_refused(const Decision& decision, u8 clause);
  void chance(const Chance& outcome) { expect(rules::Chance<Game>{outcome}); }
  void act(Seat seat, const Action& action) { expect(rules::Chosen<Game>{seat, action}); }
  void act_refused(Seat seat, const Action& action, u8 clause) { expect_refused(rules::Chosen<Game>{seat, action}, clause); }
  [[nodiscard]] Result<Resolution, rules::Refusal> release(Seat seat, const Pose& pose);  // decided, if it is not refused
  void settle();                                                                          // if the world is awaited

  void put(Seat seat, int figure, const Rest& rest);
  [[nodiscard]] const GhostState& ghost(Seat seat, int figure) const {
    return state.players[seat.value].ghosts[static_cast<std::size_t>(figure)];
  }
  [[nodiscard]] Where where(Seat seat, int figure) const { return ghost(seat, figure).where; }

  void draw_all(MoveCardId card);             // everyone draws a card without furniture, the first this one
  void plan_nothing();                        // everyone who has not planned yet
  void choose_and_look(Side side, int door);  // rolls, the side, the door, the look
  void skip_round(Side side, int door);       // all of it, with nobody moving
  template <class E>
  [[nodiscard]] int count() const {
    int n = 0;
    for (const Event& event : told) n += std::holds_alternative<E>(event) ? 1 : 0;
    return n;
  }
};

[[nodiscard]] Walk walk(int figure, std::initializer_list<Square> path, const Rest& rest);
[[nodiscard]] Walk leave(int figure, std::initializer_list<Square> path);
[[nodiscard]] Plan plan(std::initializer_list<Walk> walks, std::initializer_list<Fusion> fusions = {});

}  // namespace minuit::keyhole::scenario
