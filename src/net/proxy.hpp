// What a proxy says of those who come through it: X-Forwarded-For and X-Forwarded-Proto, believed of the proxies that were named
// and of nobody else. Pure.
#pragma once
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "net/gate.hpp"
#include "net/http.hpp"

namespace minuit::net {

// An IP address as one spelling: an IPv4 address mapped to IPv6 is that IPv4 address. Nothing if it is none.
[[nodiscard]] std::optional<std::string> plain_address(std::string_view text);
[[nodiscard]] AddressKey key_of_address(const std::string& plain);

class Proxies {
 public:
  Proxies() = default;
  // The error is one line for the person who named them.
  [[nodiscard]] static Result<Proxies, std::string> of(const std::vector<std::string>& addresses);

  [[nodiscard]] bool empty() const { return trusted_.empty(); }
  [[nodiscard]] bool trusts(const std::string& plain) const { return trusted_.contains(plain); }
  // Puts who really asked into a request that came from a trusted address: the last address of X-Forwarded-For that is not a
  // trusted one, for what stands before it anyone can have written; and whether the proxy was asked over TLS.
  void see_through(Request& request) const;

 private:
  std::set<std::string, std::less<>> trusted_;
};

}  // namespace minuit::net
