#include "server/move_codes.hpp"

#include <algorithm>

namespace minuit::server {

std::optional<std::string> MoveCodes::make(const Visitor& device, const std::string& network, i64 now_us) {
  std::string code = random_code(kMoveCodeChars);
  const std::lock_guard lock(mutex_);
  std::erase_if(made_, [&](const auto& each) { return each.second.until_us <= now_us || each.second.device == device.id; });
  const auto of_network = std::ranges::count_if(made_, [&](const auto& each) { return each.second.network == network; });
  if (made_.size() >= kMostMoveCodes || of_network >= static_cast<std::ptrdiff_t>(kMostMoveCodesOfNetwork)) return std::nullopt;
  made_[hash_of(code)] = {device.secret, device.id, network, now_us + kMoveCode_us};
  return code;
}

Result<Secret, MoveCodes::Lack> MoveCodes::redeem(std::string_view typed, const std::string& network, i64 now_us) {
  // Of the address first: one that has had its share must not use up that of all.
  if (!guesses_.take(network, now_us) || !guesses_of_all_.take(site_of(network), now_us)) return Lack::too_many_guesses;
  const std::lock_guard lock(mutex_);
  const auto found = made_.find(hash_of(tidy_code(typed)));
  if (found == made_.end()) return Lack::unknown;
  const Made made = found->second;
  made_.erase(found);
  if (made.until_us <= now_us) return Lack::unknown;
  return made.secret;
}

void MoveCodes::forget(std::string_view device) {
  const std::lock_guard lock(mutex_);
  std::erase_if(made_, [&](const auto& each) { return each.second.device == device; });
}

}  // namespace minuit::server
