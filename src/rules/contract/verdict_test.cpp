#include "rules/contract/verdict.hpp"

#include <gtest/gtest.h>

namespace minuit::rules {
namespace {

TEST(Verdict, a_clause_is_written_with_two_digits) {
  EXPECT_EQ(to_string(Clause{"FM", 4}), "FM-04");
  EXPECT_EQ(to_string(Clause{"FM", 23}), "FM-23");
}

TEST(Verdict, the_sentence_takes_its_figures_and_its_thing) {
  static constexpr Reason kReason{{"FM", 1}, "{thing} : {0}, {1}, {2}, {0}", "{2} of {thing}"};
  static constexpr Named kThing{"la cuisine", "the kitchen"};
  const Refusal refusal = refuse(kReason, kThing, 7, -3, 12);
  EXPECT_EQ(refusal.text(Language::french), "la cuisine : 7, -3, 12, 7");
  EXPECT_EQ(refusal.text(Language::english), "12 of the kitchen");
}

TEST(Verdict, an_odd_pattern_does_no_harm) {
  static constexpr Reason kReason{{"FM", 1}, "{", "a {thing}{9}{} b"};
  EXPECT_EQ(refuse(kReason, 1).text(Language::french), "{");
  EXPECT_EQ(refuse(kReason, 1).text(Language::english), "a  b");
}

TEST(Verdict, is_ok_until_something_is_refused) {
  static constexpr Reason kReason{{"FM", 1}, "non", "no"};
  EXPECT_TRUE(Verdict().ok());
  EXPECT_TRUE(kOk.ok());
  EXPECT_FALSE(Verdict(refuse(kReason)).ok());
}

}  // namespace
}  // namespace minuit::rules
