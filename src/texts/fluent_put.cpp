#include <algorithm>
#include <cctype>

#include "texts/fluent.hpp"

namespace minuit::texts {

namespace {

constexpr std::string_view kNoBreak = "\u00A0";
constexpr std::string_view kMinus = "\u2212";
constexpr int kDeepest = 8;  // messages within messages

[[nodiscard]] std::string number_text(i64 number) {
  std::string text = std::to_string(number);
  if (number < 0) text.replace(0, 1, kMinus);
  return text;
}

// Keys of the wire may have characters that names of messages have not.
[[nodiscard]] std::string key_of(std::string_view wire) {
  std::string key(wire);
  for (char& letter : key)
    if (std::isalnum(static_cast<unsigned char>(letter)) == 0) letter = '_';
  return key;
}

[[nodiscard]] std::size_t letter_bytes(std::string_view text) {
  if (text.empty()) return 0;
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) ++size;
  return size;
}

// Of the letters that our languages begin a sentence with: ASCII, Latin-1's à to þ, and œ.
[[nodiscard]] std::string capital(std::string text) {
  if (text.empty()) return text;
  const auto first = static_cast<unsigned char>(text[0]);
  if (first >= 'a' && first <= 'z') {
    text[0] = static_cast<char>(first - 'a' + 'A');
  } else if (first == 0xC3 && text.size() > 1) {
    const auto second = static_cast<unsigned char>(text[1]);
    if (second >= 0xA0 && second <= 0xBE && second != 0xB7) text[1] = static_cast<char>(second - 0x20);
  } else if (text.starts_with("œ")) {
    text.replace(0, 2, "Œ");
  }
  return text;
}

// Accents do not matter.
[[nodiscard]] bool begins_with_vowel(std::string_view text) {
  constexpr std::string_view kVowels =
      "aeiouyàáâãäåæèéêëìíîïòóôõöùúûüýÿāăąēĕėęěĩīĭįōŏőœũūŭůűųŷ"
      "AEIOUYÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖÙÚÛÜÝŸĀĂĄĒĔĖĘĚĨĪĬĮİŌŎŐŒŨŪŬŮŰŲŶ";
  const std::size_t size = letter_bytes(text);
  return size > 0 && kVowels.find(text.substr(0, size)) != std::string_view::npos;
}

class Writer {
 public:
  Writer(const Catalogue& catalogue, const Grammar& grammar, const std::vector<std::string>& names,
         const std::vector<Argument>& arguments)
      : catalogue_(catalogue), grammar_(grammar), names_(names), arguments_(arguments) {}

  [[nodiscard]] std::string text(const Pattern& pattern) {
    std::string text;
    for (const auto& part : pattern) {
      if (const auto* plain = std::get_if<std::string>(&part))
        text += with_no_breaks(*plain);
      else
        text += words(*std::get<std::unique_ptr<Expression>>(part));
    }
    return text;
  }

 private:
  [[nodiscard]] const Argument* given(std::string_view name) const {
    const auto found = std::ranges::find(names_, name);
    const auto at = static_cast<std::size_t>(found - names_.begin());
    return found != names_.end() && at < arguments_.size() ? &arguments_[at] : nullptr;
  }
  [[nodiscard]] std::string message(std::string_view name) {
    const auto found = catalogue_.find(name);
    if (found == catalogue_.end() || depth_ >= kDeepest) return std::string(name);
    ++depth_;
    std::string words = text(found->second.pattern);
    --depth_;
    return words;
  }
  [[nodiscard]] std::string list(const std::vector<std::string>& names) const {
    std::string text;
    for (std::size_t at = 0; at < names.size(); ++at) {
      if (at > 0) text += at + 1 < names.size() ? ", " : " " + grammar_.conjunction + " ";
      text += names[at];
    }
    return text;
  }
  [[nodiscard]] std::string words(const Argument& value) const {
    struct Words {
      const Writer& writer;
      std::string operator()(i64 number) const { return number_text(number); }
      std::string operator()(bool flag) const { return flag ? "true" : "false"; }
      std::string operator()(const std::string& text) const { return text; }
      std::string operator()(const std::vector<std::string>& names) const { return writer.list(names); }
    };
    return std::visit(Words{*this}, value);
  }
  // The value of what stands at a place, before it becomes words.
  [[nodiscard]] Argument value(const Expression& expression) {
    if (expression.kind == Expression::Kind::argument) {
      const Argument* found = given(expression.name);
      return found != nullptr ? *found : Argument(std::string());
    }
    if (expression.kind == Expression::Kind::function && expression.name == "COUNT" && !expression.operands.empty()) {
      const Argument counted = value(*expression.operands[0]);
      const auto* names = std::get_if<std::vector<std::string>>(&counted);
      return names != nullptr ? static_cast<i64>(names->size()) : i64{0};
    }
    return words(expression);
  }
  [[nodiscard]] std::string words(const Expression& expression) {
    switch (expression.kind) {
      case Expression::Kind::text: return expression.name;
      case Expression::Kind::argument: return words(value(expression));
      case Expression::Kind::message: return message(expression.name);
      case Expression::Kind::function: return function(expression);
      case Expression::Kind::choice: return choice(expression);
    }
    return {};
  }
  [[nodiscard]] std::string function(const Expression& call) {
    if (call.operands.empty()) return {};
    const Argument first = value(*call.operands[0]);
    if (call.name == "NAME" && call.operands.size() > 1) {
      const std::string key = words(value(*call.operands[1]));
      const std::string name = words(first) + "-" + key_of(key);
      return catalogue_.contains(name) ? message(name) : key;
    }
    if (call.name == "SIGNED") {
      const auto* number = std::get_if<i64>(&first);
      return number != nullptr && *number > 0 ? "+" + number_text(*number) : words(first);
    }
    if (call.name == "CAPITAL") return capital(words(first));
    if (call.name == "ONSET") return begins_with_vowel(words(first)) ? "vowel" : "other";
    if (call.name == "GIVEN") return words(first).empty() ? "no" : "yes";
    if (call.name == "COUNT") return words(value(call));
    return words(first);  // LIST
  }
  [[nodiscard]] std::string choice(const Expression& expression) {
    const Argument by = value(*expression.operands[0]);
    const std::string key = words(by);
    const auto* number = std::get_if<i64>(&by);
    const auto is = [&](std::string_view wanted) {
      return std::ranges::find(expression.variants, wanted, &Expression::Variant::key);
    };
    auto chosen = is(number != nullptr ? std::to_string(*number) : key_of(key));
    if (chosen == expression.variants.end() && number != nullptr) {
      const auto is_meant = [&](i64 one) { return *number == one || *number == -one; };
      chosen = is(std::ranges::any_of(grammar_.singular, is_meant) ? "one" : "other");
    }
    if (chosen == expression.variants.end()) return text(expression.variants[expression.usual].pattern);
    return text(chosen->pattern);
  }
  // A space before or after such a mark becomes one that does not break.
  [[nodiscard]] std::string with_no_breaks(std::string_view plain) const {
    const auto is_one_of = [](std::string_view letter, std::string_view marks) {
      return !letter.empty() && letter != " " && marks.find(letter) != std::string_view::npos;
    };
    std::string text;
    std::string_view last;
    for (std::size_t at = 0; at < plain.size();) {
      const std::size_t size = letter_bytes(plain.substr(at));
      const std::string_view letter = plain.substr(at, size);
      const std::string_view next = plain.substr(at + size, letter_bytes(plain.substr(at + size)));
      const bool stays = letter == " " && (is_one_of(next, grammar_.no_break_before) || is_one_of(last, grammar_.no_break_after));
      text += stays ? kNoBreak : letter;
      last = letter;
      at += size;
    }
    return text;
  }

  const Catalogue& catalogue_;
  const Grammar& grammar_;
  const std::vector<std::string>& names_;
  const std::vector<Argument>& arguments_;
  int depth_ = 0;
};

}  // namespace

std::optional<std::string> put(const Catalogue& catalogue, const Grammar& grammar, std::string_view name,
                               const std::vector<std::string>& argument_names, const std::vector<Argument>& arguments) {
  const auto found = catalogue.find(name);
  if (found == catalogue.end()) return std::nullopt;
  return Writer(catalogue, grammar, argument_names, arguments).text(found->second.pattern);
}

}  // namespace minuit::texts
