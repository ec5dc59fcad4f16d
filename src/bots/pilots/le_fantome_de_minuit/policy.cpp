#include "bots/pilots/le_fantome_de_minuit/policy.hpp"

#include "rules/contract/play.hpp"

namespace minuit::fantome {

namespace {

// Players are not machines: opinions closer than this many thousandths of a point may fall either way.
constexpr u32 kWhim = 1500;

template <class Best>
void consider(const Policy& policy, Best& best, int& best_worth, const auto& action, Rng& rng) {
  const int worth = policy.worth(action) + static_cast<int>(rng.below(kWhim));
  if (worth <= best_worth) return;
  best_worth = worth;
  best = action;
}

constexpr int kWorst = -1'000'000;
constexpr u32 kSides = [] {
  u32 sides = 0;
  for (const auto& side : kDie) sides += side.weight;
  return sides;
}();

void place(State& s, Rng& rng) {
  const Policy policy(s);
  Place best;
  int best_worth = kWorst;
  for (Squares free = kWholeGallery & ~s.occupied; free != 0; free &= free - 1)
    consider(policy, best, best_worth, Place{Square(std::countr_zero(free))}, rng);
  LeFantome::apply(s, s.turn, best, rules::NoAudience{});
}

void use_roll(State& s, Rng& rng) {
  const Policy policy(s);
  Action best;
  int best_worth = kWorst;
  const auto& reach = kReach[static_cast<std::size_t>(s.roll)];
  for (Squares left = s.stands[s.turn.value]; left != 0; left &= left - 1) {
    const Square from(std::countr_zero(left));
    consider(policy, best, best_worth, Move{from}, rng);
    if (!s.hugo.on_gallery()) continue;
    for (Squares doors = reach[from.value] & s.free_rooms; doors != 0; doors &= doors - 1)
      consider(policy, best, best_worth, Hide{from, kRoomAt[static_cast<std::size_t>(std::countr_zero(doors))]}, rng);
  }
  if (may_stay(s, s.turn)) consider(policy, best, best_worth, Stay{}, rng);
  rules::act<LeFantome>(s, s.turn, best, rules::NoAudience{});
}

void roll(State& s, Rng& rng) {
  u32 ticket = rng.below(kSides);
  auto side = kDie.begin();
  for (; ticket >= side->weight; ++side) ticket -= side->weight;
  LeFantome::apply(s, Roll{side->outcome}, rules::NoAudience{});
}

}  // namespace

void play_round_out(State& s, Rng& rng) {
  const u8 round = s.round;
  while (s.round == round && s.phase != Phase::over) {
    switch (s.phase) {
      case Phase::rolling: roll(s, rng); break;
      case Phase::moving: use_roll(s, rng); break;
      default: place(s, rng); break;
    }
  }
}

void play_round_at_random(State& s, Rng& rng) {
  const u8 round = s.round;
  while (s.round == round && s.phase != Phase::over) {
    if (s.phase == Phase::rolling) {
      roll(s, rng);
      continue;
    }
    const Choices legal = LeFantome::actions(s, s.turn);
    rules::act<LeFantome>(s, s.turn, legal[rng.below(static_cast<u32>(legal.size()))], rules::NoAudience{});
  }
}

}  // namespace minuit::fantome
