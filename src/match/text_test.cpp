#include "match/text.hpp"

#include <gtest/gtest.h>

namespace minuit::match {
namespace {

TEST(Text, signs_are_told_from_controls) {
  for (const char* good : {"", "Zo\u00e9", "\u05d0\u05d1\u200f", "\u00a0", "\u2027\u202f", "\u2065", "\u206a", "\U0001f47b"})
    EXPECT_FALSE(has_control(good)) << good;
  for (const char* bad :
       {"a\nb", "\x1f", "\x7f", "\u0080", "\u009f", "x\u2028", "\u2029y", "\u202a", "\u202e", "\u2066", "\u2069"})
    EXPECT_TRUE(has_control(bad));
}

}  // namespace
}  // namespace minuit::match
