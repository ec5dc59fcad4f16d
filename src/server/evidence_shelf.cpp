#include "server/evidence_shelf.hpp"

#include <algorithm>

namespace minuit::server {

std::optional<std::string> EvidenceShelf::find(const Which& which) {
  const std::lock_guard lock(mutex_);
  const auto found = std::ranges::find(kept_, which, &Kept::which);
  if (found == kept_.end()) return std::nullopt;
  kept_.splice(kept_.begin(), kept_, found);
  return found->json;
}

void EvidenceShelf::keep(const Which& which, std::string_view json) {
  if (json.size() > kMostEvidenceBytes) return;
  const std::lock_guard lock(mutex_);
  if (std::ranges::find(kept_, which, &Kept::which) != kept_.end()) return;  // two asked at once
  kept_.push_front({which, std::string(json)});
  if (kept_.size() > kMostEvidenceKept) kept_.pop_back();
}

void EvidenceShelf::forget(std::string_view log) {
  const std::lock_guard lock(mutex_);
  kept_.remove_if([&](const Kept& each) { return each.which.log == log; });
}

std::size_t EvidenceShelf::size() const {
  const std::lock_guard lock(mutex_);
  return kept_.size();
}

}  // namespace minuit::server
