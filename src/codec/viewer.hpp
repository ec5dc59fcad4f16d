// The name of a viewer on a command line or a wire: a seat's number, "spectator" or "all".
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "rules/contract/decision.hpp"

namespace minuit::codec {

[[nodiscard]] std::optional<rules::Viewer> parse_viewer(std::string_view name);
[[nodiscard]] std::string to_string(const rules::Viewer& viewer);

}  // namespace minuit::codec
