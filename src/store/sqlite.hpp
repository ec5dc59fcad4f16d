// A store in one SQLite file. Write-ahead log, synchronous=FULL: a batch is one transaction and one sync of the disk.
//
// Entries are first written one after the other as they come, whatever their table (`fresh`), and later sorted in by table
// (`log`), several of one table at a time. A batch of a hundred tables so writes a few pages and not a hundred. What is sorted in
// is swept out of `fresh` a little later still: an entry there counts only beyond the last one of its table in `log`.
#pragma once
#include <deque>
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
  void note_fresh(u64 id, std::string_view name, u64 version, u64 bytes);
  [[nodiscard]] bool settle();
  [[nodiscard]] u64 settled_version(std::string_view table);
  [[nodiscard]] Receipt insert(const Append& append);
  [[nodiscard]] u64 version_of(std::string_view table);

  Database database_;  // closed last
  Statement version_;
  Statement insert_;
  Statement fresh_;
  Statement settle_;
  Statement sweep_;
  Statement others_;
  Statement begin_;
  Statement commit_;
  Statement read_;
  Statement list_;

  struct Hash {
    using is_transparent = void;
    [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  struct FreshTable {
    u64 version = 0;  // the last
    u64 settled_version = 0;
    std::vector<u64> ids;  // of the entries that are not sorted in yet
    u64 rows = 0;          // how many of rows_ are of this table
  };
  using Tables = std::unordered_map<std::string, FreshTable, Hash, std::equal_to<>>;
  struct Row {
    u64 id = 0;
    u64 bytes = 0;
    Tables::value_type* table = nullptr;
  };
  bool fresh_known_ = false;
  u64 seen_ = 0;          // of what other programs wrote
  Tables tables_;         // those that have something in `fresh`
  std::deque<Row> rows_;  // of `fresh`, oldest first
  u64 fresh_bytes_ = 0;
  u64 swept_to_ = 0;
};

}  // namespace minuit::store
