#include "store/salvage.hpp"

#include <algorithm>
#include <utility>

#include "store/packing.hpp"

namespace minuit::store {
namespace {

// Of a version that stands in an entry that is not what was written: how far beyond what is known of its log it is believed.
constexpr u64 kMostAhead = 10'000;

struct BundleEntry {
  std::string_view log;
  u64 version = 0;
  std::string_view bytes;
  std::size_t size = 0;  // of all of it, in the bundle
  bool good = false;
};
[[nodiscard]] std::optional<BundleEntry> entry_of(std::string_view packed) {
  Unpacking unpacking(packed);
  const auto name = unpacking.bytes();
  if (!name || name->empty() || name->size() > kMostTableNameBytes) return std::nullopt;
  const auto version = unpacking.number();
  const auto entry = unpacking.entry();
  if (!version || !entry || entry->bytes.size() > kMostEntryBytes) return std::nullopt;
  return BundleEntry{*name, *version, entry->bytes, 32 + name->size() + entry->bytes.size(),
                     entry->sum == sum_of(*name, *version, entry->bytes)};
}

// A name of ours; whatever else stands there was never one.
[[nodiscard]] bool is_text(std::string_view name) {
  return std::ranges::all_of(name, [](char letter) { return letter > ' ' && letter <= '~'; });
}

// Behind an entry that is not what was written the next begins where its lengths say, unless these are what is not; then it is
// wherever the next good one is.
[[nodiscard]] std::size_t next_entry(std::string_view packed, const std::optional<BundleEntry>& spoilt) {
  if (spoilt && (spoilt->size == packed.size() || entry_of(packed.substr(spoilt->size)))) return spoilt->size;
  for (std::size_t at = 1; at < packed.size(); ++at)
    if (const auto entry = entry_of(packed.substr(at)); entry && entry->good) return at;
  return packed.size();
}

}  // namespace

// With an id it is a bundle, which is told of if it is damaged; without, bytes in which there may be entries.
void Salvage::take_bundle(std::optional<u64> id, std::string_view packed) {
  bool whole = true;
  while (!packed.empty()) {
    const auto entry = entry_of(packed);
    if (entry && entry->good) {
      const std::string log(entry->log);
      newest_.try_emplace({log, entry->version}, entry->bytes);
      logs_.try_emplace(log);
      last_[log] = std::max(last_[log], entry->version);
      packed.remove_prefix(entry->size);
      continue;
    }
    const bool named = entry && is_text(entry->log);
    if (id && named) {
      spoilt_[std::string(entry->log)].insert(entry->version);
      file_is_damaged("the newest entries: an entry of bundle " + std::to_string(*id) + " is not what was written");
    }
    const std::size_t next = next_entry(packed, entry);
    whole = whole && named && next == entry->size;  // else there were others between
    packed.remove_prefix(next);
  }
  if (!id || whole) return;
  more_lost_ = true;
  file_is_damaged("the newest entries: a part of bundle " + std::to_string(*id) + " cannot be read");
}

void Salvage::take_row(const std::string& log, u64 last, u64 id) { logs_[log].emplace_back(last, id); }

std::optional<std::string> Salvage::asked_bytes_of(u64 id) {
  const Statement select = prepare(database_.get(), "SELECT bytes FROM segments NOT INDEXED WHERE id = ?");
  if (!select) return std::nullopt;
  Use use(select);
  if (use.number(id).step() != SQLITE_ROW) return std::nullopt;
  return std::string(use.bytes_at(0));
}

// In every way in which they can be had.
std::vector<std::string> Salvage::bytes_of(u64 id) {
  std::vector<std::string> found;
  if (auto asked = asked_bytes_of(id)) found.push_back(std::move(*asked));
  if (const auto places = places_.find(id); places != places_.end())
    for (const Place& place : places->second) found.push_back(scan_->bytes_of(place));
  return found;
}

void Salvage::gather(const std::string& log, const Row& row, u64 before, Entries& entries) {
  for (const std::string& packed : bytes_of(row.second)) {
    u64 count = 0;
    bool whole = true;
    for (Unpacking counting(packed); !counting.at_end() && whole; ++count) whole = counting.entry().has_value();
    const auto take_from = [&](u64 version) {
      bool any = false;
      Unpacking unpacking(packed);
      while (const auto entry = unpacking.entry()) {
        if (entry->sum != sum_of(log, ++version, entry->bytes)) continue;
        entries.try_emplace(version, entry->bytes);
        any = true;
      }
      return any;
    };
    // A row that cannot be counted to its end begins behind the one before it, if that is there; the sums tell whether it does.
    if (!whole || count > row.first || !take_from(row.first - count)) (void)take_from(before);
  }
}

// Of one row several things may be told, where its page and the index disagree: what its entries bear out is true.
void Salvage::settle_quarrels() {
  std::map<u64, std::vector<std::pair<std::string, u64>>> told;
  for (const auto& [log, rows] : logs_)
    for (const auto& [last, id] : rows) told[id].emplace_back(log, last);
  for (const auto& [id, all] : told) {
    if (all.size() < 2) continue;
    std::vector<std::size_t> good;
    for (const auto& [log, last] : all) {
      Entries entries;
      gather(log, {last, id}, 0, entries);
      good.push_back(entries.contains(last) ? entries.size() + 1 : entries.size());
    }
    const std::size_t best = *std::ranges::max_element(good);
    for (std::size_t at = 0; at < all.size(); ++at) {
      if (good[at] == best) continue;
      auto& rows = logs_[all[at].first];
      std::erase(rows, Row{all[at].second, id});
      if (rows.empty() && !last_.contains(all[at].first)) logs_.erase(all[at].first);
    }
  }
}

// An entry that is damaged where it was sorted in may still be well among the newest.
std::optional<Damage> Salvage::gather(const std::string& log, const std::vector<Row>& rows, std::vector<Entry>& entries) {
  Entries sorted;
  u64 last = 0;
  for (const Row& row : rows) gather(log, row, std::exchange(last, std::max(last, row.first)), sorted);
  if (const auto newest = last_.find(log); newest != last_.end()) last = std::max(last, newest->second);
  if (const auto spoilt = spoilt_.find(log); spoilt != spoilt_.end())
    for (const u64 version : spoilt->second)
      if (version > last && version - last < kMostAhead) last = version;
  for (u64 version = 1; version <= last; ++version) {
    const auto here = sorted.find(version);
    const auto there = newest_.find({log, version});
    if (here == sorted.end() && there == newest_.end())
      return Damage{log, version, "this entry is missing or is not what was written", last - version + 1};
    entries.push_back({version, here != sorted.end() ? here->second : there->second});
  }
  return std::nullopt;
}

void Salvage::each_log(const Tell& tell) {
  for (const auto& [log, rows] : logs_) {
    std::vector<Entry> entries;
    std::optional<Damage> damage = gather(log, rows, entries);
    tell(log, std::move(entries), std::move(damage));
  }
  // Its name may be what is damaged; then it was another log, which shows the gap.
  for (const auto& [log, versions] : spoilt_)
    if (!logs_.contains(log))
      tell(log, {},
           Damage{log, *versions.begin(), "nothing of this log is left, if its name is what was written", versions.size()});
}

}  // namespace minuit::store
