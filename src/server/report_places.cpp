#include "server/report_places.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "server/limits.hpp"

namespace minuit::server {
namespace {

// Of those from before it was noted, the device stands for all.
std::string site(const ReportHead& head) { return head.site.value_or("device " + head.reporter_device); }
std::string network(const ReportHead& head) { return head.network.value_or(""); }
std::string device(const ReportHead& head) { return head.reporter_device; }
constexpr std::array kLevels{site, network, device};

const std::string& accused(const ReportHead& head) {
  return head.reported_device.empty() ? head.reported.id : head.reported_device;
}

}  // namespace

std::optional<u64> oldest_of_most(const ReportHeads& heads, const ReportHead& newcomer, bool of_own_site) {
  std::vector<const ReportHead*> left;
  for (const auto& [number, head] : heads)
    if (!head.done && (!of_own_site || site(head) == site(newcomer))) left.push_back(&head);
  left.push_back(&newcomer);
  for (const auto key : kLevels) {
    std::map<std::string, std::size_t> count;
    for (const ReportHead* each : left) ++count[key(*each)];
    // Of equals whoever comes gives first: nobody is pushed out by somebody who has as many.
    std::string most = key(newcomer);
    if (!count.contains(most)) most = key(*left.front());
    for (const ReportHead* each : left)
      if (count[key(*each)] > count[most]) most = key(*each);
    std::erase_if(left, [&](const ReportHead* each) { return key(*each) != most; });
  }
  return left.front() == &newcomer ? std::nullopt : std::optional(left.front()->number);
}

bool site_has_enough(const ReportHeads& heads, const ReportHead& newcomer) {
  std::size_t at_table = 0;
  std::size_t about = 0;
  for (const auto& [number, head] : heads) {
    if (head.done || site(head) != site(newcomer)) continue;
    if (head.table == newcomer.table) ++at_table;
    if (accused(head) == accused(newcomer)) ++about;
  }
  return at_table >= kMostReportsOfSiteAtTable || about >= kMostReportsOfSiteAbout;
}

bool site_is_full(const ReportHeads& heads, const ReportHead& newcomer) {
  const auto of_site =
      std::ranges::count_if(heads, [&](const auto& each) { return !each.second.done && site(each.second) == site(newcomer); });
  return of_site >= static_cast<std::ptrdiff_t>(kMostReportsOfSite);
}

}  // namespace minuit::server
