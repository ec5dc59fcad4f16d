// SQLite's handles as values, for the store's own files.
#pragma once
#include <sqlite3.h>

#include <cerrno>
#include <memory>
#include <string>
#include <string_view>

#include "base/types.hpp"
#include "store/store.hpp"

namespace minuit::store {

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close(database); }
};
struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;
using Statement = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

[[nodiscard]] inline Statement prepare(sqlite3* database, const char* sql) {
  sqlite3_stmt* statement = nullptr;
  sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, nullptr);
  return Statement(statement);
}

[[nodiscard]] inline bool run(sqlite3* database, const char* sql) {
  return sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK;
}

[[nodiscard]] inline Cause cause_of(int code, int system) {
  constexpr int kPrimary = 0xff;
  if ((code & kPrimary) == SQLITE_FULL || system == ENOSPC || system == EDQUOT) return Cause::full;
  if ((code & kPrimary) == SQLITE_READONLY || system == EROFS) return Cause::read_only;
  const bool fails =
      (code & kPrimary) == SQLITE_IOERR || (code & kPrimary) == SQLITE_CANTOPEN || (code & kPrimary) == SQLITE_CORRUPT;
  return fails ? Cause::failing : Cause::other;
}

// The number that a pragma answers, or -1.
[[nodiscard]] inline int pragma(sqlite3* database, const char* sql) {
  sqlite3_stmt* raw = nullptr;
  if (sqlite3_prepare_v2(database, sql, -1, &raw, nullptr) != SQLITE_OK) return -1;
  const Statement statement(raw);
  return sqlite3_step(raw) == SQLITE_ROW ? sqlite3_column_int(raw, 0) : -1;
}

// Binds in order, resets when done.
class Use {
 public:
  explicit Use(const Statement& statement) : statement_(statement.get()) {}
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
  [[nodiscard]] bool done() { return step() == SQLITE_DONE; }
  [[nodiscard]] u64 number_at(int column) const { return static_cast<u64>(sqlite3_column_int64(statement_, column)); }
  // Good until the next step.
  [[nodiscard]] std::string_view bytes_at(int column) const {
    const void* bytes = sqlite3_column_blob(statement_, column);
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_, column));
    return bytes == nullptr ? std::string_view() : std::string_view(static_cast<const char*>(bytes), size);
  }

 private:
  sqlite3_stmt* statement_;
  int bound_ = 0;
};

[[nodiscard]] inline bool step(const Statement& statement) { return Use(statement).done(); }

}  // namespace minuit::store
