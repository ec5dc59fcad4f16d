// Reads a file of the store for whatever can still be read of it, however damaged it is, and writes nothing. Every log is told up
// to its first entry that is missing or is not what was written there.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

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

  // What SQLite itself finds wrong with the file, and the rows that cannot be read at all.
  [[nodiscard]] std::vector<Damage> file_damage();

  // Every log by name: all its good entries in order, and what comes after them if it is not the end.
  using Tell = std::function<void(const std::string& log, std::vector<Entry> entries, std::optional<Damage> damage)>;
  void each_log(const Tell& tell);

 private:
  using Row = std::pair<u64, u64>;  // the last version of a segment, and its id
  explicit Salvage(Database database) : database_(std::move(database)) {}
  void find_rows();
  void find_rows(const char* sql);
  void find_bundles();
  void take_bundle(u64 id, std::string_view packed);
  [[nodiscard]] std::optional<std::string> bytes_of(u64 id);
  [[nodiscard]] std::optional<Damage> gather(const std::string& log, const std::vector<Row>& rows, std::vector<Entry>& entries);

  Database database_;
  std::map<std::string, std::vector<Row>> logs_;
  std::map<std::pair<std::string, u64>, std::string> newest_;  // of the bundles, those that are well
  std::map<std::string, u64> last_;                            // version of each log that a bundle names
  std::vector<Damage> damage_;
};

// Puts the write-ahead log into its database and away. False if that cannot be, or if someone else has the database open.
[[nodiscard]] bool gather_into_one_file(const std::string& path);

}  // namespace minuit::store
