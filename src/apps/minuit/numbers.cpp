#include <charconv>

#include "apps/minuit/commands.hpp"
#include "base/types.hpp"

namespace minuit::app {

CLI::Validator whole() {
  const auto complaint = [](const std::string& text) -> std::string {
    u64 number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc::result_out_of_range) return "expected at most " + std::to_string(~u64{0}) + ", found " + text;
    const bool plain = read.ec == std::errc{} && read.ptr == end && (text.size() == 1 || text.front() != '0');
    return plain ? "" : "expected a whole number in plain digits, found " + text;
  };
  return {complaint, "", "whole"};
}

}  // namespace minuit::app
