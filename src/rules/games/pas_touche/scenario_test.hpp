// Matches of Pas Touche ! at a chosen point, for the tests of its clauses.
#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <vector>

#include "rules/contract/play.hpp"
#include "rules/games/pas_touche/game.hpp"

namespace minuit::touche::scenario {

inline constexpr Card kThreeWaffles{Sweet::waffle, Count{3}};
inline constexpr Card kTwoChurros{Sweet::churros, Count{2}};
inline constexpr Seat kOne{0};
inline constexpr Seat kTwo{1};
inline constexpr Seat kThree{2};

struct Table {
  State state;
  std::vector<Event> told;  // by the last decision

  // Everyone is ready, at these levels, touching with the right hand; a throw is called.
  [[nodiscard]] static Table racing(std::initializer_list<int> levels, Config config = {});

  [[nodiscard]] rules::Verdict decide(const rules::Decision<PasTouche>& decision);
  void expect(const rules::Decision<PasTouche>& decision);  // that it is accepted
  void call() { expect(rules::Chance<PasTouche>{Call{}}); }
  void turn(int card) { expect(rules::Chance<PasTouche>{Turn{ConstraintId(card)}}); }
  // Judges a throw, and turns `card` up if one is to be turned; calls the next throw.
  void race(Card dice, std::initializer_list<Finish> touches, std::optional<int> card = {});

  [[nodiscard]] const Player& player(Seat seat) const { return state.players[seat.value]; }
  [[nodiscard]] Outcome outcome(std::size_t touch) const { return state.last.outcomes[touch]; }
  // The cube as slot and space counted from 1; 0 off the track.
  [[nodiscard]] std::pair<int, int> cube(Seat seat) const;

  template <class Kind>
  [[nodiscard]] std::vector<Kind> events() const {
    std::vector<Kind> found;
    for (const Event& event : told)
      if (const auto* kind = std::get_if<Kind>(&event)) found.push_back(*kind);
    return found;
  }
};

[[nodiscard]] inline Finish touch(Seat seat, Card card, int ms = 800) {
  return {seat, card, Hand::right, false, Time(ms), Time{10}, false, false};
}
[[nodiscard]] inline Finish with_left(Finish finish) {
  finish.hand = Hand::left;
  return finish;
}
[[nodiscard]] inline Finish shouting(Finish finish) {
  finish.shout = true;
  return finish;
}
[[nodiscard]] inline Finish by_lot(Finish finish) {
  finish.by_lot = true;
  return finish;
}

// Any card of a colour that forbids just this.
[[nodiscard]] int card_forbidding(Colour colour, Forbidden forbids);

}  // namespace minuit::touche::scenario
