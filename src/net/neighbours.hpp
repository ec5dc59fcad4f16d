// What the connections of one address take together on one loop: messages that are read, and bytes that wait to be sent. Without
// this, an address with a thousand sockets could have a thousand times what one socket may. Only for the thread of its loop, so
// that counting costs no lock; with several loops each counts for itself.
#pragma once
#include <map>
#include <memory>
#include <utility>

#include "base/bucket.hpp"
#include "net/gate.hpp"
#include "net/limits.hpp"

namespace minuit::net {

class Neighbours;

// A connection's part in what its address takes; what it holds is given back with it.
class Neighbour {
 public:
  Neighbour(Neighbour&& other) noexcept
      : all_(other.all_), address_(std::exchange(other.address_, nullptr)), waiting_(std::exchange(other.waiting_, 0)) {}
  Neighbour(const Neighbour&) = delete;
  Neighbour& operator=(const Neighbour&) = delete;
  Neighbour& operator=(Neighbour&&) = delete;
  ~Neighbour();

  // Whether one more message of this address may be read now; the first only asks.
  [[nodiscard]] bool has_frame(i64 now_ns) const;
  [[nodiscard]] bool take_frame(i64 now_ns);
  // So many bytes of this connection wait to be sent now.
  void wait_with(std::size_t bytes);
  // Whether it holds more than every connection may while its address, or all of them together, hold too much.
  [[nodiscard]] bool too_much() const { return too_much_with(0); }
  // The same if so many bytes came on top.
  [[nodiscard]] bool too_much_with(std::size_t more) const;

 private:
  friend class Neighbours;
  struct Address {
    AddressKey key{};
    std::size_t connections = 0;
    std::size_t waiting = 0;
    Bucket frames;
  };
  Neighbour(Neighbours& all, Address& address) : all_(&all), address_(&address) {}

  Neighbours* all_;
  Address* address_;
  std::size_t waiting_ = 0;
};

class Neighbours {
 public:
  explicit Neighbours(const Limits& limits) : limits_(limits) {}
  Neighbours(const Neighbours&) = delete;
  Neighbours& operator=(const Neighbours&) = delete;
  ~Neighbours() = default;

  // It must be gone before these are.
  [[nodiscard]] Neighbour join(const AddressKey& key);
  [[nodiscard]] std::size_t waiting() const { return waiting_; }
  [[nodiscard]] std::size_t addresses() const { return addresses_.size(); }

 private:
  friend class Neighbour;
  const Limits& limits_;
  std::map<AddressKey, Neighbour::Address> addresses_;
  std::size_t waiting_ = 0;
};

}  // namespace minuit::net
