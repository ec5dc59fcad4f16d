// What language.ftl says of a language's grammar, as far as it differs from the others'.
#include "texts/speech.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "texts/letters.hpp"

namespace minuit::texts {
namespace {

using Names = std::vector<std::string>;

Catalogue read(std::string_view text) {
  auto read = read_catalogue(text);
  const auto* fault = std::get_if<Unreadable>(&read);
  EXPECT_EQ(fault, nullptr) << fault->line << ": " << fault->why;
  return fault == nullptr ? std::move(std::get<Catalogue>(read)) : Catalogue();
}

// The message m in words, in a language of which language.ftl says so.
std::string said(std::string_view language, std::string_view text, const Argument& given) {
  const Catalogue catalogue = read(text);
  return *speak(catalogue, speech_of(read(language)), "m", catalogue.at("m").arguments, {given});
}

constexpr std::string_view kPolish =
    "and = i\nsingular = 1\nplural-few = 2-4 22-24 102-104\nplural-many = 0 5-21 25-31 105-121\n";

TEST(Speech, counts_in_as_many_forms_as_the_language_has) {
  const auto form = [](i64 number) {
    return said(kPolish, "# $n (number)\nm = { $n ->\n [one] one\n [few] few\n [many] many\n [7] seven\n*[other] other\n}\n",
                number);
  };
  EXPECT_EQ(form(1), "one");
  EXPECT_EQ(form(2), "few");
  EXPECT_EQ(form(-4), "few");
  EXPECT_EQ(form(0), "many");
  EXPECT_EQ(form(7), "seven");
  EXPECT_EQ(form(12), "many");
  EXPECT_EQ(form(32), "other") << "what is not named is other";
  EXPECT_EQ(form(1003), "few") << "beyond 200 the last two digits decide";
  EXPECT_EQ(form(1001), "other");
  EXPECT_EQ(form(-1012), "many");
  EXPECT_EQ(form(std::numeric_limits<i64>::min()), "many");
}

TEST(Speech, a_conjunction_may_change_before_certain_letters) {
  static constexpr std::string_view kSpanish =
      "and = y\nsingular = 1\neuphony-and = e\neuphony-before = i hi\neuphony-not_before = hia hie\n";
  const auto listed = [](const std::string& last) {
    return said(kSpanish, "# $who (texts)\nm = { LIST($who) }\n", Names{"Ana", last});
  };
  EXPECT_EQ(listed("Inés"), "Ana e Inés");
  EXPECT_EQ(listed("hijo"), "Ana e hijo");
  EXPECT_EQ(listed("Hielo"), "Ana y Hielo");
  EXPECT_EQ(listed("Max"), "Ana y Max");
  EXPECT_EQ(listed("i"), "Ana e i");
  EXPECT_EQ(listed(""), "Ana y ");
}

TEST(Speech, knows_capitals_of_other_writings) {
  for (const auto& [small, large] : std::vector<std::pair<std::string, std::string>>{{"łza", "Łza"},
                                                                                     {"żyrandol", "Żyrandol"},
                                                                                     {"ſx", "ſx"},
                                                                                     {"ÿ", "Ÿ"},
                                                                                     {"щит", "Щит"},
                                                                                     {"ёлка", "Ёлка"},
                                                                                     {"άλφα", "άλφα"},
                                                                                     {"ωμέγα", "Ωμέγα"},
                                                                                     {"ž", "Ž"},
                                                                                     {"ň", "Ň"},
                                                                                     {"日", "日"},
                                                                                     {"\xC3", "\xC3"},
                                                                                     {"\x80", "\x80"},
                                                                                     {"\xF0\x9F\x91\xBB", "\xF0\x9F\x91\xBB"}})
    EXPECT_EQ(capital(small), large);
}

// People call themselves what they like: a name is never read as a pattern, an argument or a key.
TEST(Speech, a_name_is_shown_as_it_is) {
  const std::string mirrored = "\u202Eada\u202C";
  for (const std::string& name : Names{"{ $who }",
                                       "{",
                                       "}",
                                       "{}",
                                       "{\"",
                                       "[one]",
                                       "*[other]",
                                       "->",
                                       "{ rooms-kitchen }",
                                       "__proto__",
                                       "constructor",
                                       "$who",
                                       "NAME(\"rooms\", $who)",
                                       std::string(64, 'W'),
                                       mirrored,
                                       "\xFF\xFE",
                                       " ! ?",
                                       "\\u0041",
                                       "א\u2066ב\u2069",
                                       std::string("a\0b", 3)}) {
    const auto put_in = [&](std::string_view pattern) {
      return said(kPolish, "# $who (text)\nm = " + std::string(pattern) + "\nrooms-kitchen = x\n", name);
    };
    EXPECT_EQ(put_in("<{ $who }>"), "<" + name + ">");
    EXPECT_EQ(put_in("{ NAME(\"rooms\", $who) }"), name) << "a key without a message";
    EXPECT_EQ(put_in("{ GIVEN($who) ->\n [yes] { $who }\n*[no] nobody\n}"), name);
    EXPECT_EQ(put_in("{ $who ->\n [kitchen] k\n*[other] { $who }\n}"), name);
    EXPECT_EQ(said(kPolish, "# $who (texts)\nm = { LIST($who) }\n", Names{name, name}), name + " i " + name);
  }
}

}  // namespace
}  // namespace minuit::texts
