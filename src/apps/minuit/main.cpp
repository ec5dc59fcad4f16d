// minuit: the games room as a program.
#include <iostream>

#include "apps/minuit/admin.hpp"
#include "apps/minuit/commands.hpp"
#include "apps/minuit/plain_output.hpp"
#include "server/api.hpp"

namespace minuit::app {
namespace {

int run(int argc, char** argv) {
  constexpr int kRefused = 1;
  constexpr int kBadInput = 2;
  try {
    CLI::App app{"Minuit: family board games, played, replayed and measured"};
    app.require_subcommand(1);
    app.set_version_flag("--version", std::string(server::kVersion));
    app.failure_message([](const CLI::App* parsed, const CLI::Error& error) {
      const auto unknown = parsed->remaining();
      const bool no_command = parsed->get_subcommands().empty() && !unknown.empty();
      const std::string what = no_command ? "no command \"" + unknown.front() + "\"" : error.what();
      return "minuit: " + what + " (see minuit --help)\n";
    });
    add_serve(app);
    add_check(app);
    add_admin(app);
    add_laboratory(app);
    try {
      app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
      if (app.exit(error) != 0) return kBadInput;  // 0: help was asked for, and written
    }
    std::cout.flush();
    if (!std::cout) throw BadInput("the output cannot be written");
    return 0;
  } catch (const Refused& refused) {
    print_plainly();
    std::cerr << "minuit: " << refused.what() << '\n';
    return kRefused;
  } catch (const std::exception& fault) {
    print_plainly();
    std::cerr << "minuit: " << fault.what() << '\n';
    return kBadInput;
  }
}

}  // namespace
}  // namespace minuit::app

int main(int argc, char** argv) { return minuit::app::run(argc, argv); }
