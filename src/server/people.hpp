// What is kept of a person: their names and tables, in a log of their own. For the store's thread.
#pragma once
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/describe.hpp"
#include "base/result.hpp"
#include "store/store.hpp"

namespace minuit::server {

struct PersonEntry {
  i64 at = 0;  // milliseconds since 1970
  std::optional<std::string> name;
  std::optional<std::string> table;
};
MINUIT_DESCRIBE(PersonEntry, (at, name, table))

// With whose cookie somebody comes who shares a device: their own id does not tell it. It is an entry of its own kind, which
// earlier programs pass over.
struct PersonLink {
  i64 at = 0;  // milliseconds since 1970
  std::string device;
};
MINUIT_DESCRIBE(PersonLink, (at, device))

struct Profile {
  u64 version = 0;
  std::string name;    // empty until they give one
  std::string device;  // empty if it is not noted; of who comes alone it is not
  std::vector<std::string> tables;
};
[[nodiscard]] Result<Profile, store::Trouble> read_profile(const store::Store& store, std::string_view person);

// Whether anything is kept of one of these people.
[[nodiscard]] Result<bool, store::Trouble> knows_one_of(const store::Store& store, const std::vector<std::string>& people);

// False if it could not be written. A file that is full is left as it is.
[[nodiscard]] bool remember_name(store::Store& store, std::string_view person, const std::string& name, i64 wall_ms);
[[nodiscard]] bool remember_device(store::Store& store, std::string_view person, const std::string& device, i64 wall_ms);
[[nodiscard]] bool remember_table(store::Store& store, std::string_view person, const std::string& table, i64 wall_ms);

}  // namespace minuit::server
