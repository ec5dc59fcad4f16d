#include "apps/minuit/commands.hpp"
#include "apps/minuit/seeds.hpp"

namespace minuit::app {

void add_sim(CLI::App& app) {
  static SimOptions options;  // read by the callback, after this function
  CLI::App* command =
      app.add_subcommand("sim", "Run simulated worlds: the real authority among failing networks, disks, clocks and people");
  add_sim_options(*command, options);
  command->callback([] {
    const match::Games games = sim::catalog_games();
    if (run_sim(options, games, sim::catalog_plays()) != 0) throw Refused("a simulated world went wrong");
  });
}

}  // namespace minuit::app
