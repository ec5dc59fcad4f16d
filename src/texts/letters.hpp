// Letters of UTF-8 text, as far as sentences need them.
#pragma once
#include <string>
#include <string_view>

namespace minuit::texts {

// How many bytes the first letter has.
[[nodiscard]] std::size_t letter_bytes(std::string_view text);
// With a capital letter first, if it is a letter of Latin, Greek or Cyrillic writing that has one.
[[nodiscard]] std::string capital(std::string text);
// Accents do not matter.
[[nodiscard]] bool begins_with_vowel(std::string_view text);
void append_utf8(std::string& text, char32_t code);

}  // namespace minuit::texts
