// Formats 1 and 2 had a row for each entry in `log`; 2 had those not sorted in yet in `fresh`.
#include "store/packing.hpp"
#include "store/sqlite.hpp"

namespace minuit::store {
namespace {

constexpr std::size_t kSegmentBytes = std::size_t{1} << 20U;

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

}  // namespace

bool upgrade_tables(sqlite3* database, int from_format) {
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
      pack_bytes(segment.packed, use.bytes_at(2));
    }
    if (state != SQLITE_DONE || !write(insert, segment)) return false;
  }
  return run(database, "DROP TABLE log; DROP TABLE fresh");
}

}  // namespace minuit::store
