// Looks to the end of the next hunter's turn and leaves nothing to luck: every roll and every card is weighed by its odds.
// Actions differ by hundredths of the outlook; a sample of what may come drowns the difference.
#pragma once
#include <span>

#include "base/rng.hpp"
#include "bots/pilots/chasseurs_de_tresor/outlook.hpp"
#include "bots/search/budget.hpp"

namespace minuit::hunters {

class Foresight {
 public:
  // A node is a position of the next hunter, its roll and card known, that is weighed.
  Foresight(const bots::Budget& budget, Rng& rng) : stopper_(budget, 1), luck_(rng.next()) {}

  // Of the seat that is awaited; when the budget is spent, the best of those that were weighed.
  [[nodiscard]] Action choose(const State& s, std::span<const Action> legal);
  [[nodiscard]] u64 nodes() const { return nodes_; }

 private:
  [[nodiscard]] double after_next_turn(const State& s);
  [[nodiscard]] double over_rolls(State s);
  [[nodiscard]] double of_move(const State& s);

  bots::Stopper stopper_;
  Rng luck_;  // the same for every action: which cards a Draw card brings
  u64 nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace minuit::hunters
