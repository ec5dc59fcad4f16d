// Answers in JSON.
#pragma once
#include <string>

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

}  // namespace minuit::server
