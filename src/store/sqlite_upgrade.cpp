// Formats 1 and 2 had a row for each entry in `log`; 2 had those not sorted in yet in `fresh`. Format 3 had the tables of today,
// and no sums behind the entries.
#include "store/packing.hpp"
#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

constexpr std::size_t kSegmentBytes = std::size_t{1} << 20U;
constexpr int kWithoutSums = 3;

struct Segment {
  std::string name;
  u64 last = 0;
  std::string packed;
};

[[nodiscard]] bool write(const Statement& insert, Segment& segment) {
  if (segment.last == 0) return true;
  Use use(insert);
  const bool written = use.text(segment.name).number(segment.last).blob(segment.packed).done();
  segment = {};
  return written;
}

[[nodiscard]] bool gather_rows(sqlite3* database, int from_format) {
  if (from_format == 1 && !run(database, "CREATE TABLE fresh (name TEXT, version INTEGER, bytes BLOB)")) return false;
  {
    const Statement entries = prepare(database,
                                      "SELECT name, version, bytes FROM log UNION ALL SELECT name, version, bytes FROM fresh"
                                      "  WHERE version > coalesce((SELECT max(version) FROM log WHERE log.name = fresh.name), 0)"
                                      "  ORDER BY 1, 2");
    const Statement insert = prepare(database, "INSERT INTO segments (name, last, bytes) VALUES (?, ?, ?)");
    if (!entries || !insert) return false;
    Segment segment;
    Use use(entries);
    int state = use.step();
    for (; state == SQLITE_ROW; state = use.step()) {
      const std::string_view name = use.bytes_at(0);
      if ((name != segment.name || segment.packed.size() > kSegmentBytes) && !write(insert, segment)) return false;
      segment.name = name;
      segment.last = use.number_at(1);
      const std::string_view bytes = use.bytes_at(2);
      pack_entry(segment.packed, bytes, sum_of(segment.name, segment.last, bytes));
    }
    if (state != SQLITE_DONE || !write(insert, segment)) return false;
  }
  return run(database, "DROP TABLE log; DROP TABLE fresh");
}

// The same with sums; as it was if it was not packed so, for then it is damaged in today's format as well.
[[nodiscard]] std::string summed_segment(std::string_view name, u64 last, std::string_view packed) {
  u64 count = 0;
  for (Unpacking counting(packed); !counting.at_end(); ++count)
    if (!counting.bytes()) return std::string(packed);
  if (count > last) return std::string(packed);
  std::string summed;
  u64 version = last - count;
  for (Unpacking unpacking(packed); !unpacking.at_end();) {
    const std::string_view bytes = unpacking.bytes().value_or(std::string_view());
    pack_entry(summed, bytes, sum_of(name, ++version, bytes));
  }
  return summed;
}

[[nodiscard]] std::string summed_bundle(std::string_view packed) {
  std::string summed;
  for (Unpacking unpacking(packed); !unpacking.at_end();) {
    const auto name = unpacking.bytes();
    const auto version = unpacking.number();
    const auto bytes = unpacking.bytes();
    if (!name || !version || !bytes) return std::string(packed);
    pack_bytes(summed, *name);
    pack_number(summed, *version);
    pack_entry(summed, *bytes, sum_of(*name, *version, *bytes));
  }
  return summed;
}

// Row by row, so that a large file needs little memory. `next` gives the id, the bytes and more of the row after an id.
[[nodiscard]] bool rewrite(sqlite3* database, const char* next, const char* update, auto&& summed) {
  const Statement select = prepare(database, next);
  const Statement write = prepare(database, update);
  if (!select || !write) return false;
  for (u64 id = 0;;) {
    std::string bytes;
    {
      Use row(select);
      const int state = row.number(id).step();
      if (state == SQLITE_DONE) return true;
      if (state != SQLITE_ROW) return false;
      id = row.number_at(0);
      bytes = summed(row);
    }
    Use use(write);
    if (!use.blob(bytes).number(id).done()) return false;
  }
}

[[nodiscard]] bool add_sums(sqlite3* database) {
  return rewrite(database, "SELECT id, bytes, name, last FROM segments WHERE id > ? ORDER BY id LIMIT 1",
                 "UPDATE segments SET bytes = ? WHERE id = ?",
                 [](const Use& row) { return summed_segment(row.bytes_at(2), row.number_at(3), row.bytes_at(1)); }) &&
         rewrite(database, "SELECT id, bytes FROM bundles WHERE id > ? ORDER BY id LIMIT 1",
                 "UPDATE bundles SET bytes = ? WHERE id = ?", [](const Use& row) { return summed_bundle(row.bytes_at(1)); });
}

}  // namespace

bool upgrade_tables(sqlite3* database, int from_format) {
  return from_format == kWithoutSums ? add_sums(database) : gather_rows(database, from_format);
}

}  // namespace minuit::store
