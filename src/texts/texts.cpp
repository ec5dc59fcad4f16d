#include "texts/texts.hpp"

#include <algorithm>

#include "texts/shelf.hpp"

// Named by embedded.S. NOLINTBEGIN(readability-identifier-naming)
extern "C" const char minuit_texts_begin;
extern "C" const char minuit_texts_end;
// NOLINTEND(readability-identifier-naming)

namespace minuit::texts {

namespace {

constexpr std::string_view kReference = "fr";

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

Shelf::Shelf(std::string_view joined) {
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
  for (std::size_t place = 0; place < folders_.size(); ++place) languages_.push_back(Language(static_cast<u8>(place)));
  for (Folder& each : folders_) {
    const auto found = each.catalogues.find("language");
    if (found == each.catalogues.end()) continue;
    each.speech = speech_of(found->second);
    if (auto name = put(found->second, {}, "addresses-trust", {}, {})) addresses_.trust.push_back(std::move(*name));
    if (auto name = put(found->second, {}, "addresses-rules", {}, {})) addresses_.rules.push_back(std::move(*name));
  }
  for (const auto& [name, catalogue] : folders_.front().catalogues)
    for (const auto& [message, of] : catalogue)
      if (message.size() > 2 && message[2] == '-' && is_capital(message[0]) && is_capital(message[1]))
        ledgers_.insert_or_assign(message.substr(0, 2), name);
}

const Shelf& Shelf::own() {
  static const Shelf kShelf(
      std::string_view(&minuit_texts_begin, static_cast<std::size_t>(&minuit_texts_end - &minuit_texts_begin)));
  return kShelf;
}

Shelf::Folder& Shelf::folder(std::string_view code) {
  const auto found = std::ranges::find(folders_, code, &Folder::code);
  if (found != folders_.end()) return *found;
  folders_.push_back({std::string(code), {}, {}});
  return folders_.back();
}

std::optional<Language> Shelf::named(std::string_view code) const {
  for (const Language each : languages_)
    if (of(each).code == code) return each;
  return std::nullopt;
}

std::string_view Shelf::catalogue_of_ledger(std::string_view ledger) const {
  const auto found = ledgers_.find(ledger);
  return found == ledgers_.end() ? std::string_view() : std::string_view(found->second);
}

const Message* Shelf::listed(std::string_view catalogue, std::string_view name) const {
  const auto& catalogues = folders_.front().catalogues;
  const auto found = catalogues.find(catalogue);
  if (found == catalogues.end()) return nullptr;
  const auto message = found->second.find(name);
  return message == found->second.end() ? nullptr : &message->second;
}

std::string Shelf::say(Language language, std::string_view catalogue, const Sentence& sentence) const {
  const Message* model = listed(catalogue, sentence.name);
  const Folder& folder = of(language);
  const auto words = folder.catalogues.find(catalogue);
  if (model == nullptr || words == folder.catalogues.end()) return bare(sentence);
  return speak(words->second, folder.speech, sentence.name, model->arguments, sentence.arguments).value_or(bare(sentence));
}

std::span<const Language> Language::all() { return Shelf::own().languages(); }

std::optional<Language> Language::named(std::string_view code) { return Shelf::own().named(code); }

std::string_view Language::code() const { return Shelf::own().code(*this); }

Language english() { return Language::named("en").value_or(Language()); }

const Addresses& addresses() { return Shelf::own().addresses(); }

std::string say(Language language, std::string_view catalogue, const Sentence& sentence) {
  return Shelf::own().say(language, catalogue, sentence);
}

std::string_view catalogue_of_ledger(std::string_view ledger) { return Shelf::own().catalogue_of_ledger(ledger); }

std::optional<std::size_t> arguments_of(std::string_view catalogue, std::string_view name) {
  const Message* message = Shelf::own().listed(catalogue, name);
  if (message == nullptr) return std::nullopt;
  return message->arguments.size();
}

}  // namespace minuit::texts
