#include "server/erasure.hpp"

#include <algorithm>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/doors.hpp"
#include "server/identity.hpp"
#include "server/record.hpp"

namespace minuit::server {

namespace journal = match::journal;

Erasure erasure_of(std::vector<std::string> people) { return {std::move(people), to_text(new_secret())}; }

bool mentions(std::string_view bytes, const std::vector<std::string>& people) {
  return std::ranges::any_of(people, [&](const std::string& id) { return bytes.find(id) != std::string_view::npos; });
}

std::vector<journal::Entry> standing_up(const std::vector<match::Chair>& chairs, const std::vector<std::string>& people,
                                        i64 wall_ms) {
  std::vector<journal::Entry> entries;
  for (std::size_t seat = 0; seat < chairs.size(); ++seat) {
    const match::Chair& chair = chairs[seat];
    if (!chair.person || std::ranges::find(people, chair.person->id) == people.end()) continue;
    const journal::ChairSet set{Seat(static_cast<i64>(seat)), match::empty_chair(chair.locked)};
    entries.push_back({wall_ms, chair.person->id, 0, 0, set});
  }
  return entries;
}

bool LogRewriter::is_one(std::string_view person) const {
  return std::ranges::find(erasure_->people, person) != erasure_->people.end();
}

void LogRewriter::forget(match::Person& person, const std::optional<std::string>& device) {
  const bool one = is_one(person.id);
  if (one) person.name.clear();
  if (!device || device->empty() || one == is_one(*device)) return;
  const std::string& other = one ? *device : person.id;
  if (std::ranges::find(sharers_, other) == sharers_.end()) sharers_.push_back(other);
}

void LogRewriter::forget_in(journal::What& what) {
  if (auto* opened = std::get_if<journal::Opened>(&what)) {
    forget(opened->host, opened->device);
  } else if (auto* set = std::get_if<journal::ChairSet>(&what)) {
    if (set->chair.person) forget(*set->chair.person, set->chair.device);
  } else if (auto* host = std::get_if<journal::HostSet>(&what)) {
    forget(host->person, host->device);
  } else if (auto* removed = std::get_if<journal::Removed>(&what)) {
    forget(removed->person, removed->device);
  } else if (auto* admitted = std::get_if<journal::Admitted>(&what)) {
    forget(admitted->person, admitted->device);
  } else if (auto* spoken = std::get_if<journal::Spoken>(&what)) {
    if (is_one(spoken->person.id)) spoken->text.clear();
    forget(spoken->person, std::nullopt);
  }
}

// Wherever they are: an id is so long that nothing else looks like one.
void hide_ids(std::string& bytes, const Erasure& erasure, std::string_view log) {
  for (const std::string& id : erasure.people) {
    std::size_t at = bytes.find(id);
    if (at == std::string::npos) continue;
    const std::string nobody = anonymous_id(erasure.salt, log, id);
    for (; at != std::string::npos; at = bytes.find(id, at + nobody.size())) bytes.replace(at, id.size(), nobody);
  }
}

void LogRewriter::take(store::Entry entry) {
  version_ = entry.version;
  const bool concerns = mentions(entry.bytes, erasure_->people);
  if (concerns || !passes_the_door(entry.bytes)) {
    auto read = codec::read<journal::Entry>(entry.bytes);
    if (read.ok()) note_chairs(chairs_, read.value().what);
    if (concerns) {
      changed_ = true;
      if (read.ok()) {
        forget_in(read.value().what);
        entry.bytes = codec::to_json(read.value());
      } else {
        understood_ = false;
      }
      hide_ids(entry.bytes, *erasure_, log_);
    }
  }
  entries_.push_back(std::move(entry.bytes));
}

std::vector<std::string> LogRewriter::entries() && {
  // Not at this time but at that of the last entry: a table at which nothing has happened for long must not look as if somebody
  // had just been there.
  const auto last = codec::read<journal::Entry>(entries_.empty() ? std::string_view() : std::string_view(entries_.back()));
  for (const journal::Entry& entry : standing_up(chairs_, erasure_->people, last.ok() ? last.value().at : 0)) {
    entries_.push_back(codec::to_json(entry));
    hide_ids(entries_.back(), *erasure_, log_);
  }
  return std::move(entries_);
}

}  // namespace minuit::server
