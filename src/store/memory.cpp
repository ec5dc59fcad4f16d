#include "store/memory.hpp"

#include <algorithm>

namespace minuit::store {

std::vector<Receipt> MemoryStore::append(std::span<const Append> batch) {
  std::vector<Receipt> receipts;
  receipts.reserve(batch.size());
  for (const Append& each : batch) {
    const auto log = logs_.find(each.table);
    const u64 version = log == logs_.end() ? 0 : log->second.size();
    if (!within_limits(each)) {
      receipts.push_back({Outcome::refused, version});
    } else if (each.expected_version != version) {
      receipts.push_back({Outcome::stale, version});
    } else {
      logs_[std::string(each.table)].emplace_back(each.bytes);
      receipts.push_back({Outcome::kept, version + 1});
    }
  }
  return receipts;
}

Result<std::vector<Entry>, Trouble> MemoryStore::read(std::string_view table, u64 after_version) const {
  std::vector<Entry> page;
  const auto log = logs_.find(table);
  if (log == logs_.end()) return page;
  std::size_t bytes = 0;
  for (u64 index = after_version; index < log->second.size() && page.size() < kMostPageEntries; ++index) {
    bytes += log->second[index].size();
    if (bytes > kMostPageBytes && !page.empty()) break;
    page.push_back({index + 1, log->second[index]});
  }
  return page;
}

Result<std::vector<TableInfo>, Trouble> MemoryStore::list(std::string_view after_name) const {
  std::vector<TableInfo> page;
  for (auto log = logs_.upper_bound(after_name); log != logs_.end() && page.size() < kMostPageEntries; ++log)
    page.push_back({log->first, log->second.size()});
  return page;
}

Result<u64, Trouble> MemoryStore::version(std::string_view table) const {
  const auto log = logs_.find(table);
  return log == logs_.end() ? u64{0} : u64{log->second.size()};
}

Result<u64, Trouble> MemoryStore::remove(std::span<const Removal> logs) {
  u64 removed = 0;
  for (const Removal& each : logs) {
    const auto log = logs_.find(each.table);
    if (log == logs_.end() || log->second.size() != each.expected_version) continue;
    logs_.erase(log);
    ++removed;
  }
  return removed;
}

Result<bool, Trouble> MemoryStore::replace(const Replacement& log) {
  if (!within_limits(log)) return Trouble{"a log beyond the limits of the store"};
  const auto found = logs_.find(log.table);
  if (found == logs_.end() || found->second.size() != log.expected_version) return false;
  found->second.assign(log.entries.begin(), log.entries.end());
  return true;
}

}  // namespace minuit::store
