#include "sim/fairness.hpp"

#include <iostream>

#include "apps/minuit/commands.hpp"
#include "codec/write.hpp"

namespace minuit::app {

namespace {

struct Options {
  u32 far_ms = 300;
  u32 near_ms = 10;
  u32 jitter = 20;
  u32 loss = 10;
  u32 allowance = 400;
  u64 throws = 20'000;
  u64 seed = 1;
};

void print(const Options& options, sim::RacerSetting one, sim::RacerSetting other, bool compensated = true) {
  sim::FairnessSetting setting;
  setting.racers = {one, other};
  setting.throws = options.throws;
  setting.seed = options.seed;
  setting.compensated = compensated;
  setting.allowance_ms = options.allowance;
  std::cout << codec::to_json(sim::measure_fairness(setting)) << '\n' << std::flush;
}

// Honest hands, forged times on either side, pongs held back for longer and longer, and no referee at all.
void measure(const Options& options) {
  using enum sim::Conduct;
  const sim::Wire far{options.far_ms, options.jitter, options.loss};
  const sim::Wire near{options.near_ms, options.jitter, options.loss};
  print(options, {far, honest, 0}, {near, honest, 0});
  print(options, {far, forging, 0}, {near, honest, 0});
  print(options, {far, honest, 0}, {near, forging, 0});
  for (const u32 delay_ms : {50U, 100U, 200U, 390U}) print(options, {near, delaying, delay_ms}, {near, honest, 0});
  print(options, {far, honest, 0}, {near, honest, 0}, false);
}

}  // namespace

void add_fairness(CLI::App& app) {
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand(
      "fairness", "Let equal hands race over unequal made-up lines before the referee; print a JSON line for each arrangement");
  command->add_option("--far", options.far_ms, "The long round trip, ms")->check(CLI::Range(0U, 2000U))->capture_default_str();
  command->add_option("--near", options.near_ms, "The short round trip, ms")->check(CLI::Range(0U, 2000U))->capture_default_str();
  command->add_option("--jitter", options.jitter, "Percent of each way")->check(CLI::Range(0U, 100U))->capture_default_str();
  command->add_option("--loss", options.loss, "Messages lost of a thousand")->check(CLI::Range(0U, 500U))->capture_default_str();
  command->add_option("--allowance", options.allowance, "The longest round trip made up for, ms")
      ->check(CLI::Range(0U, 400U))
      ->capture_default_str();
  command->add_option("--throws", options.throws, "How many")->check(CLI::Range(1U, 10'000'000U))->capture_default_str();
  command->add_option("--seed", options.seed, "Same seed and options: same throws")->check(whole())->capture_default_str();
  command->callback([] { measure(options); });
}

}  // namespace minuit::app
