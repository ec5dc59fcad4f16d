// How a language is spoken, as its language.ftl says: the grammar that all languages have, and what only some need.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "texts/fluent.hpp"

namespace minuit::texts {

// Another conjunction where the next word begins with certain letters: "Ana e Inés", but "agua y hielo".
struct Euphony {
  std::string conjunction;
  std::vector<std::string> before;      // in small letters
  std::vector<std::string> not_before;  // of these, longer ones that keep the usual conjunction
};

struct Speech {
  Grammar grammar;
  // The plural form of each number up to 200 that is neither singular nor "other". Larger ones count as what their last two
  // digits say.
  std::map<u64, std::string> forms;
  Euphony euphony;
};

[[nodiscard]] Speech speech_of(const Catalogue& language);

// The message in words; nothing if there is none of that name.
[[nodiscard]] std::optional<std::string> speak(const Catalogue& catalogue, const Speech& speech, std::string_view name,
                                               const std::vector<std::string>& argument_names,
                                               const std::vector<Argument>& arguments);

}  // namespace minuit::texts
