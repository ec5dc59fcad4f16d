#include "rules/contract/verdict.hpp"

#include <gtest/gtest.h>

#include "rules/games/le_fantome_de_minuit/refusals.hpp"

namespace minuit::rules {
namespace {

TEST(Verdict, a_clause_is_written_with_two_digits) {
  EXPECT_EQ(to_string(Clause{"FM", 4}), "FM-04");
  EXPECT_EQ(to_string(Clause{"FM", 23}), "FM-23");
}

TEST(Verdict, the_sentence_takes_its_figures_in_their_order_and_then_its_thing) {
  static constexpr Reason kTooFar{{"ZZ", 1}, "too_far", 2};
  EXPECT_EQ(refuse(kTooFar, 7, -3, 12).sentence(), texts::sentence("ZZ-too_far", 7, -3));
  EXPECT_EQ(refuse(kTooFar, "kitchen", 7, -3).sentence(), texts::sentence("ZZ-too_far", 7, -3, "kitchen"));
  static constexpr Reason kTaken{{"ZZ", 2}, "taken"};
  EXPECT_EQ(refuse(kTaken).sentence(), texts::sentence("ZZ-taken"));
  EXPECT_EQ(refuse(kTaken, "kitchen").sentence(), texts::sentence("ZZ-taken", "kitchen"));
}

TEST(Verdict, the_texts_of_its_ledger_put_it_into_words) {
  const Refusal refusal = refuse(fantome::kRoomTooFar, "kitchen", 5, 4);
  EXPECT_EQ(refusal.text(Language()), "Il faut 5 points pour entrer dans la cuisine, le dé en donne 4.");
  EXPECT_EQ(refusal.text(texts::english()), "It takes 5 points to enter the kitchen, the die gives 4.");
}

TEST(Verdict, a_ledger_without_texts_is_told_by_names_and_figures) {
  static constexpr Reason kTooFar{{"ZZ", 1}, "too_far", 2};
  for (const Language language : Language::all())
    EXPECT_EQ(refuse(kTooFar, "kitchen", 7, -3).text(language), "ZZ-too_far 7 -3 kitchen");
}

TEST(Verdict, is_ok_until_something_is_refused) {
  static constexpr Reason kReason{{"ZZ", 1}, "no"};
  EXPECT_TRUE(Verdict().ok());
  EXPECT_TRUE(kOk.ok());
  EXPECT_FALSE(Verdict(refuse(kReason)).ok());
}

}  // namespace
}  // namespace minuit::rules
