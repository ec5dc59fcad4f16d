#include <algorithm>
#include <cctype>
#include <charconv>

#include "texts/fluent.hpp"
#include "texts/letters.hpp"

namespace minuit::texts {

namespace {

[[nodiscard]] bool is_name(char letter) {
  return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == '_' || letter == '-';
}

// A pattern and what is inside its braces. The text it is given ends where the message ends. What it cannot read it remembers,
// and reads no further.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  [[nodiscard]] const std::string& fault() const { return fault_; }

  [[nodiscard]] Pattern pattern(bool variant) {
    Pattern pattern;
    std::string plain;
    const auto flush = [&] {
      if (!plain.empty()) pattern.emplace_back(std::move(plain));
      plain.clear();
    };
    while (at_ < text_.size()) {
      const char letter = text_[at_];
      if (letter == '}') {
        if (!variant) fail("a brace is closed that was not opened");
        break;
      }
      if (letter == '{') {
        flush();
        ++at_;
        pattern.emplace_back(placeable());
        continue;
      }
      if (letter == '\n') {
        skip_space();
        // In a choice the next variant begins on a line of its own.
        if (variant && (peek() == '[' || peek() == '*' || peek() == '}')) break;
        if (at_ < text_.size() && (!plain.empty() || !pattern.empty())) plain += '\n';
        continue;
      }
      plain += letter;
      ++at_;
    }
    while (!plain.empty() && (plain.back() == ' ' || plain.back() == '\n')) plain.pop_back();
    flush();
    return pattern;
  }

 private:
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  [[nodiscard]] bool is_over() const { return at_ >= text_.size(); }
  void fail(std::string why) {
    if (fault_.empty()) fault_ = std::move(why);
    at_ = text_.size();
  }
  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }
  void expect(char letter) {
    skip_space();
    if (peek() != letter) return fail(std::string("expected ") + letter);
    ++at_;
  }
  [[nodiscard]] std::string name() {
    const std::size_t from = at_;
    while (at_ < text_.size() && is_name(text_[at_])) ++at_;
    // The arrow of a choice begins with what may stand in a name.
    while (at_ > from && text_[at_ - 1] == '-') --at_;
    std::string name(text_.substr(from, at_ - from));
    if (name.empty()) fail("a name is missing");
    return name;
  }
  [[nodiscard]] std::string quoted() {
    std::string text;
    for (++at_; !is_over() && peek() != '"'; ++at_) {
      if (peek() != '\\') {
        text += peek();
        continue;
      }
      ++at_;
      if (peek() == 'u') {
        u32 code = 0;
        const std::string_view digits = text_.substr(at_ + 1, 4);
        std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
        append_utf8(text, code);
        at_ += 4;
      } else {
        text += peek();
      }
    }
    if (is_over())
      fail("a quotation mark is missing");
    else
      ++at_;
    return text;
  }

  [[nodiscard]] std::unique_ptr<Expression> inner() {
    skip_space();
    auto expression = std::make_unique<Expression>();
    if (peek() == '{') {
      ++at_;
      return placeable();
    }
    if (peek() == '"') {
      expression->name = quoted();
      return expression;
    }
    if (peek() == '$') {
      ++at_;
      expression->kind = Expression::Kind::argument;
      expression->name = name();
      return expression;
    }
    expression->name = name();
    expression->kind = Expression::Kind::message;
    if (peek() != '(') return expression;
    ++at_;
    expression->kind = Expression::Kind::function;
    for (skip_space(); !is_over() && peek() != ')'; skip_space()) {
      expression->operands.push_back(inner());
      skip_space();
      if (peek() == ',') ++at_;
    }
    expect(')');
    return expression;
  }

  // After the opening brace, to the closing one.
  [[nodiscard]] std::unique_ptr<Expression> placeable() {
    auto first = inner();
    skip_space();
    if (text_.substr(at_, 2) != "->") {
      expect('}');
      return first;
    }
    at_ += 2;
    auto choice = std::make_unique<Expression>();
    choice->kind = Expression::Kind::choice;
    choice->operands.push_back(std::move(first));
    std::optional<std::size_t> usual;
    for (skip_space(); !is_over() && peek() != '}'; skip_space()) {
      if (peek() == '*') {
        usual = choice->variants.size();
        ++at_;
      }
      expect('[');
      skip_space();
      Expression::Variant variant;
      variant.key = name();
      expect(']');
      while (peek() == ' ') ++at_;
      variant.pattern = pattern(true);
      choice->variants.push_back(std::move(variant));
    }
    expect('}');
    if (!usual) fail("no variant is marked by a star");
    choice->usual = usual.value_or(0);
    return choice;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::string fault_;
};

// "# $who (text), $squares (number)": the names in order. The rest of a comment is for translators.
void list_arguments(std::string_view comment, std::vector<std::string>& names) {
  for (std::size_t at = comment.find('$'); at != std::string_view::npos; at = comment.find('$', at + 1)) {
    std::size_t end = at + 1;
    while (end < comment.size() && is_name(comment[end])) ++end;
    if (comment.substr(end).starts_with(" (")) names.emplace_back(comment.substr(at + 1, end - at - 1));
  }
}

// The name with which a line begins that begins a message: what stands before its sign of equality.
[[nodiscard]] std::string_view name_of(std::string_view line) {
  std::size_t end = 0;
  while (end < line.size() && is_name(line[end])) ++end;
  const std::size_t sign = line.find_first_not_of(' ', end);
  return sign != std::string_view::npos && line[sign] == '=' ? line.substr(0, end) : std::string_view();
}

// Where the message ends that begins in the line that ends at `end`. What belongs to it is indented, or begins with a mark of a
// choice; there may be empty lines between.
[[nodiscard]] std::size_t end_of_message(std::string_view text, std::size_t end) {
  for (std::size_t at = end; at < text.size();) {
    const std::size_t next = std::min(text.find('\n', at + 1), text.size());
    const std::string_view further = text.substr(at + 1, next - at - 1);
    if (!further.empty() && std::string_view(" }[*").find(further.front()) == std::string_view::npos) break;
    if (!further.empty()) end = next;
    at = next;
  }
  return end;
}

}  // namespace

std::variant<Catalogue, Unreadable> read_catalogue(std::string_view text) {
  Catalogue catalogue;
  std::vector<std::string> arguments;
  std::size_t line_number = 1;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    if (line.starts_with("# ")) {
      list_arguments(line, arguments);
    } else if (line.empty() || line.starts_with('#')) {
      arguments.clear();
    } else {
      const std::string name(name_of(line));
      if (name.empty()) return Unreadable{line_number, "this is neither a comment nor a message"};
      end = end_of_message(text, end);
      std::string_view body = text.substr(at, end - at);
      body.remove_prefix(body.find('=') + 1);
      body.remove_prefix(std::min(body.find_first_not_of(" \n"), body.size()));
      Reader reader(body);
      Message message{reader.pattern(false), std::move(arguments)};
      if (!reader.fault().empty()) return Unreadable{line_number, name + ": " + reader.fault()};
      if (message.pattern.empty()) return Unreadable{line_number, name + ": it has no text"};
      if (!catalogue.emplace(name, std::move(message)).second) return Unreadable{line_number, name + ": it is there twice"};
      arguments.clear();
    }
    line_number += static_cast<std::size_t>(std::ranges::count(text.substr(at, end - at), '\n')) + 1;
    at = end + 1;
  }
  return catalogue;
}

}  // namespace minuit::texts
