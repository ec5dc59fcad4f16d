// How often someone may do what costs the server something: a bucket for each person and address, and not too many buckets.
#pragma once
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "server/limits.hpp"

namespace minuit::server {

class Ration {
 public:
  // So many in one go, and as many again within a minute.
  explicit Ration(u32 per_minute) : cost_us_(kMinute_us / (per_minute == 0 ? 1 : per_minute)) {}

  [[nodiscard]] bool take(std::string_view who, i64 now_us, u32 cost = 1);

 private:
  static constexpr i64 kMinute_us = 60'000'000;
  const i64 cost_us_;
  std::mutex mutex_;
  std::map<std::string, i64, std::less<>> full_at_;  // when the bucket will be full again; those that are need no place
};

// Whose addresses are counted together: an IPv4 address, or the network half of an IPv6 one.
[[nodiscard]] std::string neighbourhood(const std::string& address);

}  // namespace minuit::server
