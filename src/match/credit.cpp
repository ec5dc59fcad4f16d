#include "match/credit.hpp"

#include <algorithm>

namespace minuit::match {

bool Credit::spend(std::string_view person, i64 steady_ms) {
  std::erase_if(spent_until_, [&](const auto& each) { return each.second <= steady_ms; });
  const auto found = spent_until_.find(person);
  const i64 until = (found == spent_until_.end() ? steady_ms : found->second) + every_ms_;
  if (until - steady_ms > most_ms_) return false;
  if (found == spent_until_.end()) {
    spent_until_.emplace(person, until);
  } else {
    found->second = until;
  }
  return true;
}

}  // namespace minuit::match
