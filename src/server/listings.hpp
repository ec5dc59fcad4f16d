// The tables that everyone may see, of all shards. Nobody's many stand before others' few: first comes one table of each network
// address, then the second ones, and so on; of an address likewise by device, and of a device by host. Among equals those with a
// free seat come first, and of these the one that was listed first.
#pragma once
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/room.hpp"
#include "server/limits.hpp"

namespace minuit::server {

class Listings {
 public:
  // Tables beyond those that are shown wait for a place. There are never more of them than tables with someone there. A table
  // counts for whoever it was first listed for, until it has another host or goes.
  void set(std::string_view table, const std::optional<match::Listing>& listing, std::string_view host,
           const match::Account& whose);

  struct Shown {
    std::string table;
    match::Listing listing;
  };
  // At most kMostListed, and of a host, a device and a network as many as limits.hpp says.
  [[nodiscard]] std::vector<Shown> shown() const;
  // How many tables someone wants to have shown beside this one.
  [[nodiscard]] std::size_t of(std::string_view host, std::string_view beside) const;

 private:
  struct Wanted {
    match::Listing listing;
    std::string host;
    match::Account whose;
    u64 since = 0;  // the lower, the longer it is listed
  };
  using Tables = std::map<std::string, Wanted, std::less<>>;
  void put_in_order() const;

  mutable std::mutex mutex_;
  Tables tables_;
  u64 listed_ = 0;
  mutable std::vector<Tables::const_iterator> order_;  // of those that are shown
  mutable bool in_order_ = true;
};

}  // namespace minuit::server
