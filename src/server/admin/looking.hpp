// How commands look at a table, whether someone is there or not.
#pragma once
#include <optional>
#include <string>

#include "server/admin/commands.hpp"
#include "server/admin/sketch.hpp"

namespace minuit::server::admin {

struct Looked {
  TableDetail detail;
  Sketch sketch;         // of the log, if it had to be read
  std::size_t read = 0;  // entries of the log
};
// Of a table that is not there, one without entries.
[[nodiscard]] Told<Looked> look_at_table(Desk& desk, const std::string& table);

// Why there is no such table; nothing if there is one.
[[nodiscard]] std::optional<std::string> no_table(Desk& desk, const std::string& table);

}  // namespace minuit::server::admin
