// Small files for their owner's eyes only: keys and what goes with them.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/types.hpp"

namespace minuit::server {

// At most `most` bytes of it; nothing if there is no such file. One that others could read is closed to them, unless somebody
// only looks. The error is one line.
enum class Others : u8 { shut_out, left_alone };
[[nodiscard]] Result<std::optional<std::string>, std::string> read_private_file(const std::string& path, std::size_t most,
                                                                                Others others = Others::shut_out);

// Whole or not at all: it is written beside its place, and put there when it is on the disk. Answers what went wrong, if anything
// did.
[[nodiscard]] std::optional<std::string> write_private_file(const std::string& path, std::string_view bytes);

}  // namespace minuit::server
