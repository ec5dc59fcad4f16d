// Who may have how many of the places for reports that wait for the operator. What counts is what nobody can have many of at
// will: the site from where they come, in it the network, and there the device. So whoever sends many pushes out their own.
#pragma once
#include <map>
#include <optional>

#include "server/reports.hpp"

namespace minuit::server {

using ReportHeads = std::map<u64, ReportHead>;  // by number: the oldest first

// Of those that wait: the oldest of the device that has most, of the network that has most, of the site that has most, with one
// that comes counted in. Nothing if nobody has more than whoever comes, who then has none to give.
[[nodiscard]] std::optional<u64> oldest_of_most(const ReportHeads& heads, const ReportHead& newcomer, bool of_own_site);

// Whether the operator has enough of the same from there: at one table, or about one device.
[[nodiscard]] bool site_has_enough(const ReportHeads& heads, const ReportHead& newcomer);
// Whether a site has all the places it may have; one more takes the place of another of its own.
[[nodiscard]] bool site_is_full(const ReportHeads& heads, const ReportHead& newcomer);

}  // namespace minuit::server
