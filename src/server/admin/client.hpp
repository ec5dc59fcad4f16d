// The operator's side of the socket: asks the server that runs with a data folder.
#pragma once
#include <string>
#include <variant>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "server/admin/wire.hpp"

namespace minuit::server::admin {

// One line for the operator. `no`: the server was reached and says no.
struct Failure {
  std::string text;
  bool no = false;
};

// The answer as JSON.
[[nodiscard]] std::variant<std::string, Failure> ask_for_json(const std::string& folder, const Request& request);

template <class Asked>
[[nodiscard]] std::variant<std::string, Failure> ask_for_json(const std::string& folder, std::string command,
                                                              const Asked& asked) {
  return ask_for_json(folder, Request{std::move(command), {codec::to_json(asked)}});
}

}  // namespace minuit::server::admin
