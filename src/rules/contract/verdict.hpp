// The answer of the one gate. A refusal names the clause of the rules ledger that forbids the thing, and its figures: from this
// one value come the error on the wire, the "why can't I?" text in every language, and the test.
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

// One way to be refused: a row of constant data. The sentence is the message LEDGER-name of the texts; it is given so many
// figures, and then the thing, if there is one.
struct Reason {
  Clause clause;
  std::string_view name;
  u8 figures = 0;
};

struct Refusal {
  const Reason* reason = nullptr;
  std::array<i32, 3> figures{};
  std::string_view thing;  // the key of a thing of the game

  [[nodiscard]] const Clause& clause() const { return reason->clause; }
  // Its name in the ledger's catalogue is FM-square_taken.
  [[nodiscard]] texts::Sentence sentence() const;
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

[[nodiscard]] constexpr Refusal refuse(const Reason& reason, i32 a = 0, i32 b = 0, i32 c = 0) { return {&reason, {a, b, c}, {}}; }
[[nodiscard]] constexpr Refusal refuse(const Reason& reason, std::string_view thing, i32 a = 0, i32 b = 0, i32 c = 0) {
  return {&reason, {a, b, c}, thing};
}

}  // namespace minuit::rules
