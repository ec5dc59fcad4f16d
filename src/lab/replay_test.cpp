// A record told through the eyes of one seat.
#include "lab/replay.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/places.hpp"

namespace minuit::lab {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(Transcript, shows_the_decisions_themselves_to_those_who_took_them_and_to_all_seeing_eyes) {
  std::ifstream file(std::string(support::source_folder()) + "/tests/golden/mysterium/01.record");
  const std::string record{std::istreambuf_iterator<char>(file), {}};
  const auto told = [&](const rules::Viewer& viewer) { return transcript(record, {.viewer = viewer}).text; };
  constexpr std::string_view kTarget = R"("type":"Assign")";
  constexpr std::string_view kCrow = R"("type":"SendCrow")";
  constexpr std::string_view kChoice = R"("seat":1,"action":{"type":"Choose")";
  EXPECT_THAT(told(rules::AllSeeing{}), testing::AllOf(HasSubstr(kTarget), HasSubstr(kCrow), HasSubstr(kChoice)));
  EXPECT_THAT(told(Seat{0}), testing::AllOf(Not(HasSubstr(kTarget)), HasSubstr(kCrow), Not(HasSubstr(kChoice))));
  EXPECT_THAT(told(Seat{1}), testing::AllOf(Not(HasSubstr(kTarget)), Not(HasSubstr(kCrow)), HasSubstr(kChoice)));
  EXPECT_THAT(told(rules::Spectator{}), testing::AllOf(Not(HasSubstr(kTarget)), Not(HasSubstr(kCrow)), Not(HasSubstr(kChoice))));
}

}  // namespace
}  // namespace minuit::lab
