#include "server/ration.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <array>

namespace minuit::server {
namespace {

constexpr std::size_t kNetworkBytes = 8;  // of an IPv6 address, that all of one network have in common

}  // namespace

// All buckets are looked at, so not each time that one more is wanted.
void Ration::sweep(i64 now_us) {
  constexpr i64 kSweepEvery_us = 1'000'000;
  if (now_us < next_sweep_us_) return;
  next_sweep_us_ = now_us + kSweepEvery_us;
  for (Buckets* buckets : {&full_at_, &around_}) std::erase_if(*buckets, [&](const auto& each) { return each.second <= now_us; });
}

i64* Ration::bucket(Buckets& among, std::string_view who, i64 now_us) {
  auto found = among.find(who);
  if (found == among.end()) {
    if (among.size() >= kMostRationed) sweep(now_us);
    if (among.size() >= kMostRationed) return nullptr;
    found = among.emplace(who, now_us).first;
  }
  found->second = std::max(found->second, now_us);
  return &found->second;
}

i64* Ration::bucket(std::string_view who, i64 now_us) {
  if (i64* const own = bucket(full_at_, who, now_us)) return own;
  const std::string network = around(who);
  return network.empty() ? nullptr : bucket(around_, network, now_us);
}

bool Ration::take(std::string_view who, i64 now_us, u32 cost) {
  const std::lock_guard lock(mutex_);
  i64* const full_at = bucket(who, now_us);
  if (full_at == nullptr) return true;
  const i64 then = *full_at + std::min(cost_us_ * i64{cost}, within_us_);
  if (then - now_us > within_us_) return false;
  *full_at = then;
  return true;
}

void Ration::charge(std::string_view who, i64 now_us, u32 cost) {
  const std::lock_guard lock(mutex_);
  i64* const full_at = bucket(who, now_us);
  if (full_at == nullptr) return;
  const i64 latest = now_us + (1 + kLongestDebt) * within_us_;
  *full_at = std::max(*full_at, std::min(*full_at + cost_us_ * i64{cost}, latest));
}

std::string around(std::string_view neighbourhood) {
  constexpr std::size_t kSiteBytes = 6;
  const std::size_t first = neighbourhood.find('.');
  if (first != std::string_view::npos && neighbourhood.find_first_not_of("0123456789.") == std::string_view::npos)
    return std::string(neighbourhood.substr(0, neighbourhood.find('.', first + 1)));
  return neighbourhood.size() == kNetworkBytes ? std::string(neighbourhood.substr(0, kSiteBytes)) : std::string();
}

std::string neighbourhood(const std::string& address) {
  std::array<char, 16> bytes{};
  if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  return {bytes.data(), kNetworkBytes};
}

}  // namespace minuit::server
