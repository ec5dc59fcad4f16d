// A store in one SQLite file. Write-ahead log, synchronous=FULL: a batch is one transaction and one sync of the disk.
//
// What comes in a batch is first written as it comes, whatever its tables, as one row (`bundles`), and later sorted in by table
// (`segments`), all that a table has by then as one row. A batch of a hundred tables so writes a few pages and not a hundred.
// What is not sorted in yet is also kept in memory; a bundle is swept out when all of it is sorted in: an entry there counts only
// beyond the last one of its table in `segments`.
//
// The file is for its owner alone (0600). On a disk that is full it opens all the same and what is there can be read: the memory
// that connections share would need a file of its own, so this one then keeps the database for itself until it is closed.
#pragma once
#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>
#include <utility>

#include "store/checkpointer.hpp"
#include "store/sqlite_parts.hpp"
#include "store/store.hpp"

namespace minuit::store {

class SqliteStore final : public Store {
 public:
  // Opens the file, makes it if it is not there. A file that is something else, or of a later program, is trouble.
  [[nodiscard]] static Result<std::unique_ptr<SqliteStore>, Trouble> open(const std::string& path);

  [[nodiscard]] std::vector<Receipt> append(std::span<const Append> batch) override;
  [[nodiscard]] Result<std::vector<Entry>, Trouble> read(std::string_view table, u64 after_version) const override;
  [[nodiscard]] Result<std::vector<TableInfo>, Trouble> list(std::string_view after_name) const override;
  [[nodiscard]] Result<std::vector<TableInfo>, Trouble> list_some(std::string_view after_name, std::size_t most) const override;
  [[nodiscard]] Result<u64, Trouble> version(std::string_view table) const override;
  // What was removed is overwritten, and the file gives pages back.
  [[nodiscard]] Result<u64, Trouble> remove(std::span<const Removal> logs) override;
  [[nodiscard]] Result<bool, Trouble> replace(const Replacement& log) override;
  // Writes the whole file anew and empties the write-ahead log. Needs as much free space again for a while.
  [[nodiscard]] std::optional<Trouble> scrub() override;
  [[nodiscard]] Trouble trouble() const override { return unwritten_; }

 private:
  struct Hash {
    using is_transparent = void;
    [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  struct FreshTable {
    u64 version = 0;      // of its last entry
    u64 settled = 0;      // of the last one that is sorted in
    std::string pending;  // those between, packed as a segment
    u64 uses = 0;         // by bundles
  };
  using Tables = std::unordered_map<std::string, FreshTable, Hash, std::equal_to<>>;
  struct Bundle {
    u64 id = 0;
    u64 bytes = 0;
    std::vector<std::pair<Tables::value_type*, u64>> entries;  // by version, not known yet to be sorted in
  };
  // A picture of `bundles` as the file has it.
  struct Fresh {
    bool known = false;
    u64 seen = 0;  // of what other programs wrote
    Tables tables;
    std::deque<Bundle> bundles;  // oldest first
    u64 entries = 0;             // of all bundles
    u64 bytes = 0;
    u64 swept_to = 0;
  };

  SqliteStore(Database database, const std::string& path) : database_(std::move(database)), checkpointer_(path) {}
  enum class Locking : u8 { shared, alone };
  [[nodiscard]] static Result<std::unique_ptr<SqliteStore>, Trouble> open(const std::string& path, Locking locking);
  [[nodiscard]] bool prepare_file(int format);
  [[nodiscard]] bool prepare_all();
  [[nodiscard]] Trouble trouble(std::string_view doing) const;
  void roll_back();
  [[nodiscard]] bool look_at_fresh() const;
  [[nodiscard]] bool note_bundle(u64 id, std::string_view packed) const;
  struct Noted {
    std::string_view name;
    u64 version = 0;
    std::string_view bytes;
    u64 sum = 0;
  };
  [[nodiscard]] bool note(Bundle& bundle, const Noted& entry) const;
  [[nodiscard]] bool write_bundle();
  [[nodiscard]] bool settle();
  [[nodiscard]] bool settle_table(Tables::value_type& table);
  [[nodiscard]] bool settle_all();
  [[nodiscard]] bool sweep(u64 passed);
  [[nodiscard]] bool erase(std::span<const Removal> logs, u64& removed);
  [[nodiscard]] bool exchange(const Replacement& log, bool& replaced);
  [[nodiscard]] std::optional<u64> settled_version(std::string_view table) const;
  [[nodiscard]] std::optional<u64> version_of(std::string_view table) const;
  [[nodiscard]] Receipt take(const Append& append);
  [[nodiscard]] bool take_all(std::span<const Append> batch, std::vector<Receipt>& receipts);

  Database database_;  // closed last
  Statement version_, insert_, bundles_, settle_, sweep_, others_, begin_, begin_reading_, commit_, read_, list_, erase_;
  mutable Fresh fresh_;
  mutable u64 damaged_ = 0;  // the version of an entry among the newest that was found damaged
  Trouble unwritten_;        // why the last append was
  Bundle writing_;           // of the batch being taken
  std::string packed_;       // the same, as it will be written
  int pages_ = 0;            // of the write-ahead log after the last commit
  Checkpointer checkpointer_;
};

// Brings the tables of an earlier format into this one; all or nothing.
[[nodiscard]] bool upgrade_tables(sqlite3* database, int from_format);

inline constexpr int kFormat = 4;                // of the file, in its user_version
inline constexpr int kApplication = 0x4d4e5431;  // "MNT1": whose file it is
inline constexpr int kBusyMs = 5'000;            // another program may be looking at the file

}  // namespace minuit::store
