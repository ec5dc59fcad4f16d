// By which names and addresses the house can call this machine.
#pragma once
#include <string>
#include <vector>

namespace minuit::server {

struct Machine {
  std::string host;                    // as it calls itself
  std::vector<std::string> addresses;  // of its interfaces, as text
};
[[nodiscard]] Machine this_machine();

// The first part of its name, in lower case; empty if that cannot be part of a name on a network.
[[nodiscard]] std::string label_of(const Machine& machine);

// Names end where the public ones do: with letters alone, or encoded. So whoever may speak for a word with a digit or a hyphen in
// it speaks for no public domain, and whoever may speak for "dev" might speak for half the web.
[[nodiscard]] bool may_be_public_suffix(const std::string& label);

// What a certificate for it should name: those it is called by first, then its addresses, then `bind` unless it stands for all
// addresses. Each once, and not more than kMostNames.
inline constexpr std::size_t kMostNames = 48;
[[nodiscard]] std::vector<std::string> names_of(const Machine& machine, const std::string& bind);

}  // namespace minuit::server
