// The text of HTTP answers, and what decides whether a WebSocket may be opened. Pure.
#pragma once
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/types.hpp"
#include "net/http.hpp"

namespace minuit::net {

[[nodiscard]] bool equal_ignoring_case(std::string_view a, std::string_view b);

// An answer of the transport's own.
[[nodiscard]] Response plain(unsigned status, std::string_view text);

// A name or address with an optional port, and nothing that could end a header or a policy.
[[nodiscard]] bool is_host(std::string_view host);

struct AnswerTo {
  std::string_view host;  // of the request; empty if it is not known
  bool secure = false;    // the browser is told to come to this host over TLS only
  u16 second_port = 0;    // where this host speaks HTTPS, for pages that ask whether the browser trusts it; 0: nowhere
  bool head_only = false;
  bool keep_alive = false;
};
// A host without its port; the brackets of an IPv6 address stay.
[[nodiscard]] std::string_view host_name(std::string_view host);
// Without what lasts of the body, which is to be sent behind it.
[[nodiscard]] std::string write_answer(const Response& response, const AnswerTo& to);
[[nodiscard]] std::string_view lasting_body(const Response& response, const AnswerTo& to);

[[nodiscard]] bool wants_upgrade(const Request& request);
// Whether a browser's page of that origin may open a socket here: our own host, or one of those allowed.
[[nodiscard]] bool origin_allowed(std::string_view origin, std::string_view host, const std::vector<std::string>& allowed);
// The 101 answer, or why not.
struct Upgrade {
  std::string accept;  // Sec-WebSocket-Accept
};
[[nodiscard]] std::variant<Response, Upgrade> check_upgrade(const Request& request, const std::vector<std::string>& allowed);
[[nodiscard]] std::string write_upgrade(const Upgrade& upgrade, const Headers& headers, bool deflate);

}  // namespace minuit::net
