#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "bench/load/steady.hpp"
#include "codec/read.hpp"
#include "match/gathering.hpp"
#include "store/sqlite.hpp"

namespace minuit::load {

namespace {

constexpr std::size_t kMostViolations = 20;
constexpr std::string_view kTableLogs = "t/";  // what the server puts before the name of a table

struct Command {
  std::string person;
  u64 number = 0;
  auto operator<=>(const Command&) const = default;
};
using Versions = std::map<u64, Command>;  // of one table

class Checker {
 public:
  explicit Checker(CheckReport& report) : report_(report) {
    games_.has_bot = [](auto, auto) { return true; };
  }

  void violation(const std::string& table, const std::string& what) {
    if (report_.violations.size() < kMostViolations) report_.violations.push_back(table + ": " + what);
  }

  // Replays a log from its first entry; what was acknowledged at a version must stand at that version, and nothing twice.
  void walk(const store::Store& store, const std::string& table, const Versions& acknowledged) {
    const std::string log = std::string(kTableLogs) + table;
    match::Gathering gathering(games_);
    std::set<Command> seen;
    Versions missing = acknowledged;
    for (u64 version = 0;;) {
      const auto page = store.read(log, version);
      if (!page.ok()) return violation(table, page.error().message);
      if (page.value().empty()) break;
      for (const store::Entry& stored : page.value()) {
        if (stored.version != ++version) return violation(table, "no version " + std::to_string(version));
        ++report_.entries;
        const auto entry = codec::read<match::journal::Entry>(stored.bytes);
        if (!entry.ok()) return violation(table, "an entry that cannot be read: " + entry.error().message);
        if (const auto damage = gathering.take(entry.value())) return violation(table, "an entry that cannot be: " + *damage);
        const Command command{entry.value().by, entry.value().command};
        // A table's opening is several entries of one command.
        const bool twice = command.number != 0 && !seen.insert(command).second;
        if (twice && std::holds_alternative<match::journal::Decided>(entry.value().what))
          violation(table, "command " + std::to_string(command.number) + " of one person is there twice");
        const auto wanted = missing.find(version);
        if (wanted == missing.end()) continue;
        if (wanted->second != command) violation(table, "another command stands at version " + std::to_string(version));
        missing.erase(wanted);
      }
    }
    for (const auto& [version, command] : missing) violation(table, "acknowledged and gone: version " + std::to_string(version));
    ++report_.tables;
  }

 private:
  CheckReport& report_;
  match::Games games_;
};

}  // namespace

CheckReport check_store(const std::string& database, const std::string& acknowledged) {
  CheckReport report;
  Checker checker(report);
  std::map<std::string, Versions> tables;
  std::ifstream file(acknowledged);
  if (!file) throw Failure("cannot read " + acknowledged);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string table;
    Command command;
    u64 version = 0;
    if (!(words >> table >> command.person >> command.number >> version)) throw Failure("not a list of commands: " + line);
    if (!tables[table].emplace(version, command).second) checker.violation(table, "two commands got one version");
    ++report.acknowledged;
  }
  if (!std::filesystem::exists(database)) throw Failure("there is no " + database);
  const auto store = store::SqliteStore::open(database);
  if (!store.ok()) throw Failure(store.error().message);
  for (const auto& [table, versions] : tables) checker.walk(*store.value(), table, versions);
  return report;
}

}  // namespace minuit::load
