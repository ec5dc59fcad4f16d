#include "lab/seances.hpp"

#include <atomic>

#include "bots/pilots/mysterium/levels.hpp"

namespace minuit::lab {

namespace {

using mysterium::Mysterium;
using Bot = bots::Bot<Mysterium>;

[[nodiscard]] std::unique_ptr<Bot> bot_called(const std::string& name) {
  if (name != kOtherMind) return bots::make_bot<Mysterium>(name);
  mysterium::Temper temper = mysterium::kLevels.back().temper;
  temper.make = mysterium::Make::other;
  return mysterium::bot_of(temper);
}

// One thread's part of the matches.
class Circle {
 public:
  explicit Circle(const SeanceOptions& options)
      : options_(options), ghost_(bot_called(options.ghost)), mediums_(bot_called(options.mediums)) {}

  void play(u64 game, TeamResult& result) {
    Rng luck = Rng::stream(options_.seed, 2 * game);
    Rng whims = Rng::stream(options_.seed, 2 * game + 1);
    mysterium::State state = Mysterium::start(options_.config);
    for (;;) {
      const rules::Awaiting awaiting = Mysterium::awaiting(state);
      if (const auto* over = std::get_if<rules::Over>(&awaiting)) return result.count(std::get<rules::Shared>(over->result));
      if (const auto* seats = std::get_if<rules::Seats>(&awaiting))
        decide(state, seats->set.lowest(), whims, result);
      else
        Mysterium::apply(state, rules::draw<Mysterium>(state, luck), rules::NoAudience{});
    }
  }

 private:
  void decide(mysterium::State& state, Seat seat, Rng& whims, TeamResult& result) {
    Bot& bot = seat == options_.config.ghost ? *ghost_ : *mediums_;
    const auto legal = rules::list_actions<Mysterium>(state, seat, legal_);
    const mysterium::View view = Mysterium::view(state, seat);
    const auto begun = std::chrono::steady_clock::now();
    const mysterium::Action action = bot.choose({seat, legal, &view}, bot.usual_budget(), whims);
    result.timing.add(std::chrono::steady_clock::now() - begun);
    rules::act<Mysterium>(state, seat, action, rules::NoAudience{});
  }

  const SeanceOptions& options_;
  std::unique_ptr<Bot> ghost_;
  std::unique_ptr<Bot> mediums_;
  std::vector<mysterium::Action> legal_;
};

}  // namespace

std::optional<std::string> complaint(const SeanceOptions& options) {
  for (const std::string& name : {options.ghost, options.mediums})
    if (bot_called(name) == nullptr) return "no bot is called '" + name + "'";
  if (options.games == 0 || options.games > kMostGames)
    return "from 1 to " + std::to_string(kMostGames) + " matches can be played";
  return std::nullopt;
}

TeamResult play_seances(const SeanceOptions& options) {
  std::vector<TeamResult> parts(options.threads);
  std::atomic<u64> next_game = 0;
  const auto work = [&](u32 index) {
    Circle circle(options);
    for (u64 game = next_game++; game < options.games; game = next_game++) circle.play(game, parts[index]);
  };
  on_threads(options.threads, work, [&] { next_game = options.games; });
  for (u32 index = 1; index < options.threads; ++index) parts[0].merge(parts[index]);
  return parts[0];
}

SeanceReport report_of(const SeanceOptions& options, const TeamResult& result) {
  return {.config = options.config,
          .ghost = options.ghost,
          .mediums = options.mediums,
          .games = result.games,
          .seed = options.seed,
          .win_share = static_cast<double>(result.won) / static_cast<double>(result.games),
          .win_share_95 = wilson(static_cast<double>(result.won), result.games),
          .found = result.scores.mean(),
          .ms = {result.timing.decisions(), result.timing.mean_ms(), result.timing.p99_ms(), result.timing.max_ms()}};
}

}  // namespace minuit::lab
