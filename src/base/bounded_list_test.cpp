#include "base/bounded_list.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "base/rng.hpp"

namespace minuit {
namespace {

using List = BoundedList<int, 5>;

std::vector<int> items(const List& list) { return {list.begin(), list.end()}; }

TEST(BoundedList, begins_empty_and_fills_up) {
  List list;
  EXPECT_TRUE(list.empty());
  for (int item = 0; item < 5; ++item) {
    EXPECT_FALSE(list.full());
    list.push_back(item);
  }
  EXPECT_TRUE(list.full());
  EXPECT_EQ(items(list), (std::vector{0, 1, 2, 3, 4}));
  EXPECT_EQ(list.back(), 4);
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(BoundedList, equality_looks_at_the_items_only) {
  List one{1, 2, 3};
  List other{1, 2, 9};
  EXPECT_FALSE(one == other);
  one.pop_back();
  other.pop_back();
  EXPECT_TRUE(one == other);  // what lies beyond the end does not count
  other.push_back(3);
  EXPECT_FALSE(one == other);
}

TEST(BoundedList, is_copied_by_value) {
  static_assert(std::is_trivially_copyable_v<List>);
  List one{1, 2};
  List copy = one;
  copy[0] = 7;
  EXPECT_EQ(items(one), (std::vector{1, 2}));
  EXPECT_EQ(items(copy), (std::vector{7, 2}));
}

TEST(BoundedList, does_what_a_vector_does) {
  Rng rng(3);
  List list;
  std::vector<int> model;
  for (int turn = 0; turn < 5'000; ++turn) {
    const auto at = model.empty() ? 0U : rng.below(static_cast<u32>(model.size()));
    switch (rng.below(4)) {
      case 0:
      case 1:
        if (list.full()) break;
        list.push_back(turn);
        model.push_back(turn);
        break;
      case 2:
        if (model.empty()) break;
        list.erase_at(at);
        model.erase(model.begin() + at);
        break;
      default:
        if (model.empty()) break;
        list.pop_back();
        model.pop_back();
    }
    ASSERT_EQ(items(list), model);
  }
}

}  // namespace
}  // namespace minuit
