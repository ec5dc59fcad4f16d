#include "match/text.hpp"

#include <gtest/gtest.h>

#include "match/limits.hpp"

namespace minuit::match {
namespace {

TEST(Text, signs_are_told_from_controls) {
  for (const char* good : {"", "Zo\u00e9", "\u05d0\u05d1\u200f", "\u00a0", "\u2027\u202f", "\u2065", "\u206a", "\U0001f47b"})
    EXPECT_FALSE(has_control(good)) << good;
  for (const char* bad :
       {"a\nb", "\x1f", "\x7f", "\u0080", "\u009f", "x\u2028", "\u2029y", "\u202a", "\u202e", "\u2066", "\u2069"})
    EXPECT_TRUE(has_control(bad));
}

TEST(Text, what_drives_a_terminal_is_written_out) {
  EXPECT_EQ(without_control("Zo\u00e9 \U0001f47b"), "Zo\u00e9 \U0001f47b");
  EXPECT_EQ(without_control("\x1b]0;owned\x07"), R"(\u001b]0;owned\u0007)");
  EXPECT_EQ(without_control("a\u009b31m\u202eb"), R"(a\u009b31m\u202eb)");
  EXPECT_EQ(without_control("\x9b"
                            "31m\xff"),
            R"(\u009b31m\u00ff)")
      << "bytes of a terminal that knows no UTF-8";
  EXPECT_EQ(without_control("cut \xe2\x80"), R"(cut \u00e2\u0080)");
}

TEST(Text, names_have_nothing_invisible) {
  struct Row {
    std::string name, tidy;
  };
  const Row rows[] = {{"Zo\u00e9", "Zo\u00e9"},         {" \u00a0Zo\u00e9 \u3000 B. ", "Zo\u00e9 B."},
                      {"A\u200bd\u200da\ufeff", "Ada"}, {"\u00adA\u2060da\u3164", "Ada"},
                      {"A\U000e0041da\ufe0f", "Ada"},   {"Z\u0301\u0302\u0303\u0304oe", "Z\u0301\u0302oe"},
                      {"\U0001f47b", "\U0001f47b"}};
  for (const Row& row : rows) EXPECT_EQ(tidy_name(row.name), row.tidy) << row.name;
  for (const char* bad : {"", "  ", "\u200b", "\u3164\u3164", "\ufeff", "\u00ad", "\u200e\u200f", "\u0301", " \u0301 \u0302",
                          "\u2800", "\U000e0041", "a\u202eb", "a\nb", "\xff", "\xc0\x80", "\xed\xa0\x80", "a\xe2\x80"})
    EXPECT_FALSE(tidy_name(bad)) << bad;
  EXPECT_TRUE(tidy_name(std::string(kMostNameBytes, 'n')));
  EXPECT_FALSE(tidy_name(std::string(kMostNameBytes + 1, 'n')));
}

TEST(Text, names_that_look_alike_have_one_likeness) {
  for (const char* like : {"zoe", "ZOE", "Zo\u00e9", "Zo\u00c9", "Zoe\u0301", "Z o e", "\uff3aoe", "Z\u043ee", "z\u03bf\u0435"})
    EXPECT_EQ(likeness(like), "zoe") << like;
  EXPECT_NE(likeness("Zo\u00e9"), likeness("Chlo\u00e9"));
  EXPECT_EQ(likeness("\u4e2d\u6587"), "\u4e2d\u6587");
}

TEST(Text, a_name_that_is_taken_gets_a_number) {
  const std::string_view taken[] = {"Zo\u00e9", "zoe (2)", ""};
  EXPECT_EQ(distinct_name("ZOE", taken), "ZOE (3)");
  EXPECT_EQ(distinct_name("Max", taken), "Max");
  EXPECT_EQ(distinct_name("", taken), "");
  const std::string longest(kMostNameBytes, 'n');
  const std::string_view other[] = {longest};
  EXPECT_EQ(distinct_name(longest, other), longest.substr(4) + " (2)");
  std::string accents;
  while (accents.size() < kMostNameBytes) accents += "\u00e9";
  const std::string_view same[] = {accents};
  EXPECT_TRUE(tidy_name(distinct_name(accents, same))) << "no letter is cut in two";
}

}  // namespace
}  // namespace minuit::match
