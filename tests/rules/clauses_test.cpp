// Every rule that is written down has a test; every refusal names a rule that is written down, and has its sentence.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "tests/support/places.hpp"
#include "texts/texts.hpp"

namespace minuit {
namespace {

namespace fs = std::filesystem;
using Ids = std::set<std::string>;

const fs::path kRoot = support::source_folder();

std::string text_of(const fs::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The ids a pattern finds: its two groups are the letters and the number.
Ids found_in(const std::string& text, const std::string& pattern) {
  const std::regex regex(pattern);
  Ids found;
  for (std::sregex_iterator at(text.begin(), text.end(), regex), end; at != end; ++at) {
    std::string id = at->str(1);
    id += at->length(2) == 1 ? "-0" : "-";
    found.insert(id += at->str(2));
  }
  return found;
}

struct Page {
  fs::path file;
  std::string ledger;  // "FM", read from the title
  Ids clauses;
};

std::string ledger_of(const std::string& text) {
  std::smatch match;
  const std::string title = text.substr(0, text.find('\n'));
  return std::regex_search(title, match, std::regex(R"(\(([A-Z]{2})\)\s*$)")) ? match.str(1) : "";
}

std::string id_pattern(const std::string& ledger) { return std::string("\\b(").append(ledger).append(")-([0-9]{2})\\b"); }

std::map<std::string, Page> pages() {
  std::map<std::string, Page> pages;
  for (const auto& entry : fs::directory_iterator(kRoot / "docs/rules")) {
    if (entry.path().extension() != ".md") continue;
    const std::string text = text_of(entry.path());
    const std::string ledger = ledger_of(text);
    EXPECT_FALSE(ledger.empty()) << entry.path() << ": the title must end with the ids' letters, as in (FM)";
    if (!ledger.empty()) pages[ledger] = {entry.path(), ledger, found_in(text, id_pattern(ledger))};
  }
  return pages;
}

bool ends_with(const fs::path& file, const std::string& ending) { return file.filename().string().ends_with(ending); }

// The ids in the names of all tests: FM_23_the_game_room is one of FM-23.
Ids tested() {
  Ids tested;
  for (const char* folder : {"src", "tests", "bench"}) {
    if (!fs::exists(kRoot / folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      if (!ends_with(entry.path(), "_test.cpp")) continue;
      const std::string text = text_of(entry.path());
      const std::regex test(R"((?:TEST|TEST_F|TEST_P|TYPED_TEST|RC_GTEST_PROP)\(\s*\w+,\s*(\w+))");
      for (std::sregex_iterator at(text.begin(), text.end(), test), end; at != end; ++at)
        tested.merge(found_in(at->str(1), "(?:^|_)([A-Z]{2})_([0-9]{2})(?![0-9])"));
    }
  }
  return tested;
}

TEST(Clauses, every_rule_written_down_has_a_test) {
  const auto all = pages();
  ASSERT_TRUE(all.contains("FM"));
  EXPECT_GE(all.at("FM").clauses.size(), 31U);
  const Ids names = tested();
  for (const auto& [ledger, page] : all)
    for (const std::string& id : page.clauses) EXPECT_TRUE(names.contains(id)) << id << " of " << page.file << " has no test";
}

TEST(Clauses, every_refusal_names_a_rule_written_down) {
  const auto all = pages();
  std::size_t refusals = 0;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "src/rules")) {
    if (!ends_with(entry.path(), "refusals.hpp")) continue;
    for (const std::string& id : found_in(text_of(entry.path()), R"re(\{"([A-Z]{2})", *([0-9]+)\})re")) {
      const auto page = all.find(id.substr(0, 2));
      EXPECT_TRUE(page != all.end() && page->second.clauses.contains(id)) << id << " in " << entry.path() << " is on no page";
      ++refusals;
    }
  }
  EXPECT_GT(refusals, 0U);
}

// One of LEDGER-name for each row of a refusals.hpp, with as many arguments as the row has figures, or one more for a thing.
TEST(Clauses, every_refusal_has_its_sentence_and_every_sentence_its_refusal) {
  const std::regex row(R"re(Reason k\w+\{\s*\{"([A-Z]{2})", *\d+\},\s*"(\w+)"(?:, *(\d+))?\})re");
  Ids refusals;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "src")) {
    if (!ends_with(entry.path(), "refusals.hpp")) continue;
    const std::string text = text_of(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), row), end; at != end; ++at) {
      const std::string name = at->str(1) + "-" + at->str(2);
      EXPECT_TRUE(refusals.insert(name).second) << name << " in " << entry.path() << " is there twice";
      const std::size_t figures = at->length(3) == 0 ? 0 : std::stoul(at->str(3));
      const auto arguments = texts::arguments_of(texts::catalogue_of_ledger(at->str(1)), name);
      ASSERT_TRUE(arguments) << name << " in " << entry.path() << " has no sentence";
      EXPECT_TRUE(*arguments == figures || *arguments == figures + 1) << name << " is given " << figures << " figures";
    }
  }
  const std::regex message("(^|\n)([A-Z]{2}-\\w+) =");
  Ids messages;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "texts" / std::string(texts::Language().code()))) {
    if (entry.path().extension() != ".ftl") continue;
    const std::string text = text_of(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), message), end; at != end; ++at) messages.insert(at->str(2));
  }
  EXPECT_EQ(messages, refusals);
}

}  // namespace
}  // namespace minuit
