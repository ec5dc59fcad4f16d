// What is written into the log, as it is: nothing in it is a format, a second line or a value of another field.
#include "server/log.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <ctime>
#include <string>

#include "codec/read.hpp"

namespace minuit::server {
namespace {

using ::testing::AnyOf;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

struct Line {
  std::string time;
  std::string level;
  std::string event;
  std::string address;
  i64 status = 0;
};
MINUIT_DESCRIBE(Line, (time, level, event, address, status))

const std::string kNasty = "a\nb\r\"c\" {} {0} %s %n %v \\ level=error\x1b[2J";

std::string logged(bool json) {
  testing::internal::CaptureStderr();
  {
    Log log(Level::info, json);
    log.info("refused {} %v", {{"address", kNasty}, {"status", i64{-431}}});
  }
  return testing::internal::GetCapturedStderr();
}

TEST(LogLines, hold_what_strangers_wrote_as_one_quoted_value_of_one_line) {
  const std::string text = logged(false);
  EXPECT_EQ(std::ranges::count(text, '\n'), 1) << text;
  EXPECT_EQ(text.find('\r'), std::string::npos);
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_THAT(text, HasSubstr(R"(address="a\nb\r\"c\" {} {0} %s %n %v \\ level=error)"));
}

TEST(LogLines, are_no_formats) { EXPECT_THAT(logged(false), HasSubstr(" info: refused {} %v address=")); }

// The minute in UTC.
std::string minute() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:", &parts)};
}

TEST(LogLines, of_the_json_form_are_read_back_and_tell_the_time_in_utc) {
  setenv("TZ", "WEST7", 1);  // somewhere else
  tzset();
  const std::string before = minute();
  const std::string text = logged(true);
  const std::string after = minute();
  unsetenv("TZ");
  tzset();
  ASSERT_EQ(std::ranges::count(text, '\n'), 1) << text;
  const auto line = codec::read<Line>(text);
  ASSERT_TRUE(line.ok()) << text;
  EXPECT_THAT(line.value().time, MatchesRegex("[-0-9]+T[:0-9]+\\.[0-9]+Z"));
  EXPECT_THAT(line.value().time, AnyOf(StartsWith(before), StartsWith(after)));
  EXPECT_EQ(line.value().level, "info");
  EXPECT_EQ(line.value().event, "refused {} %v");
  EXPECT_EQ(line.value().address, kNasty);
  EXPECT_EQ(line.value().status, -431);
}

}  // namespace
}  // namespace minuit::server
