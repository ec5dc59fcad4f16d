#include "match/credit.hpp"

namespace minuit::match {

bool Credit::spend(std::string_view person, i64 steady_ms) {
  std::erase_if(buckets_, [&](const auto& each) { return each.second.whole(steady_ms); });
  auto found = buckets_.find(person);
  if (found == buckets_.end()) found = buckets_.emplace(person, Bucket{}).first;
  return found->second.take(steady_ms, every_ms_, most_ms_);
}

}  // namespace minuit::match
