#include "net/http.hpp"

#include <algorithm>

#include "net/answers.hpp"

namespace minuit::net {

std::string_view Request::header(std::string_view name) const {
  const auto found = std::ranges::find_if(headers, [&](const auto& header) { return equal_ignoring_case(header.first, name); });
  return found == headers.end() ? std::string_view() : std::string_view(found->second);
}

std::optional<std::string_view> cookie(const Request& request, std::string_view name) {
  std::string_view rest = request.header("Cookie");
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(';'), rest.size());
    std::string_view pair = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    pair.remove_prefix(std::min(pair.find_first_not_of(' '), pair.size()));
    if (pair.starts_with(name) && pair.substr(name.size()).starts_with('=')) return pair.substr(name.size() + 1);
  }
  return std::nullopt;
}

Reply::~Reply() {
  if (answer_) answer_(unanswered_ != nullptr ? unanswered_() : plain(500, "the request was not answered"));
}

}  // namespace minuit::net
