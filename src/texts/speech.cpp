#include "texts/speech.hpp"

#include <algorithm>
#include <charconv>

namespace minuit::texts {

namespace {

[[nodiscard]] std::string plain(const Catalogue& language, std::string_view name) {
  return put(language, {}, name, {}, {}).value_or("");
}

[[nodiscard]] std::vector<std::string> words_in(const std::string& text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return words;
}

// "0 1 22-24": every number that is named.
[[nodiscard]] std::vector<i64> numbers_in(const std::string& text) {
  std::vector<i64> numbers;
  for (const std::string& word : words_in(text)) {
    i64 first = 0;
    const char* const end = word.data() + word.size();
    const char* at = std::from_chars(word.data(), end, first).ptr;
    i64 last = first;
    if (at < end && *at == '-') std::from_chars(at + 1, end, last);
    for (i64 number = first; number <= last && number <= 200; ++number) numbers.push_back(number);
  }
  return numbers;
}

}  // namespace

Speech speech_of(const Catalogue& language) {
  Speech speech;
  speech.grammar = {plain(language, "and"), numbers_in(plain(language, "singular")), plain(language, "no_break-before"),
                    plain(language, "no_break-after")};
  for (const std::string form : {"zero", "two", "few", "many"})
    for (const i64 number : numbers_in(plain(language, "plural-" + form))) speech.forms[static_cast<u64>(number)] = form;
  speech.euphony = {plain(language, "euphony-and"), words_in(plain(language, "euphony-before")),
                    words_in(plain(language, "euphony-not_before"))};
  return speech;
}

}  // namespace minuit::texts
