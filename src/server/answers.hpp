// Answers in JSON.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "codec/write.hpp"
#include "match/opening.hpp"
#include "match/refusals.hpp"
#include "net/http.hpp"
#include "server/refusals.hpp"

namespace minuit::server {

[[nodiscard]] inline net::Response json(unsigned status, std::string body) {
  return {status, "application/json", std::move(body), {{"Cache-Control", "no-store"}}};
}
template <class T>
[[nodiscard]] net::Response json_of(unsigned status, const T& value) {
  return json(status, codec::to_json(value));
}
[[nodiscard]] inline net::Response refusal(unsigned status, const rules::Reason& reason, u64 command = 0, i32 figure = 0) {
  net::Response response = json_of(status, match::refused(command, rules::refuse(reason, figure)));
  response.why = rules::to_string(reason.clause);
  return response;
}

[[nodiscard]] inline net::Response too_often(const rules::Reason& reason = kTooOften) {
  net::Response response = refusal(429, reason);
  response.headers.emplace_back("Retry-After", "10");
  return response;
}

[[nodiscard]] inline net::Response busy() {
  net::Response response = refusal(503, kServerBusy);
  response.headers.emplace_back("Retry-After", "1");
  return response;
}

// For a close frame, which is for whoever reads logs.
[[nodiscard]] inline std::string closing_text(const rules::Refusal& refusal) {
  return rules::to_string(refusal.clause()) + " " + refusal.text(texts::english());
}

// The value of a name in the part of an address after the question mark; none of ours needs decoding.
[[nodiscard]] inline std::optional<std::string_view> in_query(std::string_view query, std::string_view name) {
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (pair.size() > name.size() && pair.starts_with(name) && pair[name.size()] == '=') return pair.substr(name.size() + 1);
  }
  return std::nullopt;
}

}  // namespace minuit::server
