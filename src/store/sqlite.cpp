#include "store/sqlite.hpp"

#include <sqlite3.h>

#include <algorithm>

namespace minuit::store {

namespace {

constexpr int kFormat = 2;                // of the file, in its user_version; 1 had no table `fresh`
constexpr int kApplication = 0x4d4e5431;  // "MNT1": whose file it is
constexpr int kBusyMs = 5'000;            // another program may be looking at the file
// Enough for a table to have several entries when they are sorted in.
constexpr std::size_t kMostFreshEntries = 4096;
constexpr u64 kMostFreshBytes = u64{4} << 20U;
constexpr u64 kSweptTogether = 256;  // entries that are sorted in and can go
// The end of a busy table's log is written again and again: the later the write-ahead log is put into the file, the fewer times
// each page goes there. 32 MB of it are read in a moment after a crash.
constexpr int kCheckpointPages = 8192;

// Binds in order, resets when done.
class Use {
 public:
  explicit Use(sqlite3_stmt* statement) : statement_(statement) {}
  Use(const Use&) = delete;
  Use& operator=(const Use&) = delete;
  ~Use() {
    sqlite3_reset(statement_);
    sqlite3_clear_bindings(statement_);
  }
  Use& text(std::string_view value) {
    sqlite3_bind_text(statement_, ++bound_, value.data(), static_cast<int>(value.size()), SQLITE_STATIC);
    return *this;
  }
  Use& blob(std::string_view value) {
    sqlite3_bind_blob(statement_, ++bound_, value.empty() ? "" : value.data(), static_cast<int>(value.size()), SQLITE_STATIC);
    return *this;
  }
  Use& number(u64 value) {
    sqlite3_bind_int64(statement_, ++bound_, static_cast<sqlite3_int64>(value));
    return *this;
  }
  [[nodiscard]] int step() { return sqlite3_step(statement_); }
  [[nodiscard]] u64 number_at(int column) const { return static_cast<u64>(sqlite3_column_int64(statement_, column)); }
  [[nodiscard]] std::string bytes_at(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes == nullptr ? std::string() : std::string(static_cast<const char*>(bytes), size);
  }

 private:
  sqlite3_stmt* statement_;
  int bound_ = 0;
};

// The number that a pragma answers, or -1.
[[nodiscard]] int pragma(sqlite3* database, const char* sql) {
  sqlite3_stmt* statement = nullptr;
  int number = -1;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, nullptr) == SQLITE_OK && sqlite3_step(statement) == SQLITE_ROW)
    number = sqlite3_column_int(statement, 0);
  sqlite3_finalize(statement);
  return number;
}

}  // namespace

void SqliteStore::CloseDatabase::operator()(sqlite3* database) const { sqlite3_close(database); }
void SqliteStore::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }

bool SqliteStore::run(const char* sql) const {
  return sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

SqliteStore::Statement SqliteStore::prepare(const char* sql) const {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  return Statement(statement);
}

Trouble SqliteStore::trouble(std::string_view doing) const {
  return {std::string(doing) + ": " + sqlite3_errmsg(database_.get())};
}

bool SqliteStore::prepare_all() {
  version_ = prepare("SELECT version FROM log WHERE name = ? ORDER BY version DESC LIMIT 1");
  insert_ = prepare("INSERT INTO fresh (name, version, bytes) VALUES (?, ?, ?)");
  fresh_ = prepare("SELECT id, name, version, length(bytes) FROM fresh ORDER BY id");
  settle_ = prepare("INSERT INTO log (name, version, bytes) SELECT name, version, bytes FROM fresh WHERE id = ?");
  sweep_ = prepare("DELETE FROM fresh WHERE id <= ?");
  others_ = prepare("PRAGMA data_version");
  begin_ = prepare("BEGIN IMMEDIATE");
  commit_ = prepare("COMMIT");
  read_ = prepare(
      "SELECT version, bytes FROM log WHERE name = ?1 AND version > ?2 UNION ALL "
      "SELECT version, bytes FROM fresh WHERE name = ?1"
      "  AND version > max(?2, (SELECT coalesce(max(version), 0) FROM log WHERE name = ?1)) ORDER BY version LIMIT ?3");
  // A loose index scan: one seek a table, however long its log.
  list_ = prepare(
      "WITH RECURSIVE tables(name) AS ("
      "  SELECT min(name) FROM log WHERE name > ?1"
      "  UNION ALL SELECT (SELECT min(name) FROM log WHERE name > tables.name) FROM tables WHERE tables.name IS NOT NULL), "
      "settled(name, version) AS (SELECT name, (SELECT max(version) FROM log WHERE log.name = tables.name)"
      "  FROM tables WHERE name IS NOT NULL LIMIT ?2) "
      "SELECT name, max(version) FROM (SELECT name, version FROM settled UNION ALL"
      "  SELECT name, max(version) FROM fresh WHERE name > ?1 GROUP BY name) GROUP BY name ORDER BY name LIMIT ?2");
  return version_ && insert_ && fresh_ && settle_ && sweep_ && others_ && begin_ && commit_ && read_ && list_;
}

Result<std::unique_ptr<SqliteStore>, Trouble> SqliteStore::open(const std::string& path) {
  sqlite3* raw = nullptr;
  const int opened =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  std::unique_ptr<SqliteStore> store(new SqliteStore(Database(raw)));
  if (opened != SQLITE_OK) return store->trouble("opening " + path);
  sqlite3_busy_timeout(raw, kBusyMs);
  const int application = pragma(raw, "PRAGMA application_id");
  const int tables = pragma(raw, "SELECT count(*) FROM sqlite_master");
  if (application < 0 || tables < 0) return store->trouble("reading " + path);
  if (tables > 0 && application != kApplication) return Trouble{path + " is not a store of this program"};
  const int format = pragma(raw, "PRAGMA user_version");
  if (format > kFormat)
    return Trouble{path + " was written by a later program (format " + std::to_string(format) + ", this one knows " +
                   std::to_string(kFormat) + ")"};
  const std::string mark =
      "PRAGMA application_id = " + std::to_string(kApplication) + "; PRAGMA user_version = " + std::to_string(kFormat);
  const std::string later = "PRAGMA wal_autocheckpoint = " + std::to_string(kCheckpointPages);
  const bool ready = store->run("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL") && store->run(later.c_str()) &&
                     store->run(
                         "CREATE TABLE IF NOT EXISTS log (name TEXT NOT NULL, version INTEGER NOT NULL, bytes BLOB NOT NULL,"
                         " PRIMARY KEY (name, version)) WITHOUT ROWID") &&
                     store->run(
                         "CREATE TABLE IF NOT EXISTS fresh (id INTEGER PRIMARY KEY, name TEXT NOT NULL, version INTEGER NOT NULL,"
                         " bytes BLOB NOT NULL)") &&
                     store->run(mark.c_str()) && store->prepare_all();
  if (!ready) return store->trouble("preparing " + path);
  return store;
}

bool SqliteStore::step(const Statement& statement) {
  Use use(statement.get());
  return use.step() == SQLITE_DONE;
}

// What is fresh is known without asking, unless another program wrote to the file or a batch of ours failed.
bool SqliteStore::look_at_fresh() {
  {
    Use use(others_.get());
    if (use.step() != SQLITE_ROW) return false;
    const u64 seen = use.number_at(0);
    if (fresh_known_ && seen == seen_) return true;
    seen_ = seen;
  }
  rows_.clear();
  tables_.clear();
  fresh_bytes_ = 0;
  Use use(fresh_.get());
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step())
    note_fresh(use.number_at(0), use.bytes_at(1), use.number_at(2), use.number_at(3));
  swept_to_ = rows_.empty() ? 0 : rows_.front().id - 1;
  fresh_known_ = state == SQLITE_DONE;
  return fresh_known_;
}

void SqliteStore::note_fresh(u64 id, std::string_view name, u64 version, u64 bytes) {
  auto found = tables_.find(name);
  if (found == tables_.end()) {
    found = tables_.emplace(name, FreshTable{}).first;
    found->second.settled_version = found->second.version = settled_version(name);
  }
  FreshTable& table = found->second;
  if (version > table.settled_version) {
    table.version = version;
    table.ids.push_back(id);
  }
  ++table.rows;
  rows_.push_back({id, bytes, &*found});
  fresh_bytes_ += bytes;
}

// Sorts in what has been fresh for longest, together with all else of the same table: its entries then share pages and one write
// of them. A little after each batch, so that no batch waits for long.
bool SqliteStore::settle() {
  u64 passed = 0;
  while (rows_.size() > kMostFreshEntries || fresh_bytes_ > kMostFreshBytes) {
    const Row oldest = rows_.front();
    FreshTable& table = oldest.table->second;
    if (!table.ids.empty() && table.ids.front() <= oldest.id) {
      for (const u64 id : table.ids) {
        Use use(settle_.get());
        if (use.number(id).step() != SQLITE_DONE) return false;
      }
      table.ids.clear();
      table.settled_version = table.version;
    }
    passed = oldest.id;
    fresh_bytes_ -= oldest.bytes;
    rows_.pop_front();
    if (--table.rows == 0) tables_.erase(tables_.find(oldest.table->first));
  }
  if (passed < swept_to_ + kSweptTogether) return true;
  swept_to_ = passed;
  Use use(sweep_.get());
  return use.number(passed).step() == SQLITE_DONE;
}

u64 SqliteStore::settled_version(std::string_view table) {
  Use use(version_.get());
  return use.text(table).step() == SQLITE_ROW ? use.number_at(0) : 0;
}

u64 SqliteStore::version_of(std::string_view table) {
  const auto found = tables_.find(table);
  return found != tables_.end() ? found->second.version : settled_version(table);
}

Receipt SqliteStore::insert(const Append& append) {
  const u64 version = version_of(append.table);
  if (!within_limits(append)) return {Outcome::refused, version};
  if (append.expected_version != version) return {Outcome::stale, version};
  {
    Use use(insert_.get());
    if (use.text(append.table).number(version + 1).blob(append.bytes).step() != SQLITE_DONE) return {Outcome::unwritten, 0};
  }
  note_fresh(static_cast<u64>(sqlite3_last_insert_rowid(database_.get())), append.table, version + 1, append.bytes.size());
  return {Outcome::kept, version + 1};
}

std::vector<Receipt> SqliteStore::append(std::span<const Append> batch) {
  std::vector<Receipt> failed(batch.size(), Receipt{Outcome::unwritten, 0});
  if (!step(begin_)) return failed;
  std::vector<Receipt> receipts;
  receipts.reserve(batch.size());
  bool whole = look_at_fresh();
  for (std::size_t at = 0; whole && at < batch.size(); ++at) {
    receipts.push_back(insert(batch[at]));
    whole = receipts.back().outcome != Outcome::unwritten;
  }
  if (whole && settle() && step(commit_)) return receipts;
  fresh_known_ = false;
  if (sqlite3_get_autocommit(database_.get()) == 0 && !run("ROLLBACK")) return failed;  // what is open cannot be committed later
  return failed;
}

Result<std::vector<Entry>, Trouble> SqliteStore::read(std::string_view table, u64 after_version) const {
  std::vector<Entry> page;
  Use use(read_.get());
  use.text(table).number(std::min<u64>(after_version, static_cast<u64>(INT64_MAX))).number(kMostPageEntries);
  std::size_t bytes = 0;
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step()) {
    Entry entry{use.number_at(0), use.bytes_at(1)};
    bytes += entry.bytes.size();
    if (bytes > kMostPageBytes && !page.empty()) return page;
    page.push_back(std::move(entry));
  }
  if (state != SQLITE_DONE) return trouble("reading");
  return page;
}

Result<std::vector<TableInfo>, Trouble> SqliteStore::list(std::string_view after_name) const {
  std::vector<TableInfo> page;
  Use use(list_.get());
  use.text(after_name).number(kMostPageEntries);
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step()) page.push_back({use.bytes_at(0), use.number_at(1)});
  if (state != SQLITE_DONE) return trouble("listing");
  return page;
}

}  // namespace minuit::store
