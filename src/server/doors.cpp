#include "server/doors.hpp"

#include <algorithm>
#include <array>

#include "codec/read.hpp"

namespace minuit::server {

// The members of an entry come in order, and none before `what` holds what someone wrote.
bool passes_the_door(std::string_view entry) {
  constexpr std::string_view kWhat = R"("what":{"type":")";
  constexpr std::array<std::string_view, 4> kInside{"Decided\"", "TakenBack\"", "Spoken\"", "Begun\""};
  const std::size_t at = entry.find(kWhat);
  if (at == std::string_view::npos) return false;
  const std::string_view type = entry.substr(at + kWhat.size());
  return std::ranges::any_of(kInside, [&](std::string_view each) { return type.starts_with(each); });
}

void Doors::Door::take(std::span<const store::Entry> entries) {
  for (const store::Entry& each : entries) {
    version = each.version;
    if (passes_the_door(each.bytes)) continue;
    if (const auto read = codec::read<match::journal::Entry>(each.bytes); read.ok()) threshold.take(read.value().what);
  }
}

Doors::Door Doors::find(std::string_view table) {
  const std::lock_guard lock(mutex_);
  const auto found = kept_.find(table);
  Door door;
  if (found != kept_.end()) {
    found->second.used = ++uses_;
    door = found->second.door;
  }
  door.generation = generation_;
  return door;
}

void Doors::keep(std::string_view table, const Door& door) {
  const std::lock_guard lock(mutex_);
  if (door.generation != generation_) return;
  auto found = kept_.find(table);
  if (found == kept_.end()) {
    if (kept_.size() >= most_)
      kept_.erase(std::ranges::min_element(kept_, {}, [](const auto& each) { return each.second.used; }));
    found = kept_.emplace(table, Kept{}).first;
  }
  found->second.used = ++uses_;
  if (found->second.door.version <= door.version) found->second.door = door;
}

void Doors::forget(std::string_view table) {
  const std::lock_guard lock(mutex_);
  if (const auto found = kept_.find(table); found != kept_.end()) kept_.erase(found);
  ++generation_;
}

std::size_t Doors::size() const {
  const std::lock_guard lock(mutex_);
  return kept_.size();
}

}  // namespace minuit::server
