// The turn at hand to its end: nature's part in it weighed by its odds, the seat's own choices taken for the best.
#pragma once
#include <algorithm>

#include "bots/pilots/chasseurs_de_tresor/outlook.hpp"
#include "rules/contract/play.hpp"

namespace minuit::hunters {

[[nodiscard]] inline State after(State s, const Chance& chance) {
  Chasseurs::apply(s, chance, rules::NoAudience{});
  return s;
}
[[nodiscard]] inline State after(State s, const Action& action) {
  rules::act<Chasseurs>(s, awaited_seat(s), action, rules::NoAudience{});
  return s;
}

[[nodiscard]] inline bool worth_a_look(const State& s, const Action& action) {
  return !std::holds_alternative<Take>(action) || worth_taking(s);
}

// `at_end` says what a position between turns, or at the end of the match, is worth.
template <class AtEnd>
[[nodiscard]] double weigh(const State& s, AtEnd&& at_end) {
  using enum BattleFace;
  const auto next = [&](const auto& what) { return weigh(after(s, what), at_end); };
  switch (s.phase) {
    case Phase::moving:
    case Phase::choosing: {
      double best = 0;
      for (const Action& action : Chasseurs::actions(s, awaited_seat(s)))
        if (worth_a_look(s, action)) best = std::max(best, next(action));
      return best;
    }
    case Phase::fighting:  // GH-30, GH-35: outcomes that come to the same are taken together
      if (hunters_in(s, where(s)) == 1) return (next(Chance(Battle{ghost, {}})) + next(Chance(Battle{blank, {}}))) / 2;
      if (is_haunted(s, where(s)))
        return (20 * next(Chance(Battle{spirit, blank})) + 16 * next(Chance(Battle{blank, blank}))) / 36;
      if (s.ghosts[index(room_of(where(s)))] == 1)
        return (3 * next(Chance(Battle{ghost, blank})) + next(Chance(Battle{blank, blank}))) / 4;
      return (next(Chance(Battle{ghost, ghost})) + 2 * next(Chance(Battle{ghost, blank})) + next(Chance(Battle{blank, blank}))) /
             4;
    case Phase::revealing: {
      double sum = 0;
      for (u32 left = s.unseen; left != 0; left &= left - 1) sum += next(Chance(Reveal{JewelNumber(lowest_bit(left) + 1)}));
      return sum / std::popcount(s.unseen);
    }
    default: return at_end(s);
  }
}

}  // namespace minuit::hunters
