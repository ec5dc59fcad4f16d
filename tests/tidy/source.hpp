// A file as the tidy checks see it: its text, and its code with comments and literals blanked, so that a word in a comment is
// not mistaken for a use.
#pragma once
#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace minuit::tidy {

struct Finding {
  std::string path;
  std::size_t line = 0;  // counted from 1
  std::string rule;
  std::string what;
};
using Findings = std::vector<Finding>;

[[nodiscard]] inline bool is_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Ten thousand may be written with an apostrophe between its digits; that one opens no literal.
[[nodiscard]] inline bool separates_digits(std::string_view text, std::size_t at) {
  std::size_t from = at;
  while (from > 0 && (is_word(text[from - 1]) || text[from - 1] == '\'')) --from;
  return from < at && std::isdigit(static_cast<unsigned char>(text[from])) != 0;
}

// Where the comment or literal that begins at `at` ends (one past it), or `at` if none does.
[[nodiscard]] inline std::size_t end_of_prose(std::string_view text, std::size_t at) {
  const auto past = [&](std::string_view closing, std::size_t from) {
    const std::size_t found = text.find(closing, from);
    return found == std::string_view::npos ? text.size() : found + closing.size();
  };
  if (text.substr(at, 2) == "//") return std::min(text.find('\n', at), text.size());
  if (text.substr(at, 2) == "/*") return past("*/", at + 2);
  if (text[at] == '"' && at > 0 && text[at - 1] == 'R') {
    const std::string closing = ")" + std::string(text.substr(at + 1, text.find('(', at) - at - 1)) + "\"";
    return past(closing, at + 1);
  }
  if (text[at] != '"' && (text[at] != '\'' || separates_digits(text, at))) return at;
  std::size_t end = at + 1;
  while (end < text.size() && text[end] != text[at] && text[end] != '\n') end += text[end] == '\\' ? 2 : 1;
  return std::min(end + 1, text.size());
}

[[nodiscard]] inline std::string blank_prose(std::string_view text) {
  std::string code(text);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = end_of_prose(text, at);
    for (std::size_t i = at; i < end; ++i)
      if (code[i] != '\n') code[i] = ' ';
    at = std::max(end, at + 1);
  }
  return code;
}

[[nodiscard]] inline std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

struct Source {
  std::string path;  // from the root of the repository, with '/'
  std::string text;
  std::string code;

  Source(std::string where, std::string content)
      : path(std::move(where)), text(std::move(content)), code(is_cpp() ? blank_prose(text) : text) {}

  [[nodiscard]] bool in(std::string_view folder) const { return path.starts_with(folder); }
  [[nodiscard]] bool is_header() const { return path.ends_with(".hpp"); }
  [[nodiscard]] bool is_cpp() const { return is_header() || path.ends_with(".cpp"); }
  [[nodiscard]] bool is_test() const { return in("tests/") || path.ends_with("_test.cpp") || path.ends_with("_test.hpp"); }
  [[nodiscard]] bool is_doc() const { return path.ends_with(".md"); }
};

// The lines on which a word stands alone: not a part of a longer one. A word ending in '(' is a call.
[[nodiscard]] inline std::vector<std::size_t> lines_with(std::string_view text, std::string_view word) {
  std::vector<std::size_t> found;
  const bool call = word.ends_with('(');
  const std::string_view name = call ? word.substr(0, word.size() - 1) : word;
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    std::size_t end = at + name.size();
    if (at > 0 && is_word(name.front()) && is_word(text[at - 1])) continue;
    if (end < text.size() && is_word(name.back()) && is_word(text[end])) continue;
    while (call && end < text.size() && text[end] == ' ') ++end;
    if (call && (end == text.size() || text[end] != '(')) continue;
    found.push_back(1 + static_cast<std::size_t>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')));
  }
  return found;
}

struct Include {
  std::size_t line = 0;
  bool quoted = false;
  std::string path;
};

[[nodiscard]] inline std::vector<Include> includes_of(const Source& source) {
  std::vector<Include> includes;
  const auto code = lines_of(source.code);
  const auto text = lines_of(source.text);
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (!code[i].starts_with("#include")) continue;
    const std::size_t open = text[i].find_first_of("<\"");
    const std::size_t close = text[i].find_first_of(">\"", open + 1);
    if (close == std::string_view::npos) continue;
    includes.push_back({i + 1, text[i][open] == '"', std::string(text[i].substr(open + 1, close - open - 1))});
  }
  return includes;
}

}  // namespace minuit::tidy
