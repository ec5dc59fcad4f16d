#include "server/kin.hpp"

#include <algorithm>
#include <set>

#include "codec/read.hpp"
#include "match/journal.hpp"
#include "server/people.hpp"
#include "server/reports.hpp"

namespace minuit::server {

namespace journal = match::journal;

void Kin::note(const std::string& person, const std::optional<std::string>& device) {
  if (device && !device->empty() && *device != person) device_of_.insert_or_assign(person, *device);
}

void Kin::take_file(std::string_view person, std::string_view entry) {
  if (const auto link = codec::read<PersonLink>(entry); link.ok()) note(std::string(person), link.value().device);
}

void Kin::take_table(std::string_view entry) {
  if (entry.find(R"("device":")") == std::string_view::npos) return;  // most are moves and words
  const auto read = codec::read<journal::Entry>(entry);
  if (!read.ok()) return;
  const journal::What& what = read.value().what;
  if (const auto* opened = std::get_if<journal::Opened>(&what)) {
    note(opened->host.id, opened->device);
  } else if (const auto* set = std::get_if<journal::ChairSet>(&what)) {
    if (set->chair.person) note(set->chair.person->id, set->chair.device);
  } else if (const auto* host = std::get_if<journal::HostSet>(&what)) {
    note(host->person.id, host->device);
  } else if (const auto* removed = std::get_if<journal::Removed>(&what)) {
    note(removed->person.id, removed->device);
  } else if (const auto* admitted = std::get_if<journal::Admitted>(&what)) {
    note(admitted->person.id, admitted->device);
  }
}

void Kin::take_report(std::string_view entry) {
  const auto read = codec::read<Report>(entry);
  if (!read.ok()) return;
  const ReportHead& head = read.value().head;
  note(head.reporter.id, head.reporter_device);
  note(head.reported.id, head.reported_device);
}

std::vector<std::string> Kin::with(const std::vector<std::string>& people) const {
  std::set<std::string, std::less<>> devices;
  for (const std::string& each : people) {
    const auto found = device_of_.find(each);
    devices.insert(found == device_of_.end() ? each : found->second);
  }
  std::vector<std::string> all = people;
  const auto add = [&](const std::string& person) {
    if (std::ranges::find(all, person) == all.end()) all.push_back(person);
  };
  for (const std::string& each : devices) add(each);
  for (const auto& [person, device] : device_of_)
    if (devices.contains(device)) add(person);
  return all;
}

}  // namespace minuit::server
