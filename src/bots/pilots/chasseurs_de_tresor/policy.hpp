// A quick opinion on each action, without looking ahead, in thousandths of a step: how much nearer it brings the hunter to its
// errand, and what it does against the ghosts on the way. The search tries what it likes first, and imagined games are played by
// it.
#pragma once
#include "base/rng.hpp"
#include "rules/games/chasseurs_de_tresor/game.hpp"

namespace minuit::hunters {

// What things are worth, in thousandths of a step. Found by letting many teams play; docs/BOTS.md tells how.
struct Weights {
  int ghost_alone = 700;     // driving out the only ghost of a room
  int ghost_of_two = 2600;   // driving out the second one
  int card_in_pile = 150;    // how much more, in hundredths, while a card of the room is in the pile
  int spirit = 3000;         // driving out a spirit
  int spirit_each = 900;     // and for each other spirit in the house
  int free_held = 3000;      // driving it out where a hunter is held
  int take = 3000;           // stopping at a jewel to take
  int rescue = 4000;         // carrying one out
  int step = 1000;           // a step nearer to the errand
  int step_laden = 1100;     // the same with a jewel
  int far_jewel = 100;       // per step of a jewel from the front door: the far ones first if positive
  int other_is_nearer = 2500;  // a jewel that another hunter will fetch
  int haunted_jewel = 4000;  // a jewel in a haunted room
  int help = 1500;           // a held hunter as an errand
  int haunt_risk = 1500;     // stopping with a jewel where the third ghost may come
  int held = 8000;           // walking into a spirit's arms
  int number_gap = 1500;     // advanced: per number that must leave first
  int unknown = 500;         // advanced: a jewel that is not turned over yet
  int wait_step = 300;       // advanced: a step nearer to the door with a jewel that must wait
};
inline constexpr Weights kWeights{};

class Policy {
 public:
  explicit Policy(const State& state, const Weights& weights = kWeights);

  [[nodiscard]] int worth(Move move) const { return worth_of(move.to); }
  [[nodiscard]] int worth(Stay /*stay*/) const { return worth_of(where(s_)); }
  [[nodiscard]] int worth(Take take) const;
  [[nodiscard]] int worth(Swap swap) const;
  [[nodiscard]] int worth(Leave /*leave*/) const { return 0; }

  // What the hunter goes for: for the reason of an advice.
  enum class Errand : u8 { jewel, help, door, none };
  struct Goal {
    Errand errand = Errand::none;
    Space space{};
  };
  [[nodiscard]] Goal goal() const { return goal_; }
  // What driving ghosts out of this room is worth if the hunter stops there.
  [[nodiscard]] int fight_worth(Room room) const;

 private:
  [[nodiscard]] int worth_of(Space to) const;
  [[nodiscard]] int value_of_ghost(std::size_t room, int ghosts) const;
  void count_arrivals();
  void find_way_out();
  void find_errand();
  [[nodiscard]] int cost_of_jewel(std::size_t room) const;

  const State& s_;
  const Weights& w_;
  std::array<u8, kRooms> arrivals_{};   // cards in the pile that bring a ghost here
  std::array<int, kSpaces> distance_{};  // by space: thousandths of a step to the errand
  std::array<u8, kSpaces> way_out_{};   // steps to the front door, for a hunter with a jewel
  Goal goal_;
};

// The action the policy likes best; opinions close together may fall either way.
[[nodiscard]] Action by_policy(const State& state, Rng& rng, u32 whim, const Weights& weights = kWeights);
// Plays the state on to the end of the match.
void play_out(State& state, Rng& rng, u32 whim, const Weights& weights = kWeights);
void play_out_at_random(State& state, Rng& rng);

}  // namespace minuit::hunters
