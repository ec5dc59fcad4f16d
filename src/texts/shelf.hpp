// All catalogues of all languages. The program speaks from its own; a test may put folders of texts/ on another one.
#pragma once
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "texts/addresses.hpp"
#include "texts/speech.hpp"
#include "texts/texts.hpp"

namespace minuit::texts {

// A language of one shelf means nothing to another.
class Shelf {
 public:
  // The files as scripts/join_texts.cmake joins them.
  explicit Shelf(std::string_view joined);
  [[nodiscard]] static const Shelf& own();

  [[nodiscard]] std::span<const Language> languages() const { return languages_; }  // the reference first
  [[nodiscard]] std::optional<Language> named(std::string_view code) const;
  [[nodiscard]] std::string_view code(Language language) const { return of(language).code; }
  [[nodiscard]] const Addresses& addresses() const { return addresses_; }
  [[nodiscard]] std::string_view catalogue_of_ledger(std::string_view ledger) const;
  // The message of the reference; nothing if there is none.
  [[nodiscard]] const Message* listed(std::string_view catalogue, std::string_view name) const;
  [[nodiscard]] std::string say(Language language, std::string_view catalogue, const Sentence& sentence) const;

 private:
  struct Folder {
    std::string code;
    Speech speech;
    std::map<std::string, Catalogue, std::less<>> catalogues;
  };
  [[nodiscard]] const Folder& of(Language language) const { return folders_[language.place_]; }
  [[nodiscard]] Folder& folder(std::string_view code);

  std::vector<Folder> folders_;
  std::vector<Language> languages_;
  std::map<std::string, std::string, std::less<>> ledgers_;
  Addresses addresses_;
};

}  // namespace minuit::texts
