// The client's files, if the program has them.
#pragma once
#include <optional>

#include "assets/pack.hpp"
#include "net/http.hpp"
#include "texts/addresses.hpp"

namespace minuit::server {

// Nothing if there is no such file. The lobby and every table are the same page.
[[nodiscard]] std::optional<net::Response> page(const assets::Pack& pack, const net::Request& request);
[[nodiscard]] bool is_page(std::string_view path, const texts::Addresses& names = texts::addresses());

}  // namespace minuit::server
