#include "store/sqlite.hpp"

#include <algorithm>
#include <map>

#include "store/packing.hpp"

namespace minuit::store {

namespace {

constexpr int kFormat = 3;                // of the file, in its user_version
constexpr int kApplication = 0x4d4e5431;  // "MNT1": whose file it is
constexpr int kBusyMs = 5'000;            // another program may be looking at the file
// Enough for a busy table to have many entries when they are sorted in.
constexpr u64 kMostFreshEntries = 4096;
constexpr u64 kMostFreshBytes = u64{4} << 20U;
constexpr std::size_t kMostBundleBytes = std::size_t{4} << 20U;
constexpr u64 kSettledTogether = 8;  // tables after one batch, so that no batch waits for long; more if that is too slow
constexpr u64 kSweptTogether = 64;   // bundles that are sorted in and can go

// The number that a pragma answers, or -1.
[[nodiscard]] int pragma(sqlite3* database, const char* sql) {
  const Statement statement = prepare(database, sql);
  if (!statement) return -1;
  Use use(statement);
  return use.step() == SQLITE_ROW ? static_cast<int>(use.number_at(0)) : -1;
}

// Without its name, which is a key to the table.
[[nodiscard]] Trouble damaged() { return {"the log is damaged in the file", true}; }

[[nodiscard]] bool step(const Statement& statement) { return Use(statement).done(); }

}  // namespace

Trouble SqliteStore::trouble(std::string_view doing) const {
  const int state = sqlite3_errcode(database_.get());
  const bool well = state == SQLITE_OK || state == SQLITE_ROW || state == SQLITE_DONE;
  return {std::string(doing) + ": " + (well ? "the newest entries in the file are damaged" : sqlite3_errmsg(database_.get()))};
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
  return version_ && insert_ && bundles_ && settle_ && sweep_ && others_ && begin_ && begin_reading_ && commit_ && read_ && list_;
}

Result<std::unique_ptr<SqliteStore>, Trouble> SqliteStore::open(const std::string& path) {
  sqlite3* raw = nullptr;
  const int opened =
      sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
  std::unique_ptr<SqliteStore> store(new SqliteStore(Database(raw), path));
  if (opened != SQLITE_OK) return store->trouble("opening " + path);
  sqlite3_busy_timeout(raw, kBusyMs);
  const int application = pragma(raw, "PRAGMA application_id");
  const int tables = pragma(raw, "SELECT count(*) FROM sqlite_master");
  if (application < 0 || tables < 0) return store->trouble("reading " + path);
  if (tables > 0 && application != kApplication) return Trouble{path + " is not a store of this program"};
  const int format = tables > 0 ? pragma(raw, "PRAGMA user_version") : kFormat;
  if (format > kFormat)
    return Trouble{path + " was written by a later program (format " + std::to_string(format) + ", this one knows " +
                   std::to_string(kFormat) + ")"};
  const std::string mark =
      "PRAGMA application_id = " + std::to_string(kApplication) + "; PRAGMA user_version = " + std::to_string(kFormat);
  // The tables, their upgrade and the mark come together or not at all.
  const bool ready = run(raw,
                         "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0;"
                         "PRAGMA cache_size = -512") &&
                     run(raw, "BEGIN IMMEDIATE") &&
                     run(raw,
                         "CREATE TABLE IF NOT EXISTS bundles (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL);"
                         "CREATE TABLE IF NOT EXISTS segments (id INTEGER PRIMARY KEY, name TEXT NOT NULL, last INTEGER NOT NULL,"
                         " bytes BLOB NOT NULL, UNIQUE (name, last))") &&
                     (format == kFormat || upgrade_tables(raw, format)) && run(raw, mark.c_str()) && run(raw, "COMMIT") &&
                     store->prepare_all();
  if (!ready) return store->trouble("preparing " + path);
  const auto note_pages = [](void* pages, sqlite3*, const char*, int now) {
    *static_cast<int*>(pages) = now;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(raw, note_pages, &store->pages_);
  return store;
}

// ---- what is not sorted in yet

// It is known without asking, unless another program wrote to the file or a batch of ours failed.
bool SqliteStore::look_at_fresh() const {
  {
    Use use(others_);
    if (use.step() != SQLITE_ROW) return false;
    const u64 seen = use.number_at(0);
    if (fresh_.known && seen == fresh_.seen) return true;
    fresh_ = {};
    fresh_.seen = seen;
  }
  Use use(bundles_);
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step())
    if (!note_bundle(use.number_at(0), use.bytes_at(1))) return false;
  fresh_.known = state == SQLITE_DONE;
  return fresh_.known;
}

bool SqliteStore::note_bundle(u64 id, std::string_view packed) const {
  if (fresh_.bundles.empty()) fresh_.swept_to = id - 1;
  Bundle bundle{id, packed.size(), {}};
  Unpacking unpacking(packed);
  while (!unpacking.at_end()) {
    const auto name = unpacking.bytes();
    const auto version = unpacking.number();
    const auto bytes = unpacking.bytes();
    if (!name || !version || !bytes || !note(bundle, *name, *version, *bytes)) return false;
  }
  fresh_.bytes += bundle.bytes;
  fresh_.bundles.push_back(std::move(bundle));
  return true;
}

// What is sorted in already is passed over; false when that cannot be known, or when it does not follow what is there.
bool SqliteStore::note(Bundle& bundle, std::string_view name, u64 version, std::string_view bytes) const {
  auto found = fresh_.tables.find(name);
  if (found == fresh_.tables.end()) {
    const std::optional<u64> settled = settled_version(name);
    if (!settled) return false;
    if (version <= *settled) return true;
    found = fresh_.tables.emplace(name, FreshTable{*settled, *settled, {}, 0}).first;
  }
  FreshTable& table = found->second;
  if (version <= table.settled) return true;
  if (version != table.version + 1) return false;
  table.version = version;
  pack_bytes(table.pending, bytes);
  ++table.uses;
  ++fresh_.entries;
  bundle.entries.emplace_back(&*found, version);
  return true;
}

bool SqliteStore::write_bundle() {
  if (packed_.empty()) return true;
  {
    Use use(insert_);
    if (!use.blob(packed_).done()) return false;
  }
  writing_.id = static_cast<u64>(sqlite3_last_insert_rowid(database_.get()));
  writing_.bytes = packed_.size();
  fresh_.bytes += writing_.bytes;
  fresh_.bundles.push_back(std::exchange(writing_, {}));
  packed_.clear();
  return true;
}

// Sorts in what has been fresh for longest, a few tables after each batch.
bool SqliteStore::settle() {
  u64 settled = 0;
  u64 passed = 0;
  const auto above = [this](u64 times) {
    return fresh_.entries > times * kMostFreshEntries || fresh_.bytes > times * kMostFreshBytes;
  };
  while (!fresh_.bundles.empty() && above(1) && (settled < kSettledTogether || above(2))) {
    Bundle& oldest = fresh_.bundles.front();
    if (oldest.entries.empty()) {
      passed = oldest.id;
      fresh_.bytes -= oldest.bytes;
      fresh_.bundles.pop_front();
      continue;
    }
    const auto [table, version] = oldest.entries.back();
    if (table->second.settled < version) {
      if (!settle_table(*table)) return false;
      ++settled;
    }
    oldest.entries.pop_back();
    --fresh_.entries;
    if (--table->second.uses == 0) fresh_.tables.erase(fresh_.tables.find(table->first));
  }
  return passed < fresh_.swept_to + kSweptTogether || sweep(passed);
}

bool SqliteStore::settle_table(Tables::value_type& table) {
  FreshTable& fresh = table.second;
  Use use(settle_);
  if (!use.text(table.first).number(fresh.version).blob(fresh.pending).done()) return false;
  fresh.settled = fresh.version;
  fresh.pending.clear();
  return true;
}

bool SqliteStore::sweep(u64 passed) {
  fresh_.swept_to = passed;
  Use use(sweep_);
  return use.number(passed).done();
}

// Nothing when it cannot be read: a table taken for new would be written a second time.
std::optional<u64> SqliteStore::settled_version(std::string_view table) const {
  Use use(version_);
  const int state = use.text(table).step();
  if (state == SQLITE_ROW) return use.number_at(0);
  return state == SQLITE_DONE ? std::optional<u64>(0) : std::nullopt;
}

std::optional<u64> SqliteStore::version_of(std::string_view table) const {
  const auto found = fresh_.tables.find(table);
  return found != fresh_.tables.end() ? found->second.version : settled_version(table);
}

// ---- appending

Receipt SqliteStore::take(const Append& append) {
  const std::optional<u64> version = version_of(append.table);
  if (!version) return {Outcome::unwritten, 0};
  if (!within_limits(append)) return {Outcome::refused, *version};
  if (append.expected_version != *version) return {Outcome::stale, *version};
  if (!note(writing_, append.table, *version + 1, append.bytes)) return {Outcome::unwritten, 0};
  pack_bytes(packed_, append.table);
  pack_number(packed_, *version + 1);
  pack_bytes(packed_, append.bytes);
  return {Outcome::kept, *version + 1};
}

bool SqliteStore::take_all(std::span<const Append> batch, std::vector<Receipt>& receipts) {
  for (const Append& append : batch) {
    receipts.push_back(take(append));
    if (packed_.size() > kMostBundleBytes && !write_bundle()) return false;
  }
  return write_bundle();
}

std::vector<Receipt> SqliteStore::append(std::span<const Append> batch) {
  std::vector<Receipt> failed(batch.size(), Receipt{Outcome::unwritten, 0});
  if (!step(begin_)) return failed;
  std::vector<Receipt> receipts;
  receipts.reserve(batch.size());
  writing_ = {};
  packed_.clear();
  if (look_at_fresh() && take_all(batch, receipts) && settle() && step(commit_)) {
    checkpointer_.grown(database_.get(), pages_);
    return receipts;
  }
  fresh_.known = false;
  if (sqlite3_get_autocommit(database_.get()) == 0 && !run(database_.get(), "ROLLBACK"))
    return failed;  // what is open cannot be committed later
  return failed;
}

// ---- reading

namespace {

// The state of the file at one moment.
class Reading {
 public:
  Reading(const Statement& begin, const Statement& end) : end_(end), open_(step(begin)) {}
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;
  ~Reading() {
    if (open_) static_cast<void>(step(end_));
  }
  [[nodiscard]] bool open() const { return open_; }

 private:
  const Statement& end_;
  bool open_;
};

enum class Taken { whole, full, damaged };

class Page {
 public:
  explicit Page(u64 after) : after_(after) {}
  // Takes a segment that ends with this version. It is damaged if it was not packed so, or does not follow the one before.
  [[nodiscard]] Taken take(std::string_view segment, u64 last) {
    u64 count = 0;
    for (Unpacking counting(segment); !counting.at_end(); ++count)
      if (!counting.bytes()) return Taken::damaged;
    if (count > last) return Taken::damaged;
    const u64 before = last - count;
    if (begun_ ? before != last_ : before > after_) return Taken::damaged;
    begun_ = true;
    last_ = last;
    Unpacking unpacking(segment);
    for (u64 version = before + 1; version <= last; ++version) {
      const std::string_view bytes = unpacking.bytes().value_or(std::string_view());
      if (version <= after_) continue;
      bytes_ += bytes.size();
      if (entries_.size() == kMostPageEntries || (bytes_ > kMostPageBytes && !entries_.empty())) return Taken::full;
      entries_.push_back({version, std::string(bytes)});
    }
    return Taken::whole;
  }
  [[nodiscard]] std::vector<Entry> entries() && { return std::move(entries_); }

 private:
  u64 after_;
  bool begun_ = false;
  u64 last_ = 0;  // of the segment before
  std::size_t bytes_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace

Result<std::vector<Entry>, Trouble> SqliteStore::read(std::string_view table, u64 after_version) const {
  const Reading reading(begin_reading_, commit_);
  if (!reading.open() || !look_at_fresh()) return trouble("reading");
  const u64 after = std::min<u64>(after_version, static_cast<u64>(INT64_MAX));
  Page page(after);
  {
    Use use(read_);
    use.text(table).number(after);
    int state = use.step();
    for (; state == SQLITE_ROW; state = use.step()) {
      const Taken taken = page.take(use.bytes_at(1), use.number_at(0));
      if (taken == Taken::damaged) return damaged();
      if (taken == Taken::full) return std::move(page).entries();
    }
    if (state != SQLITE_DONE) return trouble("reading");
  }
  const auto found = fresh_.tables.find(table);
  if (found != fresh_.tables.end() && found->second.version > after &&
      page.take(found->second.pending, found->second.version) == Taken::damaged)
    return damaged();
  return std::move(page).entries();
}

Result<std::vector<TableInfo>, Trouble> SqliteStore::list(std::string_view after_name) const {
  const Reading reading(begin_reading_, commit_);
  if (!reading.open() || !look_at_fresh()) return trouble("listing");
  std::map<std::string, u64, std::less<>> tables;
  for (const auto& [name, fresh] : fresh_.tables)
    if (name > after_name) tables.emplace(name, fresh.version);
  {
    Use use(list_);
    use.text(after_name).number(kMostPageEntries);
    int state = use.step();
    for (; state == SQLITE_ROW; state = use.step()) tables.try_emplace(std::string(use.bytes_at(0)), use.number_at(1));
    if (state != SQLITE_DONE) return trouble("listing");
  }
  std::vector<TableInfo> page;
  for (const auto& [name, version] : tables) {
    if (page.size() == kMostPageEntries) break;
    page.push_back({name, version});
  }
  return page;
}

}  // namespace minuit::store
