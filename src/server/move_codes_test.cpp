#include "server/move_codes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace minuit::server {
namespace {

constexpr i64 kMinute_us = 60'000'000;

TEST(MoveCodes, a_code_is_good_once_and_for_some_minutes) {
  MoveCodes codes(ServerKey::drawn());
  const Visitor device = newcomer();
  const auto code = codes.make(device, "10.0.0.1", 0);
  ASSERT_TRUE(code);
  EXPECT_EQ(code->size(), kMoveCodeChars);
  std::string typed;
  for (const char each : *code) typed += static_cast<char>(std::toupper(each));
  typed.insert(5, " - ");
  const auto moved = codes.redeem(typed, "10.0.0.2", kMoveCode_us - 1);
  ASSERT_TRUE(moved.ok()) << "capitals, spaces and hyphens are all the same";
  EXPECT_EQ(moved.value(), device.secret);
  EXPECT_FALSE(codes.redeem(*code, "10.0.0.2", kMoveCode_us - 1).ok()) << "it was used";
  const auto late = codes.make(device, "10.0.0.1", 0);
  EXPECT_FALSE(codes.redeem(*late, "10.0.0.2", kMoveCode_us).ok()) << "it is too old";
}

// Whether the heap holds these bytes; nothing if there is none to look at. The sanitizers have their own.
std::optional<bool> on_the_heap(const std::array<char, kMoveCodeChars>& bytes) {
  std::ifstream maps("/proc/self/maps");
  for (std::string line; std::getline(maps, line);) {
    if (!line.ends_with("[heap]")) continue;
    std::size_t parsed = 0;
    const u64 from = std::stoull(line, &parsed, 16);
    const u64 to = std::stoull(line.substr(parsed + 1), nullptr, 16);
    const std::string_view heap(reinterpret_cast<const char*>(from), to - from);  // NOLINT(performance-no-int-to-ptr)
    return heap.find(std::string_view(bytes.data(), bytes.size())) != std::string_view::npos;
  }
  return std::nullopt;
}

TEST(MoveCodes, are_not_in_memory_as_they_are_typed) {
  MoveCodes codes(ServerKey::drawn());
  std::array<char, kMoveCodeChars> on_the_stack{};
  const auto code = codes.make(newcomer(), "10.0.0.1", 0);
  ASSERT_TRUE(code);
  std::ranges::copy(*code, on_the_stack.begin());
  const auto found = on_the_heap(on_the_stack);
  const auto copy = std::make_unique<std::array<char, kMoveCodeChars>>(on_the_stack);
  if (on_the_heap(*copy) != true) GTEST_SKIP() << "there is no heap to look at";
  EXPECT_EQ(found, false);
}

TEST(MoveCodes, a_new_code_makes_the_old_one_worthless) {
  MoveCodes codes(ServerKey::drawn());
  const Visitor device = newcomer();
  const auto first = codes.make(device, "10.0.0.1", 0);
  const auto second = codes.make(device, "10.0.0.1", 1);
  EXPECT_FALSE(codes.redeem(*first, "10.0.0.2", 2).ok());
  EXPECT_TRUE(codes.redeem(*second, "10.0.0.2", 2).ok());
  const auto third = codes.make(device, "10.0.0.1", 3);
  codes.forget(device.id);
  EXPECT_FALSE(codes.redeem(*third, "10.0.0.2", 4).ok());
}

// One address: ten in ten minutes. After that even the right code is refused, or guessing would go on until it is hit.
TEST(MoveCodes, an_address_guesses_ten_times) {
  MoveCodes codes(ServerKey::drawn());
  const auto code = codes.make(newcomer(), "10.0.0.1", 0);
  for (u32 guess = 0; guess < kMoveGuesses; ++guess)
    EXPECT_EQ(codes.redeem("0000000000", "10.0.0.2", 0).error(), MoveCodes::Lack::unknown);
  EXPECT_EQ(codes.redeem("0000000000", "10.0.0.2", 0).error(), MoveCodes::Lack::too_many_guesses);
  EXPECT_EQ(codes.redeem(*code, "10.0.0.2", 0).error(), MoveCodes::Lack::too_many_guesses);
  EXPECT_TRUE(codes.redeem(*code, "10.0.0.3", 0).ok()) << "others are not concerned";
}

// Every address of the world, for as long as a code lives, with as many codes to hit as there can be: the bound on the number of
// guesses makes that a chance of less than one in ten million.
TEST(MoveCodes, all_addresses_together_have_a_bound_and_it_makes_guessing_hopeless) {
  MoveCodes codes(ServerKey::drawn());
  u64 heard = 0;
  for (i64 minute = 0; minute < kMoveCode_us / kMinute_us; ++minute)
    for (u32 address = 0; address < 2 * kMoveGuessesOfAll; ++address)
      if (codes.redeem("0000000000", std::to_string(minute) + "." + std::to_string(address), minute * kMinute_us).error() ==
          MoveCodes::Lack::unknown)
        ++heard;
  const u64 most = u64{kMoveGuessesOfAll} * static_cast<u64>(kMoveCode_us / kMinute_us);
  EXPECT_LE(heard, most);
  EXPECT_GT(heard, most / 2) << "the bound is what is measured here";
  const u64 codes_there_are = u64{1} << (5 * kMoveCodeChars);
  EXPECT_LT(most * kMostMoveCodes * 10'000'000, codes_there_are);
}

// A hundred and twenty addresses that try all they may, again and again; and one person at a time who mistypes the code
// once.
TEST(MoveCodes, many_addresses_that_guess_keep_nobody_else_from_trying) {
  MoveCodes codes(ServerKey::drawn());
  for (i64 minute = 0; minute < 30; ++minute) {
    for (int address = 0; address < 120; ++address)
      for (u32 guess = 0; guess < kMoveGuesses; ++guess)
        (void)codes.redeem("0000000000", "10.1.0." + std::to_string(address), minute * kMinute_us);
    const auto code = codes.make(newcomer(), "10.0.0.1", minute * kMinute_us);
    const std::string honest = "10.2.0." + std::to_string(minute);
    EXPECT_EQ(codes.redeem("0000000001", honest, minute * kMinute_us).error(), MoveCodes::Lack::unknown) << minute;
    EXPECT_TRUE(codes.redeem(*code, honest, minute * kMinute_us + 1'000'000).ok()) << minute;
  }
}

TEST(MoveCodes, there_are_only_so_many) {
  MoveCodes codes(ServerKey::drawn());
  for (std::size_t made = 0; made < kMostMoveCodesOfNetwork; ++made) ASSERT_TRUE(codes.make(newcomer(), "10.0.0.1", 0));
  EXPECT_FALSE(codes.make(newcomer(), "10.0.0.1", 0));
  EXPECT_TRUE(codes.make(newcomer(), "10.0.0.2", 0));
  EXPECT_TRUE(codes.make(newcomer(), "10.0.0.1", kMoveCode_us)) << "old ones make room";
}

TEST(MoveCodes, codes_differ) {
  std::set<std::string> seen;
  for (int made = 0; made < 1000; ++made) EXPECT_TRUE(seen.insert(random_code(kMoveCodeChars)).second);
}

}  // namespace
}  // namespace minuit::server
