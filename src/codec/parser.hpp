// The part of reading JSON that knows nothing of types: a cursor over a text that takes one token at a time and says what was
// wrong. Strict: RFC 8259, valid UTF-8 in strings, no lone surrogates, bounded size and depth.
#pragma once
#include <optional>
#include <string>
#include <string_view>

#include "base/types.hpp"

namespace minuit::codec {

inline constexpr std::size_t kMostTextBytes = std::size_t{1} << 20U;
inline constexpr int kMostDepth = 32;
// How much of a foreign text an answer repeats.
inline constexpr std::size_t kMostShownBytes = 40;

// Where reading failed ("$.seats[3].figures[0]") and why.
struct Fault {
  std::string path;
  std::string message;
  bool operator==(const Fault&) const = default;
};

// A piece of foreign text fit for an answer: short, printable ASCII.
[[nodiscard]] std::string shown(std::string_view text);

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  // Every taker moves past what it took and answers true, or notes the fault and answers false.
  [[nodiscard]] bool open(char bracket, std::string_view expected);  // { or [
  // Moves on to the next member or item: true if there is one; false at the closing bracket, which is taken, or on a fault.
  [[nodiscard]] bool next(char closing, bool& first);
  [[nodiscard]] bool key(std::string_view& name);  // with its colon; valid until the next string is taken
  [[nodiscard]] bool word(std::string_view& name, std::string_view expected);  // a string, valid until the next one is taken
  [[nodiscard]] bool string(std::string& decoded);
  [[nodiscard]] bool whole(i64 least, u64 most, i64& number);  // as the two's complement of a u64 beyond i64
  [[nodiscard]] bool boolean(bool& value);
  [[nodiscard]] bool null();        // takes it if it is there; never a fault
  [[nodiscard]] bool skip_value();  // any value
  [[nodiscard]] bool end();         // nothing may follow

  // For looking ahead: back to where `mark` stood, in the same container.
  struct Mark {
    std::size_t at;
  };
  [[nodiscard]] Mark mark() const { return {at_}; }
  void rewind(Mark mark) { at_ = mark.at; }
  // The text taken since.
  [[nodiscard]] std::string_view since(Mark mark) const { return text_.substr(mark.at, at_ - mark.at); }
  void space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n' || text_[at_] == '\r' || text_[at_] == '\t')) ++at_;
  }

  bool fail(std::string message);  // notes the fault; always false
  [[nodiscard]] bool failed() const { return fault_.has_value(); }
  [[nodiscard]] std::string found() const;  // what stands at the cursor, for an answer
  // The fault lies inside this member or item.
  void inside(std::string_view member);
  void inside(std::size_t index);
  [[nodiscard]] Fault fault() const;

 private:
  [[nodiscard]] bool expected(std::string_view what);
  [[nodiscard]] char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  [[nodiscard]] bool literal(std::string_view name);
  // Takes a string; `decoded` is filled only if it holds an escape, else `slice` is the text between the quotes.
  [[nodiscard]] bool quoted(std::string_view& slice, std::string& decoded);
  [[nodiscard]] bool escape(std::string& decoded);
  [[nodiscard]] bool hex(u32& unit);
  [[nodiscard]] bool utf8();
  [[nodiscard]] bool number();
  [[nodiscard]] bool digits();

  std::string_view text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  std::string scratch_;
  std::optional<Fault> fault_;
};

}  // namespace minuit::codec
