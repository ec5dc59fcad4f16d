#pragma once
#include <string>
#include <system_error>

namespace minuit::server {

// When this is done without trouble, a file's bytes or the names in a folder are on the disk: a loss of power takes nothing back.
[[nodiscard]] std::error_code settle(const std::string& path);

}  // namespace minuit::server
