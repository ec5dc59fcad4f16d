// What goes from the store: the removal of logs, the replacement of a log, and the traces of both.
#include "store/packing.hpp"
#include "store/sqlite.hpp"

namespace minuit::store {

bool SqliteStore::erase(std::span<const Removal> logs, u64& removed) {
  for (const Removal& each : logs) {
    const std::optional<u64> last = settled_version(each.table);
    if (!last) return false;
    if (*last == 0 || *last != each.expected_version) continue;
    Use use(erase_);
    if (!use.text(each.table).done()) return false;
    ++removed;
  }
  return true;
}

// First all is sorted in: an entry of a removed log that was left in a bundle would come back with it.
Result<u64, Trouble> SqliteStore::remove(std::span<const Removal> logs) {
  constexpr const char* kGiveBack = "PRAGMA incremental_vacuum(2048)";
  sqlite3* raw = database_.get();
  u64 removed = 0;
  const bool done = run(raw, "PRAGMA secure_delete = ON") && step(begin_) && look_at_fresh() && settle_all() &&
                    erase(logs, removed) && step(commit_);
  const Trouble why = done ? Trouble{} : trouble("removing");
  if (!done) roll_back();
  (void)run(raw, "PRAGMA secure_delete = OFF");
  if (!done) return why;
  (void)run(raw, kGiveBack);  // some pages now, the others later or to be used again
  checkpointer_.grown(raw, pages_);
  return removed;
}

// ---- replacing

// As several segments, so that no row is as large as the longest log.
bool SqliteStore::exchange(const Replacement& log, bool& replaced) {
  constexpr std::size_t kMostSegmentBytes = std::size_t{1} << 20U;
  const std::optional<u64> last = settled_version(log.table);
  if (!last) return false;
  if (*last == 0 || *last != log.expected_version) return true;
  {
    Use use(erase_);
    if (!use.text(log.table).done()) return false;
  }
  std::string segment;
  for (u64 version = 1; version <= log.entries.size(); ++version) {
    const std::string& bytes = log.entries[version - 1];
    pack_entry(segment, bytes, sum_of(log.table, version, bytes));
    if (segment.size() < kMostSegmentBytes && version < log.entries.size()) continue;
    Use use(settle_);
    if (!use.text(log.table).number(version).blob(segment).done()) return false;
    segment.clear();
  }
  replaced = true;
  return true;
}

// First all is sorted in: an entry of the old log that was left in a bundle would be taken for one of the new log.
Result<bool, Trouble> SqliteStore::replace(const Replacement& log) {
  if (!within_limits(log)) return Trouble{"a log beyond the limits of the store"};
  sqlite3* raw = database_.get();
  bool replaced = false;
  const bool done = run(raw, "PRAGMA secure_delete = ON") && step(begin_) && look_at_fresh() && settle_all() &&
                    exchange(log, replaced) && step(commit_);
  const Trouble why = done ? Trouble{} : trouble("replacing");
  if (!done) roll_back();
  (void)run(raw, "PRAGMA secure_delete = OFF");
  if (!done) return why;
  checkpointer_.grown(raw, pages_);
  return replaced;
}

// ---- scrubbing

// Bundles that were swept out, and cells that were moved when pages of the tree were balanced, leave copies in free pages and
// between the cells of pages in use. Only writing everything anew is sure to leave none of them; it then goes through the
// write-ahead log, which still holds the old pages until it is emptied.
std::optional<Trouble> SqliteStore::scrub() {
  sqlite3* raw = database_.get();
  if (!run(raw, "VACUUM")) return trouble("writing the file anew");
  if (sqlite3_wal_checkpoint_v2(raw, nullptr, SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr) != SQLITE_OK)
    return trouble("emptying the write-ahead log");
  pages_ = 0;
  return std::nullopt;
}

}  // namespace minuit::store
