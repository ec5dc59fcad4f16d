#include "server/people.hpp"

#include <algorithm>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/limits.hpp"
#include "server/store_thread.hpp"

namespace minuit::server {
namespace {

std::string person_log(std::string_view person) { return std::string(kPersonLogs).append(person); }

template <class Kind>
bool add(store::Store& store, std::string_view person, const Profile& profile, const Kind& entry) {
  if (profile.version >= kMostPersonEntries) return true;
  const std::string log = person_log(person);
  const std::string bytes = codec::to_json(entry);
  const store::Append append{log, profile.version, bytes};
  const auto receipts = store.append({&append, 1});
  return receipts.front().outcome == store::Outcome::kept;
}

}  // namespace

Result<Profile, store::Trouble> read_profile(const store::Store& store, std::string_view person) {
  static_assert(kMostPersonEntries <= store::kMostPageEntries);
  const auto page = store.read(person_log(person), 0);
  if (!page.ok()) return page.error();
  Profile profile;
  for (const store::Entry& each : page.value()) {
    profile.version = each.version;
    const auto entry = codec::read<PersonEntry>(each.bytes);
    if (!entry.ok()) {  // else it is of a later program: what it means cannot be known, what follows can
      if (const auto link = codec::read<PersonLink>(each.bytes); link.ok()) profile.device = link.value().device;
      continue;
    }
    if (entry.value().name) profile.name = *entry.value().name;
    if (entry.value().table) profile.tables.push_back(*entry.value().table);
  }
  return profile;
}

Result<bool, store::Trouble> knows_one_of(const store::Store& store, const std::vector<std::string>& people) {
  for (const std::string& person : people) {
    const auto page = store.read(person_log(person), 0);
    if (!page.ok()) return page.error();
    if (!page.value().empty()) return true;
  }
  return false;
}

bool remember_name(store::Store& store, std::string_view person, const std::string& name, i64 wall_ms) {
  const auto profile = read_profile(store, person);
  if (!profile.ok()) return false;
  return profile.value().name == name || add(store, person, profile.value(), PersonEntry{wall_ms, name, std::nullopt});
}

bool remember_device(store::Store& store, std::string_view person, const std::string& device, i64 wall_ms) {
  if (person == device) return true;
  const auto profile = read_profile(store, person);
  if (!profile.ok()) return false;
  return profile.value().device == device || add(store, person, profile.value(), PersonLink{wall_ms, device});
}

bool remember_table(store::Store& store, std::string_view person, const std::string& table, i64 wall_ms) {
  const auto profile = read_profile(store, person);
  if (!profile.ok()) return false;
  const auto& known = profile.value().tables;
  if (std::ranges::find(known, table) != known.end()) return true;
  return add(store, person, profile.value(), PersonEntry{wall_ms, std::nullopt, table});
}

}  // namespace minuit::server
