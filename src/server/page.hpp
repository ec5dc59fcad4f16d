// The page at / of a program that was built without the client, in every language: that the server runs, what can be played, how
// a program joins. No script.
#pragma once
#include <string>
#include <string_view>

namespace minuit::server {

[[nodiscard]] std::string front_page();
[[nodiscard]] std::string_view style_sheet();
inline constexpr std::string_view kStyleSheetPath = "/page.css";

}  // namespace minuit::server
