// The search tree in an arena that is allocated once and reused. When it is full it no longer grows; the search goes on with
// what there is.
#pragma once
#include <cassert>
#include <span>
#include <vector>

#include "base/seat.hpp"

namespace minuit::bots {

inline constexpr u32 kNoNode = ~u32{0};

struct TreeCapacity {
  u32 nodes = 0;
  u32 edges = 0;     // actions at the nodes where a seat decides
  u32 outcomes = 0;  // of the nodes where nature does
};

enum class NodeKind : u8 { choice, chance, leaf };

struct Node {
  NodeKind kind = NodeKind::leaf;
  Seat seat;      // who decides at a choice
  u32 first = 0;  // its edges or outcomes stand together
  u32 count = 0;
  u32 visits = 0;
  double worth = 0;  // the sum of what the deciding seat got
};

template <class Action>
struct Edge {
  Action action;
  u32 child = kNoNode;
  u32 visits = 0;
  double prior = 0;
  double worth = 0;
};

template <class Action>
class Tree {
 public:
  explicit Tree(const TreeCapacity& capacity) : capacity_(capacity) {
    nodes_.reserve(capacity.nodes);
    edges_.reserve(capacity.edges);
    outcomes_.reserve(capacity.outcomes);
  }

  void clear() {
    nodes_.clear();
    edges_.clear();
    outcomes_.clear();
  }
  [[nodiscard]] std::size_t size() const { return nodes_.size(); }

  // Each answers kNoNode when the arena has no room.
  u32 add_leaf() {
    if (nodes_.size() >= capacity_.nodes) return kNoNode;
    nodes_.push_back({});
    return static_cast<u32>(nodes_.size() - 1);
  }
  u32 add_choice(Seat seat, std::span<const Action> actions) {
    if (edges_.size() + actions.size() > capacity_.edges) return kNoNode;
    const u32 index = add_leaf();
    if (index == kNoNode) return kNoNode;
    fill(index, NodeKind::choice, edges_.size(), actions.size());
    nodes_[index].seat = seat;
    for (const Action& action : actions) edges_.push_back({.action = action});
    return index;
  }
  u32 add_chance(std::size_t outcomes) {
    if (outcomes_.size() + outcomes > capacity_.outcomes) return kNoNode;
    const u32 index = add_leaf();
    if (index == kNoNode) return kNoNode;
    fill(index, NodeKind::chance, outcomes_.size(), outcomes);
    outcomes_.resize(outcomes_.size() + outcomes, kNoNode);
    return index;
  }

  [[nodiscard]] Node& node(u32 index) { return nodes_[index]; }
  [[nodiscard]] std::span<Edge<Action>> edges(const Node& node) {
    assert(node.kind == NodeKind::choice);
    return std::span(edges_).subspan(node.first, node.count);
  }
  [[nodiscard]] u32& outcome(const Node& node, u32 index) {
    assert(node.kind == NodeKind::chance && index < node.count);
    return outcomes_[node.first + index];
  }

 private:
  void fill(u32 index, NodeKind kind, std::size_t first, std::size_t count) {
    nodes_[index].kind = kind;
    nodes_[index].first = static_cast<u32>(first);
    nodes_[index].count = static_cast<u32>(count);
  }

  TreeCapacity capacity_;
  std::vector<Node> nodes_;
  std::vector<Edge<Action>> edges_;
  std::vector<u32> outcomes_;  // the node after each outcome of nature
};

}  // namespace minuit::bots
