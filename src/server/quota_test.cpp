#include "server/quota.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "server/allowance.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::server {
namespace {

constexpr i64 kHour_us = i64{3600} * 1'000'000;
constexpr bool kMust = true;

TEST(Quota, of_a_device_a_network_and_the_server) {
  Quota quota({.device = 1000, .network = 2000, .server = 3000, .modest = 0});
  EXPECT_TRUE(quota.spend({"one", "here"}, 1000, !kMust, 0));
  EXPECT_FALSE(quota.spend({"one", "here"}, 1, !kMust, 0));
  EXPECT_FALSE(quota.spend({"one", "elsewhere"}, 1, !kMust, 0)) << "a device takes its bucket along";
  EXPECT_TRUE(quota.spend({"two", "here"}, 1000, !kMust, 0));
  EXPECT_FALSE(quota.spend({"three", "here"}, 1, !kMust, 0)) << "the network";
  EXPECT_TRUE(quota.spend({"three", "there"}, 1000, !kMust, 0));
  EXPECT_FALSE(quota.spend({"four", "far"}, 1, !kMust, 0)) << "the server";
  EXPECT_TRUE(quota.spend({"one", "here"}, 500, kMust, 0)) << "a match goes on";
}

// A few who write all they may fill the server's bucket; whoever has written little plays on all the same.
TEST(Quota, a_full_server_still_serves_a_network_that_has_written_little) {
  Quota quota({.device = 0, .network = 1000, .server = 2000, .modest = 300});
  EXPECT_TRUE(quota.spend({"one", "flood"}, 1000, !kMust, 0));
  EXPECT_TRUE(quota.spend({"two", "torrent"}, 1000, !kMust, 0));
  EXPECT_FALSE(quota.spend({"two", "torrent"}, 1, !kMust, 0));
  EXPECT_TRUE(quota.spend({"three", "home"}, 300, !kMust, 0));
  EXPECT_FALSE(quota.spend({"three", "home"}, 1, !kMust, 0)) << "more than a little";
  EXPECT_TRUE(quota.spend({"four", "school"}, 299, !kMust, 0));
  EXPECT_FALSE(quota.spend({"five", ""}, 1, !kMust, 0)) << "from nowhere";
}

TEST(Quota, what_was_refused_counts_for_nothing) {
  Quota quota({.device = 1000, .network = 10'000, .server = 10'000, .modest = 0});
  for (int i = 0; i < 100; ++i) EXPECT_FALSE(quota.spend({"one", "here"}, 1001, !kMust, 0));
  EXPECT_TRUE(quota.spend({"two", "here"}, 1000, !kMust, 0));
}

TEST(Quota, runs_out_again_within_a_day) {
  Quota quota({.device = 2400, .network = 0, .server = 0, .modest = 0});
  EXPECT_TRUE(quota.spend({"one", ""}, 2400, !kMust, 0));
  EXPECT_FALSE(quota.spend({"one", ""}, 101, !kMust, kHour_us));
  EXPECT_TRUE(quota.spend({"one", ""}, 100, !kMust, kHour_us));
  EXPECT_TRUE(quota.spend({"one", ""}, 2400, !kMust, 30 * kHour_us));
}

// Nobody gets an empty bucket by filling the memory with others.
TEST(Quota, many_identities_empty_no_bucket) {
  constexpr std::size_t kPlaces = 50;
  Quota quota({.device = 1000, .network = 2000, .server = 1'000'000, .modest = 0}, kPlaces);
  EXPECT_TRUE(quota.spend({"one", "here"}, 1000, !kMust, 0));
  for (int i = 0; i < 200; ++i) (void)quota.spend({"device" + std::to_string(i), "net" + std::to_string(i)}, 1000, !kMust, 0);
  EXPECT_LE(quota.spenders(), 2 * kPlaces + 1);
  EXPECT_FALSE(quota.spend({"one", "here"}, 1, !kMust, 0));
  EXPECT_TRUE(quota.spend({"new", "here"}, 1000, !kMust, 0)) << "a device without a place is counted for its network";
  EXPECT_FALSE(quota.spend({"newer", "here"}, 1, !kMust, 0));
  EXPECT_FALSE(quota.spend({"other", "new network"}, 2000, !kMust, 0)) << "those without a place share a bucket";
  EXPECT_TRUE(quota.spend({"device0", "net0"}, 1000, !kMust, 25 * kHour_us)) << "and a day later there is room";
}

TEST(Quota, the_servers_total_is_kept_over_a_restart) {
  const support::TemporaryFolder folder;
  const Allowance::Terms terms{{.device = 0, .network = 0, .server = u64{4} << 20U}, 0, folder.path()};
  const auto spend = [](Allowance& allowance, std::size_t bytes) {
    return allowance.spend({"one", "here"}, bytes, match::Purpose::changes);
  };
  {
    Allowance before(terms);
    EXPECT_EQ(spend(before, std::size_t{3} << 20U), match::Allowed::yes);
    before.look();  // and then it crashes
  }
  Allowance after(terms);
  EXPECT_EQ(spend(after, std::size_t{2} << 20U), match::Allowed::over_quota);
  EXPECT_EQ(spend(after, std::size_t{1} << 19U), match::Allowed::yes);
  std::ofstream(folder.path() + "/quota") << "rubbish";
  Allowance unreadable(terms);
  EXPECT_EQ(spend(unreadable, std::size_t{2} << 20U), match::Allowed::yes);
}

TEST(Allowance, nothing_is_begun_when_the_disk_is_low) {
  const support::TemporaryFolder folder;
  const auto begin = [](Allowance& allowance, match::Purpose why) { return allowance.spend({"one", "here"}, 100, why); };
  Allowance roomy({{}, 1, folder.path()});
  EXPECT_FALSE(roomy.disk_low());
  EXPECT_EQ(begin(roomy, match::Purpose::begins), match::Allowed::yes);
  Allowance tight({{}, ~u64{0}, folder.path()});
  EXPECT_TRUE(tight.disk_low());
  EXPECT_EQ(begin(tight, match::Purpose::begins), match::Allowed::disk_low);
  EXPECT_EQ(begin(tight, match::Purpose::goes_on), match::Allowed::yes);
  EXPECT_EQ(begin(tight, match::Purpose::changes), match::Allowed::yes);
}

}  // namespace
}  // namespace minuit::server
