// The answer of the one gate. A refusal names the clause of the rules ledger that forbids the thing, and its figures: from this
// one value come the error on the wire, the "why can't I?" text in both languages, and the test.
#pragma once
#include <array>
#include <compare>
#include <optional>
#include <string>
#include <string_view>

#include "rules/contract/language.hpp"

namespace minuit::rules {

// FM-23 is {"FM", 23}.
struct Clause {
  std::string_view ledger;
  u8 number = 0;
  constexpr auto operator<=>(const Clause&) const = default;
};
[[nodiscard]] std::string to_string(const Clause& clause);

// One way to be refused: a row of constant data. {0}, {1}, {2} stand for the figures and {thing} for the thing.
struct Reason {
  Clause clause;
  std::string_view french;
  std::string_view english;
};

struct Refusal {
  const Reason* reason = nullptr;
  std::array<i32, 3> figures{};
  const Named* thing = nullptr;

  [[nodiscard]] const Clause& clause() const { return reason->clause; }
  [[nodiscard]] std::string text(Language language) const;
};

class [[nodiscard]] Verdict {
 public:
  constexpr Verdict() = default;
  constexpr Verdict(Refusal refusal) : refusal_(refusal) {}  // NOLINT(google-explicit-constructor): a refusal is a verdict
  [[nodiscard]] constexpr bool ok() const { return refusal_.reason == nullptr; }
  [[nodiscard]] constexpr const Refusal& refusal() const { return refusal_; }

 private:
  Refusal refusal_{};
};

inline constexpr Verdict kOk{};

[[nodiscard]] constexpr Refusal refuse(const Reason& reason, i32 a = 0, i32 b = 0, i32 c = 0) {
  return {&reason, {a, b, c}, nullptr};
}
[[nodiscard]] constexpr Refusal refuse(const Reason& reason, const Named& thing, i32 a = 0, i32 b = 0, i32 c = 0) {
  return {&reason, {a, b, c}, &thing};
}

}  // namespace minuit::rules
