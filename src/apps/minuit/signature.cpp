#include "lab/signature.hpp"

#include <iomanip>
#include <iostream>

#include "apps/minuit/commands.hpp"

namespace minuit::app {

void add_signature(CLI::App& app) {
  app.add_subcommand("signature", "Print one number that changes when any rule or bot does")->callback([] {
    std::cout << std::hex << std::setw(16) << std::setfill('0') << lab::signature() << '\n';
  });
}

}  // namespace minuit::app
