// Where the logs of tables are kept: append, read, list. An entry that was written is never changed; a log that is no longer
// wanted is removed as a whole, and a log from which somebody must vanish is replaced as a whole. A table's log is a list of
// entries with versions 1, 2, 3, …; what an entry's bytes mean is not known here.
#pragma once
#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/types.hpp"

namespace minuit::store {

inline constexpr std::size_t kMostTableNameBytes = 64;
inline constexpr std::size_t kMostEntryBytes = std::size_t{1} << 20U;
inline constexpr std::size_t kMostPageEntries = 4096;
inline constexpr std::size_t kMostPageBytes = std::size_t{8} << 20U;

struct Append {
  std::string_view table;
  u64 expected_version = 0;  // of the last entry the writer knows; 0 for a new table
  std::string_view bytes;
};

enum class Outcome : u8 {
  kept,       // durable, as the entry after the expected one
  stale,      // someone else has written since: nothing was kept
  refused,    // a name or entry beyond its limit: nothing was kept
  unwritten,  // the disk would not take it: nothing of the whole batch was kept; trouble() says why
};

struct Receipt {
  Outcome outcome = Outcome::unwritten;
  u64 version = 0;  // of the table's last entry now; 0 if that is not known
  bool operator==(const Receipt&) const = default;
};

struct Entry {
  u64 version = 0;
  std::string bytes;
  bool operator==(const Entry&) const = default;
};

struct TableInfo {
  std::string name;
  u64 version = 0;  // of its last entry
  bool operator==(const TableInfo&) const = default;
};

// Why the storage would not do what it was asked to.
enum class Cause : u8 { other, full, read_only, failing };
[[nodiscard]] constexpr std::string_view name_of(Cause cause) {
  switch (cause) {
    case Cause::full: return "full";
    case Cause::read_only: return "read-only";
    case Cause::failing: return "failing";
    case Cause::other: break;
  }
  return "other";
}

// What went wrong with the storage itself, in one line for the log.
struct Trouble {
  std::string message;
  bool damaged = false;  // what was asked for is there and cannot be read: no later asking helps
  u64 version = 0;       // of the damaged entry, if that is known
  Cause cause = Cause::other;
  bool operator==(const Trouble&) const = default;
};

// A log to be taken away whole, if it is still as its remover knows it.
struct Removal {
  std::string_view table;
  u64 expected_version = 0;
};

// Another log in the place of one, if that is still as its rewriter knows it. The new log has as many versions as entries.
struct Replacement {
  std::string_view table;
  u64 expected_version = 0;
  std::span<const std::string> entries;  // all of them, at least one
};

class Store {
 public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  // Group commit: the appends of many tables become durable together. When this returns, what is called kept survives a crash of
  // the machine. Appends to one table count in the order given; one that is stale or refused does not touch the others.
  [[nodiscard]] virtual std::vector<Receipt> append(std::span<const Append> batch) = 0;

  // A page of the entries after a version, oldest first; empty when there are no more. A table that does not exist has none.
  [[nodiscard]] virtual Result<std::vector<Entry>, Trouble> read(std::string_view table, u64 after_version) const = 0;

  // A page of the tables whose names come after this one, by name.
  [[nodiscard]] virtual Result<std::vector<TableInfo>, Trouble> list(std::string_view after_name) const = 0;

  // The same, with no more than so many.
  [[nodiscard]] virtual Result<std::vector<TableInfo>, Trouble> list_some(std::string_view after_name, std::size_t most) const {
    auto page = list(after_name);
    if (page.ok() && page.value().size() > most) page.value().resize(most);
    return page;
  }

  // The version of the last entry, 0 if there is none; whether the entries can be read is not looked at.
  [[nodiscard]] virtual Result<u64, Trouble> version(std::string_view table) const {
    u64 last = 0;
    for (;;) {
      const auto page = read(table, last);
      if (!page.ok()) return page.error();
      if (page.value().empty()) return last;
      last = page.value().back().version;
    }
  }

  // Takes logs away for good, all of them in one step, and tells how many. One that was written to meanwhile is left alone; one
  // that is not there counts as none.
  [[nodiscard]] virtual Result<u64, Trouble> remove(std::span<const Removal> /*logs*/) {
    return Trouble{"this store keeps everything"};
  }

  // Puts a log in the place of another, all of it in one step that survives a crash or has not happened. False if the log was
  // written to meanwhile or is not there: then nothing has changed. What was replaced can no longer be read through the store,
  // but its bytes may stay in unused parts of the storage until they are scrubbed.
  [[nodiscard]] virtual Result<bool, Trouble> replace(const Replacement& /*log*/) {
    return Trouble{"this store changes nothing"};
  }

  // After this, nothing that was removed or replaced is left in the storage, unused parts of its files included. It takes a time
  // that grows with everything that is kept. With trouble, some of it may be left: try again later.
  [[nodiscard]] virtual std::optional<Trouble> scrub() { return std::nullopt; }

  // Why the last append that was unwritten was so. For the thread that appends.
  [[nodiscard]] virtual Trouble trouble() const { return {"the store did not say why"}; }
};

[[nodiscard]] inline bool within_limits(const Append& append) {
  return !append.table.empty() && append.table.size() <= kMostTableNameBytes && append.bytes.size() <= kMostEntryBytes;
}
[[nodiscard]] inline bool within_limits(const Replacement& log) {
  return !log.entries.empty() &&
         std::ranges::all_of(log.entries, [&](const std::string& bytes) { return within_limits(Append{log.table, 0, bytes}); });
}

}  // namespace minuit::store
