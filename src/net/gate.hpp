// Counts connections, in all and by address, and says who may stay. For any thread.
#pragma once
#include <array>
#include <map>
#include <mutex>
#include <utility>

#include "net/limits.hpp"

namespace minuit::net {

// Whose connections are counted together: an IPv4 address (as mapped to IPv6) or the network half of an IPv6 one.
using AddressKey = std::array<u8, 16>;
[[nodiscard]] AddressKey address_key(const std::array<u8, 16>& ipv6);

enum class Welcome : u8 {
  yes,
  full,          // to be told 503
  address_full,  // to be told 429
  no,            // to be closed without a word
};

class Gate;

// A place at the gate, given back when destroyed.
class Ticket {
 public:
  Ticket(Gate* gate, Welcome welcome, AddressKey address, bool counted)
      : gate_(gate), welcome_(welcome), address_(address), counted_(counted) {}
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  Ticket(Ticket&& other) noexcept
      : gate_(std::exchange(other.gate_, nullptr)),
        welcome_(other.welcome_),
        address_(other.address_),
        counted_(other.counted_) {}
  Ticket& operator=(Ticket&&) = delete;
  ~Ticket();
  [[nodiscard]] Welcome welcome() const { return welcome_; }
  // From now on it is that address's; false, and all is as before, if that has too many.
  [[nodiscard]] bool move_to(const AddressKey& address);

 private:
  Gate* gate_;
  Welcome welcome_;
  AddressKey address_;
  bool counted_;  // by address
};

class Gate {
 public:
  explicit Gate(const Limits& limits)
      : most_(limits.connections), most_per_address_(limits.connections_per_address), most_refusals_(limits.refusals) {}
  // A proxy's connections are many people's: they are not counted by its address.
  [[nodiscard]] Ticket enter(const AddressKey& address, bool proxy = false);
  [[nodiscard]] std::size_t inside() const;

 private:
  friend class Ticket;
  void leave(Welcome welcome, const AddressKey& address, bool counted);
  [[nodiscard]] bool move(const AddressKey* from, const AddressKey& to);
  void uncount(const AddressKey& address);

  const std::size_t most_, most_per_address_, most_refusals_;
  mutable std::mutex mutex_;
  std::size_t inside_ = 0;
  std::size_t refusals_ = 0;
  std::map<AddressKey, std::size_t> by_address_;
};

}  // namespace minuit::net
