#include "server/slots.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "server/advice_desk.hpp"

namespace minuit::server {
namespace {

match::Account account(const std::string& network, const std::string& device) { return {device, network}; }

TEST(Slots, one_address_leaves_places_to_others_whoever_asks_from_there) {
  Slots slots({.all = 5, .of_network = 3, .of_device = 2});
  std::vector<Slots::Slot> held;
  for (int i = 0; i < 3; ++i) {
    auto slot = slots.take(account("a", "device " + std::to_string(i)));
    ASSERT_TRUE(slot.ok());
    held.push_back(std::move(slot).value());
  }
  EXPECT_EQ(slots.take(account("a", "another")).error(), Slots::Lack::ones_own);
  for (int i = 0; i < 2; ++i) {
    auto slot = slots.take(account("b" + std::to_string(i), "b"));
    ASSERT_TRUE(slot.ok());
    held.push_back(std::move(slot).value());
  }
  EXPECT_EQ(slots.take(account("c", "b")).error(), Slots::Lack::ones_own) << "a device from many addresses";
  EXPECT_EQ(slots.take(account("c", "c")).error(), Slots::Lack::everybodys);
  held.pop_back();
  EXPECT_TRUE(slots.take(account("c", "c")).ok()) << "there is room again";
  held.clear();
  EXPECT_EQ(slots.taken(), 0U);
}

TEST(Slots, what_is_moved_is_given_back_once) {
  Slots slots({.all = 2, .of_network = 2, .of_device = 2});
  {
    Slots::Slot one = slots.take(account("a", "a")).value();
    Slots::Slot other = slots.take(account("b", "b")).value();
    one = std::move(other);
    EXPECT_EQ(slots.taken(), 2U);
  }
  EXPECT_EQ(slots.taken(), 0U);
}

// As if everything were given at once.
std::size_t given(AdviceDesk& desk, const std::string& network, std::size_t asked, i64 now_us) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < asked; ++i) count += desk.take(account(network, std::to_string(i)), now_us) ? 1U : 0U;
  return count;
}

TEST(AdviceDesk, an_address_has_its_share_and_the_server_a_limit) {
  AdviceDesk desk;
  EXPECT_EQ(given(desk, "greedy", 1000, 0), kAdvicesPerMinuteOfOne);
  EXPECT_EQ(given(desk, "stranger", 3, 0), 3U) << "one address does not spend what others have";
  std::size_t all = kAdvicesPerMinuteOfOne + 3;
  for (int i = 0; i < 100; ++i) all += given(desk, "network " + std::to_string(i), 10, 0);
  EXPECT_EQ(all, kAdvicesPerMinute);
  EXPECT_EQ(given(desk, "late", 1, 0), 0U);
  EXPECT_EQ(given(desk, "late", 1, Ration::kMinute_us), 1U);
}

TEST(AdviceDesk, so_much_is_asked_for_and_not_yet_given) {
  AdviceDesk desk;
  std::vector<AdviceDesk::Place> asked;
  const auto ask = [&](const std::string& network, const std::string& device) {
    auto place = desk.take(account(network, device), 0);
    if (!place) return false;
    asked.push_back(std::move(*place));
    return true;
  };
  std::size_t of_device = 0;
  while (ask("a", "a")) ++of_device;
  EXPECT_EQ(of_device, kMostAdvicesOfDevice);
  std::size_t of_network = of_device;
  while (ask("a", "a" + std::to_string(of_network))) ++of_network;
  EXPECT_EQ(of_network, kMostAdvicesOfNetwork);
  std::size_t all = of_network;
  while (ask("n" + std::to_string(all), "d" + std::to_string(all))) ++all;
  EXPECT_EQ(all, kMostAdvices);
  asked.pop_back();
  EXPECT_TRUE(ask("stranger", "stranger"));
}

}  // namespace
}  // namespace minuit::server
