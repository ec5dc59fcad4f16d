#include "codec/parser.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace minuit::codec {
namespace {

[[nodiscard]] bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
[[nodiscard]] bool is_of_number(char c) { return is_digit(c) || is_letter(c) || c == '-' || c == '+' || c == '.'; }

// How many bytes the UTF-8 sequence at the front takes, or 0 if it is not one (overlong forms and surrogates are not).
[[nodiscard]] std::size_t utf8_length(std::string_view text) {
  const auto byte = [&](std::size_t at) -> u8 { return at < text.size() ? static_cast<u8>(text[at]) : u8{0}; };
  const auto follows = [&](std::size_t at, u8 least = 0x80, u8 most = 0xbf) { return byte(at) >= least && byte(at) <= most; };
  const u8 lead = byte(0);
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return follows(1) ? 2 : 0;
  if (lead >= 0xe0 && lead <= 0xef) {
    const u8 least = lead == 0xe0 ? 0xa0 : 0x80;
    const u8 most = lead == 0xed ? 0x9f : 0xbf;
    return follows(1, least, most) && follows(2) ? 3 : 0;
  }
  if (lead >= 0xf0 && lead <= 0xf4) {
    const u8 least = lead == 0xf0 ? 0x90 : 0x80;
    const u8 most = lead == 0xf4 ? 0x8f : 0xbf;
    return follows(1, least, most) && follows(2) && follows(3) ? 4 : 0;
  }
  return 0;
}

void append_utf8(std::string& out, u32 point) {
  const auto trail = [&](u32 shift) { out += static_cast<char>(0x80U | (point >> shift & 0x3fU)); };
  if (point < 0x80) {
    out += static_cast<char>(point);
  } else if (point < 0x800) {
    out += static_cast<char>(0xc0U | point >> 6U);
    trail(0);
  } else if (point < 0x10000) {
    out += static_cast<char>(0xe0U | point >> 12U);
    trail(6);
    trail(0);
  } else {
    out += static_cast<char>(0xf0U | point >> 18U);
    trail(12);
    trail(6);
    trail(0);
  }
}

}  // namespace

std::string shown(std::string_view text) {
  std::string out(text.substr(0, kMostShownBytes));
  std::ranges::replace_if(out, [](char c) { return c < 0x20 || c > 0x7e; }, '?');
  if (text.size() > kMostShownBytes) out += "...";
  return out;
}

bool Parser::fail(std::string message) {
  if (!fault_) fault_ = Fault{"", std::move(message)};
  return false;
}

void Parser::inside(std::string_view member) {
  const bool plain = !member.empty() && std::ranges::all_of(member, [](char c) { return is_letter(c) || is_digit(c); });
  std::string path(plain ? "." : "[\"");
  path += shown(member);
  if (!plain) path += "\"]";
  fault_->path = path += fault_->path;
}

void Parser::inside(std::size_t index) {
  std::string path("[");
  path += std::to_string(index);
  path += ']';
  fault_->path = path += fault_->path;
}

Fault Parser::fault() const {
  std::string path("$");
  path += fault_->path;
  return {path, fault_->message};
}

std::string Parser::found() const {
  if (at_ >= text_.size()) return "the end of the text";
  const char c = text_[at_];
  if (c == '"') return "text";
  if (c == '{') return "an object";
  if (c == '[') return "a list";
  std::size_t length = 0;
  while (length <= kMostShownBytes && at_ + length < text_.size() && is_of_number(text_[at_ + length])) ++length;
  return shown(text_.substr(at_, std::max<std::size_t>(length, 1)));
}

bool Parser::expected(std::string_view what) { return fail("expected " + std::string(what) + ", found " + found()); }

bool Parser::open(char bracket, std::string_view what) {
  space();
  if (peek() != bracket) return expected(what);
  if (depth_ == kMostDepth) return fail("nested deeper than " + std::to_string(kMostDepth) + " levels");
  ++depth_;
  ++at_;
  return true;
}

bool Parser::next(char closing, bool& first) {
  space();
  if (peek() == closing) {
    ++at_;
    --depth_;
    return false;
  }
  if (!first) {
    if (peek() != ',') return expected(closing == '}' ? "a comma or }" : "a comma or ]");
    ++at_;
    space();
  }
  first = false;
  return true;
}

bool Parser::key(std::string_view& name) {
  if (!word(name, "the name of a field in quotes")) return false;
  space();
  if (peek() != ':') return expected("a colon");
  ++at_;
  return true;
}

bool Parser::word(std::string_view& name, std::string_view what) {
  space();
  if (peek() != '"') return expected(what);
  scratch_.clear();
  if (!quoted(name, scratch_)) return false;
  if (!scratch_.empty()) name = scratch_;
  return true;
}

bool Parser::string(std::string& decoded) {
  space();
  if (peek() != '"') return expected("text in quotes");
  decoded.clear();
  std::string_view slice;
  if (!quoted(slice, decoded)) return false;
  if (decoded.empty()) decoded = slice;
  return true;
}

bool Parser::quoted(std::string_view& slice, std::string& decoded) {
  const std::size_t begin = ++at_;
  std::size_t copied = begin;
  bool escaped = false;
  for (;;) {
    if (at_ >= text_.size()) return fail("text without its closing quote");
    const char c = text_[at_];
    if (c == '"') break;
    if (static_cast<u8>(c) < 0x20) return fail("a control character stands bare in text");
    if (c == '\\') {
      decoded.append(text_.substr(copied, at_ - copied));
      if (!escape(decoded)) return false;
      escaped = true;
      copied = at_;
    } else if (static_cast<u8>(c) < 0x80) {
      ++at_;
    } else if (!utf8()) {
      return false;
    }
  }
  slice = text_.substr(begin, at_ - begin);
  if (escaped) decoded.append(text_.substr(copied, at_ - copied));
  ++at_;
  return true;
}

bool Parser::utf8() {
  const std::size_t length = utf8_length(text_.substr(at_));
  if (length == 0) return fail("text is not valid UTF-8");
  at_ += length;
  return true;
}

bool Parser::hex(u32& unit) {
  unit = 0;
  for (int digit = 0; digit < 4; ++digit, ++at_) {
    const char c = peek();
    u32 value = 0;
    if (is_digit(c)) {
      value = static_cast<u32>(c - '0');
    } else if (c >= 'a' && c <= 'f') {
      value = static_cast<u32>(c - 'a') + 10;
    } else if (c >= 'A' && c <= 'F') {
      value = static_cast<u32>(c - 'A') + 10;
    } else {
      return fail("\\u needs four hexadecimal digits");
    }
    unit = unit << 4U | value;
  }
  return true;
}

bool Parser::escape(std::string& decoded) {
  ++at_;
  const char c = peek();
  constexpr std::string_view kNames = "\"\\/bfnrt";
  constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
  if (const std::size_t index = kNames.find(c); index != std::string_view::npos) {
    ++at_;
    decoded += kMeanings[index];
    return true;
  }
  if (c != 'u') return fail("unknown escape in text");
  ++at_;
  u32 point = 0;
  if (!hex(point)) return false;
  if (point >= 0xdc00 && point <= 0xdfff) return fail("half a surrogate pair in text");
  if (point >= 0xd800 && point <= 0xdbff) {
    if (text_.substr(at_, 2) != "\\u") return fail("half a surrogate pair in text");
    at_ += 2;
    u32 low = 0;
    if (!hex(low)) return false;
    if (low < 0xdc00 || low > 0xdfff) return fail("half a surrogate pair in text");
    point = 0x10000 + ((point - 0xd800) << 10U) + (low - 0xdc00);
  }
  append_utf8(decoded, point);
  return true;
}

bool Parser::whole(i64 least, u64 most, i64& number) {
  space();
  const auto refuse = [&](std::size_t at) {
    at_ = at;
    return expected("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  };
  const std::size_t begin = at_;
  const bool negative = peek() == '-';
  if (negative) ++at_;
  const std::size_t first = at_;
  u64 size = 0;
  bool fits = true;
  for (; is_digit(peek()); ++at_) {
    const auto digit = static_cast<u64>(peek() - '0');
    fits = fits && size <= (std::numeric_limits<u64>::max() - digit) / 10;
    size = size * 10 + digit;
  }
  const bool well_formed = at_ > first && (text_[first] != '0' || at_ == first + 1) && !is_of_number(peek());
  if (!well_formed || !fits) return refuse(begin);
  const u64 below_zero = least < 0 ? u64{0} - static_cast<u64>(least) : 0;
  if (negative ? size > below_zero : size > most || (least > 0 && size < static_cast<u64>(least))) return refuse(begin);
  if (negative && least > 0) return refuse(begin);
  number = static_cast<i64>(negative ? u64{0} - size : size);
  return true;
}

bool Parser::literal(std::string_view name) {
  if (text_.substr(at_, name.size()) != name) return false;
  const std::size_t after = at_ + name.size();
  if (after < text_.size() && is_of_number(text_[after])) return false;
  at_ = after;
  return true;
}

bool Parser::boolean(bool& value) {
  space();
  if (literal("true")) {
    value = true;
  } else if (literal("false")) {
    value = false;
  } else {
    return expected("true or false");
  }
  return true;
}

bool Parser::null() {
  space();
  return literal("null");
}

bool Parser::digits() {
  if (!is_digit(peek())) return false;
  while (is_digit(peek())) ++at_;
  return true;
}

bool Parser::number() {
  const std::size_t begin = at_;
  if (peek() == '-') ++at_;
  bool good = true;
  if (peek() == '0') {
    ++at_;
  } else {
    good = digits();
  }
  if (good && peek() == '.') {
    ++at_;
    good = digits();
  }
  if (good && (peek() == 'e' || peek() == 'E')) {
    ++at_;
    if (peek() == '+' || peek() == '-') ++at_;
    good = digits();
  }
  if (good && !is_of_number(peek())) return true;
  at_ = begin;
  return expected("a value");
}

bool Parser::skip_value() {
  space();
  std::string_view ignored;
  if (peek() == '{') {
    if (!open('{', "an object")) return false;
    for (bool first = true; next('}', first);)
      if (!key(ignored) || !skip_value()) return false;
    return !failed();
  }
  if (peek() == '[') {
    if (!open('[', "a list")) return false;
    for (bool first = true; next(']', first);)
      if (!skip_value()) return false;
    return !failed();
  }
  if (peek() == '"') return word(ignored, "text");
  if (literal("true") || literal("false") || literal("null")) return true;
  return number();
}

bool Parser::end() {
  space();
  return at_ == text_.size() || fail("the value is complete, but more text follows: " + found());
}

}  // namespace minuit::codec
