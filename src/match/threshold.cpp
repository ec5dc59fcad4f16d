#include "match/threshold.hpp"

#include <algorithm>

#include "match/limits.hpp"

namespace minuit::match {
namespace {

template <class T>
void push_bounded(std::vector<T>& list, T item, std::size_t most) {
  if (list.size() == most) list.erase(list.begin());
  list.push_back(std::move(item));
}

void note(std::vector<std::string>& devices, const std::string& device, std::size_t most) {
  if (std::ranges::find(devices, device) == devices.end()) push_bounded(devices, device, most);
}

}  // namespace

void Threshold::take(const journal::What& what) {
  const auto set_options = [&](const Options& options) {
    closed_ = options.closed;
    knock_ = options.knock;
  };
  if (const auto* opened = std::get_if<journal::Opened>(&what)) {
    host_ = {opened->host.id, device_of(opened->host, opened->device)};
    set_options(opened->options);
  } else if (const auto* host = std::get_if<journal::HostSet>(&what)) {
    host_ = {host->person.id, device_of(host->person, host->device)};
  } else if (const auto* options = std::get_if<journal::OptionsSet>(&what)) {
    set_options(options->options);
  } else if (const auto* admitted = std::get_if<journal::Admitted>(&what)) {
    note(admitted_, admitted->device, kMostAdmitted);
  } else if (const auto* set = std::get_if<journal::ChairSet>(&what)) {
    if (seats_.size() <= set->seat.value) seats_.resize(std::size_t{set->seat.value} + 1);
    seats_[set->seat.value] = {};
    if (!set->chair.person) return;
    const std::string& device = device_of(*set->chair.person, set->chair.device);
    seats_[set->seat.value] = {set->chair.person->id, device};
    note(known_, device, kMostKnown);
  } else if (const auto* removed = std::get_if<journal::Removed>(&what)) {
    push_bounded(removed_, {removed->person.id, device_of(removed->person, removed->device)}, kMostRemoved);
    for (Known& seat : seats_)
      if (removed->person.id == seat.person || removed->device == seat.device) seat = {};
    if (!removed->device) return;
    knock_ = true;
    std::erase(admitted_, *removed->device);
  }
}

bool Threshold::removed(std::string_view person, std::string_view device) const {
  return std::ranges::any_of(
      removed_, [&](const Known& each) { return each.person == person || (!device.empty() && each.device == device); });
}

bool Threshold::at_home(std::string_view person) const {
  return host_.person == person || std::ranges::find(seats_, person, &Known::person) != seats_.end();
}

bool Threshold::shares_home(std::string_view device) const {
  return host_.device == device || std::ranges::find(seats_, device, &Known::device) != seats_.end() ||
         std::ranges::find(admitted_, device) != admitted_.end();
}

Threshold::Way Threshold::way_of(std::string_view person, std::string_view device) const {
  if (removed(person, device)) return Way::out;
  if (at_home(person)) return Way::in;  // whoever sits may always come back; the host too
  if (closed_) return Way::out;
  return !knock_ || shares_home(device) ? Way::in : Way::knock;
}

bool Threshold::may_read(std::string_view person, std::string_view device) const {
  if (removed(person, device)) return false;
  if (!closed_ && !knock_) return true;
  return at_home(person) || shares_home(device) || std::ranges::find(known_, device) != known_.end();
}

}  // namespace minuit::match
