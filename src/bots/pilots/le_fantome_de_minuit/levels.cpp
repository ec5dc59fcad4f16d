#include "bots/pilots/le_fantome_de_minuit/levels.hpp"

#include "bots/search/mcts.hpp"

namespace minuit::fantome {

namespace {

constexpr double kCuriosity = 0.8;
// A move offers about ten actions, a roll five faces; placing offers 28 squares, but early, while the tree is small.
constexpr bots::TreeCapacity capacity_for(u32 nodes) {
  return {.nodes = nodes + 1, .edges = 12 * nodes + 64, .outcomes = 5 * nodes + 8};
}

class FantomeBot final : public bots::Bot<LeFantome> {
 public:
  explicit FantomeBot(const Level& level)
      : nodes_(level.nodes), search_(FantomePilot(level.imagination), capacity_for(level.nodes), kCuriosity) {}

  [[nodiscard]] bool needs_view() const override { return true; }
  [[nodiscard]] bots::Budget usual_budget() const override { return bots::Budget::of_nodes(nodes_); }
  [[nodiscard]] Action choose(const bots::Question<LeFantome>& question, const bots::Budget& budget, Rng& rng) override {
    if (question.legal.size() == 1) return question.legal.front();
    return search_.choose(*question.view, question.seat, budget, rng);
  }

 private:
  u32 nodes_;
  bots::Mcts<LeFantome, FantomePilot> search_;
};

}  // namespace

}  // namespace minuit::fantome

std::unique_ptr<minuit::bots::Bot<minuit::fantome::LeFantome>> minuit::bots::Levels<minuit::fantome::LeFantome>::make(
    std::string_view name) {
  for (const fantome::Level& level : fantome::kLevels)
    if (level.name == name) return std::make_unique<fantome::FantomeBot>(level);
  return nullptr;
}
