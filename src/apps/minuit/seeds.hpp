// A campaign of simulated worlds as a command: the program runs the catalogue's games, a test program others as well.
#pragma once
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "sim/campaign.hpp"

namespace minuit::app {

struct SimOptions {
  std::string seeds = "1..1000";
  std::string game;
  std::vector<std::string> worlds;  // "mysterium=40000"
  u32 acts = 0;
  u32 threads = 1;
  bool trace = false;
  bool all = false;
  std::string record;
  u32 lines = 40;
};

void add_sim_options(CLI::App& app, SimOptions& options);
// Prints the summary, or the story; the exit code: 0, 1 for a violation, 2 for bad input.
[[nodiscard]] int run_sim(const SimOptions& options, const match::Games& games, const std::vector<sim::Play>& plays);

}  // namespace minuit::app
