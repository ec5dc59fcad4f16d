#include "net/neighbours.hpp"

#include <gtest/gtest.h>

#include <deque>

#include "net/arrivals.hpp"

namespace minuit::net {
namespace {

constexpr i64 kSecond_ns = 1'000'000'000;
constexpr AddressKey address(u8 last) { return {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 10, 0, 0, last}; }

Limits small() {
  Limits limits;
  limits.frames_per_second_of_address = 10;
  limits.frames_burst_of_address = 4;
  limits.waiting_bytes_kept = 10;
  limits.waiting_bytes_of_address = 100;
  limits.waiting_bytes = 250;
  limits.connects_per_second = 2;
  limits.connects_burst = 3;
  return limits;
}

TEST(Neighbours, ShareTheMessagesOfTheirAddress) {
  const Limits limits = small();
  Neighbours all(limits);
  Neighbour one = all.join(address(1));
  Neighbour two = all.join(address(1));
  Neighbour elsewhere = all.join(address(2));
  for (int each = 0; each < 2; ++each) {
    EXPECT_TRUE(one.take_frame(kSecond_ns));
    EXPECT_TRUE(two.take_frame(kSecond_ns));
  }
  EXPECT_FALSE(one.take_frame(kSecond_ns));
  EXPECT_FALSE(two.take_frame(kSecond_ns));
  EXPECT_TRUE(elsewhere.take_frame(kSecond_ns));
  EXPECT_TRUE(two.take_frame(kSecond_ns + kSecond_ns / 10));
}

TEST(Neighbours, HoldSoMuchOfAnAddressTogether) {
  const Limits limits = small();
  Neighbours all(limits);
  Neighbour one = all.join(address(1));
  Neighbour two = all.join(address(1));
  Neighbour elsewhere = all.join(address(2));
  one.wait_with(60);
  EXPECT_FALSE(two.too_much_with(40));
  EXPECT_TRUE(two.too_much_with(41));
  two.wait_with(41);
  EXPECT_TRUE(one.too_much());
  EXPECT_TRUE(two.too_much());
  EXPECT_FALSE(elsewhere.too_much_with(100));
  two.wait_with(10);
  one.wait_with(1000);
  EXPECT_FALSE(two.too_much()) << "who has little waiting is left in peace";
  one.wait_with(0);
  EXPECT_FALSE(two.too_much_with(90));
}

TEST(Neighbours, GiveOneLongAnswerAtATime) {
  const Limits limits = small();
  Neighbours all(limits);
  Neighbour one = all.join(address(1));
  EXPECT_FALSE(one.too_much_with(5000)) << "nothing else waits for anybody";
  one.wait_with(200);
  Neighbour elsewhere = all.join(address(2));
  EXPECT_FALSE(elsewhere.too_much_with(50));
  EXPECT_TRUE(elsewhere.too_much_with(51)) << "all together hold 250";
  EXPECT_FALSE(elsewhere.too_much_with(10)) << "who has little waiting is left in peace";
}

TEST(Neighbours, GiveBackWhatTheyHeld) {
  const Limits limits = small();
  Neighbours all(limits);
  {
    std::deque<Neighbour> crowd;
    for (u8 each = 0; each < 20; ++each) {
      crowd.push_back(all.join(address(each / 2)));
      crowd.back().wait_with(each);
    }
    Neighbour moved = std::move(crowd.front());
    crowd.pop_front();
    EXPECT_EQ(all.waiting(), 190U);
    EXPECT_EQ(all.addresses(), 10U);
  }
  EXPECT_EQ(all.waiting(), 0U);
  EXPECT_EQ(all.addresses(), 0U);
}

TEST(Arrivals, OfOneAddressAreRationed) {
  const Limits limits = small();
  Arrivals arrivals(limits);
  for (int each = 0; each < 3; ++each) EXPECT_TRUE(arrivals.take(address(1), kSecond_ns));
  EXPECT_FALSE(arrivals.take(address(1), kSecond_ns));
  EXPECT_TRUE(arrivals.take(address(2), kSecond_ns));
  EXPECT_TRUE(arrivals.take(address(1), kSecond_ns + kSecond_ns / 2));
  EXPECT_FALSE(arrivals.take(address(1), kSecond_ns + kSecond_ns / 2));
}

TEST(Arrivals, AreCountedForSoManyAddresses) {
  const Limits limits = small();
  Arrivals arrivals(limits);
  const auto of = [](std::size_t number) {
    return AddressKey{0x20, 0x01, 0, 0, static_cast<u8>(number >> 16U), static_cast<u8>(number >> 8U), static_cast<u8>(number)};
  };
  for (std::size_t each = 0; each < 2 * Arrivals::kMostCounted; ++each) EXPECT_TRUE(arrivals.take(of(each), kSecond_ns));
  EXPECT_EQ(arrivals.counted(), Arrivals::kMostCounted);
  EXPECT_TRUE(arrivals.take(of(3 * Arrivals::kMostCounted), 3 * kSecond_ns));
  EXPECT_EQ(arrivals.counted(), 1U) << "those who have not come for a while are forgotten";
}

}  // namespace
}  // namespace minuit::net
