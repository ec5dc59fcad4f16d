#include "codec/changes.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

namespace minuit::codec {

namespace {

[[nodiscard]] constexpr bool is_space(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

// Over a text that is JSON, from value to value and without looking at what they are. Of a text that is not, it comes to some
// end, never beyond the text's own.
class Walk {
 public:
  explicit Walk(std::string_view text) : text_(text) {}

  [[nodiscard]] std::size_t at() const { return at_; }
  // The next character that is not space; 0 at the end.
  [[nodiscard]] char peek() {
    while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  [[nodiscard]] bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  // The whole of a value; nothing if there is none.
  [[nodiscard]] std::string_view value() {
    const bool plain = peek() != '{' && peek() != '[' && peek() != '"';
    const std::size_t begin = at_;
    if (plain) {
      at_ = std::min(text_.find_first_of(",:]} \n\r\t", at_), text_.size());
    } else {
      int depth = 0;
      do {
        const char c = text_[at_++];
        if (c == '"') {
          skip_text();
        } else if (c == '{' || c == '[') {
          ++depth;
        } else if (c == '}' || c == ']') {
          --depth;
        }
      } while (depth > 0 && at_ < text_.size());
    }
    return text_.substr(begin, at_ - begin);
  }

 private:
  // To the end of a text whose first quote is taken.
  void skip_text() {
    while (at_ < text_.size()) {
      const char c = text_[at_++];
      if (c == '"') return;
      if (c == '\\' && at_ < text_.size()) ++at_;
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

// The changes of one member, or of the item whose number it names.
struct Part {
  std::string_view name;
  std::string_view changes;
  bool done = false;
};

// The members of an object, in their order; false if it is none.
[[nodiscard]] bool take_parts(std::string_view object, std::vector<Part>& parts) {
  Walk walk(object);
  if (!walk.take('{')) return false;
  while (!walk.take('}')) {
    if (!parts.empty() && !walk.take(',')) return false;
    const std::string_view name = walk.value();
    if (name.size() < 2 || !walk.take(':')) return false;
    parts.push_back({name.substr(1, name.size() - 2), walk.value()});
  }
  return true;
}

// Copies a value and puts what is new in the place of what was there. The value was written or read here: what of it does not
// change is copied as it stands.
class Changing {
 public:
  explicit Changing(std::string_view before) : before_(before), walk_(before) { out_.reserve(before.size() + before.size() / 8); }

  // False if the changes are not of such a value.
  [[nodiscard]] bool change(std::string_view changes) {
    Walk walk(changes);
    const char kind = walk.peek();
    if (kind == '{') return change_parts(changes);
    if (kind != '[') return replace(walk.value());
    (void)walk.take('[');
    const std::string_view anew = walk.value();
    return walk.take(']') && replace(anew);
  }
  [[nodiscard]] std::string take() {
    out_.append(before_.substr(copied_));
    return std::move(out_);
  }

 private:
  [[nodiscard]] bool replace(std::string_view anew) {
    (void)walk_.peek();
    const std::size_t begin = walk_.at();
    if (anew.empty() || walk_.value().empty()) return false;
    out_.append(before_.substr(copied_, begin - copied_)).append(anew);
    copied_ = walk_.at();
    return true;
  }

  [[nodiscard]] bool change_parts(std::string_view changes) {
    std::vector<Part> parts;
    if (!take_parts(changes, parts)) return false;
    if (parts.empty()) return !walk_.value().empty();
    const bool list = walk_.peek() == '[';
    const char closing = list ? ']' : '}';
    if (!walk_.take(list ? '[' : '{')) return false;
    std::size_t done = 0;
    for (std::size_t index = 0; !walk_.take(closing); ++index) {
      if (index > 0 && !walk_.take(',')) return false;
      Part* const part = list ? of_item(parts, index) : of_member(parts);
      if (part == nullptr) {
        if (walk_.value().empty()) return false;
        continue;
      }
      part->done = true;
      ++done;
      if (!change(part->changes)) return false;
    }
    return done == parts.size();
  }

  // What is to be changed of the member that comes now, whose name is taken; of one without a name nothing.
  [[nodiscard]] Part* of_member(std::vector<Part>& parts) {
    const std::string_view name = walk_.value();
    if (name.size() < 2 || !walk_.take(':')) return nullptr;
    return find(parts, [&](const Part& each) { return each.name == name.substr(1, name.size() - 2); });
  }
  [[nodiscard]] static Part* of_item(std::vector<Part>& parts, std::size_t index) {
    return find(parts, [&](const Part& each) {
      std::size_t number = 0;
      const auto read = std::from_chars(each.name.data(), each.name.data() + each.name.size(), number);
      return read.ec == std::errc() && read.ptr == each.name.data() + each.name.size() && number == index;
    });
  }
  [[nodiscard]] static Part* find(std::vector<Part>& parts, auto&& wanted) {
    for (Part& each : parts)
      if (!each.done && wanted(each)) return &each;
    return nullptr;
  }

  std::string_view before_;
  Walk walk_;
  std::size_t copied_ = 0;  // of what was before
  std::string out_;
};

}  // namespace

Result<std::string, Fault> with_changes(std::string_view before_json, std::string_view changes) {
  Parser parser(changes);
  if (!parser.skip_value() || !parser.end()) return parser.fault();
  Changing changing(before_json);
  if (!changing.change(changes)) return Fault{"$", "these are changes of something else"};
  return changing.take();
}

}  // namespace minuit::codec
