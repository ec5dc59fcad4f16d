#include "rules/contract/verdict.hpp"

namespace minuit::rules {

std::string to_string(const Clause& clause) {
  std::string text(clause.ledger);
  text += '-';
  if (clause.number < 10) text += '0';
  return text += std::to_string(clause.number);
}

texts::Sentence Refusal::sentence() const {
  texts::Sentence sentence{std::string(reason->clause.ledger) + "-" + std::string(reason->name), {}};
  for (u8 at = 0; at < reason->figures; ++at) sentence.arguments.push_back(texts::argument(figures[at]));
  if (!thing.empty()) sentence.arguments.push_back(texts::argument(thing));
  return sentence;
}

std::string Refusal::text(Language language) const {
  return texts::say(language, texts::catalogue_of_ledger(reason->clause.ledger), sentence());
}

}  // namespace minuit::rules
