#include "bots/pilots/chasseurs_de_tresor/outlook.hpp"

#include <algorithm>

#include "rules/contract/play.hpp"

namespace minuit::hunters {

namespace {

using enum BattleFace;

[[nodiscard]] double after(State s, const Chance& chance) {
  Chasseurs::apply(s, chance, rules::NoAudience{});
  return outlook(s);
}

// GH-30, GH-35: outcomes that come to the same are taken together.
[[nodiscard]] double of_fight(const State& s) {
  const Space here = where(s);
  if (hunters_in(s, here) == 1) return (after(s, Battle{ghost, {}}) + after(s, Battle{blank, {}})) / 2;
  if (is_haunted(s, here)) return (20 * after(s, Battle{spirit, blank}) + 16 * after(s, Battle{blank, blank})) / 36;
  return (after(s, Battle{ghost, ghost}) + 2 * after(s, Battle{ghost, blank}) + after(s, Battle{blank, blank})) / 4;
}

[[nodiscard]] double of_reveal(const State& s) {
  double sum = 0;
  for (u32 left = s.unseen; left != 0; left &= left - 1) sum += after(s, Reveal{JewelNumber(lowest_bit(left) + 1)});
  return sum / std::popcount(s.unseen);
}

[[nodiscard]] double of_best(const State& s) {
  double best = 0;
  for (const Action& action : Chasseurs::actions(s, awaited_seat(s))) best = std::max(best, outlook_after(s, action));
  return best;
}

}  // namespace

double outlook(const State& s) {
  switch (s.phase) {
    case Phase::moving:
    case Phase::choosing: return of_best(s);
    case Phase::fighting: return of_fight(s);
    case Phase::revealing: return of_reveal(s);
    default: return chance_to_win(s);
  }
}

double outlook_after(const State& s, const Action& action) {
  State next = s;
  rules::act<Chasseurs>(next, awaited_seat(s), action, rules::NoAudience{});
  return outlook(next);
}

}  // namespace minuit::hunters
