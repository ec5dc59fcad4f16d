#include "net/gate.hpp"

#include <algorithm>

namespace minuit::net {

AddressKey address_key(const std::array<u8, 16>& ipv6) {
  constexpr std::array<u8, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  AddressKey key = ipv6;
  if (!std::equal(mapped.begin(), mapped.end(), ipv6.begin())) std::fill(key.begin() + 8, key.end(), u8{0});
  return key;
}

Ticket::~Ticket() {
  if (gate_ != nullptr) gate_->leave(welcome_, address_, counted_);
}

bool Ticket::move_to(const AddressKey& address) {
  if (!gate_->move(counted_ ? &address_ : nullptr, address)) return false;
  address_ = address;
  counted_ = true;
  return true;
}

Ticket Gate::enter(const AddressKey& address, bool proxy) {
  const std::lock_guard lock(mutex_);
  const auto known = by_address_.find(address);
  const bool address_full = !proxy && known != by_address_.end() && known->second >= most_per_address_;
  if (inside_ < most_ && !address_full) {
    ++inside_;
    if (!proxy) ++by_address_[address];
    return {this, Welcome::yes, address, !proxy};
  }
  if (refusals_ >= most_refusals_) return {this, Welcome::no, address, false};
  ++refusals_;
  return {this, inside_ >= most_ ? Welcome::full : Welcome::address_full, address, false};
}

bool Gate::move(const AddressKey* from, const AddressKey& to) {
  const std::lock_guard lock(mutex_);
  if (from != nullptr && *from == to) return true;
  std::size_t& count = by_address_[to];
  if (count >= most_per_address_) return false;
  ++count;
  if (from != nullptr) uncount(*from);
  return true;
}

void Gate::uncount(const AddressKey& address) {
  if (const auto known = by_address_.find(address); --known->second == 0) by_address_.erase(known);
}

std::size_t Gate::inside() const {
  const std::lock_guard lock(mutex_);
  return inside_;
}

void Gate::leave(Welcome welcome, const AddressKey& address, bool counted) {
  const std::lock_guard lock(mutex_);
  if (welcome == Welcome::yes) {
    --inside_;
    if (counted) uncount(address);
  } else if (welcome != Welcome::no) {
    --refusals_;
  }
}

}  // namespace minuit::net
