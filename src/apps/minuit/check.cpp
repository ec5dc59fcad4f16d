#include <iostream>

#include "apps/minuit/commands.hpp"
#include "server/backup.hpp"
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

void back_up(const std::string& folder, const std::string& backup) {
  const auto made = server::back_up(folder, backup, games());
  if (!made.ok()) throw BadInput(made.error());
  print(made.value());
  if (!made.value().damages.empty()) throw Refused("the data is damaged, and so is the backup: minuit repair mends either");
}

void restore(const std::string& backup, const std::string& folder) {
  const auto restored = server::restore(backup, folder, games());
  if (!restored.ok()) throw BadInput(restored.error());
  print(restored.value());
}

}  // namespace

void add_check(CLI::App& app) {
  static std::string folder;  // these are read by the callbacks, after this function
  static std::string backup;
  static bool cut_unplayable = false;
  CLI::App* checking = app.add_subcommand("check", "Read everything in a data folder and name what is damaged");
  checking->add_option("folder", folder, "The folder of the tables")->required();
  checking->callback([] { check(folder); });
  CLI::App* repairing = app.add_subcommand("repair", "Cut damaged logs back to what is good; the old database is kept");
  repairing->add_option("folder", folder, "The folder of the tables")->required();
  repairing->add_flag("--cut-unplayable", cut_unplayable, "Also cut tables at entries that this program cannot play");
  repairing->callback([] { repair(folder, cut_unplayable); });
  CLI::App* backing_up = app.add_subcommand("backup", "Copy a data folder, its server running or not, and read the copy through");
  backing_up->add_option("folder", folder, "The folder of the tables")->required();
  backing_up->add_option("backup", backup, "The folder to be made for the copy")->required();
  backing_up->callback([] { back_up(folder, backup); });
  CLI::App* restoring = app.add_subcommand("restore", "Bring a backup back into a data folder without a database");
  restoring->add_option("backup", backup, "The folder that minuit backup made")->required();
  restoring->add_option("folder", folder, "The folder of the tables")->required();
  restoring->callback([] { restore(backup, folder); });
}

}  // namespace minuit::app
