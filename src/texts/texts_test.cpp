// What the program carries of texts/: the same files, in every language the same messages, a message for every refusal.
#include "texts/texts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <sstream>

#include "tests/support/places.hpp"

namespace minuit::texts {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot{support::source_folder()};

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The catalogues of a language that the program carries, as texts/ has them.
std::map<std::string, std::string> carried(std::string_view language) {
  std::map<std::string, std::string> files;
  const fs::path folder = kRoot / "texts" / language;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string stem = entry.path().stem().string();
    if (entry.path().extension() != ".ftl") continue;
    if (stem != "engine" && stem != "reasons" && stem != "server" && stem != "language") continue;
    files[fs::relative(entry.path(), folder).replace_extension().generic_string()] = text_of(entry.path());
  }
  return files;
}

Catalogue catalogue_in(std::string_view language, const std::string& name, const std::string& text) {
  auto read = read_catalogue(text);
  const auto* fault = std::get_if<Unreadable>(&read);
  EXPECT_EQ(fault, nullptr) << "texts/" << language << "/" << name << ".ftl:" << fault->line << ": " << fault->why;
  return fault == nullptr ? std::move(std::get<Catalogue>(read)) : Catalogue();
}

std::set<std::string> names_of(const Catalogue& catalogue) {
  std::set<std::string> names;
  for (const auto& [name, message] : catalogue) names.insert(name);
  return names;
}

// The types that the comments of the reference give, by message and in order.
std::map<std::string, std::vector<std::string>> types_of(const std::string& text) {
  static const std::regex kType(R"re(\$\w+ \(([a-z]+\??)\))re");
  std::map<std::string, std::vector<std::string>> types;
  std::vector<std::string> listed;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("# ")) {
      for (std::sregex_iterator each(line.begin(), line.end(), kType), end; each != end; ++each) listed.push_back((*each)[1]);
      continue;
    }
    if (!listed.empty()) types[line.substr(0, line.find(' '))] = listed;
    listed.clear();
  }
  return types;
}

Argument sample_of(const std::string& type, int which) {
  if (type == "number") return argument(which);
  if (type == "flag") return argument(which % 2 == 0);
  if (type == "texts") return argument(std::vector<std::string>(static_cast<std::size_t>(which), "Ada"));
  return argument("Ada");
}

TEST(Texts, a_language_is_a_folder_and_the_first_is_the_reference) {
  std::set<std::string> folders;
  for (const auto& entry : fs::directory_iterator(kRoot / "texts"))
    if (entry.is_directory()) folders.insert(entry.path().filename().string());
  std::set<std::string> spoken;
  for (const Language language : Language::all()) {
    spoken.insert(std::string(language.code()));
    EXPECT_EQ(Language::named(language.code()), language);
  }
  EXPECT_EQ(spoken, folders);
  EXPECT_EQ(Language::all().size(), spoken.size());
  EXPECT_EQ(Language().code(), "fr");
  EXPECT_EQ(Language::all().front(), Language());
  EXPECT_EQ(english().code(), "en");
  EXPECT_EQ(Language::named("xx"), std::nullopt);
  EXPECT_EQ(Language::named(""), std::nullopt);
}

TEST(Texts, every_language_has_the_messages_of_the_reference) {
  const auto reference = carried("fr");
  EXPECT_GE(reference.size(), 2U);
  for (const Language language : Language::all()) {
    const auto files = carried(language.code());
    for (const auto& [name, text] : reference) {
      if (name == "language") continue;
      ASSERT_TRUE(files.contains(name)) << language.code() << " lacks " << name;
      EXPECT_EQ(names_of(catalogue_in(language.code(), name, files.at(name))), names_of(catalogue_in("fr", name, text)))
          << language.code() << "/" << name;
    }
    EXPECT_EQ(files.size(), reference.size()) << language.code();
  }
}

TEST(Texts, the_program_carries_what_the_files_say) {
  for (const Language language : Language::all()) {
    const auto files = carried(language.code());
    const Catalogue own = catalogue_in(language.code(), "language", files.at("language"));
    const auto marks = [&](std::string_view name) { return put(own, {}, name, {}, {}).value_or(""); };
    const Grammar grammar{"", {}, marks("no_break-before"), marks("no_break-after")};
    for (const auto& [name, text] : files) {
      if (name == "language") continue;  // not every language has the marks
      const Catalogue catalogue = catalogue_in(language.code(), name, text);
      for (const auto& [message, parsed] : catalogue) {
        const auto arguments = arguments_of(name, message);
        ASSERT_TRUE(arguments.has_value()) << name << ": " << message;
        if (*arguments == 0) {
          EXPECT_EQ(say(language, name, sentence(message)), put(catalogue, grammar, message, {}, {}));
        }
      }
    }
  }
}

// With none, with one and with many: nothing of the file shows through.
TEST(Texts, every_message_can_be_put_into_words) {
  const std::regex breaking(" [!?;:%]| »|« ");
  for (const auto& [name, text] : carried("fr")) {
    if (name == "language") continue;
    for (const auto& [message, types] : types_of(text)) {
      for (const int which : {0, 1, 5}) {
        Sentence sentence{message, {}};
        for (const std::string& type : types) sentence.arguments.push_back(sample_of(type, which));
        ASSERT_EQ(sentence.arguments.size(), arguments_of(name, message)) << name << ": " << message;
        for (const Language language : Language::all()) {
          const std::string words = say(language, name, sentence);
          EXPECT_EQ(words.find('$'), std::string::npos) << words;
          EXPECT_EQ(words.find("->"), std::string::npos) << words;
        }
        const std::string french = say(Language(), name, sentence);
        EXPECT_FALSE(std::regex_search(french, breaking)) << french;
      }
    }
  }
}

TEST(Texts, a_message_that_there_is_not_is_told_by_its_name) {
  const Sentence told = sentence("moved", 3, -1, true, false, "kitchen", std::vector<std::string>{"a", "b"});
  for (const Language language : Language::all()) {
    EXPECT_EQ(say(language, "no_game/engine", told), "moved 3 -1 yes no kitchen a, b");
    EXPECT_EQ(say(language, "common/server", told), "moved 3 -1 yes no kitchen a, b");
  }
  EXPECT_EQ(arguments_of("no_game/engine", "moved"), std::nullopt);
  EXPECT_EQ(arguments_of("common/server", "moved"), std::nullopt);
}

TEST(Texts, words_are_of_one_catalogue_in_one_language) {
  const Words words("common/server", english());
  EXPECT_EQ(words.language(), english());
  EXPECT_EQ(words("CT-seat_not_awaited", 5), "It is not for seat 5 to decide now.");
  EXPECT_EQ(say(Language(), "common/server", sentence("CT-seat_not_awaited", 5)), "Ce n’est pas à la place 5 de décider.");
}

TEST(Texts, a_ledger_leads_to_its_catalogue) {
  for (const std::string_view ledger : {"CT", "TB", "SV"}) EXPECT_EQ(catalogue_of_ledger(ledger), "common/server");
  EXPECT_EQ(catalogue_of_ledger("FM"), "le_fantome_de_minuit/engine");
  EXPECT_EQ(catalogue_of_ledger("ZZ"), "");
  EXPECT_EQ(catalogue_of_ledger(""), "");
}

// kNotThe36 is not_the_36.
bool is_name_of(const std::string& constant, std::string name) {
  std::erase(name, '_');
  return std::ranges::equal(constant.substr(1), name, {}, [](unsigned char letter) { return std::tolower(letter); });
}

// The headers are read as text: a refusal whose row nobody uses in a test has its sentence, too.
TEST(Texts, every_refusal_has_its_message) {
  const std::regex row(R"re(\bReason\s+(k\w+)\s*\{\s*\{\s*"([A-Z]{2})"\s*,\s*\d+\s*\}\s*,\s*"(\w+)"\s*(?:,\s*(\d))?\s*\})re");
  const std::regex any(R"re(\bconstexpr\s+Reason\s+k\w+)re");
  const auto count = [](const std::string& text, const std::regex& what) {
    return std::distance(std::sregex_iterator(text.begin(), text.end(), what), std::sregex_iterator());
  };
  std::map<std::string, std::set<std::string>> refusals;  // by their catalogue
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "src")) {
    if (entry.path().filename() != "refusals.hpp") continue;
    const std::string header = text_of(entry.path());
    EXPECT_EQ(count(header, row), count(header, any)) << entry.path() << " has a row of another form";
    for (std::sregex_iterator each(header.begin(), header.end(), row), end; each != end; ++each) {
      const std::string ledger = (*each)[2];
      const std::string message = ledger + "-" + (*each)[3].str();
      const std::size_t figures = (*each)[4].matched ? std::stoul((*each)[4]) : 0;
      const std::string catalogue(catalogue_of_ledger(ledger));
      EXPECT_TRUE(is_name_of((*each)[1], (*each)[3])) << entry.path() << ": " << (*each)[3];
      EXPECT_TRUE(refusals[catalogue].insert(message).second) << message << " is there twice";
      const auto arguments = arguments_of(catalogue, message);
      ASSERT_TRUE(arguments.has_value()) << message << " has no message in " << catalogue;
      EXPECT_TRUE(*arguments == figures || *arguments == figures + 1)
          << message << " lists " << *arguments << " arguments, and is given " << figures << " figures and at most one thing";
    }
  }
  EXPECT_EQ(refusals.size(), 6U);
  const std::regex name("[A-Z]{2}-.*");
  for (const auto& [catalogue, text] : carried("fr"))
    for (const std::string& message : names_of(catalogue_in("fr", catalogue, text)))
      if (std::regex_match(message, name)) {
        EXPECT_TRUE(refusals[catalogue].contains(message)) << message << " is the sentence of no refusal";
      }
}

}  // namespace
}  // namespace minuit::texts
