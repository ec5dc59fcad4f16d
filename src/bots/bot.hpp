// Someone who decides for a seat. A bot holds a view, never a state; what it remembers of a match is its own.
#pragma once
#include <array>
#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/rng.hpp"
#include "bots/search/budget.hpp"
#include "rules/contract/game.hpp"
#include "texts/texts.hpp"

namespace minuit::bots {

// What a seat is asked. What it may do follows from its view (a law), so the list gives nothing away.
template <rules::Game G>
struct Question {
  Seat seat;
  std::span<const typename G::Action> legal;  // never empty
  const typename G::View* view = nullptr;     // there if the bot needs it
  bool begun = false;                         // by the player it stands in for: what was decided stands, it only does the rest
};

// Of games in which hands race; nothing of the kind in others.
template <class G>
struct RaceTypes {
  struct Signal {};
  struct Shown {};
};
template <rules::Raced G>
struct RaceTypes<G> {
  using Signal = typename G::Signal;
  using Shown = typename G::Shown;
};

// Of games in which a seat may send an intent instead of deciding; nothing of the kind in others.
template <class G>
struct IntentType {
  struct Intent {};
};
template <rules::TakesIntents G>
struct IntentType<G> {
  using Intent = typename G::Intent;
};

// The levels of one game, weakest first. Each game's pilot specialises it: a game without a pilot says so with RandomOnly.
template <rules::Game G>
struct Levels;

template <rules::Game G>
class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // Mass play does not build views for bots that look at the list alone.
  [[nodiscard]] virtual bool needs_view() const = 0;
  // What its level thinks with, if nobody asks for more or less.
  [[nodiscard]] virtual Budget usual_budget() const = 0;
  [[nodiscard]] virtual typename G::Action choose(const Question<G>& question, const Budget& budget, Rng& rng) = 0;
  // Where the world says what comes of it: what it would rather send than choose from the list. What is refused it is not asked
  // for again.
  [[nodiscard]] virtual std::optional<typename IntentType<G>::Intent> intend(const Question<G>& /*question*/,
                                                                             const Budget& /*budget*/, Rng& /*rng*/) {
    return std::nullopt;
  }
  // Where hands race: what its hand does when it sees what is shown, each signal with its time.
  [[nodiscard]] virtual std::vector<typename RaceTypes<G>::Signal> signals(const typename G::View& /*view*/, Seat /*seat*/,
                                                                           const typename RaceTypes<G>::Shown& /*shown*/,
                                                                           Rng& /*rng*/) {
    return {};
  }
  // Why this action is a good one: for advice to a player, and after the match. A message of the game's reasons, which names
  // things by their keys; nothing if the bot cannot tell.
  [[nodiscard]] virtual std::optional<texts::Sentence> reason(const Question<G>& /*question*/,
                                                              const typename G::Action& /*action*/) const {
    return std::nullopt;
  }
};

// Any legal action, each as likely as another.
template <rules::Game G>
class RandomBot final : public Bot<G> {
 public:
  [[nodiscard]] static const typename G::Action& any(std::span<const typename G::Action> legal, Rng& rng) {
    return legal[rng.below(static_cast<u32>(legal.size()))];
  }
  [[nodiscard]] bool needs_view() const override { return false; }
  [[nodiscard]] Budget usual_budget() const override { return Budget::of_nodes(0); }
  [[nodiscard]] typename G::Action choose(const Question<G>& question, const Budget& /*budget*/, Rng& rng) override {
    return any(question.legal, rng);
  }
  [[nodiscard]] std::vector<typename RaceTypes<G>::Signal> signals([[maybe_unused]] const typename G::View& view,
                                                                   [[maybe_unused]] Seat seat,
                                                                   [[maybe_unused]] const typename RaceTypes<G>::Shown& shown,
                                                                   [[maybe_unused]] Rng& rng) override {
    if constexpr (rules::Raced<G>)
      return Levels<G>::any_signals(view, seat, shown, rng);
    else
      return {};
  }
};

inline constexpr std::string_view kRandomBot = "random";

template <rules::Game G>
struct RandomOnly {
  static constexpr std::array<std::string_view, 0> kNames{};
  [[nodiscard]] static std::unique_ptr<Bot<G>> make(std::string_view /*name*/) { return nullptr; }
};

// The names of a game's bots, weakest first.
template <rules::Game G>
[[nodiscard]] constexpr auto bots_of() {
  std::array<std::string_view, Levels<G>::kNames.size() + 1> names{kRandomBot};
  for (std::size_t level = 0; level < Levels<G>::kNames.size(); ++level) names[level + 1] = Levels<G>::kNames[level];
  return names;
}

// Nothing for an unknown name.
template <rules::Game G>
[[nodiscard]] std::unique_ptr<Bot<G>> make_bot(std::string_view name) {
  if (name == kRandomBot) return std::make_unique<RandomBot<G>>();
  return Levels<G>::make(name);
}

// What a bot may think at a table, in milliseconds: what is usual there, unless the levels of the game say otherwise.
template <rules::Game G>
[[nodiscard]] constexpr u64 thinking_ms(u64 usual) {
  if constexpr (requires { Levels<G>::kThinkingTime_ms; })
    return Levels<G>::kThinkingTime_ms;
  else
    return usual;
}

// What the strongest bot of a game would do in a seat's place, and why, if it can tell. It advises; the seat decides.
template <rules::Game G>
struct Advice {
  typename G::Action action;
  std::optional<texts::Sentence> why;
};

template <rules::Game G>
[[nodiscard]] Advice<G> advise(const Question<G>& question, u64 within_ms, Rng& rng) {
  constexpr auto kNames = bots_of<G>();
  const auto bot = make_bot<G>(kNames.back());
  const typename G::Action action = bot->choose(question, bot->usual_budget().within_ms(within_ms), rng);
  return {action, bot->reason(question, action)};
}

}  // namespace minuit::bots
