#include "server/listings.hpp"

#include <algorithm>

namespace minuit::server {

void Listings::set(std::string_view table, const std::optional<match::Listing>& listing, std::string_view host) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(table);
  if (listing && found != tables_.end() && found->second.host == host) {
    found->second.listing = *listing;
    return;
  }
  if (found != tables_.end()) forget(table);
  if (!listing) return;
  tables_.emplace(table, Wanted{*listing, std::string(host)});
  by_host_[std::string(host)].emplace_back(table);
}

void Listings::forget(std::string_view table) {
  const auto found = tables_.find(table);
  const auto host = by_host_.find(found->second.host);
  std::erase(host->second, table);
  if (host->second.empty()) by_host_.erase(host);
  tables_.erase(found);
}

std::vector<Listings::Shown> Listings::shown() const {
  const std::lock_guard lock(mutex_);
  std::vector<Shown> list;
  for (std::size_t rank = 0; rank < kMostListedOfOne; ++rank)
    for (const auto& [host, tables] : by_host_) {
      if (list.size() == kMostListed) return list;
      if (rank < tables.size()) list.push_back({tables[rank], tables_.find(tables[rank])->second.listing});
    }
  return list;
}

std::size_t Listings::of(std::string_view host, std::string_view beside) const {
  const std::lock_guard lock(mutex_);
  const auto found = by_host_.find(host);
  if (found == by_host_.end()) return 0;
  return static_cast<std::size_t>(std::ranges::count_if(found->second, [&](const auto& table) { return table != beside; }));
}

}  // namespace minuit::server
