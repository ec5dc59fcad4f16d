// A campaign of the laws: as many random matches as one likes, on as many threads. A violation is one line with the seed and the
// index of its match; `--seed S --from INDEX --games 1` plays that match alone.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <limits>
#include <mutex>
#include <thread>

#include "catalog/catalog.hpp"
#include "catalog/games.hpp"
#include "tests/contract/matches.hpp"
#include "tests/contract/parlour/game.hpp"

namespace minuit::laws {
namespace {

struct Options {
  std::string game = "all";
  u64 games = 100'000;
  u64 from = 0;
  u64 seed = 1;
  u32 threads = 2;
  Sampling sampling;
};

using Held = boost::mp11::mp_push_back<catalog::Games, parlour::Parlour>;
constexpr u64 kBatch = 64;  // matches a thread takes at a time
constexpr auto kProgressEvery = std::chrono::milliseconds(500);

// What the threads share.
struct Progress {
  std::atomic<u64> taken{0};
  std::atomic<u64> played{0};
  std::atomic<u64> decisions{0};
  std::atomic<bool> stop{false};
  std::mutex lock;
  u64 index = 0;  // of the violation
  Finding violation;
};

template <rules::Game G>
void work(const Options& options, Progress& progress) {
  Suite<G> suite;
  while (!progress.stop) {
    const u64 first = progress.taken.fetch_add(kBatch);
    const u64 end = std::min(first + kBatch, options.games);
    for (u64 index = first; index < end && !progress.stop; ++index) {
      Report report = play_match<G>(suite, options.seed, options.from + index, options.sampling);
      ++progress.played;
      progress.decisions += report.decisions;
      if (!report.violation) continue;
      const std::lock_guard guard(progress.lock);
      if (!progress.violation || index < progress.index) {
        progress.index = index;
        progress.violation = std::move(report.violation);
      }
      progress.stop = true;
    }
    if (end >= options.games) return;
  }
}

void watch(const Options& options, const Progress& progress, std::string_view game) {
  while (!progress.stop && progress.played < options.games) {
    std::fprintf(stderr, "\r%.*s: %llu of %llu games ", static_cast<int>(game.size()), game.data(),
                 static_cast<unsigned long long>(progress.played.load()), static_cast<unsigned long long>(options.games));
    std::this_thread::sleep_for(kProgressEvery);
  }
  std::fprintf(stderr, "\r\033[K");
}

template <rules::Game G>
[[nodiscard]] bool campaign(const Options& options) {
  Progress progress;
  std::vector<std::jthread> workers;
  workers.reserve(options.threads);
  for (u32 thread = 0; thread < options.threads; ++thread) workers.emplace_back([&] { work<G>(options, progress); });
  if (isatty(STDERR_FILENO) != 0) watch(options, progress, G::kId);
  workers.clear();
  const std::string game(G::kId);
  if (!progress.violation) {
    std::printf("%s: %llu games, %llu decisions, no violation\n", game.c_str(),
                static_cast<unsigned long long>(progress.played.load()),
                static_cast<unsigned long long>(progress.decisions.load()));
    return true;
  }
  const std::string law(name(progress.violation->law));
  const unsigned long long index = options.from + progress.index;
  std::printf("%s: %s broken at decision %llu of --seed %llu --from %llu --rarely %u: %s\n", game.c_str(), law.c_str(),
              static_cast<unsigned long long>(progress.violation->decision), static_cast<unsigned long long>(options.seed), index,
              options.sampling.rarely, progress.violation->message.c_str());
  return false;
}

int run(const Options& options) {
  bool known = false;
  bool kept = true;
  boost::mp11::mp_for_each<Held>([&](auto game) {
    using G = decltype(game);
    if (options.game != "all" && options.game != G::kId) return;
    known = true;
    kept = campaign<G>(options) && kept;
  });
  if (!known) {
    std::fprintf(stderr, "laws_campaign: no game is called '%s'\n", options.game.c_str());
    return 2;
  }
  return kept ? 0 : 1;
}

}  // namespace
}  // namespace minuit::laws

int main(int argc, char** argv) {
  minuit::laws::Options options;
  CLI::App app("Plays random matches and holds every game to the laws of docs/ARCHITECTURE.md.");
  const CLI::Range natural(minuit::i64{0}, std::numeric_limits<minuit::i64>::max());
  app.add_option("--game", options.game, "a game's id, or all")->capture_default_str();
  app.add_option("--games", options.games, "how many matches of each game")
      ->check(CLI::Range(1, 2'000'000'000))
      ->capture_default_str();
  app.add_option("--from", options.from, "the index of the first match")->check(natural)->capture_default_str();
  app.add_option("--seed", options.seed, "where the randomness begins")->check(natural)->capture_default_str();
  app.add_option("--threads", options.threads, "how many threads")->check(CLI::Range(1, 256))->capture_default_str();
  app.add_option("--rarely", options.sampling.rarely, "laws 1, 2 and 4 at one decision in so many")
      ->check(CLI::Range(1, 1'000'000))
      ->capture_default_str();
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return minuit::laws::run(options);
}
