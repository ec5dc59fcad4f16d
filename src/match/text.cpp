#include "match/text.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/types.hpp"
#include "match/limits.hpp"

namespace minuit::match {
namespace {

struct Range {
  u32 first, last;
};

// What takes no room and shows nothing: soft hyphen, joiners, fillers, selectors, tags, shorthand and musical controls.
constexpr Range kInvisible[] = {{0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},   {0x115F, 0x1160}, {0x17B4, 0x17B5},
                                {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2060, 0x206F}, {0x2800, 0x2800}, {0x3164, 0x3164},
                                {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFC}, {0x1BCA0, 0x1BCA3},
                                {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}, {0xFDD0, 0xFDEF}};
constexpr Range kSpaces[] = {{0x20, 0x20},     {0xA0, 0xA0},     {0x1680, 0x1680}, {0x2000, 0x200A},
                             {0x202F, 0x202F}, {0x205F, 0x205F}, {0x3000, 0x3000}};
// Marks that are drawn on the letter before them.
constexpr Range kMarks[] = {{0x300, 0x36F},   {0x483, 0x489},   {0x591, 0x5BD},   {0x5BF, 0x5C7},   {0x610, 0x61A},
                            {0x64B, 0x65F},   {0x670, 0x670},   {0x6D6, 0x6DC},   {0x6DF, 0x6ED},   {0x93C, 0x93C},
                            {0xE31, 0xE31},   {0xE34, 0xE3A},   {0xE47, 0xE4E},   {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
                            {0x20D0, 0x20FF}, {0x302A, 0x302F}, {0x3099, 0x309A}, {0xFE20, 0xFE2F}};
constexpr u32 kMostMarks = 2;  // on one letter

// The plain letters of U+00C0 to U+017F.
constexpr u32 kLatin = 0xC0;
constexpr std::string_view kPlain =
    "aaaaaaaceeeeiiiidnooooo*ouuuuypsaaaaaaaceeeeiiiidnooooo*ouuuuypyaaaaaaccccccccddddeeeeeeeeeegggg"
    "gggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

// Small letters of the Greek and the Cyrillic alphabet that look like Latin ones.
struct Alike {
  u32 letter;
  char latin;
};
constexpr Alike kAlike[] = {{0x3B1, 'a'}, {0x3B5, 'e'}, {0x3B9, 'i'}, {0x3BA, 'k'}, {0x3BD, 'v'}, {0x3BF, 'o'},
                            {0x3C1, 'p'}, {0x3C4, 't'}, {0x3C5, 'u'}, {0x3C7, 'x'}, {0x430, 'a'}, {0x432, 'b'},
                            {0x433, 'r'}, {0x435, 'e'}, {0x43A, 'k'}, {0x43C, 'm'}, {0x43D, 'h'}, {0x43E, 'o'},
                            {0x440, 'p'}, {0x441, 'c'}, {0x442, 't'}, {0x443, 'y'}, {0x445, 'x'}, {0x455, 's'},
                            {0x456, 'i'}, {0x458, 'j'}, {0x4BB, 'h'}, {0x501, 'd'}, {0x51B, 'q'}, {0x51D, 'w'}};

bool is_in(std::span<const Range> ranges, u32 letter) {
  return std::ranges::any_of(ranges, [&](const Range& each) { return letter >= each.first && letter <= each.last; });
}

// The next letter of the text, which becomes shorter; nothing if it is not UTF-8.
std::optional<u32> next_letter(std::string_view& text) {
  const auto first = static_cast<u8>(text.front());
  const std::size_t length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  if (length == 0 || text.size() < length) return std::nullopt;
  constexpr std::array<u32, 5> kOwnBits{0, 0x7F, 0x1F, 0x0F, 0x07};
  u32 letter = first & kOwnBits[length];
  for (std::size_t at = 1; at < length; ++at) {
    const auto byte = static_cast<u8>(text[at]);
    if ((byte & 0xC0U) != 0x80U) return std::nullopt;
    letter = (letter << 6U) | (byte & 0x3FU);
  }
  constexpr std::array<u32, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  if (letter < kLeast[length] || letter > 0x10FFFF || (letter >= 0xD800 && letter <= 0xDFFF)) return std::nullopt;
  text.remove_prefix(length);
  return letter;
}

// Without case, accents and look-alikes.
u32 plain(u32 letter) {
  if (letter >= 0xFF01 && letter <= 0xFF5E) letter -= 0xFEE0;  // letters as wide as Chinese ones
  if (letter >= 'A' && letter <= 'Z') return letter + ('a' - 'A');
  if (letter >= kLatin && letter < kLatin + kPlain.size()) return static_cast<u8>(kPlain[letter - kLatin]);
  if ((letter >= 0x391 && letter <= 0x3A9) || (letter >= 0x410 && letter <= 0x42F)) letter += 0x20;
  if (letter >= 0x400 && letter <= 0x40F) letter += 0x50;
  const auto found = std::ranges::find(kAlike, letter, &Alike::letter);
  return found == std::end(kAlike) ? letter : static_cast<u8>(found->latin);
}

// The first bytes, without cutting a letter in two.
std::string shortened_to(const std::string& name, std::size_t bytes) {
  if (name.size() <= bytes) return name;
  while (bytes > 0 && (static_cast<u8>(name[bytes]) & 0xC0U) == 0x80U) --bytes;
  return name.substr(0, bytes);
}

}  // namespace

std::string without_control(std::string_view text) {
  std::string plain;
  while (!text.empty()) {
    const std::string_view before = text;
    auto letter = next_letter(text);
    if (!letter) {
      letter = static_cast<u8>(text.front());
      text.remove_prefix(1);
    } else if (const auto bytes = before.substr(0, before.size() - text.size()); !has_control(bytes)) {
      plain += bytes;
      continue;
    }
    plain += "\\u";
    for (const u32 shift : {12U, 8U, 4U, 0U}) plain += "0123456789abcdef"[(*letter >> shift) & 0xFU];
  }
  return plain;
}

std::optional<std::string> tidy_name(std::string_view name) {
  if (has_control(name)) return std::nullopt;
  std::string tidy;
  bool visible = false;
  bool space = false;
  u32 marks = 0;
  while (!name.empty()) {
    const std::string_view before = name;
    const auto letter = next_letter(name);
    if (!letter) return std::nullopt;
    if (is_in(kInvisible, *letter)) continue;
    if (is_in(kSpaces, *letter)) {
      space = !tidy.empty();
      continue;
    }
    const bool mark = is_in(kMarks, *letter);
    marks = mark ? marks + 1 : 0;
    if (marks > kMostMarks) continue;
    visible = visible || !mark;
    if (std::exchange(space, false)) tidy += ' ';
    tidy.append(before.substr(0, before.size() - name.size()));
  }
  if (!visible || tidy.size() > kMostNameBytes) return std::nullopt;
  return tidy;
}

std::string likeness(std::string_view name) {
  std::string like;
  while (!name.empty()) {
    const std::string_view before = name;
    const auto letter = next_letter(name);
    if (!letter) return std::string(name);  // cannot be: names are tidy
    if (is_in(kInvisible, *letter) || is_in(kSpaces, *letter) || is_in(kMarks, *letter)) continue;
    if (const u32 simple = plain(*letter); simple < 0x80) {
      like += static_cast<char>(simple);
    } else {
      like.append(before.substr(0, before.size() - name.size()));
    }
  }
  return like;
}

std::string distinct_name(const std::string& name, std::span<const std::string_view> taken) {
  std::vector<std::string> others;
  for (const std::string_view each : taken) others.push_back(likeness(each));
  const auto is_taken = [&](const std::string& like) { return std::ranges::find(others, like) != others.end(); };
  if (name.empty() || !is_taken(likeness(name))) return name;
  for (u32 number = 2;; ++number) {  // ends: there is one more number than there are others
    const std::string sign = " (" + std::to_string(number) + ")";
    std::string numbered = shortened_to(name, kMostNameBytes - sign.size()) + sign;
    if (!is_taken(likeness(numbered))) return numbered;
  }
}

bool has_control(std::string_view text) {
  const auto byte = [&](std::size_t at) { return at < text.size() ? static_cast<u8>(text[at]) : u8{0}; };
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (byte(at) < 0x20 || byte(at) == 0x7F) return true;
    if (byte(at) == 0xC2 && byte(at + 1) < 0xA0) return true;  // U+0080 to U+009F
    if (byte(at) != 0xE2) continue;
    const u8 last = byte(at + 2);
    if (byte(at + 1) == 0x80 && last >= 0xA8 && last <= 0xAE) return true;  // U+2028 to U+202E
    if (byte(at + 1) == 0x81 && last >= 0xA6 && last <= 0xA9) return true;  // U+2066 to U+2069
  }
  return false;
}

}  // namespace minuit::match
