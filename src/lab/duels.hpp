// Pas Touche !, two bots against each other: does a skill at its level meet another at its own on even terms?
#pragma once
#include "bots/pilots/pas_touche/levels.hpp"
#include "lab/statistics.hpp"

namespace minuit::lab {

struct Duellist {
  touche::Level level;
  touche::Skill skill;
};
struct Duel {
  SeatSet winners;
  u32 throws = 0;
};
// One match, from the stream of its number. The seats change places with every match.
[[nodiscard]] Duel play_duel(const Duellist& one, const Duellist& other, u64 seed, u64 number);

struct DuelShare {
  u64 matches = 0;
  u64 halves = 0;  // won by the first: two for a match, one for a shared one
  u64 throws = 0;
  [[nodiscard]] double share() const { return static_cast<double>(halves) / (2.0 * static_cast<double>(matches)); }
};
[[nodiscard]] DuelShare play_duels(const Duellist& one, const Duellist& other, u64 matches, u64 seed);

}  // namespace minuit::lab
