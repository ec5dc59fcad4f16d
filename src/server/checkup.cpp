#include "server/checkup.hpp"

#include <cstdio>
#include <filesystem>

#include "codec/read.hpp"
#include "match/gathering.hpp"
#include "server/data_folder.hpp"
#include "server/store_thread.hpp"
#include "store/sqlite.hpp"

namespace minuit::server {
namespace {

namespace fs = std::filesystem;

// The first entry that the table cannot have had, if there is one.
std::optional<store::Damage> played_through(const std::string& log, const std::vector<store::Entry>& entries,
                                            const match::Games& games) {
  if (!log.starts_with(kTableLogs)) return std::nullopt;
  match::Gathering gathering(games);
  for (const store::Entry& each : entries) {
    const auto entry = codec::read<match::journal::Entry>(each.bytes);
    const auto damage = [&](const std::string& why) {
      return store::Damage{log, each.version, why, entries.back().version - each.version + 1};
    };
    if (!entry.ok()) return damage("cannot be read: " + entry.error().path + ": " + entry.error().message);
    if (const auto why = gathering.take(entry.value())) return damage("cannot be: " + *why);
  }
  return std::nullopt;
}

using Good = std::function<bool(const std::string& log, const std::vector<store::Entry>& entries)>;

struct Going {
  Checkup checkup;
  bool ill = false;  // something is to be cut off, or the file itself is damaged
  u64 lost = 0;
};

// Tells `good` what stays of every log; false from it ends all.
Going go_through(store::Salvage& salvage, const match::Games& games, Unplayable unplayable, const Good& good) {
  Going found;
  Checkup& checkup = found.checkup;
  checkup.damages = salvage.file_damage();
  found.ill = !checkup.damages.empty();
  bool going = true;
  salvage.each_log([&](const std::string& log, std::vector<store::Entry> entries, std::optional<store::Damage> damage) {
    if (!going) return;
    ++checkup.logs;
    checkup.entries += entries.size();
    const auto cut = [&](const store::Damage& each) {
      found.ill = true;
      found.lost += each.lost;
    };
    if (damage) {
      checkup.damages.push_back(*damage);
      cut(*damage);
    }
    if (const auto cannot_be = played_through(log, entries, games)) {
      checkup.damages.push_back(*cannot_be);
      if (unplayable == Unplayable::cut) {
        cut(*cannot_be);
        entries.resize(cannot_be->version - 1);
      }
    }
    going = good(log, entries);
  });
  return found;
}

bool copy(store::Store& into, const std::string& log, const std::vector<store::Entry>& entries) {
  constexpr std::size_t kTogether = 1000;
  for (std::size_t from = 0; from < entries.size(); from += kTogether) {
    std::vector<store::Append> batch;
    for (std::size_t at = from; at < std::min(entries.size(), from + kTogether); ++at)
      batch.push_back({log, at, entries[at].bytes});
    for (const store::Receipt& receipt : into.append(batch))
      if (receipt.outcome != store::Outcome::kept) return false;
  }
  return true;
}

// A name beside the database that is not taken yet.
std::string free_name(const std::string& database) {
  for (u32 number = 1;; ++number) {
    std::string name = database + ".before-repair-" + std::to_string(number);
    std::error_code ignored;
    if (!fs::exists(name, ignored)) return name;
  }
}

void take_away(const std::string& database) {
  std::error_code ignored;
  for (const char* part : {"", "-wal", "-shm"}) fs::remove(database + part, ignored);
}

}  // namespace

Result<Checkup, std::string> check_folder(const std::string& folder, const match::Games& games) {
  auto salvage = store::Salvage::open(database_in(folder));
  if (!salvage.ok()) return salvage.error().message;
  return go_through(*salvage.value(), games, Unplayable::keep, [](const auto&, const auto&) { return true; }).checkup;
}

Result<Repair, std::string> repair_folder(const std::string& folder, const match::Games& games, Unplayable unplayable) {
  std::error_code trouble;
  const std::string database = database_in(folder);
  if (!fs::exists(database, trouble)) return "there is no " + database;
  auto own = DataFolder::open(folder);
  if (!own.ok()) return own.error();
  Repair repair;
  {
    auto salvage = store::Salvage::open(database);
    if (!salvage.ok()) return salvage.error().message;
    Going found = go_through(*salvage.value(), games, unplayable, [](const auto&, const auto&) { return true; });
    repair.before = std::move(found.checkup);
    repair.lost = found.lost;
    if (!found.ill) return repair;
  }
  const std::string anew = database + ".repaired";
  take_away(anew);
  {
    auto salvage = store::Salvage::open(database);
    if (!salvage.ok()) return salvage.error().message;
    auto into = store::SqliteStore::open(anew);
    if (!into.ok()) return into.error().message;
    bool written = true;
    (void)go_through(*salvage.value(), games, unplayable, [&](const std::string& log, const auto& entries) {
      written = copy(*into.value(), log, entries);
      return written;
    });
    if (!written) return "the repaired database cannot be written: " + into.value()->trouble().message;
  }
  if (!store::gather_into_one_file(anew)) return std::string("the repaired database cannot be written");
  // The old one in its one file, then kept under a second name, then the new one in its place in a single step: whenever this is
  // interrupted, the database is there, as it was or repaired.
  if (!store::gather_into_one_file(database)) return "the write-ahead log beside " + database + " cannot be put into it";
  repair.kept = free_name(database);
  fs::create_hard_link(database, repair.kept, trouble);
  if (trouble) return "the old database cannot be kept: " + trouble.message();
  fs::rename(anew, database, trouble);
  if (trouble) return "the databases cannot be exchanged: " + trouble.message();
  return repair;
}

}  // namespace minuit::server
