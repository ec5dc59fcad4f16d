#include "tests/support/allocations.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace minuit::support {
namespace {

TEST(Allocations, every_form_of_new_is_counted) {
  struct alignas(64) Wide {
    char bytes[64];
  };
  const u64 before = allocations();
  std::vector<int> list;
  list.reserve(100);
  EXPECT_EQ(allocations(), before + 1);
  auto wide = std::make_unique<Wide>();
  EXPECT_EQ(allocations(), before + 2);
  auto row = std::make_unique<char[]>(7);
  EXPECT_EQ(allocations(), before + 3);
}

}  // namespace
}  // namespace minuit::support
