// The pages: decisions numbered without gaps and shaped alike, links that lead somewhere, a rules page for every game.
#pragma once
#include <filesystem>
#include <set>

#include "tests/tidy/source.hpp"

namespace minuit::tidy {

// Names of the pages of docs/decisions, in order.
[[nodiscard]] inline Findings check_decision_names(const std::set<std::string>& names) {
  Findings findings;
  int expected = 1;
  for (const std::string& name : names) {
    const std::string digits = std::to_string(10'000 + expected++).substr(1);
    const auto fits = [](char c) {
      return c == '-' || (is_word(c) && std::isupper(static_cast<unsigned char>(c)) == 0 && c != '_');
    };
    const bool shaped = name.starts_with(digits + "-") && name.ends_with(".md") && name.size() > 8 &&
                        std::ranges::all_of(name.substr(0, name.size() - 3), fits);
    if (!shaped) findings.push_back({"docs/decisions/" + name, 1, "decision", "expected " + digits + "-some-title.md"});
  }
  return findings;
}

[[nodiscard]] inline Findings check_decision_shape(const Source& source) {
  Findings findings;
  if (!source.in("docs/decisions/")) return findings;
  for (const std::string part : {"## Context\n", "## Choice\n", "## Consequence\n"})
    if (source.text.find(part) == std::string::npos)
      findings.push_back({source.path, 1, "decision", "it lacks the part " + part.substr(3, part.size() - 4)});
  return findings;
}

[[nodiscard]] inline Findings check_links(const Source& source, const std::filesystem::path& root) {
  Findings findings;
  if (!source.is_doc()) return findings;
  const auto lines = lines_of(source.text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    for (std::size_t at = lines[i].find("]("); at != std::string_view::npos; at = lines[i].find("](", at + 1)) {
      const std::string_view link = lines[i].substr(at + 2, lines[i].find_first_of(")#", at + 2) - at - 2);
      if (!link.empty() && !std::filesystem::exists((root / source.path).parent_path() / link))
        findings.push_back({source.path, i + 1, "link", "it leads nowhere: " + std::string(link)});
    }
  }
  return findings;
}

// `game` is a folder of src/rules/games; its page has hyphens for underscores.
[[nodiscard]] inline std::string rules_page(std::string game) {
  std::ranges::replace(game, '_', '-');
  return "docs/rules/" + game + ".md";
}

}  // namespace minuit::tidy
