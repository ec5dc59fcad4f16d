#include "server/shelf.hpp"

#include <algorithm>

namespace minuit::server {

std::unique_ptr<Digest> Shelf::take(std::string_view table) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = kept_.find(table); found != kept_.end()) {
      std::unique_ptr<Digest> digest = std::move(found->second.digest);
      kept_.erase(found);
      return digest;
    }
  }
  return std::make_unique<Digest>(*games_);
}

// The one used longest ago makes room. Of two of one table the one that has read more stays; a table that is not there is not
// kept.
void Shelf::put(std::string_view table, std::unique_ptr<Digest> digest, u64 taken_in) {
  if (digest->version() == 0) return;
  std::unique_ptr<Digest> gone;
  const std::lock_guard lock(mutex_);
  if (taken_in != generation_) return;
  Kept& place = kept_[std::string(table)];
  place.used = ++uses_;
  if (place.digest == nullptr || place.digest->version() < digest->version()) std::swap(place.digest, digest);
  if (kept_.size() <= most_) return;
  const auto oldest = std::ranges::min_element(kept_, {}, [](const auto& each) { return each.second.used; });
  gone = std::move(oldest->second.digest);
  kept_.erase(oldest);
}

void Shelf::forget(std::string_view table) {
  std::unique_ptr<Digest> gone;
  const std::lock_guard lock(mutex_);
  ++generation_;
  if (const auto found = kept_.find(table); found != kept_.end()) {
    gone = std::move(found->second.digest);
    kept_.erase(found);
  }
}

u64 Shelf::generation() const {
  const std::lock_guard lock(mutex_);
  return generation_;
}

std::size_t Shelf::size() const {
  const std::lock_guard lock(mutex_);
  return kept_.size();
}

}  // namespace minuit::server
