#include "net/neighbours.hpp"

namespace minuit::net {

Neighbour Neighbours::join(const AddressKey& key) {
  Neighbour::Address& address = addresses_[key];
  address.key = key;
  ++address.connections;
  return {*this, address};
}

// An address that has spent its messages and left would come back with as many again. It would have to be admitted anew for
// that, which is rationed far more strictly, so nothing is kept of it.
Neighbour::~Neighbour() {
  if (address_ == nullptr) return;
  wait_with(0);
  if (--address_->connections == 0) all_->addresses_.erase(AddressKey(address_->key));
}

bool Neighbour::has_frame(i64 now_ns) const {
  const Limits& limits = all_->limits_;
  return address_->frames.has_one(now_ns, limits.frames_per_second_of_address, limits.frames_burst_of_address);
}

bool Neighbour::take_frame(i64 now_ns) {
  const Limits& limits = all_->limits_;
  return address_->frames.take_one(now_ns, limits.frames_per_second_of_address, limits.frames_burst_of_address);
}

void Neighbour::wait_with(std::size_t bytes) {
  address_->waiting += bytes - waiting_;
  all_->waiting_ += bytes - waiting_;
  waiting_ = bytes;
}

bool Neighbour::too_much_with(std::size_t more) const {
  const Limits& limits = all_->limits_;
  if (waiting_ + more <= limits.waiting_bytes_kept) return false;
  // One long answer at a time is always given: a record may be longer than what an address may have waiting in many.
  const bool alone = address_->waiting == waiting_;
  if (!alone && address_->waiting + more > limits.waiting_bytes_of_address) return true;
  return all_->waiting_ > 0 && all_->waiting_ + more > limits.waiting_bytes;
}

}  // namespace minuit::net
