#include "texts/letters.hpp"

namespace minuit::texts {

namespace {

// The first letter, of one to three bytes. Whatever else there is stands for itself.
[[nodiscard]] char32_t code_of(std::string_view letter) {
  const auto byte = [&](std::size_t at) { return static_cast<char32_t>(static_cast<unsigned char>(letter[at])); };
  if (letter.empty()) return 0;
  if (letter.size() == 2 && byte(0) >= 0xC2 && byte(0) < 0xE0) return (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F);
  if (letter.size() == 3 && (byte(0) & 0xF0) == 0xE0) return (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
  return letter.size() == 1 && byte(0) < 0x80 ? byte(0) : 0;
}

[[nodiscard]] bool is_between(char32_t code, char32_t first, char32_t last) { return code >= first && code <= last; }

[[nodiscard]] char32_t capital_of(char32_t code) {
  if (is_between(code, 'a', 'z')) return code - 0x20;
  if (is_between(code, 0xE0, 0xFE) && code != 0xF7) return code - 0x20;  // à to þ, and not ÷
  if (code == 0xFF) return 0x178;                                        // ÿ
  if (code == 0x131) return 'I';                                         // ı
  // Of these, capitals and small letters take turns.
  if (is_between(code, 0x100, 0x137) || is_between(code, 0x14A, 0x177)) return code & ~char32_t{1};
  if (is_between(code, 0x139, 0x148) || is_between(code, 0x179, 0x17E)) return code % 2 == 0 ? code - 1 : code;
  if (is_between(code, 0x3B1, 0x3C9) && code != 0x3C2) return code - 0x20;  // α to ω
  if (is_between(code, 0x430, 0x44F)) return code - 0x20;                   // а to я
  if (is_between(code, 0x450, 0x45F)) return code - 0x50;                   // ѐ to џ
  return code;
}

}  // namespace

std::size_t letter_bytes(std::string_view text) {
  if (text.empty()) return 0;
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) ++size;
  return size;
}

void append_utf8(std::string& text, char32_t code) {
  const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
  if (code < 0x80) return byte(code);
  if (code < 0x800) {
    byte(0xC0 | code >> 6);
    return byte(0x80 | (code & 0x3F));
  }
  byte(0xE0 | code >> 12);
  byte(0x80 | (code >> 6 & 0x3F));
  byte(0x80 | (code & 0x3F));
}

std::string capital(std::string text) {
  const std::size_t size = letter_bytes(text);
  const char32_t code = code_of(std::string_view(text).substr(0, size));
  const char32_t large = capital_of(code);
  if (large == code) return text;
  std::string letter;
  append_utf8(letter, large);
  return text.replace(0, size, letter);
}

bool begins_with_vowel(std::string_view text) {
  constexpr std::string_view kVowels =
      "aeiouyàáâãäåæèéêëìíîïòóôõöùúûüýÿāăąēĕėęěĩīĭįōŏőœũūŭůűųŷ"
      "AEIOUYÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÝŸĀĂĄĒĔĖĘĚĨĪĬĮİŌŎŐŒŨŪŬŮŰŲŶ";
  const std::size_t size = letter_bytes(text);
  if (size == 0) return false;
  const char32_t code = code_of(text.substr(0, size));
  // ǎ to ǜ, and those of Vietnamese
  if (is_between(code, 0x1CD, 0x1DC) || is_between(code, 0x1EA0, 0x1EF9)) return true;
  return kVowels.find(text.substr(0, size)) != std::string_view::npos;
}

}  // namespace minuit::texts
