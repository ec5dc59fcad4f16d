// Every sentence that the program itself puts into words: the files of texts/ that it needs are part of it (docs/TEXTS.md). What
// is shown in a browser is put into words there.
#pragma once
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "texts/fluent.hpp"

namespace minuit::texts {

// One of the folders of texts/. A language that nobody chose is the reference.
class Language {
 public:
  constexpr Language() = default;
  [[nodiscard]] static std::span<const Language> all();
  [[nodiscard]] static std::optional<Language> named(std::string_view code);
  [[nodiscard]] std::string_view code() const;
  [[nodiscard]] constexpr bool operator==(const Language&) const = default;

 private:
  friend class Shelf;
  constexpr explicit Language(u8 place) : place_(place) {}
  u8 place_ = 0;
};

// For whoever reads logs and error streams.
[[nodiscard]] Language english();

// A sentence that nobody has put into words yet: the name of its message, and what that is given, in the order that the reference
// lists.
struct Sentence {
  std::string name;
  std::vector<Argument> arguments;
  bool operator==(const Sentence&) const = default;
};

// In words. A message that there is not is told by its name and what it was given: games of tests have no texts.
[[nodiscard]] std::string say(Language language, std::string_view catalogue, const Sentence& sentence);

// The catalogue in which the refusals of a ledger stand: it has messages such as FM-square_taken.
[[nodiscard]] std::string_view catalogue_of_ledger(std::string_view ledger);

// How many arguments the reference lists; nothing if there is no such message.
[[nodiscard]] std::optional<std::size_t> arguments_of(std::string_view catalogue, std::string_view name);

[[nodiscard]] inline Argument argument(std::same_as<bool> auto flag) { return flag; }
[[nodiscard]] inline Argument argument(std::integral auto number)
  requires(!std::same_as<decltype(number), bool>)
{
  return static_cast<i64>(number);
}
[[nodiscard]] inline Argument argument(std::string text) { return text; }
[[nodiscard]] inline Argument argument(std::string_view text) { return std::string(text); }
[[nodiscard]] inline Argument argument(const char* text) { return std::string(text); }
[[nodiscard]] inline Argument argument(std::vector<std::string> names) { return names; }

template <class... Given>
[[nodiscard]] Sentence sentence(std::string_view name, Given&&... given) {
  Sentence sentence{std::string(name), {}};
  (sentence.arguments.push_back(argument(std::forward<Given>(given))), ...);
  return sentence;
}

// One catalogue in one language.
class Words {
 public:
  Words(std::string_view catalogue, Language language) : catalogue_(catalogue), language_(language) {}
  template <class... Given>
  [[nodiscard]] std::string operator()(std::string_view name, Given&&... given) const {
    return say(language_, catalogue_, sentence(name, std::forward<Given>(given)...));
  }
  [[nodiscard]] Language language() const { return language_; }

 private:
  std::string_view catalogue_;
  Language language_;
};

}  // namespace minuit::texts
