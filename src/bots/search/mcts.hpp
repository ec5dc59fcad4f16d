// Monte Carlo tree search, written once for every game. A descent goes down the tree, each seat taking the action that looks
// best for itself (a value for every seat, so any number may play, against each other or together), nature drawing by its odds;
// at the end a node is added and the pilot judges. Seats that decide at the same time are taken one after another, the thinker
// first: it assumes the others could answer, which errs on the safe side.
//
// With a budget in nodes the choice depends on the view, the budget and the random stream alone: only + - * / and sqrt are used.
#pragma once
#include <cmath>
#include <span>
#include <utility>
#include <vector>

#include "bots/search/budget.hpp"
#include "bots/search/pilot.hpp"
#include "bots/search/tree.hpp"
#include "rules/contract/play.hpp"

namespace minuit::bots {

template <rules::Game G, class P>
  requires Pilot<P, G>
class Mcts {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  // curiosity: how much a promising but little tried action weighs against one that did well.
  Mcts(P pilot, const TreeCapacity& capacity, double curiosity)
      : pilot_(std::move(pilot)), tree_(capacity), curiosity_(curiosity) {
    legal_.reserve(capacity.edges);
    path_.reserve(capacity.nodes);
    priors_.reserve(capacity.edges);
    tally_.reserve(capacity.edges);
  }

  // For a seat that is awaited, so that it has an action.
  [[nodiscard]] Action choose(const typename G::View& view, Seat seat, const Budget& budget, Rng& rng) {
    Stopper stopper(budget, P::kWorlds);
    tally_.clear();
    nodes_ = 0;
    for (u32 world = 0; world < P::kWorlds; ++world) {
      const State root = pilot_.imagine(view, rng);
      const auto actions = rules::list_actions<G>(root, seat, legal_);
      assert(!actions.empty());
      if (actions.size() == 1) return actions.front();
      tree_.clear();
      if (plant(root, seat, actions) == kNoNode) return actions.front();
      while (!stopper.spent(nodes_, world)) {
        descend(root, rng);
        ++nodes_;
        if (P::kWorlds == 1 && nodes_ % kNodesBetweenCounts == 0 && is_decided(stopper.nodes_until(world))) break;
      }
      count_votes();
    }
    return most_voted();
  }

  // Of the last choice.
  [[nodiscard]] u64 nodes() const { return nodes_; }
  [[nodiscard]] std::size_t tree_size() const { return tree_.size(); }

 private:
  static constexpr u64 kNodesBetweenCounts = 32;
  static constexpr u32 kRoot = 0;
  struct Step {
    u32 node = 0;
    u32 edge = 0;
  };
  struct Votes {
    Action action;
    u64 visits = 0;
    double worth = 0;
  };

  u32 plant(const State& state, Seat seat, std::span<const Action> actions) {
    const u32 index = tree_.add_choice(seat, actions);
    if (index == kNoNode) return kNoNode;
    priors_.assign(actions.size(), 0.0);
    pilot_.priors(state, seat, actions, priors_);
    double sum = 0;
    for (const double prior : priors_) sum += prior;
    const auto edges = tree_.edges(tree_.node(index));
    for (std::size_t edge = 0; edge < edges.size(); ++edge) edges[edge].prior = priors_[edge] / sum;
    return index;
  }

  u32 grow(const State& state) {
    const rules::Awaiting awaiting = G::awaiting(state);
    if (const auto* seats = std::get_if<rules::Seats>(&awaiting); seats != nullptr && !pilot_.settled(state)) {
      const Seat seat = seats->set.lowest();
      return plant(state, seat, rules::list_actions<G>(state, seat, legal_));
    }
    if (std::holds_alternative<rules::Nature>(awaiting) && !pilot_.settled(state))
      return tree_.add_chance(std::size(G::chances(state)));
    return tree_.add_leaf();  // the end, or a world that only the game's resolver can settle
  }

  void descend(State state, Rng& rng) {
    path_.clear();
    u32 at = kRoot;
    while (tree_.node(at).kind != NodeKind::leaf) {
      u32& child = tree_.node(at).kind == NodeKind::choice ? take_best(at, state) : take_chance(at, state, rng);
      if (child == kNoNode) {
        child = grow(state);
        break;
      }
      at = child;
    }
    remember(pilot_.judge(state, rng));
  }

  u32& take_best(u32 at, State& state) {
    const Node& node = tree_.node(at);
    const auto edges = tree_.edges(node);
    const double expected = node.visits == 0 ? 0.5 : node.worth / node.visits;  // of an action not tried yet
    const double drive = curiosity_ * std::sqrt(static_cast<double>(node.visits) + 1);
    std::size_t best = 0;
    double best_promise = -1;
    for (std::size_t index = 0; index < edges.size(); ++index) {
      const Edge<Action>& edge = edges[index];
      const double mean = edge.visits == 0 ? expected : edge.worth / edge.visits;
      const double promise = mean + drive * edge.prior / (1.0 + edge.visits);
      if (promise > best_promise) {
        best = index;
        best_promise = promise;
      }
    }
    path_.push_back({at, static_cast<u32>(best)});
    rules::act<G>(state, node.seat, edges[best].action, rules::NoAudience{});
    return edges[best].child;
  }

  u32& take_chance(u32 at, State& state, Rng& rng) {
    const auto& odds = G::chances(state);
    u32 total = 0;
    for (const auto& each : odds) total += each.weight;
    u32 ticket = rng.below(total);
    u32 index = 0;
    for (; ticket >= odds[index].weight; ++index) ticket -= odds[index].weight;
    const auto outcome = odds[index].outcome;
    G::apply(state, outcome, rules::NoAudience{});
    return tree_.outcome(tree_.node(at), index);
  }

  void remember(const Values& values) {
    for (const Step& step : path_) {
      Node& node = tree_.node(step.node);
      Edge<Action>& edge = tree_.edges(node)[step.edge];
      const double value = values[node.seat.value];
      ++node.visits;
      ++edge.visits;
      node.worth += value;
      edge.worth += value;
    }
  }

  // No other action can overtake the leader with the nodes that are left.
  [[nodiscard]] bool is_decided(u64 limit) {
    if (limit == Budget::kUnlimited) return false;
    u32 first = 0;
    u32 second = 0;
    for (const Edge<Action>& edge : tree_.edges(tree_.node(kRoot))) {
      if (edge.visits > first) {
        second = first;
        first = edge.visits;
      } else if (edge.visits > second) {
        second = edge.visits;
      }
    }
    return first - second > limit - nodes_;
  }

  // What a seat may do follows from its view, so every world offers the same actions in the same order.
  void count_votes() {
    const auto edges = tree_.edges(tree_.node(kRoot));
    if (tally_.empty())
      for (const Edge<Action>& edge : edges) tally_.push_back({.action = edge.action});
    assert(tally_.size() == edges.size());
    for (std::size_t index = 0; index < tally_.size(); ++index) {
      tally_[index].visits += edges[index].visits;
      tally_[index].worth += edges[index].worth;
    }
  }

  [[nodiscard]] Action most_voted() const {
    const Votes* best = &tally_.front();
    for (const Votes& votes : tally_)
      if (votes.visits > best->visits || (votes.visits == best->visits && votes.worth > best->worth)) best = &votes;
    return best->action;
  }

  P pilot_;
  Tree<Action> tree_;
  double curiosity_;
  u64 nodes_ = 0;
  std::vector<Action> legal_;
  std::vector<Step> path_;
  std::vector<double> priors_;
  std::vector<Votes> tally_;
};

}  // namespace minuit::bots
