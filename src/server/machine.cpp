#include "server/machine.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>

namespace minuit::server {
namespace {

constexpr std::size_t kMostLabel = 63;
constexpr std::size_t kMostName = 253;

bool is_letter(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

bool is_label(std::string_view text) {
  return !text.empty() && text.size() <= kMostLabel && text.front() != '-' && text.back() != '-' &&
         std::ranges::all_of(text, [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
}

bool is_name(std::string_view text) {
  if (text.size() > kMostName) return false;
  for (;;) {
    const std::size_t dot = text.find('.');
    if (!is_label(text.substr(0, dot))) return false;
    if (dot == std::string_view::npos) return true;
    text.remove_prefix(dot + 1);
  }
}

// Nothing for what is no address, and for those that mean something on one wire only.
std::string text_of(const sockaddr* address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address == nullptr) return {};
  if (address->sa_family == AF_INET) {
    const auto* narrow = reinterpret_cast<const sockaddr_in*>(address);
    if (inet_ntop(AF_INET, &narrow->sin_addr, text.data(), text.size()) == nullptr) return {};
  } else if (address->sa_family == AF_INET6) {
    const auto* wide = reinterpret_cast<const sockaddr_in6*>(address);
    if (IN6_IS_ADDR_LINKLOCAL(&wide->sin6_addr)) return {};
    if (inet_ntop(AF_INET6, &wide->sin6_addr, text.data(), text.size()) == nullptr) return {};
  }
  return text.data();
}

}  // namespace

Machine this_machine() {
  Machine machine;
  std::array<char, kMostName + 2> name{};
  if (gethostname(name.data(), name.size() - 1) == 0) machine.host = name.data();
  ifaddrs* found = nullptr;
  if (getifaddrs(&found) != 0) return machine;  // where that is forbidden, names must do
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(found, freeifaddrs);
  for (const ifaddrs* each = found; each != nullptr; each = each->ifa_next) {
    if ((each->ifa_flags & IFF_UP) == 0) continue;
    if (std::string text = text_of(each->ifa_addr); !text.empty()) machine.addresses.push_back(std::move(text));
  }
  return machine;
}

std::string label_of(const Machine& machine) {
  const std::string label = lower(machine.host.substr(0, machine.host.find('.')));
  return is_label(label) ? label : std::string();
}

bool may_be_public_suffix(const std::string& label) { return label.starts_with("xn--") || std::ranges::all_of(label, is_letter); }

std::vector<std::string> names_of(const Machine& machine, const std::string& bind) {
  std::vector<std::string> names;
  const auto add = [&](const std::string& name) {
    if (!name.empty() && names.size() < kMostNames && std::ranges::find(names, name) == names.end()) names.push_back(name);
  };
  if (const std::string label = label_of(machine); !label.empty()) {
    add(label + ".local");
    add(label);
  }
  if (const std::string whole = lower(machine.host); is_name(whole)) add(whole);
  add("localhost");
  add("127.0.0.1");
  add("::1");
  for (const std::string& address : machine.addresses) add(address);
  if (bind != "0.0.0.0" && bind != "::") add(bind);
  return names;
}

}  // namespace minuit::server
