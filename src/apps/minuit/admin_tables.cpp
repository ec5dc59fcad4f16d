#include <iostream>

#include "apps/minuit/admin.hpp"

namespace minuit::app {
namespace {

using namespace server::admin;  // NOLINT(google-build-using-namespace): the words of the operator's socket

struct TableOptions {
  Tables tables;
  OneTable one;
  bool yes = false;
};

std::string joined(const std::vector<std::string>& words, const char* between) {
  std::string text;
  for (const std::string& word : words) {
    if (word.empty()) continue;
    if (!text.empty()) text += between;
    text += word;
  }
  return text;
}

std::string notes(const TableRow& row) {
  return joined({row.listed ? "listed" : "", row.closed_by_host ? "closed by host" : "", row.closed ? "CLOSED" : "",
                 row.unlisted ? "UNLISTED" : ""},
                ", ");
}

// A page after the other, so that however many there are none of it has to be held at once.
void print_tables(Tables asked) {
  std::size_t count = 0;
  for (;;) {
    const auto page = understood<TablePage>(ask_for_json("tables", asked));
    std::vector<Row> rows;
    for (const TableRow& each : page.tables) {
      ++count;
      if (admin_options().json) {
        std::cout << codec::to_json(each) << '\n';
        continue;
      }
      rows.push_back({each.table, each.game, named(each.host), std::to_string(each.connected), each.state,
                      std::to_string(each.matches), moment(each.last), joined(each.seated, ", "), notes(each)});
    }
    if (!rows.empty()) print_columns({"TABLE", "GAME", "HOST", "HERE", "STATE", "MATCHES", "LAST", "SEATED", "NOTES"}, rows);
    if (!page.next) break;
    asked.after = *page.next;
  }
  if (count == 0 && !admin_options().json)
    std::cout << (asked.all ? "no tables\n" : "nobody is at a table now; --all shows the others\n");
}

void print_detail(const TableDetail& table) {
  const TableRow& row = table.row;
  std::cout << "table    " << row.table << '\n'
            << "game     " << row.game << '\n'
            << "host     " << named(row.host) << " (person " << row.host.id << ", device " << table.host_device << ")\n"
            << "state    " << row.state << ", " << row.matches << " matches begun, " << table.entries << " entries\n"
            << "last     " << moment(row.last) << '\n'
            << "notes    " << notes(row) << '\n';
  std::vector<Row> seats;
  seats.reserve(table.seats.size());
  for (const SeatRow& each : table.seats)
    seats.push_back({std::to_string(each.seat), each.person ? each.person->name : (each.bot ? "bot " + *each.bot : "free"),
                     each.person ? each.person->id : "", each.device.value_or("")});
  std::cout << '\n';
  print_columns({"SEAT", "NAME", "PERSON", "DEVICE"}, seats);
  std::cout << '\n';
  if (table.present.empty()) {
    std::cout << "nobody is here now\n";
    return;
  }
  std::vector<Row> present;
  present.reserve(table.present.size());
  for (const Present& each : table.present)
    present.push_back(
        {each.person.name, each.person.id, each.device, each.network, each.at_door ? "waits at the door" : "at the table"});
  print_columns({"HERE NOW", "PERSON", "DEVICE", "NETWORK", ""}, present);
}

void print_marked(const TableMarked& told) {
  std::cout << "table " << told.table << " is " << (told.closed ? "closed" : "open") << " and "
            << (told.unlisted ? "may not be in the public list" : "may be in the public list") << "; " << told.disconnected
            << " connections were closed\n";
}

// What is deleted is gone: whoever types the wrong id must have a chance to see it.
void confirm(const std::string& table) {
  const auto shown = understood<TableDetail>(ask_for_json("show", OneTable{table}));
  std::cerr << "Delete table " << table << " (" << shown.row.game << ", host " << named(shown.row.host) << ", "
            << shown.row.matches << " matches, " << shown.row.connected << " connected) for good? [y/N] " << std::flush;
  std::string answer;
  if (!std::getline(std::cin, answer)) std::cerr << '\n';
  if (answer != "y" && answer != "yes" && answer != "o" && answer != "oui")
    throw Refused("nothing was deleted (--yes deletes without asking)");
}

}  // namespace

void add_admin_tables(CLI::App& admin) {
  static TableOptions options;  // read by the callbacks, after this function
  CLI::App* tables = add_admin_command(admin, "tables", "List the tables at which someone is");
  tables->add_option("--search", options.tables.search, "Only those with this text in their id, game or names");
  tables->add_flag("--all", options.tables.all, "Those at which nobody is, too");
  tables->callback([] { print_tables(options.tables); });

  const auto add = [&](const char* name, const char* text) {
    CLI::App* command = add_admin_command(admin, name, text);
    command->add_option("table", options.one.table, "The id of the table")->required();
    return command;
  };
  add("show", "Tell all about one table: seats, who is there, from where")->callback([] {
    tell<TableDetail>("show", OneTable{checked_table(options.one.table)}, print_detail);
  });
  const auto add_mark = [&](const char* name, const char* text) {
    add(name, text)->callback([name] { tell<TableMarked>(name, OneTable{checked_table(options.one.table)}, print_marked); });
  };
  add_mark("close", "Send everyone at a table away and let nobody in, not even its host");
  add_mark("open", "Undo close");
  add_mark("unlist", "Take a table off the public list; its host may not list it again");
  add_mark("relist", "Undo unlist: its host may list it again");
  CLI::App* deleting = add("delete", "Remove a table and its log for good");
  deleting->add_flag("--yes", options.yes, "Do not ask");
  deleting->callback([] {
    const std::string& table = checked_table(options.one.table);
    if (!options.yes) confirm(table);
    tell<TableDeleted>("delete", OneTable{table}, [](const TableDeleted& told) {
      std::cout << "table " << told.table << " is deleted with its " << told.entries << " entries; " << told.disconnected
                << " connections were closed\n";
    });
  });
}

}  // namespace minuit::app
