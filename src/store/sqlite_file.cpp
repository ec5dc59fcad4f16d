// The file of the store: how it is opened, made, brought to today's format and kept from others.
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <system_error>

#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

// For its owner alone, before anything is in it; what SQLite makes beside it takes the same mode. One that is there is tightened
// by its name: to open and close it here would let go of the locks that another connection of this program holds.
[[nodiscard]] std::optional<Trouble> keep_to_owner(const std::string& path) {
  constexpr mode_t kOwnerOnly = 0600;
  const int made = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnly);
  if (made >= 0) {
    ::close(made);
    return std::nullopt;
  }
  const int why = errno;
  if (why != EEXIST)
    return Trouble{"making " + path + ": " + std::error_code(why, std::generic_category()).message(), false, 0,
                   cause_of(SQLITE_CANTOPEN, why)};
  for (const char* beside : {"", "-wal", "-shm"}) {
    struct stat state{};
    const std::string file = path + beside;
    // Somebody else's file, or one on a disk that is read-only, stays as it is.
    if (stat(file.c_str(), &state) == 0 && (state.st_mode & 0777U) != kOwnerOnly) (void)chmod(file.c_str(), kOwnerOnly);
  }
  return std::nullopt;
}

}  // namespace

Trouble SqliteStore::trouble(std::string_view doing) const {
  const int state = sqlite3_extended_errcode(database_.get());
  const bool well = state == SQLITE_OK || state == SQLITE_ROW || state == SQLITE_DONE;
  if (well)
    return {std::string(doing) + ": the newest entries in the file are damaged: stop the server and run minuit repair", false,
            damaged_, Cause::failing};
  const Cause cause = cause_of(state, sqlite3_system_errno(database_.get()));
  const std::string why = cause == Cause::full ? "the disk is full" : sqlite3_errmsg(database_.get());
  return {std::string(doing) + ": " + why, false, 0, cause};
}

bool SqliteStore::prepare_all() {
  sqlite3* database = database_.get();
  version_ = prepare(database, "SELECT max(last) FROM segments WHERE name = ?");
  insert_ = prepare(database, "INSERT INTO bundles (bytes) VALUES (?)");
  bundles_ = prepare(database, "SELECT id, bytes FROM bundles ORDER BY id");
  settle_ = prepare(database, "INSERT INTO segments (name, last, bytes) VALUES (?, ?, ?)");
  sweep_ = prepare(database, "DELETE FROM bundles WHERE id <= ?");
  others_ = prepare(database, "PRAGMA data_version");
  begin_ = prepare(database, "BEGIN IMMEDIATE");
  begin_reading_ = prepare(database, "BEGIN");
  commit_ = prepare(database, "COMMIT");
  read_ = prepare(database, "SELECT last, bytes FROM segments WHERE name = ? AND last > ? ORDER BY last");
  // A loose index scan: one seek a table, however long its log.
  list_ = prepare(database,
                  "WITH RECURSIVE tables(name) AS ("
                  "  SELECT min(name) FROM segments WHERE name > ?1"
                  "  UNION ALL SELECT (SELECT min(name) FROM segments WHERE name > tables.name) FROM tables"
                  "    WHERE tables.name IS NOT NULL) "
                  "SELECT name, (SELECT max(last) FROM segments WHERE segments.name = tables.name) FROM tables"
                  "  WHERE name IS NOT NULL LIMIT ?2");
  erase_ = prepare(database, "DELETE FROM segments WHERE name = ?");
  return version_ && insert_ && bundles_ && settle_ && sweep_ && others_ && begin_ && begin_reading_ && commit_ && read_ &&
         list_ && erase_;
}

// Makes the tables, or brings them to today's format: all of it and the mark, or nothing.
bool SqliteStore::prepare_file(int format) {
  sqlite3* raw = database_.get();
  static_assert(kApplication == 1296978993 && kFormat == 4, "as the mark below says");
  const bool ready = run(raw, "BEGIN IMMEDIATE") &&
                     run(raw,
                         "CREATE TABLE IF NOT EXISTS bundles (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);"
                         "CREATE TABLE IF NOT EXISTS segments (id INTEGER PRIMARY KEY, name TEXT NOT NULL, last INTEGER NOT NULL,"
                         " bytes BLOB NOT NULL, UNIQUE (name, last))") &&
                     (format == 0 || upgrade_tables(raw, format)) &&
                     run(raw, "PRAGMA application_id = 1296978993; PRAGMA user_version = 4") && run(raw, "COMMIT");
  if (!ready) return false;
  // Without it, what is removed is used again and the file does not shrink: nothing that must stop the server.
  if (format != 0) (void)run(raw, "PRAGMA auto_vacuum = INCREMENTAL; VACUUM");
  return true;
}

Result<std::unique_ptr<SqliteStore>, Trouble> SqliteStore::open(const std::string& path) {
  if (const auto trouble = keep_to_owner(path)) return *trouble;
  auto opened = open(path, Locking::shared);
  if (opened.ok() || (opened.error().cause != Cause::full && opened.error().cause != Cause::failing)) return opened;
  auto alone = open(path, Locking::alone);
  return alone.ok() ? std::move(alone) : std::move(opened);
}

Result<std::unique_ptr<SqliteStore>, Trouble> SqliteStore::open(const std::string& path, Locking locking) {
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
  std::unique_ptr<SqliteStore> store(new SqliteStore(Database(raw), path));
  if (opened != SQLITE_OK) return store->trouble("opening " + path);
  sqlite3_busy_timeout(raw, kBusyMs);
  if (locking == Locking::alone && !run(raw, "PRAGMA locking_mode = EXCLUSIVE")) return store->trouble("opening " + path);
  const int application = pragma(raw, "PRAGMA application_id");
  const int tables = pragma(raw, "SELECT count(*) FROM sqlite_master");
  if (application < 0 || tables < 0) return store->trouble("reading " + path);
  if (tables > 0 && application != kApplication) return Trouble{path + " is not a store of this program"};
  const int format = tables > 0 ? pragma(raw, "PRAGMA user_version") : 0;
  if (format > kFormat)
    return Trouble{path + " was written by a later program (format " + std::to_string(format) + ", this one knows " +
                   std::to_string(kFormat) + ")"};
  const bool ready = (tables > 0 || run(raw, "PRAGMA auto_vacuum = INCREMENTAL")) &&
                     run(raw,
                         "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
                         "PRAGMA cache_size = -512; PRAGMA secure_delete = OFF") &&
                     (format == kFormat || store->prepare_file(format)) && store->prepare_all();
  if (!ready) return store->trouble("preparing " + path);
  const auto note_pages = [](void* pages, sqlite3*, const char*, int now) {
    *static_cast<int*>(pages) = now;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(raw, note_pages, &store->pages_);
  return store;
}

}  // namespace minuit::store
