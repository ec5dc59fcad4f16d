// A running match of any game, its types erased: decisions come in and views go out as JSON. The one place where that happens.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "catalog/catalog.hpp"
#include "codec/record.hpp"

namespace minuit::catalog {

class Match {
 public:
  Match() = default;
  Match(const Match&) = delete;
  Match& operator=(const Match&) = delete;
  virtual ~Match() = default;

  // What a decision met: nothing (it was taken), a fault of its text, or a rule.
  using Answer = std::variant<std::monostate, codec::Fault, rules::Refusal>;
  [[nodiscard]] virtual Answer decide(std::string_view decision_json) = 0;

  [[nodiscard]] virtual const GameInfo& game() const = 0;
  [[nodiscard]] virtual u8 players() const = 0;
  [[nodiscard]] virtual u64 decisions() const = 0;  // taken so far
  [[nodiscard]] virtual rules::Awaiting awaiting() const = 0;
  [[nodiscard]] virtual u64 digest() const = 0;  // of the state

  [[nodiscard]] virtual std::string view_json(const rules::Viewer& viewer) const = 0;
  [[nodiscard]] virtual std::string view_text(const rules::Viewer& viewer, rules::Language language, rules::Ink ink) const = 0;
  // What the last decision caused, as this viewer may know it.
  [[nodiscard]] virtual std::vector<std::string> events_json(const rules::Viewer& viewer) const = 0;
  [[nodiscard]] virtual std::vector<std::string> events_text(const rules::Viewer& viewer, rules::Language language) const = 0;
};

// A match at its beginning, from the header line of a record.
[[nodiscard]] Result<std::unique_ptr<Match>, codec::Fault> open_match(std::string_view header_line);

}  // namespace minuit::catalog
