#include "lab/seances.hpp"

#include <iostream>

#include "apps/minuit/setup.hpp"
#include "codec/write.hpp"

namespace minuit::app {

namespace {

struct Options {
  lab::SeanceOptions seances;
  u32 players = 4;
  std::string config;
  bool table = false;
};

void play(const lab::SeanceOptions& options) {
  if (const auto complaint = lab::complaint(options)) throw BadInput(*complaint);
  std::cout << codec::to_json(lab::report_of(options, lab::play_seances(options))) << '\n' << std::flush;
}

// What docs/BOTS.md tells.
void play_table(lab::SeanceOptions options) {
  const auto with = [&](mysterium::Difficulty difficulty, std::string_view ghost, std::string_view mediums) {
    options.config.difficulty = difficulty;
    options.ghost = ghost;
    options.mediums = mediums;
    play(options);
  };
  using mysterium::Difficulty;
  for (const Difficulty difficulty : {Difficulty::easy, Difficulty::medium, Difficulty::hard}) with(difficulty, "hard", "hard");
  for (const std::string_view bot : {"normal", "easy"}) with(Difficulty::medium, bot, bot);
  with(Difficulty::medium, bots::kRandomBot, "hard");
  with(Difficulty::medium, "hard", lab::kOtherMind);
}

}  // namespace

void add_seances(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand(
      "seances", "Mysterium: a ghost and mediums of given minds play many matches; print a JSON line with the share they win");
  command->add_flag("--table", options.table, "Play every line of the table in docs/BOTS.md");
  command->add_option("--ghost", options.seances.ghost, "A bot's name")->capture_default_str();
  command->add_option("--mediums", options.seances.mediums, "A bot's name, or other: as hard, with other associations")
      ->capture_default_str();
  command->add_option("--games", options.seances.games, "Matches")->check(whole())->capture_default_str();
  command->add_option("--players", options.players, "Seats")->check(CLI::Range(0U, 255U))->check(whole())->capture_default_str();
  command->add_option("--config", options.config, "The setup as JSON");
  command->add_option("--seed", options.seances.seed, "Same seed and options: same matches")
      ->check(whole())
      ->capture_default_str();
  command->add_option("--threads", options.seances.threads, "How many threads")
      ->check(CLI::Range(1U, 256U))
      ->check(whole())
      ->capture_default_str();
  command->callback([] {
    options.seances.config = config_for<mysterium::Mysterium>(options.players, options.config);
    if (options.table)
      play_table(options.seances);
    else
      play(options.seances);
  });
}

}  // namespace minuit::app
