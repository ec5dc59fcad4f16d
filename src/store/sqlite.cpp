#include "store/sqlite.hpp"

#include <algorithm>
#include <map>

#include "store/packing.hpp"

namespace minuit::store {

namespace {

// Enough for a busy table to have many entries when they are sorted in.
constexpr u64 kMostFreshEntries = 4096;
constexpr u64 kMostFreshBytes = u64{4} << 20U;
constexpr std::size_t kMostBundleBytes = std::size_t{4} << 20U;
constexpr u64 kSettledTogether = 8;  // tables after one batch, so that no batch waits for long; more if that is too slow
constexpr u64 kSweptTogether = 64;   // bundles that are sorted in and can go

}  // namespace

// ---- what is not sorted in yet

// It is known without asking, unless another program wrote to the file or a batch of ours failed.
bool SqliteStore::look_at_fresh() const {
  {
    Use use(others_);
    if (use.step() != SQLITE_ROW) return false;
    const u64 seen = use.number_at(0);
    if (fresh_.known && seen == fresh_.seen) return true;
    fresh_ = {};
    fresh_.seen = seen;
  }
  Use use(bundles_);
  int state = use.step();
  for (; state == SQLITE_ROW; state = use.step())
    if (!note_bundle(use.number_at(0), use.bytes_at(1))) return false;
  fresh_.known = state == SQLITE_DONE;
  return fresh_.known;
}

bool SqliteStore::note_bundle(u64 id, std::string_view packed) const {
  if (fresh_.bundles.empty()) fresh_.swept_to = id - 1;
  Bundle bundle{id, packed.size(), {}};
  Unpacking unpacking(packed);
  while (!unpacking.at_end()) {
    const auto name = unpacking.bytes();
    const auto version = unpacking.number();
    const auto entry = unpacking.entry();
    if (!name || !version || !entry) return false;
    if (entry->sum != sum_of(*name, *version, entry->bytes)) {
      damaged_ = *version;
      return false;
    }
    if (!note(bundle, {*name, *version, entry->bytes, entry->sum})) return false;
  }
  fresh_.bytes += bundle.bytes;
  fresh_.bundles.push_back(std::move(bundle));
  return true;
}

// What is sorted in already is passed over; false when that cannot be known, or when it does not follow what is there.
bool SqliteStore::note(Bundle& bundle, const Noted& entry) const {
  const auto& [name, version, bytes, sum] = entry;
  auto found = fresh_.tables.find(name);
  if (found == fresh_.tables.end()) {
    const std::optional<u64> settled = settled_version(name);
    if (!settled) return false;
    if (version <= *settled) return true;
    found = fresh_.tables.emplace(name, FreshTable{*settled, *settled, {}, 0}).first;
  }
  FreshTable& table = found->second;
  if (version <= table.settled) return true;
  if (version != table.version + 1) return false;
  table.version = version;
  pack_entry(table.pending, bytes, sum);
  ++table.uses;
  ++fresh_.entries;
  bundle.entries.emplace_back(&*found, version);
  return true;
}

bool SqliteStore::write_bundle() {
  if (packed_.empty()) return true;
  {
    Use use(insert_);
    if (!use.blob(packed_).done()) return false;
  }
  writing_.id = static_cast<u64>(sqlite3_last_insert_rowid(database_.get()));
  writing_.bytes = packed_.size();
  fresh_.bytes += writing_.bytes;
  fresh_.bundles.push_back(std::exchange(writing_, {}));
  packed_.clear();
  return true;
}

// Sorts in what has been fresh for longest, a few tables after each batch.
bool SqliteStore::settle() {
  u64 settled = 0;
  u64 passed = 0;
  const auto above = [this](u64 times) {
    return fresh_.entries > times * kMostFreshEntries || fresh_.bytes > times * kMostFreshBytes;
  };
  while (!fresh_.bundles.empty() && above(1) && (settled < kSettledTogether || above(2))) {
    Bundle& oldest = fresh_.bundles.front();
    if (oldest.entries.empty()) {
      passed = oldest.id;
      fresh_.bytes -= oldest.bytes;
      fresh_.bundles.pop_front();
      continue;
    }
    const auto [table, version] = oldest.entries.back();
    if (table->second.settled < version) {
      if (!settle_table(*table)) return false;
      ++settled;
    }
    oldest.entries.pop_back();
    --fresh_.entries;
    if (--table->second.uses == 0) fresh_.tables.erase(fresh_.tables.find(table->first));
  }
  return passed < fresh_.swept_to + kSweptTogether || sweep(passed);
}

bool SqliteStore::settle_table(Tables::value_type& table) {
  FreshTable& fresh = table.second;
  Use use(settle_);
  if (!use.text(table.first).number(fresh.version).blob(fresh.pending).done()) return false;
  fresh.settled = fresh.version;
  fresh.pending.clear();
  return true;
}

// Everything at once: nothing is left in `bundles`.
bool SqliteStore::settle_all() {
  for (auto& table : fresh_.tables)
    if (table.second.settled < table.second.version && !settle_table(table)) return false;
  if (!sweep(INT64_MAX)) return false;
  const u64 seen = fresh_.seen;
  fresh_ = {};
  fresh_.seen = seen;
  fresh_.known = true;
  return true;
}

bool SqliteStore::sweep(u64 passed) {
  fresh_.swept_to = passed;
  Use use(sweep_);
  return use.number(passed).done();
}

// Nothing when it cannot be read: a table taken for new would be written a second time.
std::optional<u64> SqliteStore::settled_version(std::string_view table) const {
  Use use(version_);
  const int state = use.text(table).step();
  if (state == SQLITE_ROW) return use.number_at(0);
  return state == SQLITE_DONE ? std::optional<u64>(0) : std::nullopt;
}

std::optional<u64> SqliteStore::version_of(std::string_view table) const {
  const auto found = fresh_.tables.find(table);
  return found != fresh_.tables.end() ? found->second.version : settled_version(table);
}

// ---- appending

Receipt SqliteStore::take(const Append& append) {
  const std::optional<u64> version = version_of(append.table);
  if (!version) return {Outcome::unwritten, 0};
  if (!within_limits(append)) return {Outcome::refused, *version};
  if (append.expected_version != *version) return {Outcome::stale, *version};
  const Noted entry{append.table, *version + 1, append.bytes, sum_of(append.table, *version + 1, append.bytes)};
  if (!note(writing_, entry)) return {Outcome::unwritten, 0};
  pack_bytes(packed_, entry.name);
  pack_number(packed_, entry.version);
  pack_entry(packed_, entry.bytes, entry.sum);
  return {Outcome::kept, entry.version};
}

bool SqliteStore::take_all(std::span<const Append> batch, std::vector<Receipt>& receipts) {
  for (const Append& append : batch) {
    receipts.push_back(take(append));
    if (packed_.size() > kMostBundleBytes && !write_bundle()) return false;
  }
  return write_bundle();
}

std::vector<Receipt> SqliteStore::append(std::span<const Append> batch) {
  std::vector<Receipt> failed(batch.size(), Receipt{Outcome::unwritten, 0});
  if (!step(begin_)) {
    unwritten_ = trouble("appending");
    return failed;
  }
  std::vector<Receipt> receipts;
  receipts.reserve(batch.size());
  writing_ = {};
  packed_.clear();
  if (look_at_fresh() && take_all(batch, receipts) && settle() && step(commit_)) {
    checkpointer_.grown(database_.get(), pages_);
    return receipts;
  }
  unwritten_ = trouble("appending");
  roll_back();
  return failed;
}

// What is open cannot be committed later, whether this succeeds or not.
void SqliteStore::roll_back() {
  fresh_.known = false;
  if (sqlite3_get_autocommit(database_.get()) == 0) (void)run(database_.get(), "ROLLBACK");
}

}  // namespace minuit::store
