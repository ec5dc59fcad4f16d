#include "apps/minuit/admin.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <iostream>

#include "apps/minuit/plain_output.hpp"
#include "server/identity.hpp"

namespace minuit::app {
namespace {

// Letters, as far as a terminal gives each its place; whoever writes a name in wide letters gets a crooked table.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

}  // namespace

AdminOptions& admin_options() {
  static AdminOptions options;
  return options;
}

CLI::App* add_admin_command(CLI::App& admin, const char* name, const char* text) {
  return admin.add_subcommand(name, text)->fallthrough();
}

void print_line(const std::string& line) { std::cout << line << '\n'; }

void print_columns(const Row& headings, const std::vector<Row>& rows) {
  std::vector<std::size_t> widths;
  widths.reserve(headings.size());
  for (const std::string& heading : headings) widths.push_back(width(heading));
  for (const Row& row : rows)
    for (std::size_t at = 0; at < row.size(); ++at) widths[at] = std::max(widths[at], width(row[at]));
  const auto print = [&](const Row& row) {
    std::string line;
    for (std::size_t at = 0; at < row.size(); ++at) {
      line += row[at];
      if (at + 1 < row.size()) line.append(widths[at] - width(row[at]) + 2, ' ');
    }
    std::cout << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
  };
  print(headings);
  for (const Row& row : rows) print(row);
}

std::string named(const match::Person& person) { return person.name.empty() ? person.id : person.name; }

std::string moment(i64 wall_ms) {
  const auto seconds = static_cast<std::time_t>(wall_ms / 1000);
  std::tm parts{};
  std::array<char, 32> text{};
  if (localtime_r(&seconds, &parts) == nullptr) return {};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

std::string checked_table(const std::string& id) {
  if (!server::is_table_id(id))
    throw BadInput("\"" + id + "\" is not the id of a table: " + std::to_string(server::kTableIdChars) + " letters and digits");
  return id;
}

std::string checked_person(const std::string& id) {
  if (!server::is_person_id(id))
    throw BadInput("\"" + id + "\" is not the id of a person or device: " + std::to_string(server::kPersonIdChars) +
                   " letters a-z and digits 2-7");
  return id;
}

void add_admin(CLI::App& app) {
  CLI::App* admin = app.add_subcommand("admin", "Look after a server that runs: tables, bans, reports");
  admin->preparse_callback([](std::size_t) { print_plainly(); });
  admin->require_subcommand(1);
  admin->add_option("--data", admin_options().data, "The folder of the tables")->capture_default_str();
  admin->add_flag("--json", admin_options().json, "As JSON");
  add_admin_tables(*admin);
  add_admin_people(*admin);
  add_admin_reports(*admin);
}

}  // namespace minuit::app
