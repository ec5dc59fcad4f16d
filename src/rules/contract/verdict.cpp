#include "rules/contract/verdict.hpp"

namespace minuit::rules {

std::string to_string(const Clause& clause) {
  std::string text(clause.ledger);
  text += '-';
  if (clause.number < 10) text += '0';
  return text += std::to_string(clause.number);
}

std::string Refusal::text(Language language) const {
  const bool french = language == Language::french;
  const std::string_view pattern = french ? reason->french : reason->english;
  std::string sentence;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t close = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
    if (close == std::string_view::npos) {
      sentence += pattern[at++];
      continue;
    }
    const std::string_view name = pattern.substr(at + 1, close - at - 1);
    if (name == "thing" && thing != nullptr) {
      sentence += french ? thing->french : thing->english;
    } else if (name.size() == 1 && name[0] >= '0' && name[0] < '3') {
      sentence += std::to_string(figures[static_cast<std::size_t>(name[0] - '0')]);
    }
    at = close + 1;
  }
  return sentence;
}

}  // namespace minuit::rules
