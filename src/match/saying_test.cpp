#include "match/saying.hpp"

#include <gtest/gtest.h>

#include "codec/write.hpp"
#include "match/opening.hpp"
#include "match/refusals.hpp"

namespace minuit::match {
namespace {

TEST(Sayings, arguments_are_a_list_of_numbers_texts_flags_and_lists_of_texts) {
  EXPECT_EQ(arguments_json({}).text, "[]");
  const texts::Sentence sentence = texts::sentence("seen", 3, -1, "kitchen", true, std::vector<std::string>{"Léa", "\"Max\""});
  EXPECT_EQ(arguments_json(sentence.arguments).text, R"([3,-1,"kitchen",true,["Léa","\"Max\""]])");
  EXPECT_EQ(codec::to_json(saying_of(texts::sentence("seen", "kitchen"))), R"({"name":"seen","arguments":["kitchen"]})");
}

TEST(Sayings, a_refusal_names_its_reason_and_what_its_sentence_is_given) {
  EXPECT_EQ(codec::to_json(refused(7, rules::refuse(kBadOptions, 600, 900, 5))),
            R"({"command":7,"clause":"TB-20","reason":"bad_options","arguments":[600,900],"path":"","fault":""})");
  EXPECT_EQ(refused(7, rules::refuse(kStale)).arguments.text, "[]");
  EXPECT_EQ(refused(0, rules::refuse(kStale, "2026-11-20 14:00 UTC")).arguments.text, R"(["2026-11-20 14:00 UTC"])");
}

TEST(Sayings, what_is_wrong_with_the_form_of_a_message_is_told_beside_its_path) {
  const Refused answer = refused(7, codec::Fault{"$.seat", "expected a number"});
  EXPECT_EQ(codec::to_json(answer),
            R"({"command":7,"clause":"TB-01","reason":"unreadable","arguments":[],"path":"$.seat","fault":"expected a number"})");
}

}  // namespace
}  // namespace minuit::match
