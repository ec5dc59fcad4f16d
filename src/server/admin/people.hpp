// What commands about people have in common.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "server/admin/commands.hpp"

namespace minuit::server::admin {

// Why this is not the public id of a person or a device; nothing if it may be one.
[[nodiscard]] std::optional<std::string> no_person(std::string_view id);

// Why nothing is written down about this one.
[[nodiscard]] std::string being_erased(std::string_view id);

// The device that a person comes with: as they are connected now, or as the tables at which they have sat tell it; else it is
// taken for the device's own person. Reads logs of tables, so it may take a while.
struct OwnDevice {
  std::string id;
};
[[nodiscard]] Told<OwnDevice> device_of_person(Desk& desk, const std::string& person);

}  // namespace minuit::server::admin
