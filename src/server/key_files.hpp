// The keys of a data folder as somebody who only looks sees them: nothing is made, and no mode is changed.
#pragma once
#include <optional>
#include <string>

namespace minuit::server {

// Why a server would not start with this file, in one line; nothing if it would, or would make one because there is none.
[[nodiscard]] std::optional<std::string> server_key_refused(const std::string& path);
[[nodiscard]] std::optional<std::string> authority_refused(const std::string& path);

}  // namespace minuit::server
