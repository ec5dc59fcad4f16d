#include "server/networks.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>

namespace minuit::server {
namespace {

constexpr u32 kBits = 128;
constexpr u32 kMappedBits = 96;  // before an IPv4 address that is written as an IPv6 one
constexpr Address kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr u32 kUsualBits = 64;      // of an IPv6 address without a length
constexpr u32 kFewestBits = 16;     // of an IPv6 network
constexpr u32 kFewestBitsOfV4 = 8;  // of an IPv4 network

bool is_v4(const Address& address) { return std::equal(kMapped.begin(), kMapped.begin() + kMappedBits / 8, address.begin()); }

}  // namespace

std::optional<Address> address_in(const std::string& text) {
  Address address = kMapped;
  if (inet_pton(AF_INET, text.c_str(), &address[kMappedBits / 8]) == 1) return address;
  if (inet_pton(AF_INET6, text.c_str(), address.data()) == 1) return address;
  return std::nullopt;
}

Network::Network(const Address& address, u32 bits) : address_(address), bits_(bits) {
  for (u32 byte = 0; byte < address_.size(); ++byte) {
    const auto kept = static_cast<u32>(std::clamp(static_cast<i32>(bits_) - static_cast<i32>(byte * 8), 0, 8));
    address_[byte] = static_cast<u8>(address_[byte] & (0xff00U >> kept));
  }
}

Result<Network, std::string> Network::of(const std::string& text) {
  const std::size_t slash = text.find('/');
  const auto address = address_in(text.substr(0, slash));
  const std::string expected = "\"" + text +
                               "\" is not a network: expected an address as 192.0.2.7 or 2001:db8::1, or one with " +
                               "a length as 192.0.2.0/24 or 2001:db8::/48";
  if (!address) return expected;
  const bool v4 = is_v4(*address);
  const u32 before = v4 ? kMappedBits : 0;
  u32 bits = v4 ? kBits : kUsualBits;
  if (slash != std::string::npos) {
    u32 given = 0;
    const std::string length = text.substr(slash + 1);
    const auto read = std::from_chars(length.data(), length.data() + length.size(), given);
    if (read.ec != std::errc{} || read.ptr != length.data() + length.size() || given > kBits - before) return expected;
    const u32 fewest = v4 ? kFewestBitsOfV4 : kFewestBits;
    if (given < fewest)
      return "\"" + text + "\" holds too many addresses: a network here has a length of /" + std::to_string(fewest) + " at least";
    bits = before + given;
  }
  return Network(*address, bits);
}

bool Network::holds(const Address& address) const { return Network(address, bits_).address_ == address_; }

std::string Network::text() const {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_v4(address_) && bits_ >= kMappedBits) {
    inet_ntop(AF_INET, &address_[kMappedBits / 8], text.data(), text.size());
    return std::string(text.data()) + (bits_ == kBits ? "" : "/" + std::to_string(bits_ - kMappedBits));
  }
  inet_ntop(AF_INET6, address_.data(), text.data(), text.size());
  return std::string(text.data()) + "/" + std::to_string(bits_);
}

}  // namespace minuit::server
