// What there is in a damaged file: as SQLite tells it, and as its pages show it.
#include <algorithm>
#include <filesystem>
#include <utility>

#include "store/salvage.hpp"
#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

constexpr std::size_t kMostComplaints = 100;  // of SQLite's own
constexpr int kMostFormat = 1000;             // that any program will ever write: beyond, it is damage

}  // namespace

Result<std::unique_ptr<Salvage>, Trouble> Salvage::open(const std::string& path) {
  std::error_code none;
  if (std::filesystem::is_regular_file(path, none) && std::filesystem::file_size(path, none) == 0 &&
      read_wal(path).frames.empty())
    return Trouble{path + " is empty"};
  auto salvage = std::unique_ptr<Salvage>(new Salvage());
  bool hopeless = false;
  auto trouble = salvage->ask(path, hopeless);
  if (trouble && hopeless) return std::move(*trouble);
  if (trouble) salvage->file_is_damaged("its head is not what was written (" + trouble->message + ")");
  if (const auto passed = passed_over(path)) salvage->file_is_damaged(*passed);
  if (!salvage->damage_.empty())
    salvage->look_at_pages(path);
  else
    salvage->look_at_last_transaction(path);
  if (trouble && !salvage->anything()) return Trouble{trouble->message + ", and there is nothing in it that can be saved"};
  return salvage;
}

// What SQLite says if it does not open the file; hopeless if looking at the pages is of no use either.
std::optional<Trouble> Salvage::ask(const std::string& path, bool& hopeless) {
  sqlite3* raw = nullptr;
  const int opened = sqlite3_open_v2(path.c_str(), &raw, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nullptr);
  database_.reset(raw);
  hopeless = true;
  if (opened != SQLITE_OK) return Trouble{"opening " + path + ": " + sqlite3_errmsg(raw)};
  sqlite3_busy_timeout(raw, kBusyMs);
  const int application = pragma(raw, "PRAGMA application_id");
  const int format = pragma(raw, "PRAGMA user_version");
  if (application == -1 || format == -1) {
    const int code = sqlite3_errcode(raw);
    hopeless = code != SQLITE_CORRUPT && code != SQLITE_NOTADB && code != SQLITE_IOERR && code != SQLITE_OK;
    return Trouble{"reading " + path + ": " + sqlite3_errmsg(raw)};
  }
  hopeless = application == kApplication && format != kFormat && format > 0 && format <= kMostFormat;
  if (application != kApplication) return Trouble{path + " is not a store of this program"};
  if (format != kFormat)
    return Trouble{path + " is of format " + std::to_string(format) + ", and only format " + std::to_string(kFormat) +
                   " can be checked: start the server once to bring it there"};
  if (!run(raw, "BEGIN")) return Trouble{"reading " + path + ": " + sqlite3_errmsg(raw)};  // all of it as at one moment
  // By the index and by the table: where one of them is damaged the other may tell.
  find_rows("SELECT name, last, id FROM segments INDEXED BY sqlite_autoindex_segments_1 ORDER BY name, last");
  find_rows("SELECT name, last, id FROM segments NOT INDEXED ORDER BY id");
  find_bundles();
  ask_for_damage();
  sort_rows();
  return std::nullopt;
}

void Salvage::find_rows(const char* sql) {
  const Statement select = prepare(database_.get(), sql);
  if (!select) return file_is_damaged(std::string("the list of logs: ") + sqlite3_errmsg(database_.get()));
  Use use(select);
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step()) take_row(std::string(use.bytes_at(0)), use.number_at(1), use.number_at(2));
  if (state != SQLITE_DONE) file_is_damaged(std::string("the list of logs: ") + sqlite3_errmsg(database_.get()));
}

void Salvage::find_bundles() {
  const Statement select = prepare(database_.get(), "SELECT id, bytes FROM bundles ORDER BY id");
  if (!select) return file_is_damaged(std::string("the newest entries: ") + sqlite3_errmsg(database_.get()));
  Use use(select);
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step()) {
    bundles_.insert(use.number_at(0));
    take_bundle(use.number_at(0), use.bytes_at(1));
  }
  if (state != SQLITE_DONE) file_is_damaged(std::string("the newest entries: ") + sqlite3_errmsg(database_.get()));
}

void Salvage::ask_for_damage() {
  const Statement check = prepare(database_.get(), "PRAGMA integrity_check");
  if (!check) return file_is_damaged(sqlite3_errmsg(database_.get()));
  Use use(check);
  int state = use.step();
  std::size_t complaints = 0;
  for (; state == SQLITE_ROW && complaints < kMostComplaints; state = use.step())
    if (const std::string_view line = use.bytes_at(0); line != "ok") {
      file_is_damaged(std::string(line));
      ++complaints;
    }
  if (state != SQLITE_ROW && state != SQLITE_DONE) file_is_damaged(sqlite3_errmsg(database_.get()));
}

void Salvage::sort_rows() {
  for (auto& [log, rows] : logs_) {
    std::ranges::sort(rows);
    const auto twice = std::ranges::unique(rows);
    rows.erase(twice.begin(), twice.end());
  }
}

void Salvage::look_at_pages(const std::string& path) {
  scan_ = std::make_unique<PageScan>(path, [this](std::string_view bytes) { take_bundle(std::nullopt, bytes); });
  for (const FoundSegment& each : scan_->told()) take_row(each.log, each.last, each.id);
  for (const FoundSegment& each : scan_->segments()) {
    take_row(each.log, each.last, each.id);
    places_[each.id].push_back(each.place);
  }
  for (const FoundBundle& each : scan_->bundles()) {
    const bool is_new = each.whole && bundles_.insert(each.id).second;
    take_bundle(is_new ? std::optional(each.id) : std::nullopt, each.bytes);
  }
  for (const LostPage& each : scan_->lost()) {
    file_is_damaged(each.why);
    more_lost_ = more_lost_ || each.unnamed;
  }
  sort_rows();
  settle_quarrels();
  // Their numbers follow each other.
  for (auto bundle = bundles_.begin(); bundle != bundles_.end(); ++bundle) {
    const auto next = std::next(bundle);
    if (next == bundles_.end() || *next == *bundle + 1) continue;
    const u64 first = *bundle + 1;
    const u64 last = *next - 1;
    file_is_damaged("the newest entries: " +
                    (first == last ? "bundle " + std::to_string(first) + " is missing"
                                   : "bundles " + std::to_string(first) + " to " + std::to_string(last) + " are missing"));
    more_lost_ = true;
  }
}

// A server that was killed may have left the end of its last transaction half written, and that is well: nobody was told of it.
// If there are entries in it that stand nowhere else, it may as well have been whole once.
void Salvage::look_at_last_transaction(const std::string& path) {
  const Wal log = read_wal(path);
  if (log.frames.size() == log.surely) return;
  const auto logs = logs_;
  const std::size_t entries = newest_.size();
  look_at_pages(path);
  if (newest_.size() > entries)
    return file_is_damaged(
        "the write-ahead log: the end of its last transaction is not what was written, so that it is passed over");
  logs_ = logs;
  scan_.reset();
  places_.clear();
  damage_.clear();
  more_lost_ = false;
}

bool Salvage::anything() {
  return !newest_.empty() || std::ranges::any_of(logs_, [this](const auto& log) {
    Entries entries;
    for (const Row& row : log.second) gather(log.first, row, 0, entries);
    return !entries.empty();
  });
}

std::optional<std::string> passed_over(const std::string& database) {
  const Wal log = read_wal(database);
  if (log.surely <= log.used) return std::nullopt;
  const auto bad = std::ranges::find(log.frames, false, &WalFrame::good);
  const bool head = bad == log.frames.end() || static_cast<u64>(bad - log.frames.begin()) >= log.surely;
  const std::string where = head ? "its head" : "frame " + std::to_string(bad - log.frames.begin() + 1);
  return "the write-ahead log: " + where + " is not what was written; it and what was written behind it, " +
         std::to_string(log.surely - log.used) + " frames, would be passed over";
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
