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
  return json_of(status, match::refused(command, rules::refuse(reason, figure)));
}

[[nodiscard]] inline net::Response busy() {
  net::Response response = refusal(503, kServerBusy);
  response.headers.emplace_back("Retry-After", "1");
  return response;
}

}  // namespace minuit::server
