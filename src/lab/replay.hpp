// Rebuilding a match from its record, and telling it.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "catalog/match.hpp"

namespace minuit::lab {

struct ReplayOptions {
  u64 to = ~u64{0};  // stop after so many decisions
  rules::Viewer viewer = rules::AllSeeing{};
  rules::Language language = texts::english();
  rules::Ink ink = rules::Ink::plain;
};

// The record cannot be read, or one of its decisions is against the rules.
struct ReplayFault {
  u64 line = 0;
  std::optional<rules::Clause> clause;  // of the rule that was broken
  std::string message;
};
[[nodiscard]] std::string to_string(const ReplayFault& fault);

// Every decision with what it caused, and where it led. Given the fault too, if it ends in one.
struct Transcript {
  std::string text;
  std::optional<ReplayFault> fault;
};
[[nodiscard]] Transcript transcript(std::string_view record, const ReplayOptions& options);

// The position reached, as one JSON object.
[[nodiscard]] Result<std::string, ReplayFault> position_json(std::string_view record, const ReplayOptions& options);

}  // namespace minuit::lab
