#include "server/banned.hpp"

#include <array>
#include <ctime>

#include "server/answers.hpp"

namespace minuit::server {
namespace {

// A moment by the clock of Greenwich: the server does not know that of whoever reads it.
std::string moment(i64 wall_ms) {
  const auto seconds = static_cast<std::time_t>((wall_ms + 59'999) / 60'000 * 60);  // the minute in which it is over
  std::tm parts{};
  std::array<char, 64> text{};
  if (gmtime_r(&seconds, &parts) == nullptr) return {};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M UTC", &parts)};
}

}  // namespace

std::string banned_until(const Ban& ban) { return moment(ban.until); }

net::Response banned_answer(const Ban& ban) {
  net::Response response = json_of(403, match::refused(0, rules::refuse(kBanned, banned_until(ban))));
  response.why = rules::to_string(kBanned.clause);
  return response;
}

}  // namespace minuit::server
