#include <iostream>

#include "apps/minuit/commands.hpp"
#include "apps/minuit/plain_output.hpp"
#include "server/backup.hpp"
#include "server/thinking.hpp"

namespace minuit::app {
namespace {

match::Games games() {
  match::Games games;
  games.has_bot = server::has_bot;
  return games;
}

void print(const server::Checkup& checkup) {
  for (const store::Damage& each : checkup.damages) {
    std::cout << (each.log.empty() ? "the file" : each.log);
    if (each.version > 0) std::cout << ": entry " << each.version;
    std::cout << ": " << each.why << '\n';
  }
  for (const std::string& each : checkup.keys) std::cout << each << '\n';
  std::cout << checkup.logs << " logs, " << checkup.entries << " good entries, " << checkup.damages.size() + checkup.keys.size()
            << " damages\n";
}

void check(const std::string& folder) {
  const auto checked = server::check_folder(folder, games());
  if (!checked.ok()) throw BadInput(checked.error());
  print(checked.value());
  if (!checked.value().damages.empty()) throw Refused("the data is damaged: stop the server and run minuit repair " + folder);
  if (!checked.value().keys.empty()) throw Refused("minuit serve would not start with this");
}

void repair(const std::string& folder, bool cut_unplayable) {
  const auto repaired =
      server::repair_folder(folder, games(), cut_unplayable ? server::Unplayable::cut : server::Unplayable::keep);
  if (!repaired.ok()) throw BadInput(repaired.error());
  print(repaired.value().before);
  const server::Repair& repair = repaired.value();
  if (repair.kept.empty()) {
    std::cout
        << (repair.before.damages.empty()
                ? "nothing in the database needs repair\n"
                : "nothing is damaged: what this program cannot play may be of a later one; --cut-unplayable cuts it off\n");
  } else {
    for (const store::Damage& each : repair.cut)
      std::cout << each.log << " has lost " << each.lost << " entries, from entry " << each.version << " on\n";
    std::cout << "every damaged log is cut back to the entry before its damage; " << repair.lost << " entries are cut off\n";
    if (repair.before.more_lost) std::cout << "more is lost, or may be, of which nothing tells whose it was\n";
    std::cout << "the database as it was: " << repair.kept << '\n';
  }
  if (!repair.before.keys.empty()) throw Refused("a key cannot be repaired: bring it back from a backup, or move it away");
  if (repair.lost > 0 || repair.before.more_lost) throw Refused("the database is repaired, and something is lost: see above");
}

void back_up(const std::string& folder, const std::string& backup) {
  const auto made = server::back_up(folder, backup, games());
  if (!made.ok()) throw BadInput(made.error());
  print(made.value());
  if (!made.value().damages.empty())
    throw Refused("the data is damaged, and so is the backup: run minuit repair on the data and make another");
  if (!made.value().keys.empty()) throw Refused("a key is damaged, and so it is in the backup");
}

void restore(const std::string& backup, const std::string& folder) {
  const auto restored = server::restore(backup, folder, games());
  if (!restored.ok()) throw BadInput(restored.error());
  print(restored.value());
}

}  // namespace

void add_check(CLI::App& app) {
  const auto add = [&](const char* name, const char* text) {
    CLI::App* command = app.add_subcommand(name, text);
    command->preparse_callback([](std::size_t) { print_plainly(); });
    return command;
  };
  static std::string folder;  // these are read by the callbacks, after this function
  static std::string backup;
  static bool cut_unplayable = false;
  CLI::App* checking = add("check", "Read everything in a data folder and name what is damaged");
  checking->add_option("folder", folder, "The folder of the tables")->required();
  checking->callback([] { check(folder); });
  CLI::App* repairing = add("repair", "Cut damaged logs back to what is good; the old database is kept");
  repairing->add_option("folder", folder, "The folder of the tables")->required();
  repairing->add_flag("--cut-unplayable", cut_unplayable, "Also cut tables at entries that this program cannot play");
  repairing->callback([] { repair(folder, cut_unplayable); });
  CLI::App* backing_up = add("backup", "Copy a data folder, its server running or not, and read the copy through");
  backing_up->add_option("folder", folder, "The folder of the tables")->required();
  backing_up->add_option("backup", backup, "The folder to be made for the copy")->required();
  backing_up->callback([] { back_up(folder, backup); });
  CLI::App* restoring = add("restore", "Bring a backup back into a data folder without a database");
  restoring->add_option("backup", backup, "The folder that minuit backup made")->required();
  restoring->add_option("folder", folder, "The folder of the tables")->required();
  restoring->callback([] { restore(backup, folder); });
}

}  // namespace minuit::app
