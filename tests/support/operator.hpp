// The operator of a server that runs: asks it over its socket, as `minuit admin` does.
#pragma once
#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "server/admin/client.hpp"
#include "server/admin/requests.hpp"
#include "server/api.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::support {

// What the server says no with; empty if it does what it is asked.
template <class Asked>
std::string error_of(const std::string& folder, const std::string& command, const Asked& asked) {
  const auto told = server::admin::ask_for_json(folder, command, asked);
  const auto* failure = std::get_if<server::admin::Failure>(&told);
  return failure == nullptr ? "" : failure->text;
}

template <class Told, class Asked>
Told ask(const std::string& folder, const std::string& command, const Asked& asked) {
  const auto told = server::admin::ask_for_json(folder, command, asked);
  if (const auto* failure = std::get_if<server::admin::Failure>(&told)) {
    ADD_FAILURE() << command << ": " << failure->text;
    return {};
  }
  const auto read = codec::read<Told>(std::get<std::string>(told));
  EXPECT_TRUE(read.ok()) << std::get<std::string>(told);
  return read.ok() ? read.value() : Told{};
}

inline std::string id_of(u16 port, const std::string& cookie, const std::string& as = "") {
  return codec::read<server::Me>(get(port, "/api/me" + as, cookie).body).value().id;
}

}  // namespace minuit::support
