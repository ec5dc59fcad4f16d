// How often someone may do what costs the server something: a bucket for each person and address, and not too many buckets. While
// all are in use, addresses without one share a bucket with the network around them, which has as many of these in common as one
// address has alone; people without one count for their address only. So whoever owns many addresses keeps nobody else out.
#pragma once
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "base/bucket.hpp"
#include "server/limits.hpp"

namespace minuit::server {

class Ration {
 public:
  static constexpr i64 kMinute_us = 60'000'000;
  static constexpr i64 kHour_us = 60 * kMinute_us;
  // So many in one go, and as many again within a minute, or as long as is said.
  explicit Ration(u32 count, i64 within_us = kMinute_us)
      : within_us_(within_us), cost_us_(within_us / (count == 0 ? 1 : count)) {}

  [[nodiscard]] bool take(std::string_view who, i64 now_us, u32 cost = 1);
  // What is known only when it is done counts in any case. Beyond what there is it is a debt: nothing can be taken until it has
  // been paid, which time does, as it fills the bucket. The debt is kLongestDebt times the ration at most.
  void charge(std::string_view who, i64 now_us, u32 cost);

 private:
  using Buckets = std::map<std::string, Bucket, std::less<>>;  // those that are whole again need no place

  [[nodiscard]] Bucket* bucket(std::string_view who, i64 now_us);  // nullptr: there are too many
  [[nodiscard]] Bucket* bucket(Buckets& among, std::string_view who, i64 now_us);
  void sweep(i64 now_us);

  const i64 within_us_;
  const i64 cost_us_;
  std::mutex mutex_;
  Buckets buckets_;
  Buckets around_;  // of networks around addresses that have no bucket
  i64 next_sweep_us_ = 0;
};

// Whose addresses are counted together: an IPv4 address, or the network half of an IPv6 one.
[[nodiscard]] std::string neighbourhood(const std::string& address);
// The network around such a neighbourhood: an IPv4 /16 or an IPv6 /48. Empty for whatever is no neighbourhood.
[[nodiscard]] std::string around(std::string_view neighbourhood);
// What one owner has of it: an IPv4 address as it is, of an IPv6 network the /48.
[[nodiscard]] std::string site_of(std::string_view neighbourhood);

}  // namespace minuit::server
