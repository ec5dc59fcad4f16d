// Simulated worlds with the test games beside the catalogue's: `sim_campaign --seeds 1..1000 --threads 2`. `minuit sim` is the
// same for the catalogue alone.
#include <CLI/CLI.hpp>
#include <cstdio>

#include "apps/minuit/seeds.hpp"
#include "tests/sim/plays.hpp"

int main(int argc, char** argv) {
  minuit::app::SimOptions options;
  CLI::App app("Runs simulated worlds of every game, the test games too, and prints what happened as JSON.");
  minuit::app::add_sim_options(app, options);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  const minuit::match::Games games = minuit::sim::all_games();
  return minuit::app::run_sim(options, games, minuit::sim::all_plays());
}
