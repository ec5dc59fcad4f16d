#include "server/listings.hpp"

#include <algorithm>
#include <tuple>

namespace minuit::server {
namespace {

// Where everybody takes part in turn: sorts the first of each group before all second ones, and leaves out those beyond `most`.
// Those of a group, and those of a turn, stay in the order in which they came.
template <class Iterator, class GroupOf>
void take_turns(std::vector<Iterator>& list, std::size_t most, const GroupOf& group_of) {
  struct Turn {
    std::size_t turn = 0;
    std::size_t came = 0;
    Iterator table;
  };
  std::map<std::string_view, std::size_t> counts;
  std::vector<Turn> turns;
  turns.reserve(list.size());
  for (const Iterator each : list) {
    const std::string_view group = group_of(each);
    const std::size_t before = counts[group]++;
    if (before < most) turns.push_back({before, turns.size(), each});
  }
  std::ranges::sort(turns, {}, [](const Turn& each) { return std::pair(each.turn, each.came); });
  list.clear();
  for (const Turn& each : turns) list.push_back(each.table);
}

}  // namespace

void Listings::set(std::string_view table, const std::optional<match::Listing>& listing, std::string_view host,
                   const match::Account& whose) {
  const std::lock_guard lock(mutex_);
  const auto found = tables_.find(table);
  in_order_ = false;
  order_.clear();  // it may name what goes now
  if (listing && found != tables_.end() && found->second.host == host) {
    found->second.listing = *listing;
    return;
  }
  if (found != tables_.end()) tables_.erase(found);
  if (listing) tables_.emplace(table, Wanted{*listing, std::string(host), whose, ++listed_});
}

void Listings::put_in_order() const {
  order_.clear();
  for (auto each = tables_.begin(); each != tables_.end(); ++each) order_.push_back(each);
  std::ranges::sort(order_, {}, [](const auto& each) {
    const match::Listing& listing = each->second.listing;
    return std::tuple(listing.playing || listing.free == 0, each->second.since);
  });
  take_turns(order_, kMostListedOfOne, [](const auto& each) { return std::string_view(each->second.host); });
  take_turns(order_, kMostListedOfDevice, [](const auto& each) { return std::string_view(each->second.whose.device); });
  take_turns(order_, kMostListedOfNetwork, [](const auto& each) { return std::string_view(each->second.whose.network); });
  if (order_.size() > kMostListed) order_.resize(kMostListed);
  in_order_ = true;
}

std::vector<Listings::Shown> Listings::shown() const {
  const std::lock_guard lock(mutex_);
  if (!in_order_) put_in_order();
  std::vector<Shown> list;
  list.reserve(order_.size());
  for (const auto each : order_) list.push_back({each->first, each->second.listing});
  return list;
}

std::size_t Listings::of(std::string_view host, std::string_view beside) const {
  const std::lock_guard lock(mutex_);
  return static_cast<std::size_t>(
      std::ranges::count_if(tables_, [&](const auto& each) { return each.second.host == host && each.first != beside; }));
}

}  // namespace minuit::server
