#include "store/copying.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <system_error>

#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

[[nodiscard]] std::optional<Trouble> vacuum(const std::string& from, const std::string& into) {
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(from.c_str(), &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nullptr);
  const Database database(raw);
  const auto trouble = [&](const std::string& doing) {
    const int state = sqlite3_extended_errcode(raw);
    return Trouble{doing + ": " + sqlite3_errmsg(raw), false, 0, cause_of(state, sqlite3_system_errno(raw))};
  };
  if (opened != SQLITE_OK) return trouble("opening " + from);
  sqlite3_busy_timeout(raw, kBusyMs);
  const int application = pragma(raw, "PRAGMA application_id");
  if (application < 0) return trouble("reading " + from);
  if (application != kApplication) return Trouble{from + " is not a store of this program"};
  const Statement copying = prepare(raw, "VACUUM INTO ?");
  if (!copying || !Use(copying).text(into).done()) return trouble("copying " + from + " to " + into);
  return std::nullopt;
}

}  // namespace

std::optional<Trouble> copy_into_new_file(const std::string& database, const std::string& copy) {
  constexpr mode_t kOwnerOnly = 0600;
  const int file = ::open(copy.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);  // SQLite fills an empty file
  const auto system_trouble = [&](const char* doing) {
    const int why = errno;
    return Trouble{doing + copy + ": " + std::error_code(why, std::generic_category()).message(), false, 0,
                   cause_of(SQLITE_CANTOPEN, why)};
  };
  if (file < 0) return system_trouble("making ");
  std::optional<Trouble> trouble = vacuum(database, copy);
  if (!trouble && fsync(file) != 0) trouble = system_trouble("writing ");
  ::close(file);
  if (trouble) (void)unlink(copy.c_str());
  return trouble;
}

}  // namespace minuit::store
