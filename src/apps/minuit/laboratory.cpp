#include "apps/minuit/commands.hpp"

namespace minuit::app {

void add_laboratory(CLI::App& app) {
  add_games(app);
  add_demo(app);
  add_replay(app);
  add_simulate(app);
  add_ladder(app);
  add_duels(app);
  add_seances(app);
  add_fairness(app);
  add_perft(app);
  add_schema(app);
  add_signature(app);
  add_bench(app);
  add_sim(app);
}

}  // namespace minuit::app
