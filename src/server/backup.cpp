#include "server/backup.hpp"

#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "server/data_folder.hpp"
#include "server/settle.hpp"
#include "store/copying.hpp"

namespace minuit::server {
namespace {

namespace fs = std::filesystem;

// Each of these answers what went wrong, if anything did.
using Problem = std::optional<std::string>;

Problem problem(const std::string& doing, const std::error_code& trouble) {
  if (!trouble) return std::nullopt;
  return doing + ": " + trouble.message();
}

Problem settled(const std::string& path) { return problem("writing " + path, settle(path)); }

Problem copy_database(const std::string& from, const std::string& into) {
  const auto trouble = store::copy_into_new_file(from, into);
  if (!trouble) return std::nullopt;
  return trouble->message;
}

// The keys beside the database, here and there: the server's, and that of the house's authority.
using Places = std::vector<std::pair<std::string, std::string>>;
Places keys_of(const std::string& from, const std::string& into) {
  return {{key_in(from), key_in(into)}, {authority_in(from), authority_in(into)}};
}

// A server that was never started has none.
Problem copy_key(const std::string& from, const std::string& into) {
  std::error_code trouble;
  if (!fs::exists(from, trouble)) return std::nullopt;
  fs::copy_file(from, into, fs::copy_options::overwrite_existing, trouble);
  if (trouble) return problem("copying " + from, trouble);
  return settled(into);
}

bool is_of_a_backup(const std::string& name) {
  return name.starts_with("minuit.sqlite") || name == "server.key" || name == "tls-authority.pem";
}

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Whether a path, which need not be there, is this folder or something in it. An erasure removes copies only where it knows of
// them.
bool inside(const std::string& path, const std::string& folder) {
  std::error_code trouble;
  const fs::path whole = fs::weakly_canonical(fs::absolute(path, trouble), trouble);
  const fs::path around = fs::canonical(folder, trouble);
  return !trouble && std::ranges::mismatch(around, whole).in1 == around.end();
}

// Makes the folder, or takes the one of a backup that was interrupted: its own, and no link. Somebody else's could be read, and
// what is in it exchanged, by whoever owns it.
Problem make_unfinished(const std::string& path) {
  std::error_code trouble;
  if (const fs::path parent = fs::path(path).parent_path(); !parent.empty()) fs::create_directories(parent, trouble);
  if (trouble) return "making " + path + ": " + trouble.message();
  constexpr mode_t kOwnerOnly = 0700;
  if (mkdir(path.c_str(), kOwnerOnly) != 0 && errno != EEXIST)
    return problem("making " + path, std::error_code(errno, std::generic_category()));
  struct stat state{};
  if (lstat(path.c_str(), &state) != 0) return problem("making " + path, std::error_code(errno, std::generic_category()));
  if (!S_ISDIR(state.st_mode)) return path + " is there already and is no folder: move it away first";
  if (state.st_uid != geteuid()) return path + " is there already and belongs to somebody else: move it away first";
  fs::permissions(path, fs::perms::owner_all, trouble);
  if (trouble) return problem("making " + path, trouble);
  // Whoever could write to it before may have left something.
  for (const fs::directory_entry& each : fs::directory_iterator(path, trouble))
    if (!is_of_a_backup(each.path().filename().string())) return path + " is there already and is no backup: move it away first";
  fs::remove(database_in(path), trouble);
  for (const auto& [from, left] : keys_of(path, path)) fs::remove(left, trouble);
  return std::nullopt;
}

}  // namespace

Result<Checkup, std::string> back_up(const std::string& folder, const std::string& wanted, const match::Games& games) {
  std::error_code trouble;
  if (wanted.empty()) return std::string("the name of the backup is empty");
  std::string backup = wanted;
  while (backup.size() > 1 && backup.back() == '/') backup.pop_back();  // it gets another name first
  if (!fs::exists(database_in(folder), trouble)) return "there is no " + database_in(folder);
  if (fs::exists(backup, trouble)) return "there is something at " + backup + " already";
  if (inside(backup, folder)) return backup + " is in the data folder: a backup belongs elsewhere";
  const std::string unfinished = backup + ".unfinished";
  if (const auto wrong = make_unfinished(unfinished)) return *wrong;
  if (const auto wrong = copy_database(database_in(folder), database_in(unfinished)))
    return *wrong + ": see what minuit check says of it";
  for (const auto& [from, into] : keys_of(folder, unfinished))
    if (const auto wrong = copy_key(from, into)) return *wrong;
  auto checked = check_folder(unfinished, games);
  if (!checked.ok()) return checked;
  checked.value().keys = refused_keys(folder);  // the same, by the names that stay
  // SQLite copied what it takes for the whole.
  if (const auto passed = store::passed_over(database_in(folder))) checked.value().damages.push_back({"", 0, *passed});
  if (const auto wrong = settled(unfinished)) return *wrong;
  fs::rename(unfinished, backup, trouble);
  if (trouble) return "naming " + backup + ": " + trouble.message();
  return checked;
}

Result<Checkup, std::string> restore(const std::string& backup, const std::string& folder, const match::Games& games) {
  std::error_code trouble;
  if (!fs::exists(database_in(backup), trouble)) return "there is no " + database_in(backup);
  auto checked = check_folder(backup, games);
  if (!checked.ok()) return checked;
  if (!checked.value().keys.empty()) return "the backup is damaged: " + checked.value().keys.front();
  if (!checked.value().damages.empty())
    return "the backup is damaged (" + checked.value().damages.front().why + "): run minuit repair " + backup + " first";
  auto own = DataFolder::open(folder);
  if (!own.ok()) return own.error();
  const std::string database = own.value()->database();
  // What a lost database has left behind would be taken for a part of the new one.
  for (const char* part : {"", "-wal", "-shm"})
    if (fs::exists(database + part, trouble)) return "there is a " + database + part + " already: move it away first";
  const auto keys = keys_of(backup, own.value()->path());
  for (const auto& [from, key] : keys)
    if (fs::exists(key, trouble) && fs::exists(from, trouble) && text_of(key) != text_of(from))
      return "there is another " + key + " already: move it away first";
  const std::string unfinished = database + ".unfinished";
  fs::remove(unfinished, trouble);
  if (const auto wrong = copy_database(database_in(backup), unfinished)) return *wrong;
  for (const auto& [from, key] : keys)
    if (const auto wrong = copy_key(from, key)) return *wrong;
  fs::rename(unfinished, database, trouble);
  if (trouble) return "naming " + database + ": " + trouble.message();
  if (const auto wrong = settled(folder)) return *wrong;
  return checked;
}

}  // namespace minuit::server
