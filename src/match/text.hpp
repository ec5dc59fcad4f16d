// What people may write: names and what is said.
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace minuit::match {

// Whether UTF-8 text holds what is not a sign to be read: control characters, line separators, and the marks that turn the
// direction of all that follows, with which one could write into the words of others.
[[nodiscard]] bool has_control(std::string_view text);

// The text with \\u001b in the place of a control character, and with \\u009b in the place of a byte that is not UTF-8, so that
// nothing in it drives a terminal. JSON stays the same JSON.
[[nodiscard]] std::string without_control(std::string_view text);

// A name as others are shown it: without what nobody sees (joiners, fillers, soft hyphens, tags), with one plain space where
// there was white space, without any at the ends, at most two marks on a letter. Nothing if it cannot be a name: too long, not
// UTF-8, with control characters, or with nothing left that can be seen.
[[nodiscard]] std::optional<std::string> tidy_name(std::string_view name);

// What is left of a tidy name if one does not look closely: no case, no accents, no spaces, and one letter for those of other
// alphabets that are drawn alike. Two names with the same likeness are taken for one another.
[[nodiscard]] std::string likeness(std::string_view name);

// The name, with a number behind it if it looks like one of those taken: "Zoé", "Zoé (2)". An empty name stays empty.
[[nodiscard]] std::string distinct_name(const std::string& name, std::span<const std::string_view> taken);

}  // namespace minuit::match
