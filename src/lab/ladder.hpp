// Which bot is stronger? Every pair of a list plays many matches with fixed budgets. Matches come in twos with the same luck and
// the seats swapped, so that each side starts equally often; a match draws on streams of its own, so that the result does not
// depend on the number of threads.
#pragma once
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "lab/decide.hpp"
#include "lab/on_threads.hpp"
#include "lab/pair_result.hpp"
#include "rules/contract/play.hpp"
#include "rules/contract/resolver.hpp"

namespace minuit::lab {

struct LadderOptions {
  std::vector<std::string> bots;
  u8 players = 2;
  u64 games = 1000;  // a pair
  u64 seed = 1;
  u32 threads = 1;
};

inline constexpr u64 kMostGames = 1'000'000'000;

// Why a ladder cannot be played so, if it cannot.
template <rules::Game G>
[[nodiscard]] std::optional<std::string> complaint(const LadderOptions& options) {
  for (const std::string& name : options.bots)
    if (bots::make_bot<G>(name) == nullptr) return "no bot is called '" + name + "'";
  if (options.bots.size() < 2) return "a ladder needs at least two bots";
  if (options.players < G::kPlayers.fewest || options.players > G::kPlayers.most)
    return "this game is for " + std::to_string(G::kPlayers.fewest) + " to " + std::to_string(G::kPlayers.most) + " players";
  if (options.games == 0) return "a ladder needs at least one game a pair";
  if (options.games > kMostGames) return "a ladder plays at most " + std::to_string(kMostGames) + " games a pair";
  if (options.threads == 0) return "a ladder needs at least one thread";
  return std::nullopt;
}

// One thread's part of the matches between two bots.
template <rules::Game G>
  requires rules::Resolvable<G>
class Duel {
 public:
  Duel(const LadderOptions& options, u64 pair, const std::string& first, const std::string& second)
      : options_(options), pair_(pair), sides_{bots::make_bot<G>(first), bots::make_bot<G>(second)} {}

  void play(u64 game, PairResult& result) {
    const u64 stream = pair_ << 32U | game;
    Rng luck = Rng::stream(options_.seed, 2 * (stream / 2));
    Rng whims = Rng::stream(options_.seed, 2 * stream + 1);
    typename G::State state = G::start(G::setup(options_.players));
    for (;;) {
      const rules::Awaiting awaiting = G::awaiting(state);
      if (const auto* over = std::get_if<rules::Over>(&awaiting)) {
        result.count(*over, options_.players, game % 2 == 1);
        return;
      }
      if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
        decide(state, seats->set.lowest(), game, whims, result);
        continue;
      }
      if constexpr (rules::HasWorld<G>)
        if (std::holds_alternative<rules::World>(awaiting)) {
          G::apply(state, rules::Resolver<G>::resolve(state, luck), rules::NoAudience{});
          continue;
        }
      G::apply(state, rules::draw<G>(state, luck), rules::NoAudience{});
    }
  }

 private:
  void decide(typename G::State& state, Seat seat, u64 game, Rng& rng, PairResult& result) {
    const std::size_t side = (seat.value + game) % 2;
    bots::Bot<G>& bot = *sides_[side];
    const auto legal = rules::list_actions<G>(state, seat, legal_);
    std::optional<typename G::View> view;
    if (bot.needs_view()) view = G::view(state, seat);
    const auto begun = std::chrono::steady_clock::now();
    const auto decision = decide_with<G>(bot, state, {seat, legal, view ? &*view : nullptr}, rng);
    if (legal.size() > 1 || rules::TakesIntents<G>) result.timings[side].add(std::chrono::steady_clock::now() - begun);
    rules::step<G>(state, decision, rules::NoAudience{});
  }

  const LadderOptions& options_;
  u64 pair_;
  std::vector<typename G::Action> legal_;
  std::array<std::unique_ptr<bots::Bot<G>>, 2> sides_;
};

template <rules::Game G>
[[nodiscard]] PairResult play_pair(const LadderOptions& options, u64 pair, const std::string& first, const std::string& second) {
  std::vector<PairResult> parts(options.threads, PairResult(first, second, options.players));
  std::atomic<u64> next_game = 0;
  const auto work = [&](u32 index) {
    Duel<G> duel(options, pair, first, second);
    for (u64 game = next_game++; game < options.games; game = next_game++) duel.play(game, parts[index]);
  };
  on_threads(options.threads, work, [&] { next_game = options.games; });
  for (u32 index = 1; index < options.threads; ++index) parts[0].merge(parts[index]);
  return parts[0];
}

// What is printed of a pair: all that it takes to play it again.
template <rules::Game G>
[[nodiscard]] PairReport report_of(const LadderOptions& options, const PairResult& result) {
  PairReport report = report_of(result);
  report.game = G::kId;
  report.players = options.players;
  report.seed = options.seed;
  return report;
}

// Calls report(PairResult) for every pair, the later of the list first: "hard against easy".
template <rules::Game G>
void ladder(const LadderOptions& options, auto&& report) {
  u64 pair = 0;
  for (std::size_t strong = 1; strong < options.bots.size(); ++strong)
    for (std::size_t weak = 0; weak < strong; ++weak)
      report(play_pair<G>(options, pair++, options.bots[strong], options.bots[weak]));
}

}  // namespace minuit::lab
