#include "net/proxy.hpp"

#include <boost/asio/ip/address.hpp>
#include <ranges>

#include "net/answers.hpp"

namespace minuit::net {
namespace {

namespace ip = boost::asio::ip;

std::string_view trimmed(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// Some proxies write the port as well.
std::string_view without_port(std::string_view text) {
  if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
  const std::size_t colon = text.find(':');
  const bool only_one = colon != std::string_view::npos && text.find(':', colon + 1) == std::string_view::npos;
  return only_one ? text.substr(0, colon) : text;
}

// The parts of all headers of that name, the last first.
std::vector<std::string_view> parts_from_the_end(const Request& request, std::string_view name) {
  std::vector<std::string_view> parts;
  for (const auto& [header, value] : std::views::reverse(request.headers)) {
    if (!equal_ignoring_case(header, name)) continue;
    std::string_view rest = value;
    for (std::size_t comma = rest.rfind(','); comma != std::string_view::npos; comma = rest.rfind(',')) {
      parts.push_back(trimmed(rest.substr(comma + 1)));
      rest = rest.substr(0, comma);
    }
    parts.push_back(trimmed(rest));
  }
  return parts;
}

}  // namespace

std::optional<std::string> plain_address(std::string_view text) {
  boost::system::error_code error;
  auto address = ip::make_address(std::string(text), error);
  if (error) return std::nullopt;
  if (address.is_v6() && address.to_v6().is_v4_mapped()) address = ip::make_address_v4(ip::v4_mapped, address.to_v6());
  return address.to_string();
}

AddressKey key_of_address(const std::string& plain) {
  boost::system::error_code error;
  const auto address = ip::make_address(plain, error);
  if (error) return {};
  const ip::address_v6 wide = address.is_v6() ? address.to_v6() : ip::make_address_v6(ip::v4_mapped, address.to_v4());
  return address_key(wide.to_bytes());
}

Result<Proxies, std::string> Proxies::of(const std::vector<std::string>& addresses) {
  Proxies proxies;
  for (const std::string& each : addresses) {
    auto plain = plain_address(each);
    if (!plain) return "the trusted proxy " + each + " is not an IP address";
    proxies.trusted_.insert(std::move(*plain));
  }
  return proxies;
}

void Proxies::see_through(Request& request) const {
  for (const std::string_view part : parts_from_the_end(request, "X-Forwarded-For")) {
    auto plain = plain_address(without_port(part));
    if (!plain) break;
    request.remote = std::move(*plain);
    if (!trusts(request.remote)) break;
  }
  const auto schemes = parts_from_the_end(request, "X-Forwarded-Proto");
  if (!schemes.empty() && equal_ignoring_case(schemes.front(), "https")) request.secure = true;
}

}  // namespace minuit::net
