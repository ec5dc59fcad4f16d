// What the commands of `minuit admin` have in common. docs/SERVING.md (Administration) tells how one is added.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "apps/minuit/commands.hpp"
#include "server/admin/client.hpp"
#include "server/admin/requests.hpp"

namespace minuit::app {

struct AdminOptions {
  std::string data = "data";
  bool json = false;
};
[[nodiscard]] AdminOptions& admin_options();

void add_admin(CLI::App& app);
void add_admin_tables(CLI::App& admin);
void add_admin_people(CLI::App& admin);
void add_admin_reports(CLI::App& admin);

// The answer as JSON. If no server can be asked that is BadInput, if it says no that is Refused.
template <class Asked>
[[nodiscard]] std::string ask_for_json(const std::string& command, const Asked& asked) {
  auto told = server::admin::ask_for_json(admin_options().data, command, asked);
  if (auto* json = std::get_if<std::string>(&told)) return std::move(*json);
  const auto& failure = std::get<server::admin::Failure>(told);
  if (failure.no) throw Refused(failure.text);
  throw BadInput(failure.text);
}

template <class Told>
[[nodiscard]] Told understood(const std::string& json) {
  auto told = codec::read<Told>(json);
  if (!told.ok()) throw BadInput("the server's answer is not understood: is it of another version?");
  return std::move(told).value();
}

void print_line(const std::string& line);

// Asks, and prints the answer: as it is with --json, else as `print` has it.
template <class Told, class Asked, class Print>
void tell(const std::string& command, const Asked& asked, Print print) {
  const std::string json = ask_for_json(command, asked);
  if (admin_options().json) {
    print_line(json);
  } else {
    print(understood<Told>(json));
  }
}

// A subcommand; --data and --json may stand before or behind it.
CLI::App* add_admin_command(CLI::App& admin, const char* name, const char* text);

// Rows under their headings, each column as wide as what it holds.
using Row = std::vector<std::string>;
void print_columns(const Row& headings, const std::vector<Row>& rows);
[[nodiscard]] std::string named(const match::Person& person);  // by the id who has no name
[[nodiscard]] std::string moment(i64 wall_ms);                 // by the clock of this machine

// As the server would check it, so that what is mistyped is BadInput.
[[nodiscard]] std::string checked_table(const std::string& id);
[[nodiscard]] std::string checked_person(const std::string& id);

}  // namespace minuit::app
