// The browser and the program put the same sentences into the same words. sentences.tsv has what web/texts makes of the folders
// here; web/texts/spoken.test.mjs writes it (MINUIT_WRITE_SPOKEN=1) and fails when it is stale.
#include <gtest/gtest.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <sstream>

#include "tests/support/places.hpp"
#include "texts/letters.hpp"
#include "texts/shelf.hpp"

namespace minuit::texts {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot{support::source_folder()};

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The folders here; a language of ours is spoken as its own language.ftl says.
std::string joined() {
  std::string all;
  for (const auto& entry : fs::directory_iterator(kRoot / "tests/spoken/texts")) {
    const std::string code = entry.path().filename().string();
    const fs::path own = kRoot / "texts" / code / "language.ftl";
    all += "@ " + code + " language\n" + text_of(fs::exists(own) ? own : entry.path() / "language.ftl") + "\n";
    all += "@ " + code + " spoken/engine\n" + text_of(entry.path() / "spoken/engine.ftl") + "\n";
  }
  return all;
}

// \u202E for what nobody would see.
std::string unescaped(std::string_view text) {
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text.substr(at, 2) != "\\u") {
      plain += text[at];
      continue;
    }
    u32 code = 0;
    std::from_chars(text.data() + at + 2, text.data() + at + 6, code, 16);
    append_utf8(plain, code);
    at += 5;
  }
  return plain;
}

// Its first letter is the type: n-3, fyes, tAda, lAda|Bo.
Argument argument_of(const std::string& cell) {
  const std::string value = unescaped(cell.substr(1));
  if (cell[0] == 'n') return static_cast<i64>(std::stoll(value));
  if (cell[0] == 'f') return value == "yes";
  if (cell[0] == 't') return value;
  std::vector<std::string> names;
  std::istringstream parts(value);
  for (std::string name; std::getline(parts, name, '|');) names.push_back(name);
  return names;
}

TEST(Spoken, as_the_browser_says_it) {
  const std::string files = joined();
  const Shelf shelf(files);
  std::ifstream rows(kRoot / "tests/spoken/sentences.tsv");
  std::map<std::string, int> said;  // by language
  for (std::string row; std::getline(rows, row);) {
    if (row.starts_with('#')) continue;
    std::vector<std::string> cells;
    std::istringstream parts(row);
    for (std::string cell; std::getline(parts, cell, '\t');) cells.push_back(cell);
    ASSERT_GE(cells.size(), 3U) << row;
    const auto language = shelf.named(cells[0]);
    ASSERT_TRUE(language) << row;
    Sentence sentence{cells[1], {}};
    for (std::size_t at = 2; at + 1 < cells.size(); ++at) sentence.arguments.push_back(argument_of(cells[at]));
    EXPECT_EQ(shelf.say(*language, "spoken/engine", sentence), unescaped(cells.back())) << row;
    ++said[cells[0]];
  }
  EXPECT_EQ(said.size(), shelf.languages().size());
  for (const auto& [language, sentences] : said) EXPECT_GE(sentences, 100) << language;
}

}  // namespace
}  // namespace minuit::texts
