#include "bench/bench.hpp"

#include <iomanip>
#include <iostream>

#include "apps/minuit/commands.hpp"
#include "codec/write.hpp"

namespace minuit::app {

void add_bench(CLI::App& app) {
  struct Options {
    bool json = false;
    std::vector<std::string> names;
  };
  static Options options;  // read by the callback, after this function
  CLI::App* command = app.add_subcommand("bench", "Measure the engine beside a reference, in one run");
  command->add_flag("--json", options.json, "One JSON object a line");
  command->add_option("names", options.names, "Which ones (default: all)");
  command->callback([] {
    for (const std::string& name : options.names)
      if (!bench::is_known(name)) throw BadInput("no benchmark \"" + name + "\"; there are: " + bench::known());
    bench::run(options.names, [&](const bench::Comparison& result) {
      if (options.json) {
        std::cout << codec::to_json(result) << '\n' << std::flush;
        return;
      }
      std::cout << std::left << std::setw(40) << result.name << std::right << std::fixed << std::setprecision(0) << std::setw(14)
                << result.ours << " beside " << std::setw(12) << result.reference << ' ' << result.unit << ", ratio "
                << std::setprecision(2) << result.ratio << '\n'
                << std::flush;
    });
  });
}

}  // namespace minuit::app
