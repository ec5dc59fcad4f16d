// Mass play: many matches from one seed, on any number of threads, with the same outcome.
#pragma once
#include <atomic>
#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "codec/record.hpp"
#include "lab/in_order.hpp"
#include "lab/match_runner.hpp"
#include "lab/on_threads.hpp"
#include "lab/tally.hpp"

namespace minuit::lab {

template <rules::Game G>
struct SimulateOptions {
  typename G::Config config;
  std::vector<std::string> bots;  // one a seat
  u64 games = 1000;
  u64 seed = 1;
  u32 threads = 1;
  std::function<void(std::string_view)> lines;             // a JSON line a game, in order of games
  std::function<void(u64 game, std::string_view)> record;  // the record of each game, in any order
  std::function<void(u64 games_done)> progress;            // only ever growing
  std::function<bool()> stop;                              // asked now and then, by any thread: no more games are wanted
};

struct GameLine {
  u64 game = 0;
  u64 decisions = 0;
  std::variant<rules::Ranking, rules::Shared> result;
};
MINUIT_DESCRIBE(GameLine, (game, decisions, result))

template <rules::Game G>
struct Summary {
  std::string game{G::kId};
  u32 rules_version = G::kRulesVersion;
  typename G::Config config;
  u64 games = 0;
  u64 seed = 0;
  LengthReport decisions;
  std::vector<SeatReport> seats;
  Speed speed;  // the only part that differs from run to run
  MINUIT_DESCRIBE_TEMPLATE(Summary, (game, rules_version, config, games, seed, decisions, seats, speed))
};

// One thread's share of the work.
template <rules::Game G>
class Worker {
 public:
  explicit Worker(const SimulateOptions<G>& options)
      : options_(options), runner_(options.bots), tally_(G::players(options.config)) {
    for (const std::string& bot : options.bots) all_random_ = all_random_ && bot == bots::kRandomBot;
  }

  void play(u64 game, std::string& lines) {
    typename G::State state = G::start(options_.config);
    const u64 decisions = play_match(state, game);
    const rules::Awaiting awaiting = G::awaiting(state);
    const auto& over = std::get<rules::Over>(awaiting);
    tally_.count(decisions, over);
    if (options_.lines) {
      codec::write(lines, GameLine{game, decisions, over.result});
      lines += '\n';
    }
  }
  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  u64 play_match(typename G::State& state, u64 game) {
    const Luck luck = Luck::of_game(options_.seed, game);
    if (options_.record) {
      std::string record;
      codec::write_header<G>(record, options_.config);
      const u64 decisions = runner_.play(state, luck, [&](const rules::Decision<G>& decision, const auto& /*state*/) {
        codec::write(record, decision);
        record += '\n';
      });
      options_.record(game, record);
      return decisions;
    }
    if (all_random_) return play_random_match<G>(state, luck);
    return runner_.play(state, luck, [](const auto&, const auto&) {});
  }

  const SimulateOptions<G>& options_;
  MatchRunner<G> runner_;
  Tally tally_;
  bool all_random_ = true;
};

template <rules::Game G>
[[nodiscard]] Tally play_games(const SimulateOptions<G>& options) {
  constexpr u64 kChunk = 64;
  const u64 chunks = (options.games + kChunk - 1) / kChunk;
  std::atomic<u64> next_chunk = 0;
  InOrder order;
  std::vector<Worker<G>> workers;
  workers.reserve(options.threads);
  for (u32 index = 0; index < options.threads; ++index) workers.emplace_back(options);
  const auto work = [&](u32 index) {
    Worker<G>& worker = workers[index];
    std::string lines;
    for (u64 chunk = next_chunk++; chunk < chunks; chunk = next_chunk++) {
      if (options.stop && options.stop()) next_chunk = chunks;  // what was taken is still handed over, in order
      const u64 end = std::min(options.games, (chunk + 1) * kChunk);
      for (u64 game = chunk * kChunk; game < end; ++game) worker.play(game, lines);
      if (!options.lines && !options.progress) continue;
      order.pass(chunk, [&] {
        if (options.lines) options.lines(lines);
        if (options.progress) options.progress(end);
      });
      lines.clear();
    }
  };
  on_threads(options.threads, work, [&] { next_chunk = chunks; });
  Tally tally(G::players(options.config));
  for (const Worker<G>& worker : workers) tally.merge(worker.tally());
  return tally;
}

template <rules::Game G>
[[nodiscard]] Summary<G> simulate(const SimulateOptions<G>& options) {
  const auto begun = std::chrono::steady_clock::now();
  const Tally tally = play_games(options);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  Summary<G> summary;
  summary.config = options.config;
  summary.games = options.games;
  summary.seed = options.seed;
  summary.decisions = length_report(tally);
  summary.seats = seat_reports(tally, options.bots);
  summary.speed = {options.threads, seconds, static_cast<double>(tally.games()) / seconds,
                   static_cast<double>(tally.length().sum()) / seconds};
  return summary;
}

}  // namespace minuit::lab
