#include "server/backup.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include "server/data_folder.hpp"
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

// A file or a folder is on the disk when this is done.
Problem settle(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  const bool done = file >= 0 && fsync(file) == 0;
  const std::error_code trouble(done ? 0 : errno, std::generic_category());
  if (file >= 0) ::close(file);
  return problem("writing " + path, trouble);
}

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
  return settle(into);
}

std::string text_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

Result<Checkup, std::string> back_up(const std::string& folder, const std::string& wanted, const match::Games& games) {
  std::error_code trouble;
  std::string backup = wanted;
  while (backup.size() > 1 && backup.back() == '/') backup.pop_back();  // it gets another name first
  if (!fs::exists(database_in(folder), trouble)) return "there is no " + database_in(folder);
  if (fs::exists(backup, trouble)) return "there is something at " + backup + " already";
  const std::string unfinished = backup + ".unfinished";
  fs::remove(database_in(unfinished), trouble);
  for (const auto& [from, left] : keys_of(folder, unfinished)) fs::remove(left, trouble);
  fs::create_directories(unfinished, trouble);
  if (!trouble) fs::permissions(unfinished, fs::perms::owner_all, trouble);
  if (trouble) return "making " + unfinished + ": " + trouble.message();
  if (const auto wrong = copy_database(database_in(folder), database_in(unfinished))) return *wrong;
  for (const auto& [from, into] : keys_of(folder, unfinished))
    if (const auto wrong = copy_key(from, into)) return *wrong;
  auto checked = check_folder(unfinished, games);
  if (!checked.ok()) return checked;
  if (const auto wrong = settle(unfinished)) return *wrong;
  fs::rename(unfinished, backup, trouble);
  if (trouble) return "naming " + backup + ": " + trouble.message();
  return checked;
}

Result<Checkup, std::string> restore(const std::string& backup, const std::string& folder, const match::Games& games) {
  std::error_code trouble;
  if (!fs::exists(database_in(backup), trouble)) return "there is no " + database_in(backup);
  auto checked = check_folder(backup, games);
  if (!checked.ok()) return checked;
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
  if (const auto wrong = settle(folder)) return *wrong;
  return checked;
}

}  // namespace minuit::server
