// The tables that everyone may see, of all shards.
#pragma once
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "match/room.hpp"
#include "server/limits.hpp"

namespace minuit::server {

class Listings {
 public:
  void set(std::string_view table, const std::optional<match::Listing>& listing) {
    const std::lock_guard lock(mutex_);
    if (!listing) {
      if (const auto found = listings_.find(table); found != listings_.end()) listings_.erase(found);
    } else if (listings_.size() < kMostListed || listings_.contains(table)) {
      listings_.insert_or_assign(std::string(table), *listing);
    }
  }
  [[nodiscard]] std::map<std::string, match::Listing, std::less<>> all() const {
    const std::lock_guard lock(mutex_);
    return listings_;
  }

 private:
  mutable std::mutex mutex_;
  std::map<std::string, match::Listing, std::less<>> listings_;
};

}  // namespace minuit::server
