// Looks two turns ahead, then three for the few actions that are hard to tell apart. Every roll and card of the next turn is
// weighed by its odds; of the turn after that every roll, each with a card that is drawn. Actions differ by hundredths of the
// outlook; a sample of all that may come would drown the difference.
#pragma once
#include <span>

#include "base/rng.hpp"
#include "bots/pilots/chasseurs_de_tresor/outlook.hpp"
#include "bots/search/budget.hpp"

namespace minuit::hunters {

class Foresight {
 public:
  // A node is a position of a hunter to come, its roll and card known, that is weighed.
  Foresight(const bots::Budget& budget, Rng& rng) : stopper_(budget, 1), luck_(rng.next()) {}

  // Of the seat that is awaited; when the budget is spent, the best of those that were weighed farthest.
  [[nodiscard]] Action choose(const State& s, std::span<const Action> legal);
  [[nodiscard]] u64 nodes() const { return nodes_; }

 private:
  struct Candidate {
    Action action;
    double value = 0;
    u8 at = 0;  // in the list of legal actions: of equal ones the first is taken
  };
  using Candidates = BoundedList<Candidate, kSpaces + 1>;
  [[nodiscard]] static bool is_better(const Candidate& one, const Candidate& other);
  static void keep_best(Candidates& candidates, std::size_t most, double share);

  [[nodiscard]] bool spend_node();  // false if the budget is spent
  void weigh_farther(const State& s, Candidates& candidates, auto&& at_end);
  [[nodiscard]] double over_turn(const State& s, auto&& worth);
  [[nodiscard]] double over_rolls(State s, auto&& worth);
  [[nodiscard]] double of_move(const State& s);
  [[nodiscard]] double of_move_and_turn(const State& s);
  [[nodiscard]] double of_some_turn(const State& s);

  bots::Stopper stopper_;
  u64 luck_;       // the same for every action: which cards come where not all are weighed
  u64 draws_ = 0;  // so far, for the action at hand
  u64 nodes_ = 0;
  bool stopped_ = false;
};

}  // namespace minuit::hunters
