// What someone is told whom the operator has banned.
#pragma once
#include <string>

#include "net/http.hpp"
#include "server/oversight.hpp"

namespace minuit::server {

// What kBanned is given: a moment as 2026-11-20 14:00 UTC, the same in all languages.
[[nodiscard]] std::string banned_until(const Ban& ban);
[[nodiscard]] net::Response banned_answer(const Ban& ban);

}  // namespace minuit::server
