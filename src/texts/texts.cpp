#include "texts/texts.hpp"

#include <algorithm>
#include <charconv>

// Named by embedded.S. NOLINTBEGIN(readability-identifier-naming)
extern "C" const char minuit_texts_begin;
extern "C" const char minuit_texts_end;
// NOLINTEND(readability-identifier-naming)

namespace minuit::texts {

namespace {

constexpr std::string_view kReference = "fr";

[[nodiscard]] std::string plain(const Catalogue& catalogue, std::string_view name) {
  return put(catalogue, {}, name, {}, {}).value_or("");
}

[[nodiscard]] Grammar grammar_of(const Catalogue& language) {
  Grammar grammar{plain(language, "and"), {}, plain(language, "no_break-before"), plain(language, "no_break-after")};
  const std::string numbers = plain(language, "singular");
  for (const char *at = numbers.data(), *end = at + numbers.size(); at < end; ++at) {
    i64 number = 0;
    at = std::from_chars(at, end, number).ptr;
    grammar.singular.push_back(number);
  }
  return grammar;
}

[[nodiscard]] bool is_capital(char letter) { return letter >= 'A' && letter <= 'Z'; }

// What a message is told by that there is not.
[[nodiscard]] std::string bare(const Sentence& sentence) {
  struct Text {
    std::string operator()(i64 number) const { return std::to_string(number); }
    std::string operator()(bool flag) const { return flag ? "yes" : "no"; }
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(const std::vector<std::string>& names) const {
      std::string all;
      for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
      return all;
    }
  };
  std::string text = sentence.name;
  for (const Argument& argument : sentence.arguments) text += " " + std::visit(Text{}, argument);
  return text;
}

}  // namespace

// All catalogues of all languages, the reference first.
class Shelf {
 public:
  struct Folder {
    std::string code;
    Grammar grammar;
    std::map<std::string, Catalogue, std::less<>> catalogues;
  };

  explicit Shelf(std::string_view joined) {
    folders_.push_back({std::string(kReference), {}, {}});
    while (joined.starts_with("@ ")) {
      const std::string_view head = joined.substr(2, joined.find('\n') - 2);
      joined.remove_prefix(head.size() + 3);
      const std::size_t end = std::min(joined.find("\n@ "), joined.size());
      const std::size_t space = head.find(' ');
      auto read = read_catalogue(joined.substr(0, end));
      if (auto* catalogue = std::get_if<Catalogue>(&read))
        folder(head.substr(0, space)).catalogues.insert_or_assign(std::string(head.substr(space + 1)), std::move(*catalogue));
      joined.remove_prefix(std::min(end + 1, joined.size()));
    }
    for (Folder& each : folders_)
      if (const auto found = each.catalogues.find("language"); found != each.catalogues.end())
        each.grammar = grammar_of(found->second);
    for (std::size_t place = 0; place < folders_.size(); ++place) languages_.push_back(Language(static_cast<u8>(place)));
    for (const auto& [name, catalogue] : folders_.front().catalogues)
      for (const auto& [message, of] : catalogue)
        if (message.size() > 2 && message[2] == '-' && is_capital(message[0]) && is_capital(message[1]))
          ledgers_.insert_or_assign(message.substr(0, 2), name);
  }

  [[nodiscard]] const Folder& of(Language language) const { return folders_[language.place_]; }
  [[nodiscard]] std::span<const Language> languages() const { return languages_; }
  [[nodiscard]] const std::map<std::string, std::string, std::less<>>& ledgers() const { return ledgers_; }
  [[nodiscard]] const Message* message(Language language, std::string_view catalogue, std::string_view name) const {
    const auto& catalogues = of(language).catalogues;
    const auto found = catalogues.find(catalogue);
    if (found == catalogues.end()) return nullptr;
    const auto message = found->second.find(name);
    return message == found->second.end() ? nullptr : &message->second;
  }

 private:
  [[nodiscard]] Folder& folder(std::string_view code) {
    const auto found = std::ranges::find(folders_, code, &Folder::code);
    if (found != folders_.end()) return *found;
    folders_.push_back({std::string(code), {}, {}});
    return folders_.back();
  }

  std::vector<Folder> folders_;
  std::vector<Language> languages_;
  std::map<std::string, std::string, std::less<>> ledgers_;
};

namespace {

[[nodiscard]] const Shelf& shelf() {
  static const Shelf kShelf(
      std::string_view(&minuit_texts_begin, static_cast<std::size_t>(&minuit_texts_end - &minuit_texts_begin)));
  return kShelf;
}

}  // namespace

std::span<const Language> Language::all() { return shelf().languages(); }

std::optional<Language> Language::named(std::string_view code) {
  for (const Language each : all())
    if (each.code() == code) return each;
  return std::nullopt;
}

std::string_view Language::code() const { return shelf().of(*this).code; }

Language english() { return Language::named("en").value_or(Language()); }

std::string say(Language language, std::string_view catalogue, const Sentence& sentence) {
  const Message* listed = shelf().message(Language(), catalogue, sentence.name);
  const Shelf::Folder& folder = shelf().of(language);
  const auto words = folder.catalogues.find(catalogue);
  if (listed == nullptr || words == folder.catalogues.end()) return bare(sentence);
  return put(words->second, folder.grammar, sentence.name, listed->arguments, sentence.arguments).value_or(bare(sentence));
}

std::string_view catalogue_of_ledger(std::string_view ledger) {
  const auto found = shelf().ledgers().find(ledger);
  return found == shelf().ledgers().end() ? std::string_view() : std::string_view(found->second);
}

std::optional<std::size_t> arguments_of(std::string_view catalogue, std::string_view name) {
  const Message* message = shelf().message(Language(), catalogue, name);
  if (message == nullptr) return std::nullopt;
  return message->arguments.size();
}

}  // namespace minuit::texts
