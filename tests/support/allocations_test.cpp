#include "tests/support/allocations.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace minuit::support {
namespace {

// A compiler may leave out an allocation that nobody looks at.
void look_at(const void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

TEST(Allocations, every_form_of_new_is_counted) {
  struct alignas(64) Wide {
    char bytes[64];
  };
  if (!kCounting) return;
  const u64 before = allocations();
  std::vector<int> list;
  list.reserve(100);
  look_at(list.data());
  EXPECT_EQ(allocations(), before + 1);
  auto wide = std::make_unique<Wide>();
  look_at(wide.get());
  EXPECT_EQ(allocations(), before + 2);
  auto row = std::make_unique<char[]>(7);
  look_at(row.get());
  EXPECT_EQ(allocations(), before + 3);
}

}  // namespace
}  // namespace minuit::support
