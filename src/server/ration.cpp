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
  constexpr i64 kBetweenSweeps_us = 1'000'000;
  if (now_us < next_sweep_us_) return;
  next_sweep_us_ = now_us + kBetweenSweeps_us;
  for (Buckets* buckets : {&buckets_, &around_})
    std::erase_if(*buckets, [&](const auto& each) { return each.second.whole(now_us); });
}

Bucket* Ration::bucket(Buckets& among, std::string_view who, i64 now_us) {
  auto found = among.find(who);
  if (found == among.end()) {
    if (among.size() >= kMostRationed) sweep(now_us);
    if (among.size() >= kMostRationed) return nullptr;
    found = among.emplace(who, Bucket{}).first;
  }
  return &found->second;
}

Bucket* Ration::bucket(std::string_view who, i64 now_us) {
  if (Bucket* const own = bucket(buckets_, who, now_us)) return own;
  const std::string network = around(who);
  return network.empty() ? nullptr : bucket(around_, network, now_us);
}

bool Ration::take(std::string_view who, i64 now_us, u32 cost) {
  const std::lock_guard lock(mutex_);
  Bucket* const own = bucket(who, now_us);
  return own == nullptr || own->take(now_us, std::min(cost_us_ * i64{cost}, within_us_), within_us_);
}

void Ration::charge(std::string_view who, i64 now_us, u32 cost) {
  const std::lock_guard lock(mutex_);
  if (Bucket* const own = bucket(who, now_us)) own->charge(now_us, cost_us_ * i64{cost}, (1 + kLongestDebt) * within_us_);
}

std::string around(std::string_view neighbourhood) {
  constexpr std::size_t kSiteBytes = 6;
  const std::size_t first = neighbourhood.find('.');
  if (first != std::string_view::npos && neighbourhood.find_first_not_of("0123456789.") == std::string_view::npos)
    return std::string(neighbourhood.substr(0, neighbourhood.find('.', first + 1)));
  return neighbourhood.size() == kNetworkBytes ? std::string(neighbourhood.substr(0, kSiteBytes)) : std::string();
}

std::string site_of(std::string_view neighbourhood) {
  const bool v4 = neighbourhood.find_first_not_of("0123456789.") == std::string_view::npos;
  return v4 ? std::string(neighbourhood) : around(neighbourhood);
}

std::string neighbourhood(const std::string& address) {
  std::array<char, 16> bytes{};
  if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  return {bytes.data(), kNetworkBytes};
}

}  // namespace minuit::server
