// Wherever the program puts a message into words by its name, the message is there and is given what it lists. The sources are
// read as text: a misspelt name would only be seen by whoever reads that very sentence.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>

#include "base/describe.hpp"
#include "rules/games/pas_touche/board.hpp"
#include "tests/support/places.hpp"
#include "texts/texts.hpp"

namespace minuit::texts {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot{support::source_folder()};

// Functions that take the name of a message and pass it on, with how much they give it.
const std::map<std::string, std::size_t> kPassOn{{"of_link", 6}};

// What follows a name that is put together at run time.
std::vector<std::string> numbers_up_to(int size) {
  std::vector<std::string> numbers;
  for (int number = 0; number < size; ++number) numbers.push_back(std::to_string(number));
  return numbers;
}
std::vector<std::string> sweets() {
  std::vector<std::string> names;
  for (std::size_t sweet = 0; sweet < touche::kSweets; ++sweet) names.emplace_back(enum_name(static_cast<touche::Sweet>(sweet)));
  return names;
}
const std::map<std::string, std::vector<std::string>> kPutTogether{
    {"colours-", numbers_up_to(8)}, {"hunters-", numbers_up_to(4)},         {"letters-", numbers_up_to(8)},
    {"mediums-", numbers_up_to(6)}, {"picture-letters-", numbers_up_to(4)}, {"sweet-", sweets()}};

// The text without its comments; what is in quotes stays.
std::string without_comments(const std::string& text) {
  std::string kept;
  bool quoted = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!quoted && text.compare(at, 2, "//") == 0) at = std::min(text.find('\n', at), text.size() - 1);
    if (!quoted && text.compare(at, 2, "/*") == 0) at = std::min(text.find("*/", at) + 2, text.size() - 1);
    if (text[at] == '"' && (at == 0 || text[at - 1] != '\\') && (at == 0 || text[at - 1] != '\'')) quoted = !quoted;
    kept += text[at];
  }
  return kept;
}

// What a call is given, one after the other, from behind its opening parenthesis.
std::vector<std::string> parts_of_call(const std::string& text, std::size_t at) {
  std::vector<std::string> parts{""};
  int depth = 0;
  for (bool quoted = false; at < text.size(); ++at) {
    const char letter = text[at];
    if (letter == '"' && text[at - 1] != '\\') quoted = !quoted;
    if (!quoted) {
      if (letter == '(' || letter == '{' || letter == '[') ++depth;
      if ((letter == ')' || letter == '}' || letter == ']') && depth-- == 0) break;
      if (letter == ',' && depth == 0) {
        parts.emplace_back();
        continue;
      }
    }
    parts.back() += letter;
  }
  return parts;
}

// A place where a message is named.
struct Call {
  std::string where;
  std::set<std::string> catalogues;  // of one of them
  std::string first;                 // what the name is made of, as it is written
  std::size_t given = 0;
};

// Every catalogue that the source names; a bot's reasons are named nowhere.
std::set<std::string> catalogues_of(const fs::path& path, const std::string& text) {
  static const std::regex kNamed(R"re("(\w+/(?:engine|reasons|server))")re");
  std::set<std::string> catalogues;
  for (std::sregex_iterator each(text.begin(), text.end(), kNamed), end; each != end; ++each) catalogues.insert((*each)[1]);
  const std::string folder = path.parent_path().filename().string();
  if (path.generic_string().find("src/bots/pilots/") != std::string::npos) catalogues.insert(folder + "/reasons");
  return catalogues;
}

std::vector<Call> calls_in(const fs::path& path, const std::string& source) {
  static const std::regex kCall(R"re((\bwords_?|\b(?:texts::)?sentence|\bof_link)\()re");
  const std::string text = without_comments(source);
  const std::set<std::string> catalogues = catalogues_of(path, text);
  std::vector<Call> calls;
  if (catalogues.empty()) return calls;
  for (std::sregex_iterator each(text.begin(), text.end(), kCall), end; each != end; ++each) {
    const auto after = static_cast<std::size_t>(each->position() + each->length());
    const std::vector<std::string> parts = parts_of_call(text, after);
    if (parts[0].find('/') != std::string::npos) continue;  // the words themselves are made
    if (parts[0].find('"') == std::string::npos) continue;  // see every_name_is_written_where_it_is_used
    const auto passed = kPassOn.find((*each)[1]);
    const auto line = 1 + std::count(text.begin(), text.begin() + each->position(), '\n');
    calls.push_back({path.generic_string() + ":" + std::to_string(line), catalogues, parts[0],
                     passed == kPassOn.end() ? parts.size() - 1 : passed->second});
  }
  return calls;
}

std::vector<std::string> quoted_in(const std::string& text) {
  static const std::regex kQuoted("\"([^\"]*)\"");
  std::vector<std::string> quoted;
  for (std::sregex_iterator each(text.begin(), text.end(), kQuoted), end; each != end; ++each) quoted.push_back((*each)[1]);
  return quoted;
}

// The names that the call may mean: those it chooses between, or all that may follow what it begins with.
std::vector<std::string> names_of(const Call& call) {
  std::vector<std::string> names;
  for (const std::string& quoted : quoted_in(call.first)) {
    const auto more = kPutTogether.find(quoted);
    if (more == kPutTogether.end()) {
      names.push_back(quoted);
      continue;
    }
    for (const std::string& key : more->second) names.push_back(quoted + key);
  }
  return names;
}

// What is wrong with a call, or nothing.
std::string fault_of(const Call& call) {
  for (const std::string& name : names_of(call)) {
    std::optional<std::size_t> listed;
    for (const std::string& catalogue : call.catalogues)
      if (const auto found = arguments_of(catalogue, name)) listed = found;
    if (!listed) return call.where + ": there is no message " + name;
    if (*listed != call.given)
      return call.where + ": " + name + " lists " + std::to_string(*listed) + " arguments, and is given " +
             std::to_string(call.given);
  }
  return "";
}

std::string text_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

const std::vector<Call>& calls_of_the_program() {
  static std::vector<Call> calls;
  if (!calls.empty()) return calls;
  for (const auto& entry : fs::recursive_directory_iterator(kRoot / "src")) {
    const std::string path = fs::relative(entry.path(), kRoot).generic_string();
    const bool is_source = entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp";
    if (!is_source || path.find("_test.") != std::string::npos || path.starts_with("src/texts/")) continue;
    std::ranges::move(calls_in(path, text_of(entry.path())), std::back_inserter(calls));
  }
  return calls;
}

TEST(Calls, name_messages_that_there_are_and_give_them_what_they_list) {
  const std::vector<Call>& calls = calls_of_the_program();
  EXPECT_GE(calls.size(), 150U);
  for (const Call& call : calls) EXPECT_EQ(fault_of(call), "");
}

// What is neither named by the program, nor a refusal, nor a part of another message, nobody ever reads.
TEST(Calls, name_every_message) {
  std::map<std::string, std::set<std::string>> named;
  for (const Call& call : calls_of_the_program())
    for (const std::string& name : names_of(call))
      for (const std::string& catalogue : call.catalogues) named[catalogue].insert(name);
  const std::regex message(R"(\n([A-Za-z][\w-]*) *=)");
  const std::regex inserted(R"re(\{ *(?:CAPITAL\()?([a-z][\w-]*)|NAME\("([\w-]+)")re");
  const std::regex refusal("[A-Z]{2}-.*");
  for (const auto& [catalogue, names] : named) {
    if (catalogue == "common/server" || catalogue == "mysterium/reasons") continue;  // browsers read of these, too
    const std::string text = "\n" + text_of(kRoot / "texts" / Language().code() / (catalogue + ".ftl"));
    std::set<std::string> within;
    std::set<std::string> levels;
    for (std::sregex_iterator each(text.begin(), text.end(), inserted), end; each != end; ++each)
      (*each)[1].matched ? within.insert((*each)[1]) : levels.insert((*each)[2]);
    for (std::sregex_iterator each(text.begin(), text.end(), message), end; each != end; ++each) {
      const std::string name = (*each)[1];
      const std::string level = name.substr(0, name.rfind('-'));
      EXPECT_TRUE(names.contains(name) || within.contains(name) || levels.contains(level) || std::regex_match(name, refusal))
          << catalogue << ": nobody says " << name;
    }
  }
}

TEST(Calls, are_found_and_judged) {
  const auto judged = [](const std::string& call) {
    std::string faults;
    for (const Call& each : calls_in("x.cpp", "texts::Words words(\"le_fantome_de_minuit/engine\", l);\n" + call)) {
      const std::string fault = fault_of(each);
      faults += fault.empty() ? "fine " : fault + " ";
    }
    return faults;
  };
  EXPECT_EQ(judged("words(\"events-moved\", seat(e), f(1, 2), e.to.number());"), "fine ");
  EXPECT_EQ(judged("words(\"events-moved\", seat(e), \"a, b\");"), "x.cpp:2: events-moved lists 3 arguments, and is given 2 ");
  EXPECT_EQ(judged("words_(\"events-movd\", a, b, c)"), "x.cpp:2: there is no message events-movd ");
  EXPECT_EQ(judged("// words(\"events-movd\")\nwords(\"colours-\" + std::to_string(n))"), "fine ");
  EXPECT_EQ(judged("words(late ? \"events-moved\" : \"events-movd\", a, b, c)"), "x.cpp:2: there is no message events-movd ");
  EXPECT_EQ(judged("words(\"colour-\" + n)"), "x.cpp:2: there is no message colour- ");
}

// A call whose first part is no text in quotes cannot be judged; there is one, and what calls it is.
TEST(Calls, every_name_is_written_where_it_is_used) {
  const std::regex passed(R"(\b(?:words_?|texts::sentence)\((\w+)[,)])");
  std::set<std::string> unknown;
  for (const std::string folder : {"src/rules/games", "src/bots/pilots", "src/lab", "src/server"})
    for (const auto& entry : fs::recursive_directory_iterator(kRoot / folder)) {
      const std::string path = fs::relative(entry.path(), kRoot).generic_string();
      if (!entry.is_regular_file() || path.find("_test.") != std::string::npos) continue;
      const std::string text = without_comments(text_of(entry.path()));
      if (catalogues_of(path, text).empty()) continue;
      for (std::sregex_iterator each(text.begin(), text.end(), passed), end; each != end; ++each)
        unknown.insert(path + ": " + (*each)[1].str());
    }
  EXPECT_EQ(unknown, std::set<std::string>{"src/bots/pilots/mysterium/reason.cpp: name"});
}

}  // namespace
}  // namespace minuit::texts
