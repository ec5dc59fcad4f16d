// Reading the store: pages of a log and the list of logs.
#include <algorithm>
#include <map>

#include "store/packing.hpp"
#include "store/sqlite.hpp"

namespace minuit::store {
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
  Page(std::string_view table, u64 after) : table_(table), after_(after), last_(after) {}
  // Takes a segment that ends with this version. It is damaged if it was not packed so, does not follow the one before, or if an
  // entry is not the one that was written there.
  [[nodiscard]] Taken take(std::string_view segment, u64 last) {
    u64 count = 0;
    for (Unpacking counting(segment); !counting.at_end(); ++count)
      if (!counting.entry()) return Taken::damaged;
    if (count > last) return Taken::damaged;
    const u64 before = last - count;
    if (begun_ ? before != last_ : before > after_) return Taken::damaged;
    begun_ = true;
    Unpacking unpacking(segment);
    for (u64 version = before + 1; version <= last; ++version) {
      const auto [bytes, sum] = unpacking.entry().value_or(Unpacking::Packed{});
      if (version <= after_) continue;
      bytes_ += bytes.size();
      if (entries_.size() == kMostPageEntries || (bytes_ > kMostPageBytes && !entries_.empty())) return Taken::full;
      if (sum != sum_of(table_, version, bytes)) return Taken::damaged;
      entries_.push_back({version, std::string(bytes)});
      last_ = version;
    }
    last_ = last;
    return Taken::whole;
  }
  [[nodiscard]] std::vector<Entry> entries() && { return std::move(entries_); }
  // Without the name of the log, which is a key to the table.
  [[nodiscard]] Trouble damage() const {
    return {"entry " + std::to_string(last_ + 1) + " of the log is damaged in the file", true, last_ + 1, Cause::failing};
  }

 private:
  std::string_view table_;
  u64 after_;
  bool begun_ = false;
  u64 last_;  // all up to here is well
  std::size_t bytes_ = 0;
  std::vector<Entry> entries_;
};

}  // namespace

Result<std::vector<Entry>, Trouble> SqliteStore::read(std::string_view table, u64 after_version) const {
  const Reading reading(begin_reading_, commit_);
  if (!reading.open() || !look_at_fresh()) return trouble("reading");
  const u64 after = std::min<u64>(after_version, static_cast<u64>(INT64_MAX));
  Page page(table, after);
  {
    Use use(read_);
    use.text(table).number(after);
    int state = use.step();
    for (; state == SQLITE_ROW; state = use.step()) {
      const Taken taken = page.take(use.bytes_at(1), use.number_at(0));
      if (taken == Taken::damaged) return page.damage();
      if (taken == Taken::full) return std::move(page).entries();
    }
    if (state != SQLITE_DONE) return trouble("reading");
  }
  const auto found = fresh_.tables.find(table);
  if (found != fresh_.tables.end() && found->second.version > after &&
      page.take(found->second.pending, found->second.version) == Taken::damaged)
    return page.damage();
  return std::move(page).entries();
}

Result<std::vector<TableInfo>, Trouble> SqliteStore::list(std::string_view after_name) const {
  return list_some(after_name, kMostPageEntries);
}

Result<std::vector<TableInfo>, Trouble> SqliteStore::list_some(std::string_view after_name, std::size_t most) const {
  const Reading reading(begin_reading_, commit_);
  if (!reading.open() || !look_at_fresh()) return trouble("listing");
  std::map<std::string, u64, std::less<>> tables;
  for (const auto& [name, fresh] : fresh_.tables)
    if (name > after_name) tables.emplace(name, fresh.version);
  {
    Use use(list_);
    use.text(after_name).number(most);
    int state = use.step();
    for (; state == SQLITE_ROW; state = use.step()) tables.try_emplace(std::string(use.bytes_at(0)), use.number_at(1));
    if (state != SQLITE_DONE) return trouble("listing");
  }
  std::vector<TableInfo> page;
  for (const auto& [name, version] : tables) {
    if (page.size() == most) break;
    page.push_back({name, version});
  }
  return page;
}

Result<u64, Trouble> SqliteStore::version(std::string_view table) const {
  const Reading reading(begin_reading_, commit_);
  if (!reading.open() || !look_at_fresh()) return trouble("reading");
  const std::optional<u64> last = version_of(table);
  if (!last) return trouble("reading");
  return *last;
}

}  // namespace minuit::store
