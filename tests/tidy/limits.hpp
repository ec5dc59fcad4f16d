// Sizes and shape: lines, files, white space, header guards, includes that exist.
#pragma once
#include <array>
#include <filesystem>

#include "tests/tidy/source.hpp"

namespace minuit::tidy {

inline constexpr std::size_t kMostColumns = 140;
inline constexpr std::size_t kMostLines = 600;
inline constexpr std::string_view kLongMarker = "tidy: long because ";

[[nodiscard]] inline std::size_t columns(std::string_view line) {
  return static_cast<std::size_t>(
      std::ranges::count_if(line, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

[[nodiscard]] inline Findings check_length(const Source& source) {
  if (source.is_doc() || source.path.ends_with(".json")) return {};
  Findings findings;
  const auto lines = lines_of(source.text);
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (columns(lines[i]) > kMostColumns) findings.push_back({source.path, i + 1, "columns", "the line is too long"});
  const std::size_t marker = source.text.find(kLongMarker);
  const bool explained = marker != std::string::npos && is_word(source.text[marker + kLongMarker.size()]);
  if (lines.size() > kMostLines && !explained)
    findings.push_back(
        {source.path, kMostLines, "lines", "split the file, or say why it is long (" + std::string(kLongMarker) + "...)"});
  return findings;
}

[[nodiscard]] inline Findings check_white_space(const Source& source) {
  Findings findings;
  const auto lines = lines_of(source.text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].find('\t') != std::string_view::npos) findings.push_back({source.path, i + 1, "white space", "a tab"});
    if (lines[i].ends_with(' ') || lines[i].ends_with('\r'))
      findings.push_back({source.path, i + 1, "white space", "at the end of a line"});
  }
  if (!source.text.empty() && source.text.back() != '\n')
    findings.push_back({source.path, lines.size(), "white space", "the last line does not end"});
  return findings;
}

[[nodiscard]] inline Findings check_guard(const Source& source) {
  if (!source.is_header() || source.code.find("#pragma once\n") != std::string::npos) return {};
  return {{source.path, 1, "guard", "#pragma once is missing"}};
}

// Includes of our own are written from src/ or from the root.
[[nodiscard]] inline Findings check_includes_exist(const Source& source, const std::filesystem::path& root) {
  Findings findings;
  if (!source.is_cpp()) return findings;
  for (const Include& include : includes_of(source))
    if (include.quoted && !std::filesystem::exists(root / "src" / include.path) && !std::filesystem::exists(root / include.path))
      findings.push_back({source.path, include.line, "include", "there is no " + include.path});
  return findings;
}

}  // namespace minuit::tidy
