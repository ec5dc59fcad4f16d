#include "server/quota.hpp"

#include <algorithm>
#include <array>

namespace minuit::server {
namespace {

constexpr std::string_view kShared;         // the bucket of all who find no place of their own
constexpr u64 kMostAtOnce = u64{1} << 24U;  // so that the product below cannot overflow
constexpr i64 kSweepEvery_us = 1'000'000;   // a full map is looked through no more often

}  // namespace

i64 Quota::time_for(const Buckets& buckets, u64 bytes) {
  return static_cast<i64>(std::min(bytes, kMostAtOnce) * static_cast<u64>(kDay_us) / buckets.per_day);
}

// Nobody's bucket is thrown away while something is in it: whoever comes with ever new identities finds no place, and empties
// none.
i64* Quota::bucket(Buckets& buckets, std::string_view who, i64 now_us) {
  if (buckets.per_day == 0 || who.empty()) return nullptr;
  if (const auto found = buckets.empty_at.find(who); found != buckets.empty_at.end()) return &found->second;
  if (buckets.empty_at.size() >= most_ && now_us >= next_sweep_us_) {
    next_sweep_us_ = now_us + kSweepEvery_us;
    std::erase_if(buckets.empty_at, [&](const auto& each) { return each.second <= now_us; });
  }
  if (buckets.empty_at.size() >= most_) return nullptr;
  return &buckets.empty_at.emplace(who, now_us).first->second;
}

i64* Quota::shared(Buckets& buckets, i64 now_us) {
  if (buckets.per_day == 0) return nullptr;
  return &buckets.empty_at.try_emplace(std::string(kShared), now_us).first->second;
}

bool Quota::spend(const match::Account& who, u64 bytes, bool must, i64 now_us) {
  const std::lock_guard lock(mutex_);
  struct Counted {
    i64* empty_at;
    i64 then;
  };
  std::array<Counted, 3> counted{};
  std::size_t count = 0;
  const auto count_in = [&](const Buckets& buckets, i64* empty_at) {
    if (empty_at == nullptr) return true;
    const i64 then = std::max(*empty_at, now_us) + time_for(buckets, bytes);
    counted[count++] = {empty_at, std::min(then, now_us + kDay_us)};
    return then <= now_us + kDay_us;
  };
  // A device without a place is still counted for its network; a network without one shares a bucket with all the others.
  i64* network = bucket(networks_, who.network, now_us);
  if (network == nullptr && !who.network.empty()) network = shared(networks_, now_us);
  bool fits = count_in(networks_, network);
  const bool own = network != nullptr && who.network != kShared && networks_.empty_at.contains(who.network);
  const bool modest = own && counted[0].then <= now_us + time_for(networks_, modest_);
  fits = (count_in(server_, shared(server_, now_us)) || modest) && fits;
  if (fits || must) fits = count_in(devices_, bucket(devices_, who.device, now_us)) && fits;
  if (!fits && !must) return false;
  for (std::size_t at = 0; at < count; ++at) *counted[at].empty_at = counted[at].then;
  return true;
}

u64 Quota::of_server(i64 now_us) const {
  const std::lock_guard lock(mutex_);
  const auto found = server_.empty_at.find(kShared);
  if (found == server_.empty_at.end() || found->second <= now_us) return 0;
  constexpr i64 kMs = 1000;  // so that the product cannot overflow
  return static_cast<u64>((found->second - now_us) / kMs) * server_.per_day / static_cast<u64>(kDay_us / kMs);
}

void Quota::resume(u64 bytes, i64 now_us) {
  const std::lock_guard lock(mutex_);
  if (i64* empty_at = shared(server_, now_us)) {
    const u64 most = std::min(bytes, server_.per_day);
    *empty_at = now_us +
                static_cast<i64>(static_cast<double>(most) / static_cast<double>(server_.per_day) * static_cast<double>(kDay_us));
  }
}

std::size_t Quota::spenders() const {
  const std::lock_guard lock(mutex_);
  return devices_.empty_at.size() + networks_.empty_at.size();
}

}  // namespace minuit::server
