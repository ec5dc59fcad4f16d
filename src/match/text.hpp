// What people may write: names and what is said.
#pragma once
#include <string_view>

namespace minuit::match {

// Whether UTF-8 text holds what is not a sign to be read: control characters, line separators, and the marks that turn the
// direction of all that follows, with which one could write into the words of others.
[[nodiscard]] bool has_control(std::string_view text);

}  // namespace minuit::match
