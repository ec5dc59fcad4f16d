#include <iostream>

#include "apps/minuit/commands.hpp"
#include "server/checkup.hpp"
#include "server/workers.hpp"

namespace minuit::app {
namespace {

match::Games games() {
  match::Games games;
  games.has_bot = server::has_bot;
  return games;
}

void print(const server::Checkup& checkup) {
  for (const store::Damage& each : checkup.damages) {
    std::cout << (each.log.empty() ? std::string("the file") : each.log);
    if (each.version > 0) std::cout << ": entry " << each.version;
    std::cout << ": " << each.why << '\n';
  }
  std::cout << checkup.logs << " logs, " << checkup.entries << " good entries, " << checkup.damages.size() << " damages\n";
}

void check(const std::string& folder) {
  const auto checked = server::check_folder(folder, games());
  if (!checked.ok()) throw BadInput(checked.error());
  print(checked.value());
  if (!checked.value().damages.empty()) throw Refused("the data is damaged: stop the server and run minuit repair " + folder);
}

void repair(const std::string& folder, bool cut_unplayable) {
  const auto repaired =
      server::repair_folder(folder, games(), cut_unplayable ? server::Unplayable::cut : server::Unplayable::keep);
  if (!repaired.ok()) throw BadInput(repaired.error());
  print(repaired.value().before);
  if (repaired.value().kept.empty()) {
    std::cout
        << (repaired.value().before.damages.empty()
                ? "nothing needs repair\n"
                : "nothing is damaged: what this program cannot play may be of a later one; --cut-unplayable cuts it off\n");
    return;
  }
  std::cout << "every damaged log is cut back to the entry before its damage; " << repaired.value().lost
            << " entries are cut off\n"
            << "the database as it was: " << repaired.value().kept << '\n';
}

}  // namespace

void add_check(CLI::App& app) {
  static std::string folder;  // these are read by the callbacks, after this function
  static bool cut_unplayable = false;
  CLI::App* checking = app.add_subcommand("check", "Read everything in a data folder and name what is damaged");
  checking->add_option("folder", folder, "The folder of the tables")->required();
  checking->callback([] { check(folder); });
  CLI::App* repairing = app.add_subcommand("repair", "Cut damaged logs back to what is good; the old database is kept");
  repairing->add_option("folder", folder, "The folder of the tables")->required();
  repairing->add_flag("--cut-unplayable", cut_unplayable, "Also cut tables at entries that this program cannot play");
  repairing->callback([] { repair(folder, cut_unplayable); });
}

}  // namespace minuit::app
