// Catalogues of texts in the part of the format Fluent that docs/TEXTS.md describes, read and put into words.
#pragma once
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/types.hpp"

namespace minuit::texts {

// What a sentence is given: a number, a flag, a text (a name, or the key of a thing), a list of names.
using Argument = std::variant<i64, bool, std::string, std::vector<std::string>>;

struct Expression;
// Plain text and expressions, in order.
using Pattern = std::vector<std::variant<std::string, std::unique_ptr<Expression>>>;

struct Expression {
  enum class Kind : u8 { text, argument, message, function, choice };
  struct Variant {
    std::string key;
    Pattern pattern;
  };
  Kind kind = Kind::text;
  std::string name;                                   // the text itself, or the name of what is meant
  std::vector<std::unique_ptr<Expression>> operands;  // of a function; of a choice the one that decides
  std::vector<Variant> variants;                      // of a choice
  std::size_t usual = 0;                              // the variant marked by a star
};

struct Message {
  Pattern pattern;
  std::vector<std::string> arguments;  // their names in order, as the comment before the message lists them
};

using Catalogue = std::map<std::string, Message, std::less<>>;

struct Unreadable {
  std::size_t line = 0;
  std::string why;
};
[[nodiscard]] std::variant<Catalogue, Unreadable> read_catalogue(std::string_view text);

// What a language brings along besides its sentences.
struct Grammar {
  std::string conjunction;      // between the last two of a list
  std::vector<i64> singular;    // the numbers that count as one
  std::string no_break_before;  // the marks before which a space does not break a line, one after the other
  std::string no_break_after;   // likewise after which
};

// The message in words; nothing if there is none of that name.
[[nodiscard]] std::optional<std::string> put(const Catalogue& catalogue, const Grammar& grammar, std::string_view name,
                                             const std::vector<std::string>& argument_names,
                                             const std::vector<Argument>& arguments);

}  // namespace minuit::texts
