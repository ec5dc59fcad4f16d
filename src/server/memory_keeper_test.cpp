#include "server/memory_keeper.hpp"

#include <gtest/gtest.h>

namespace minuit::server {
namespace {

TEST(Crowd, has_gone_when_most_of_many_have) {
  Crowd crowd;
  EXPECT_FALSE(crowd.gone(0));
  EXPECT_FALSE(crowd.gone(4000));
  EXPECT_FALSE(crowd.gone(2001));
  EXPECT_TRUE(crowd.gone(2000));
  EXPECT_FALSE(crowd.gone(1001)) << "once for each crowd";
  EXPECT_TRUE(crowd.gone(0));
  EXPECT_FALSE(crowd.gone(0));
}

TEST(Crowd, is_more_than_a_few) {
  Crowd crowd;
  EXPECT_FALSE(crowd.gone(Crowd::kWorthIt - 1));
  EXPECT_FALSE(crowd.gone(0));
  EXPECT_FALSE(crowd.gone(Crowd::kWorthIt));
  EXPECT_TRUE(crowd.gone(0));
}

TEST(MemoryKeeper, ends_at_once) {
  const MemoryKeeper keeper([] { return u64{0}; });
}

}  // namespace
}  // namespace minuit::server
