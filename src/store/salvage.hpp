// Reads a file of the store for whatever can still be read of it, however damaged it is, and writes nothing. Every log is told up
// to its first entry that is missing or is not what was written there.
//
// SQLite is asked first: what it tells is of one moment, also beside a server. If it finds anything wrong, or would pass over a
// part of the write-ahead log, every page is looked at by itself, too (page_scan.hpp).
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "store/page_scan.hpp"
#include "store/sqlite_parts.hpp"
#include "store/store.hpp"

namespace minuit::store {

struct Damage {
  std::string log;  // empty: of the file itself
  u64 version = 0;  // of the first entry that is lost
  std::string why;
  u64 lost = 0;  // entries of the log from that one on, as far as they are known
  bool operator==(const Damage&) const = default;
};

class Salvage {
 public:
  // A file that is not there, is not ours or of another format is trouble.
  [[nodiscard]] static Result<std::unique_ptr<Salvage>, Trouble> open(const std::string& path);

  // What is wrong with the file itself: what SQLite finds, pages and rows that cannot be read, what is missing among the newest.
  [[nodiscard]] const std::vector<Damage>& file_damage() const { return damage_; }
  // Whether something may be lost of which nothing tells whose it was.
  [[nodiscard]] bool more_lost() const { return more_lost_; }

  // Every log by name: all its good entries in order, and what comes after them if it is not the end.
  using Tell = std::function<void(const std::string& log, std::vector<Entry> entries, std::optional<Damage> damage)>;
  void each_log(const Tell& tell);

 private:
  using Row = std::pair<u64, u64>;  // the last version of a segment, and its id
  using Entries = std::map<u64, std::string>;
  Salvage() = default;
  [[nodiscard]] std::optional<Trouble> ask(const std::string& path, bool& hopeless);
  void ask_for_damage();
  void find_rows(const char* sql);
  void find_bundles();
  void look_at_pages(const std::string& path);
  void look_at_last_transaction(const std::string& path);
  void sort_rows();
  void settle_quarrels();
  void take_row(const std::string& log, u64 last, u64 id);
  void take_bundle(std::optional<u64> id, std::string_view packed);
  void file_is_damaged(std::string why) { damage_.push_back({"", 0, std::move(why)}); }
  [[nodiscard]] bool anything();
  [[nodiscard]] std::optional<std::string> asked_bytes_of(u64 id);
  [[nodiscard]] std::vector<std::string> bytes_of(u64 id);
  void gather(const std::string& log, const Row& row, u64 before, Entries& entries);
  [[nodiscard]] std::optional<Damage> gather(const std::string& log, const std::vector<Row>& rows, std::vector<Entry>& entries);

  Database database_;
  std::unique_ptr<PageScan> scan_;  // only if something is wrong
  std::map<std::string, std::vector<Row>> logs_;
  std::map<u64, std::vector<Place>> places_;                   // of segments, by id, where pages were looked at
  std::map<std::pair<std::string, u64>, std::string> newest_;  // of the bundles, those that are well
  std::map<std::string, u64> last_;                            // version of each log that a bundle names
  std::map<std::string, std::set<u64>> spoilt_;                // versions of entries of bundles that are not what was written
  std::set<u64> bundles_;                                      // that there are
  std::vector<Damage> damage_;
  bool more_lost_ = false;
};

// What SQLite, and so a server, would pass over of the write-ahead log although it was written to the end of a transaction.
[[nodiscard]] std::optional<std::string> passed_over(const std::string& database);

// Puts the write-ahead log into its database and away. False if that cannot be, or if someone else has the database open.
[[nodiscard]] bool gather_into_one_file(const std::string& path);

}  // namespace minuit::store
