#include <algorithm>
#include <cctype>

#include "texts/letters.hpp"
#include "texts/speech.hpp"

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

[[nodiscard]] char small(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

class Writer {
 public:
  Writer(const Catalogue& catalogue, const Speech& speech, const std::vector<std::string>& names,
         const std::vector<Argument>& arguments)
      : catalogue_(catalogue), speech_(speech), grammar_(speech.grammar), names_(names), arguments_(arguments) {}

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
  [[nodiscard]] const std::string& conjunction_before(std::string_view name) const {
    const auto& [other, before, not_before] = speech_.euphony;
    const auto begins = [&](std::string_view letters) {
      return name.size() >= letters.size() &&
             std::ranges::equal(letters, name.substr(0, letters.size()), {}, {}, [](char letter) { return small(letter); });
    };
    return std::ranges::any_of(before, begins) && std::ranges::none_of(not_before, begins) ? other : grammar_.conjunction;
  }
  // The plural form of a number, which counts without its sign.
  [[nodiscard]] std::string_view form(i64 number) const {
    u64 size = number < 0 ? u64{0} - static_cast<u64>(number) : static_cast<u64>(number);
    if (size > 200) size = 100 + size % 100;
    if (std::ranges::find(grammar_.singular, static_cast<i64>(size)) != grammar_.singular.end()) return "one";
    const auto found = speech_.forms.find(size);
    return found == speech_.forms.end() ? std::string_view("other") : std::string_view(found->second);
  }
  [[nodiscard]] std::string list(const std::vector<std::string>& names) const {
    std::string text;
    for (std::size_t at = 0; at < names.size(); ++at) {
      if (at > 0) text += at + 1 < names.size() ? ", " : " " + conjunction_before(names[at]) + " ";
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
    if (chosen == expression.variants.end() && number != nullptr) chosen = is(form(*number));
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
  const Speech& speech_;
  const Grammar& grammar_;
  const std::vector<std::string>& names_;
  const std::vector<Argument>& arguments_;
  int depth_ = 0;
};

}  // namespace

std::optional<std::string> speak(const Catalogue& catalogue, const Speech& speech, std::string_view name,
                                 const std::vector<std::string>& argument_names, const std::vector<Argument>& arguments) {
  const auto found = catalogue.find(name);
  if (found == catalogue.end()) return std::nullopt;
  return Writer(catalogue, speech, argument_names, arguments).text(found->second.pattern);
}

std::optional<std::string> put(const Catalogue& catalogue, const Grammar& grammar, std::string_view name,
                               const std::vector<std::string>& argument_names, const std::vector<Argument>& arguments) {
  return speak(catalogue, {grammar, {}, {}}, name, argument_names, arguments);
}

}  // namespace minuit::texts
