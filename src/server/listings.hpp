// The tables that everyone may see, of all shards: each host's first ones, and nobody's many before others' few.
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
  // Tables beyond those that are shown wait for a place. There are never more of them than tables with someone there.
  void set(std::string_view table, const std::optional<match::Listing>& listing, std::string_view host);

  struct Shown {
    std::string table;
    match::Listing listing;
  };
  // At most kMostListedOfOne of a host, and kMostListed: the first one of each, then the second ones, and so on.
  [[nodiscard]] std::vector<Shown> shown() const;
  // How many tables someone wants to have shown beside this one.
  [[nodiscard]] std::size_t of(std::string_view host, std::string_view beside) const;

 private:
  struct Wanted {
    match::Listing listing;
    std::string host;
  };
  void forget(std::string_view table);

  mutable std::mutex mutex_;
  std::map<std::string, Wanted, std::less<>> tables_;
  std::map<std::string, std::vector<std::string>, std::less<>> by_host_;  // in the order in which they were listed
};

}  // namespace minuit::server
