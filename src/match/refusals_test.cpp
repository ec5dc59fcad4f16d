// docs/PROTOCOL.md lists every refusal of the authority, with its sentence.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "tests/support/places.hpp"
#include "texts/texts.hpp"

namespace minuit::match {
namespace {

std::string text_of(const std::string& path) {
  std::ifstream file(std::string(support::source_folder()) + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Refusals, each_is_in_the_protocol_and_has_a_number_of_its_own) {
  const std::string source = text_of("/src/match/refusals.hpp");
  const std::string protocol = text_of("/docs/PROTOCOL.md");
  const std::regex row(R"re(\{"TB", (\d+)\},\s*"(\w+)")re");
  std::set<int> numbers;
  for (std::sregex_iterator each(source.begin(), source.end(), row), end; each != end; ++each) {
    const int number = std::stoi((*each)[1]);
    EXPECT_TRUE(numbers.insert(number).second) << number;
    const std::string name = (*each)[2];
    const std::string sentence = texts::say(texts::english(), "common/server", texts::sentence("TB-" + name, "…", "…"));
    const std::string listed =
        "| TB-" + std::string(number < 10 ? "0" : "") + std::to_string(number) + " | `" + name + "` | " + sentence + " |";
    EXPECT_NE(protocol.find(listed), std::string::npos) << listed;
  }
  EXPECT_EQ(numbers.size(), static_cast<std::size_t>(*numbers.rbegin())) << "no number is left out";
}

TEST(Refusals, each_of_the_server_is_in_its_page) {
  const std::string source = text_of("/src/server/refusals.hpp");
  const std::string page = text_of("/docs/SERVING.md");
  const std::regex row(R"re(\{"SV", (\d+)\},\s*"(\w+)")re");
  std::set<int> numbers;
  for (std::sregex_iterator each(source.begin(), source.end(), row), end; each != end; ++each) {
    const int number = std::stoi((*each)[1]);
    EXPECT_TRUE(numbers.insert(number).second) << number;
    const std::string listed =
        "\n| SV-" + std::string(number < 10 ? "0" : "") + std::to_string(number) + " | `" + (*each)[2].str() + "` | ";
    EXPECT_NE(page.find(listed), std::string::npos) << listed;
  }
  ASSERT_FALSE(numbers.empty());
  EXPECT_EQ(numbers.size(), static_cast<std::size_t>(*numbers.rbegin())) << "no number is left out";
}

TEST(Goodbyes, each_is_in_the_protocol) {
  const std::string source = text_of("/src/match/room.hpp");
  const std::string protocol = text_of("/docs/PROTOCOL.md");
  const std::regex row(R"re( = (40\d\d),)re");
  int codes = 0;
  for (std::sregex_iterator each(source.begin(), source.end(), row), end; each != end; ++each, ++codes)
    EXPECT_NE(protocol.find("\n| " + (*each)[1].str() + " | "), std::string::npos) << (*each)[1];
  EXPECT_EQ(codes, 9);
}

}  // namespace
}  // namespace minuit::match
