#include "lab/ladder.hpp"

#include <iostream>
#include <optional>

#include "apps/minuit/setup.hpp"
#include "bots/pilots/all.hpp"
#include "codec/write.hpp"
#include "lab/team.hpp"

namespace minuit::app {

namespace {

struct Options {
  std::string game;
  lab::LadderOptions ladder;
  std::optional<u32> players;
  std::string config;
};

// Each report is printed as soon as it is known.
void print(const auto& report) { std::cout << codec::to_json(report) << '\n' << std::flush; }

template <rules::Game G>
void play_pairs(const Options& options, const lab::LadderOptions& ladder) {
  if (!options.config.empty()) throw BadInput("--config: the setup of a ladder of pairs is the usual one");
  if (const auto complaint = lab::complaint<G>(ladder)) throw BadInput(*complaint);
  lab::ladder<G>(ladder, [&](const lab::PairResult& result) { print(lab::report_of<G>(ladder, result)); });
}

template <rules::Game G>
void play_teams(const Options& options, const lab::LadderOptions& ladder) {
  const auto config = config_for<G>(options.players, options.config);
  if (ladder.games == 0 || ladder.games > lab::kMostGames)
    throw BadInput("a ladder plays 1 to " + std::to_string(lab::kMostGames) + " games a team");
  for (const std::string& bot : ladder.bots)
    print(lab::report_of<G>(config, ladder, bot, lab::play_team<G>(config, ladder, bot)));
}

}  // namespace

void add_ladder(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand(
      "ladder",
      "Let every two of some bots play each other, or in a cooperative game each play as a team; print a JSON line each");
  command->add_option("game", options.game, "The game's id")->required();
  command->add_option("--bots", options.ladder.bots, "Weakest first (default: all)")->delimiter(',');
  command->add_option("--games", options.ladder.games, "Matches a pair, or a team")->check(whole())->capture_default_str();
  command->add_option("--players", options.players, "Seats, taken in turn by the two, or all by the team (default: 2)")
      ->check(CLI::Range(0U, 255U))
      ->check(whole());
  command->add_option("--config", options.config, "The setup as JSON (cooperative games)");
  command->add_option("--seed", options.ladder.seed, "Same seed and options: same matches")
      ->check(whole())
      ->capture_default_str();
  command->add_option("--threads", options.ladder.threads, "How many threads")
      ->check(CLI::Range(1U, 256U))
      ->check(whole())
      ->capture_default_str();
  command->callback([] {
    with_game(options.game, [&]<class G>(std::type_identity<G> /*game*/) {
      lab::LadderOptions ladder = options.ladder;
      ladder.players = static_cast<u8>(options.players.value_or(ladder.players));
      if (ladder.bots.empty())
        for (const std::string_view name : bots::bots_of<G>()) ladder.bots.emplace_back(name);
      for (const std::string& name : ladder.bots) check_bot<G>(name);
      if constexpr (rules::Cooperative<G>)
        play_teams<G>(options, ladder);
      else
        play_pairs<G>(options, ladder);
    });
  });
}

}  // namespace minuit::app
