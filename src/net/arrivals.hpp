// How often one address may connect. A handshake of TLS costs about a millisecond, so that whoever connects and leaves, again and
// again, would otherwise cost more than whoever stays. Only for the thread that accepts.
#pragma once
#include <map>

#include "base/bucket.hpp"
#include "net/gate.hpp"
#include "net/limits.hpp"

namespace minuit::net {

class Arrivals {
 public:
  explicit Arrivals(const Limits& limits) : limits_(limits) {}

  // Whether this address may connect once more. When too many addresses are being counted, those beyond are let in: each of
  // them would have to connect many times a second to stay counted, so that it takes more to fill this than the gate holds.
  [[nodiscard]] bool take(const AddressKey& address, i64 now_ns) {
    auto found = buckets_.find(address);
    if (found == buckets_.end()) {
      if (buckets_.size() >= kMostCounted) std::erase_if(buckets_, [&](const auto& each) { return each.second.whole(now_ns); });
      if (buckets_.size() >= kMostCounted) return true;
      found = buckets_.emplace(address, Bucket()).first;
    }
    return found->second.take_one(now_ns, limits_.connects_per_second, limits_.connects_burst);
  }
  [[nodiscard]] std::size_t counted() const { return buckets_.size(); }

  static constexpr std::size_t kMostCounted = 10'000;

 private:
  const Limits& limits_;
  std::map<AddressKey, Bucket> buckets_;
};

}  // namespace minuit::net
