// What someone is told whom the operator has banned.
#pragma once
#include <string>

#include "match/messages.hpp"
#include "net/http.hpp"
#include "server/oversight.hpp"

namespace minuit::server {

// The clause, why, and until when, in both languages.
[[nodiscard]] match::Refused banned_until(const Ban& ban);
[[nodiscard]] net::Response banned_answer(const Ban& ban);
// For the close frame of a socket, which has room for little.
[[nodiscard]] std::string closing_text(const match::Refused& refused);

}  // namespace minuit::server
