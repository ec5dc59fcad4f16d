#include "store/salvage.hpp"

#include <algorithm>
#include <filesystem>
#include <utility>

#include "store/packing.hpp"
#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

constexpr std::size_t kMostComplaints = 100;  // of SQLite's own

}  // namespace

Result<std::unique_ptr<Salvage>, Trouble> Salvage::open(const std::string& path) {
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nullptr);
  Database database(raw);
  if (opened != SQLITE_OK) return Trouble{"opening " + path + ": " + sqlite3_errmsg(raw)};
  sqlite3_busy_timeout(raw, kBusyMs);
  const int application = pragma(raw, "PRAGMA application_id");
  const int format = pragma(raw, "PRAGMA user_version");
  if (application < 0 || format < 0) return Trouble{"reading " + path + ": " + sqlite3_errmsg(raw)};
  if (application != kApplication) return Trouble{path + " is not a store of this program"};
  if (format != kFormat)
    return Trouble{path + " is of format " + std::to_string(format) + ", and only format " + std::to_string(kFormat) +
                   " can be checked: start the server once to bring it there"};
  if (!run(raw, "BEGIN")) return Trouble{"reading " + path + ": " + sqlite3_errmsg(raw)};  // all of it as at one moment
  auto salvage = std::unique_ptr<Salvage>(new Salvage(std::move(database)));
  salvage->find_rows();
  salvage->find_bundles();
  return salvage;
}

std::vector<Damage> Salvage::file_damage() {
  std::vector<Damage> found = damage_;
  const Statement check = prepare(database_.get(), "PRAGMA integrity_check");
  if (!check) return found;
  Use use(check);
  int state = use.step();
  for (; state == SQLITE_ROW && found.size() < kMostComplaints; state = use.step())
    if (const std::string_view line = use.bytes_at(0); line != "ok") found.push_back({"", 0, std::string(line)});
  if (state != SQLITE_ROW && state != SQLITE_DONE) found.push_back({"", 0, sqlite3_errmsg(database_.get())});
  return found;
}

// By the index and by the table: where one of them is damaged the other may tell.
void Salvage::find_rows() {
  find_rows("SELECT name, last, id FROM segments INDEXED BY sqlite_autoindex_segments_1 ORDER BY name, last");
  find_rows("SELECT name, last, id FROM segments NOT INDEXED ORDER BY id");
  for (auto& [log, rows] : logs_) {
    std::ranges::sort(rows);
    const auto twice = std::ranges::unique(rows);
    rows.erase(twice.begin(), twice.end());
  }
}

void Salvage::find_rows(const char* sql) {
  const Statement select = prepare(database_.get(), sql);
  if (!select) return damage_.push_back({"", 0, std::string("the list of logs: ") + sqlite3_errmsg(database_.get())});
  Use use(select);
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step())
    logs_[std::string(use.bytes_at(0))].emplace_back(use.number_at(1), use.number_at(2));
  if (state != SQLITE_DONE) damage_.push_back({"", 0, std::string("the list of logs: ") + sqlite3_errmsg(database_.get())});
}

void Salvage::find_bundles() {
  const Statement select = prepare(database_.get(), "SELECT id, bytes FROM bundles ORDER BY id");
  if (!select) return damage_.push_back({"", 0, std::string("the newest entries: ") + sqlite3_errmsg(database_.get())});
  Use use(select);
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step()) take_bundle(use.number_at(0), use.bytes_at(1));
  if (state != SQLITE_DONE) damage_.push_back({"", 0, std::string("the newest entries: ") + sqlite3_errmsg(database_.get())});
}

void Salvage::take_bundle(u64 id, std::string_view packed) {
  Unpacking unpacking(packed);
  while (!unpacking.at_end()) {
    const auto name = unpacking.bytes();
    const auto version = unpacking.number();
    const auto entry = unpacking.entry();
    if (!name || !version || !entry || name->size() > kMostTableNameBytes)
      return damage_.push_back({"", 0, "the newest entries: bundle " + std::to_string(id) + " cannot be read to its end"});
    const std::string log(*name);
    // The name itself may be what is damaged; who it is then cannot be said, and its log shows the gap.
    if (entry->sum != sum_of(log, *version, entry->bytes)) {
      damage_.push_back({"", 0, "the newest entries: an entry of bundle " + std::to_string(id) + " is not what was written"});
      if (!logs_.contains(log) && !last_.contains(log)) continue;
    } else {
      newest_[{log, *version}] = entry->bytes;
    }
    logs_.try_emplace(log);
    last_[log] = std::max(last_[log], *version);
  }
}

std::optional<std::string> Salvage::bytes_of(u64 id) {
  const Statement select = prepare(database_.get(), "SELECT bytes FROM segments NOT INDEXED WHERE id = ?");
  if (!select) return std::nullopt;
  Use use(select);
  if (use.number(id).step() != SQLITE_ROW) return std::nullopt;
  return std::string(use.bytes_at(0));
}

// An entry that is damaged where it was sorted in may still be well among the newest.
std::optional<Damage> Salvage::gather(const std::string& log, const std::vector<Row>& rows, std::vector<Entry>& entries) {
  std::map<u64, std::string> sorted;
  u64 last = 0;
  for (const auto& [row_last, id] : rows) {
    const u64 before = std::exchange(last, std::max(last, row_last));
    const std::string packed = bytes_of(id).value_or(std::string());
    u64 count = 0;
    bool whole = true;
    for (Unpacking counting(packed); !counting.at_end() && whole; ++count) whole = counting.entry().has_value();
    // A row that cannot be counted to its end begins behind the one before it, if that is there; the sums tell whether it does.
    u64 version = whole && count <= row_last ? row_last - count : before;
    Unpacking unpacking(packed);
    while (const auto entry = unpacking.entry())
      if (entry->sum == sum_of(log, ++version, entry->bytes)) sorted.emplace(version, entry->bytes);
  }
  if (const auto newest = last_.find(log); newest != last_.end()) last = std::max(last, newest->second);
  for (u64 version = 1; version <= last; ++version) {
    const auto here = sorted.find(version);
    const auto there = newest_.find({log, version});
    if (here == sorted.end() && there == newest_.end())
      return Damage{log, version, "this entry is missing or is not what was written", last - version + 1};
    entries.push_back({version, here != sorted.end() ? here->second : there->second});
  }
  return std::nullopt;
}

void Salvage::each_log(const Tell& tell) {
  for (const auto& [log, rows] : logs_) {
    std::vector<Entry> entries;
    std::optional<Damage> damage = gather(log, rows, entries);
    tell(log, std::move(entries), std::move(damage));
  }
}

bool gather_into_one_file(const std::string& path) {
  {
    sqlite3* raw = nullptr;
    const int opened = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr);
    const Database database(raw);
    if (opened != SQLITE_OK || pragma(raw, "PRAGMA wal_checkpoint(TRUNCATE)") != 0) return false;
  }
  std::error_code none;
  const std::uintmax_t left = std::filesystem::file_size(path + "-wal", none);
  return none || left == 0;
}

}  // namespace minuit::store
