// Networks of addresses, as operators write them.
#pragma once
#include <array>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "base/types.hpp"

namespace minuit::server {

// An IPv4 address is kept as the IPv6 address that stands for it (::ffff:a.b.c.d).
using Address = std::array<u8, 16>;
[[nodiscard]] std::optional<Address> address_in(const std::string& text);

class Network {
 public:
  // 192.0.2.7, 192.0.2.0/24, 2001:db8::/32; an IPv6 address without a length stands for its /64. Anything else, and networks that
  // are so large that it must be a mistake, are answered with one line.
  [[nodiscard]] static Result<Network, std::string> of(const std::string& text);
  [[nodiscard]] bool holds(const Address& address) const;
  [[nodiscard]] std::string text() const;

 private:
  Network(const Address& address, u32 bits);
  Address address_{};  // all bits beyond the length are 0
  u32 bits_ = 0;       // of the 128
};

}  // namespace minuit::server
