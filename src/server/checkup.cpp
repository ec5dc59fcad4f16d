#include "server/checkup.hpp"

#include <filesystem>
#include <set>
#include <system_error>

#include "codec/read.hpp"
#include "match/gathering.hpp"
#include "server/data_folder.hpp"
#include "server/key_files.hpp"
#include "server/people.hpp"
#include "server/settle.hpp"
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

// The tables that a person's file names.
void note_tables(const std::string& log, const std::vector<store::Entry>& entries, std::set<std::string>& named) {
  if (!log.starts_with(kPersonLogs)) return;
  for (const store::Entry& each : entries)
    if (const auto entry = codec::read<PersonEntry>(each.bytes); entry.ok() && entry.value().table)
      named.insert(table_log(*entry.value().table));
}

using Good = std::function<bool(const std::string& log, const std::vector<store::Entry>& entries)>;

struct Going {
  Checkup checkup;
  bool ill = false;  // something is to be cut off, or the file itself is damaged
  std::vector<store::Damage> cut;
};

// Tells `good` what stays of every log; false from it ends all.
Going go_through(store::Salvage& salvage, const match::Games& games, Unplayable unplayable, const Good& good) {
  Going found;
  Checkup& checkup = found.checkup;
  checkup.damages = salvage.file_damage();
  checkup.more_lost = salvage.more_lost();
  found.ill = !checkup.damages.empty();
  bool going = true;
  std::set<std::string> named;
  std::set<std::string> there;
  salvage.each_log([&](const std::string& log, std::vector<store::Entry> entries, std::optional<store::Damage> damage) {
    if (!going) return;
    ++checkup.logs;
    checkup.entries += entries.size();
    const auto cut = [&](const store::Damage& each) {
      found.ill = true;
      found.cut.push_back(each);
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
    if (checkup.more_lost) {
      note_tables(log, entries, named);
      there.insert(log);
    }
    going = good(log, entries);
  });
  for (const std::string& log : named)
    if (!there.contains(log))
      checkup.damages.push_back(
          {log, 0, "nothing is left of this table, of which a person's file tells: it is lost, or was removed"});
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

bool has_log(const std::string& database) {
  std::error_code none;
  const std::uintmax_t bytes = fs::file_size(database + "-wal", none);
  return !none && bytes > 0;
}

void take_away(const std::string& database) {
  std::error_code ignored;
  for (const char* part : {"", "-wal", "-shm"}) fs::remove(database + part, ignored);
}

// A copy that is on the disk when this is done.
std::error_code copy_file(const std::string& from, const std::string& into) {
  std::error_code trouble;
  fs::copy_file(from, into, trouble);
  return trouble ? trouble : settle(into);
}

// A second name, or a copy where the file system knows only one name a file.
std::error_code link_or_copy(const std::string& from, const std::string& into) {
  std::error_code trouble;
  fs::create_hard_link(from, into, trouble);
  return trouble ? copy_file(from, into) : trouble;
}

// Keeps the old database under a second name and leaves it where it is, alone: a new one in its place must not meet its
// write-ahead log. A sound log is put into it first. What SQLite would pass over, or cannot put there, is copied as it is.
std::optional<std::string> keep_old(const std::string& database, const std::string& kept) {
  std::error_code trouble;
  const bool whole = !has_log(database) || (!store::passed_over(database) && store::gather_into_one_file(database));
  trouble = whole ? link_or_copy(database, kept) : copy_file(database, kept);
  if (!whole && !trouble) trouble = copy_file(database + "-wal", kept + "-wal");
  if (!trouble) trouble = settle(fs::path(database).parent_path());
  if (trouble) return "the old database cannot be kept: " + trouble.message();
  // Where SQLite can read it, what it passes over is all that would be missing if this ended here.
  if (!whole) (void)store::gather_into_one_file(database);
  for (const char* part : {"-wal", "-shm"}) fs::remove(database + part, trouble);
  return std::nullopt;
}

}  // namespace

std::vector<std::string> refused_keys(const std::string& folder) {
  std::vector<std::string> refused;
  for (auto& why : {server_key_refused(key_in(folder)), authority_refused(authority_in(folder))})
    if (why) refused.push_back(*why);
  return refused;
}

Result<Checkup, std::string> check_folder(const std::string& folder, const match::Games& games) {
  auto salvage = store::Salvage::open(database_in(folder));
  if (!salvage.ok()) return salvage.error().message;
  Checkup checkup = go_through(*salvage.value(), games, Unplayable::keep, [](const auto&, const auto&) { return true; }).checkup;
  checkup.keys = refused_keys(folder);
  return checkup;
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
    repair.before.keys = refused_keys(folder);
    for (const store::Damage& each : found.cut) repair.lost += each.lost;
    repair.cut = std::move(found.cut);
    if (!found.ill) return repair;
    if (repair.before.entries == 0)
      return "there is nothing in " + database + " that can be saved: move it away, and the server begins with an empty one";
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
  // The old one kept under a second name, then the new one in its place in a single step: whenever this is interrupted, the
  // database is there, as it was or repaired.
  repair.kept = free_name(database);
  if (const auto wrong = keep_old(database, repair.kept)) return *wrong;
  fs::rename(anew, database, trouble);
  if (trouble) return "the databases cannot be exchanged: " + trouble.message();
  trouble = settle(folder);
  if (trouble) return "the repaired database is in its place, but may not be after a loss of power: " + trouble.message();
  return repair;
}

}  // namespace minuit::server
