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
  Ticket(Gate* gate, Welcome welcome, AddressKey address) : gate_(gate), welcome_(welcome), address_(address) {}
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  Ticket(Ticket&& other) noexcept
      : gate_(std::exchange(other.gate_, nullptr)), welcome_(other.welcome_), address_(other.address_) {}
  Ticket& operator=(Ticket&&) = delete;
  ~Ticket();
  [[nodiscard]] Welcome welcome() const { return welcome_; }

 private:
  Gate* gate_;
  Welcome welcome_;
  AddressKey address_;
};

class Gate {
 public:
  explicit Gate(const Limits& limits)
      : most_(limits.connections), most_per_address_(limits.connections_per_address), most_refusals_(limits.refusals) {}
  [[nodiscard]] Ticket enter(const AddressKey& address);
  [[nodiscard]] std::size_t inside() const;

 private:
  friend class Ticket;
  void leave(Welcome welcome, const AddressKey& address);

  const std::size_t most_, most_per_address_, most_refusals_;
  mutable std::mutex mutex_;
  std::size_t inside_ = 0;
  std::size_t refusals_ = 0;
  std::map<AddressKey, std::size_t> by_address_;
};

}  // namespace minuit::net
