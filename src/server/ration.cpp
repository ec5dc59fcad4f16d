#include "server/ration.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace minuit::server {

bool Ration::take(std::string_view who, i64 now_us, u32 cost) {
  const std::lock_guard lock(mutex_);
  auto found = full_at_.find(who);
  if (found == full_at_.end()) {
    if (full_at_.size() >= kMostRationed) std::erase_if(full_at_, [&](const auto& each) { return each.second <= now_us; });
    if (full_at_.size() >= kMostRationed) return false;
    found = full_at_.emplace(who, now_us).first;
  }
  const i64 full_at = std::max(found->second, now_us) + std::min(cost_us_ * i64{cost}, kMinute_us);
  if (full_at - now_us > kMinute_us) return false;
  found->second = full_at;
  return true;
}

std::string neighbourhood(const std::string& address) {
  constexpr std::size_t kNetworkBytes = 8;
  std::array<char, 16> bytes{};
  if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  return {bytes.data(), kNetworkBytes};
}

}  // namespace minuit::server
