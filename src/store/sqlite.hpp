// A store in one SQLite file. Write-ahead log, synchronous=FULL: a batch is one transaction and one sync of the disk.
//
// Entries are first written one after the other as they come, whatever their table, and some thousands at a time sorted in by
// table. A batch of a hundred tables so writes a few pages and not a hundred.
#pragma once
#include <memory>
#include <unordered_map>

#include "store/store.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace minuit::store {

class SqliteStore final : public Store {
 public:
  // Opens the file, makes it if it is not there. A file that is something else, or of a later program, is trouble.
  [[nodiscard]] static Result<std::unique_ptr<SqliteStore>, Trouble> open(const std::string& path);

  [[nodiscard]] std::vector<Receipt> append(std::span<const Append> batch) override;
  [[nodiscard]] Result<std::vector<Entry>, Trouble> read(std::string_view table, u64 after_version) const override;
  [[nodiscard]] Result<std::vector<TableInfo>, Trouble> list(std::string_view after_name) const override;

 private:
  struct CloseDatabase {
    void operator()(sqlite3* database) const;
  };
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  using Database = std::unique_ptr<sqlite3, CloseDatabase>;
  using Statement = std::unique_ptr<sqlite3_stmt, Finalize>;

  explicit SqliteStore(Database database) : database_(std::move(database)) {}
  [[nodiscard]] bool run(const char* sql) const;
  [[nodiscard]] Statement prepare(const char* sql) const;
  [[nodiscard]] bool prepare_all();
  [[nodiscard]] Trouble trouble(std::string_view doing) const;
  [[nodiscard]] static bool step(const Statement& statement);
  [[nodiscard]] bool look_at_fresh();
  [[nodiscard]] bool settle();
  [[nodiscard]] Receipt insert(const Append& append);
  [[nodiscard]] u64 version_of(std::string_view table);

  Database database_;  // closed last
  Statement version_;
  Statement insert_;
  Statement fresh_;
  Statement others_;
  Statement begin_;
  Statement commit_;
  Statement read_;
  Statement list_;

  struct Hash {
    using is_transparent = void;
    [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  bool fresh_known_ = false;
  u64 seen_ = 0;                                                                // of what other programs wrote
  std::unordered_map<std::string, u64, Hash, std::equal_to<>> fresh_versions_;  // the last one of each table that has any
  u64 fresh_entries_ = 0;
  u64 fresh_bytes_ = 0;
};

}  // namespace minuit::store
