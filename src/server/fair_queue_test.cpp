// Who is served when: an order, not a time.
#include "server/fair_queue.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace minuit::server {
namespace {

using Queue = FairQueue<std::string>;
constexpr Queue::Bounds kRoomy{10'000, 1'000'000, 10'000, 1'000'000, 8};

Cause move_of(const std::string& network, const std::string& device, const std::string& table) {
  return {Urgency::move, network, device, table};
}
// How many were served before this one.
std::size_t waits(Queue& queue, const std::string& whom) {
  for (std::size_t before = 0; !queue.empty(); ++before)
    if (queue.take() == whom) return before;
  ADD_FAILURE() << whom << " was never served";
  return 0;
}

TEST(FairQueue, forty_eight_identities_of_one_address_are_one_to_a_stranger) {
  Queue queue(kRoomy);
  for (int person = 0; person < 48; ++person)
    for (int job = 0; job < 3; ++job)
      ASSERT_TRUE(queue.put(move_of("10.0.0.1", "p" + std::to_string(person), "t" + std::to_string(person)), "theirs", 1));
  ASSERT_TRUE(queue.put(move_of("192.0.2.9", "stranger", "t"), "stranger", 1));
  EXPECT_LE(waits(queue, "stranger"), 1U);
}

TEST(FairQueue, many_tables_of_one_device_are_one_to_its_neighbour) {
  Queue queue(kRoomy);
  for (int table = 0; table < 200; ++table)
    ASSERT_TRUE(queue.put(move_of("10.0.0.1", "greedy", std::to_string(table)), "theirs", 1));
  ASSERT_TRUE(queue.put(move_of("10.0.0.1", "neighbour", "t"), "neighbour", 1));
  EXPECT_LE(waits(queue, "neighbour"), 1U);
}

TEST(FairQueue, a_table_with_many_jobs_is_one_to_another_of_the_same_device) {
  Queue queue(kRoomy);
  for (int job = 0; job < 20; ++job) ASSERT_TRUE(queue.put(move_of("n", "d", "long"), "long", 1));
  ASSERT_TRUE(queue.put(move_of("n", "d", "short"), "short", 1));
  EXPECT_LE(waits(queue, "short"), 1U);
}

TEST(FairQueue, who_comes_waits_for_one_of_each_address_and_those_who_come_again_stand_behind) {
  Queue queue(kRoomy);
  const auto put = [&](const std::string& who) { ASSERT_TRUE(queue.put(move_of(who, who, "t"), std::string(who), 1)); };
  for (const char* who : {"a", "b", "c", "a"}) put(who);
  put("stranger");
  std::vector<std::string> order;
  for (int i = 0; i < 3; ++i) {
    order.push_back(queue.take());
    put(order.back());  // who was served asks for more at once
  }
  order.push_back(queue.take());
  EXPECT_EQ(order, (std::vector<std::string>{"a", "b", "c", "stranger"}));
}

TEST(FairQueue, moves_come_before_advice_and_advice_before_reading) {
  Queue queue(kRoomy);
  ASSERT_TRUE(queue.put({Urgency::reading, "a", "a", ""}, "reading", 1));
  ASSERT_TRUE(queue.put({Urgency::advice, "b", "b", "t"}, "advice", 1));
  ASSERT_TRUE(queue.put({Urgency::move, "c", "c", "t"}, "move", 1));
  EXPECT_EQ(queue.take(), "move");
  EXPECT_EQ(queue.take(), "advice");
  EXPECT_EQ(queue.take(), "reading");
  EXPECT_TRUE(queue.empty());
}

TEST(FairQueue, what_is_less_urgent_does_not_wait_for_ever) {
  Queue queue(kRoomy);
  ASSERT_TRUE(queue.put({Urgency::reading, "a", "a", ""}, "reading", 1));
  ASSERT_TRUE(queue.put({Urgency::advice, "b", "b", "t"}, "advice", 1));
  std::vector<std::size_t> served;
  for (std::size_t at = 0; at < 30; ++at) {
    ASSERT_TRUE(queue.put(move_of("c", "c", "t"), "move", 1));
    if (queue.take() != "move") served.push_back(at);
  }
  EXPECT_EQ(served, (std::vector<std::size_t>{kRoomy.in_a_row, kRoomy.in_a_row + 1})) << "both of them, and seldom";
}

TEST(FairQueue, one_address_cannot_fill_it) {
  Queue queue({.things = 10, .bytes = 1000, .things_of_one = 4, .bytes_of_one = 300, .in_a_row = 8});
  for (int job = 0; job < 4; ++job) ASSERT_TRUE(queue.put(move_of("a", std::to_string(job), "t"), "theirs", 10));
  std::string fifth = "fifth";
  EXPECT_FALSE(queue.put(move_of("a", "another", "t"), std::move(fifth), 10));
  EXPECT_EQ(fifth, "fifth") << "left as it was";  // NOLINT(bugprone-use-after-move): that is what is tested
  EXPECT_TRUE(queue.put(move_of("b", "b", "t"), "stranger", 10));
  EXPECT_FALSE(queue.put(move_of("b", "b", "t"), "heavy", 291));
  EXPECT_TRUE(queue.put(move_of("b", "b", "t"), "light", 290));
  EXPECT_EQ(queue.take(), "theirs");
  EXPECT_TRUE(queue.put(move_of("a", "another", "t"), std::move(fifth), 10)) << "there is room again";
}

TEST(FairQueue, all_addresses_together_have_a_bound) {
  Queue queue({.things = 3, .bytes = 100, .things_of_one = 3, .bytes_of_one = 100, .in_a_row = 8});
  EXPECT_TRUE(queue.put(move_of("a", "a", "t"), "1", 60));
  EXPECT_FALSE(queue.put(move_of("b", "b", "t"), "2", 41));
  EXPECT_TRUE(queue.put(move_of("b", "b", "t"), "2", 20));
  EXPECT_TRUE(queue.put(move_of("c", "c", "t"), "3", 20));
  EXPECT_FALSE(queue.put(move_of("d", "d", "t"), "4", 0));
  EXPECT_EQ(queue.size(), 3U);
  queue.clear();
  EXPECT_TRUE(queue.empty());
  EXPECT_TRUE(queue.put(move_of("d", "d", "t"), "4", 100));
}

}  // namespace
}  // namespace minuit::server
