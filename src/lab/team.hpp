// How strong is a team? In games that are won or lost together bots cannot play each other: each bot of a list takes every seat
// of the same matches, with the same luck, and the share of matches won is its strength.
#pragma once
#include <atomic>
#include <chrono>

#include "codec/write.hpp"
#include "lab/ladder.hpp"

namespace minuit::lab {

// What is printed of a team: all that it takes to play its matches again.
struct TeamReport {
  std::string game;
  std::string config;  // as JSON
  u64 games = 0;
  u64 seed = 0;
  std::string bot;
  double win_share = 0;
  Interval win_share_95;
  double score = 0;  // in the game's own count
  Interval score_95;
  TimingReport ms;
};
MINUIT_DESCRIBE(TeamReport, (game, config, games, seed, bot, win_share, win_share_95, score, score_95, ms))

struct TeamResult {
  u64 games = 0;
  u64 won = 0;
  Sums scores;
  Timing timing;

  void count(const rules::Shared& end) {
    ++games;
    won += end.won ? 1U : 0U;
    scores.add(end.score);
  }
  void merge(const TeamResult& others) {
    games += others.games;
    won += others.won;
    scores.merge(others.scores);
    timing.merge(others.timing);
  }
};

// One thread's part of a team's matches.
template <rules::Game G>
  requires rules::Resolvable<G>
class Team {
 public:
  Team(const typename G::Config& config, const std::string& bot, u64 seed)
      : config_(config), bot_(bots::make_bot<G>(bot)), seed_(seed) {}

  void play(u64 game, TeamResult& result) {
    Rng luck = Rng::stream(seed_, 2 * game);
    Rng whims = Rng::stream(seed_, 2 * game + 1);
    typename G::State state = G::start(config_);
    for (;;) {
      const rules::Awaiting awaiting = G::awaiting(state);
      if (const auto* over = std::get_if<rules::Over>(&awaiting)) return result.count(std::get<rules::Shared>(over->result));
      if (const auto* seats = std::get_if<rules::Seats>(&awaiting)) {
        decide(state, seats->set.lowest(), whims, result);
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
  void decide(typename G::State& state, Seat seat, Rng& rng, TeamResult& result) {
    const auto legal = rules::list_actions<G>(state, seat, legal_);
    std::optional<typename G::View> view;
    if (bot_->needs_view()) view = G::view(state, seat);
    const auto begun = std::chrono::steady_clock::now();
    const auto action = bot_->choose({seat, legal, view ? &*view : nullptr}, bot_->usual_budget(), rng);
    if (legal.size() > 1) result.timing.add(std::chrono::steady_clock::now() - begun);
    rules::act<G>(state, seat, action, rules::NoAudience{});
  }

  const typename G::Config& config_;
  std::unique_ptr<bots::Bot<G>> bot_;
  u64 seed_;
  std::vector<typename G::Action> legal_;
};

template <rules::Game G>
[[nodiscard]] TeamResult play_team(const typename G::Config& config, const LadderOptions& options, const std::string& bot) {
  std::vector<TeamResult> parts(options.threads);
  std::atomic<u64> next_game = 0;
  const auto work = [&](u32 index) {
    Team<G> team(config, bot, options.seed);
    for (u64 game = next_game++; game < options.games; game = next_game++) team.play(game, parts[index]);
  };
  on_threads(options.threads, work, [&] { next_game = options.games; });
  for (u32 index = 1; index < options.threads; ++index) parts[0].merge(parts[index]);
  return parts[0];
}

template <rules::Game G>
[[nodiscard]] TeamReport report_of(const typename G::Config& config, const LadderOptions& options, const std::string& bot,
                                   const TeamResult& result) {
  return {.game = std::string(G::kId),
          .config = codec::to_json(config),
          .games = result.games,
          .seed = options.seed,
          .bot = bot,
          .win_share = result.games == 0 ? 0 : static_cast<double>(result.won) / static_cast<double>(result.games),
          .win_share_95 = wilson(static_cast<double>(result.won), result.games),
          .score = result.scores.mean(),
          .score_95 = result.scores.interval(),
          .ms = {result.timing.decisions(), result.timing.mean_ms(), result.timing.p99_ms(), result.timing.max_ms()}};
}

}  // namespace minuit::lab
