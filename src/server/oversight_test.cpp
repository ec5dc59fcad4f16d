#include "server/oversight.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "server/retention.hpp"
#include "store/memory.hpp"

namespace minuit::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::SizeIs;

constexpr i64 kNow = 1'800'000'000'000;

class OversightTest : public ::testing::Test {
 protected:
  [[nodiscard]] u64 add(BanKind kind, const std::string& value, i64 lasts_ms = 1000, i64 since = kNow) {
    const auto ban = oversight.add(store, {0, kind, value, since, since + lasts_ms, "why"});
    return ban.ok() ? ban.value().id : 0;
  }
  // As after a restart.
  [[nodiscard]] bool banned(const std::string& person, const std::string& device, const std::string& remote, i64 at = kNow) {
    Oversight again;
    again.load(store, log);
    const bool is = oversight.banned(person, device, remote, at).has_value();
    EXPECT_EQ(again.banned(person, device, remote, at).has_value(), is) << "it is kept";
    return is;
  }

  Log log{Level::error, false};
  store::MemoryStore store;
  Oversight oversight;
};

TEST_F(OversightTest, bans_hold_for_whom_they_name_until_they_end) {
  EXPECT_FALSE(banned("ann", "phone", "192.0.2.7"));
  const u64 person = add(BanKind::person, "ann");
  EXPECT_TRUE(banned("ann", "phone", "192.0.2.7"));
  EXPECT_FALSE(banned("bob", "phone", "192.0.2.7")) << "who shares the device is somebody else";
  EXPECT_FALSE(banned("ann", "phone", "192.0.2.7", kNow + 1000)) << "it is over";
  ASSERT_TRUE(oversight.lift(store, person, kNow).ok());
  EXPECT_FALSE(banned("ann", "phone", "192.0.2.7"));

  EXPECT_NE(add(BanKind::device, "phone"), 0U);
  EXPECT_TRUE(banned("ann", "phone", "192.0.2.7"));
  EXPECT_TRUE(banned("bob", "phone", "192.0.2.7"));
  EXPECT_FALSE(banned("phone", "tablet", "192.0.2.7"));
  EXPECT_NE(add(BanKind::network, "198.51.100.0/24"), 0U);
  EXPECT_TRUE(banned("eve", "tablet", "198.51.100.200"));
  EXPECT_FALSE(banned("eve", "tablet", "198.51.101.200"));
}

TEST_F(OversightTest, the_longest_ban_counts) {
  EXPECT_NE(add(BanKind::person, "ann", 5000), 0U);
  const u64 longest = add(BanKind::device, "phone", 9000);
  EXPECT_NE(add(BanKind::network, "192.0.2.7", 1000), 0U);
  EXPECT_EQ(oversight.banned("ann", "phone", "192.0.2.7", kNow)->id, longest);
}

TEST_F(OversightTest, bans_have_a_largest_number_and_those_that_are_over_make_room) {
  for (std::size_t each = 0; each < kMostBans; ++each) ASSERT_NE(add(BanKind::person, std::to_string(each)), 0U);
  const auto refused = oversight.add(store, {0, BanKind::person, "one more", kNow, kNow + 1, ""});
  ASSERT_FALSE(refused.ok());
  EXPECT_THAT(refused.error(), HasSubstr("1000 bans"));
  EXPECT_NE(add(BanKind::person, "one more", 1000, kNow + 1000), 0U);
  EXPECT_THAT(store.list(kBanLogs).value(), SizeIs(2)) << "those that are over are gone from the store; the last number stays";
}

TEST_F(OversightTest, no_number_of_a_ban_is_given_twice) {
  EXPECT_EQ(add(BanKind::person, "ann"), 1U);
  EXPECT_EQ(add(BanKind::person, "bob"), 2U);
  ASSERT_TRUE(oversight.lift(store, 2, kNow).ok());
  EXPECT_EQ(add(BanKind::person, "eve"), 3U);
  ASSERT_TRUE(oversight.lift(store, 3, kNow).ok());
  Oversight again;  // as after a restart
  again.load(store, log);
  EXPECT_EQ(again.add(store, {0, BanKind::person, "tim", kNow, kNow + 1000, ""}).value().id, 4U);
}

TEST_F(OversightTest, cookies_stay_revoked_and_tables_marked) {
  EXPECT_TRUE(oversight.revoke(store, "phone", kNow).value());
  EXPECT_FALSE(oversight.revoke(store, "phone", kNow).value()) << "it was already";
  ASSERT_TRUE(oversight.mark(store, "table", {true, false}).ok());
  ASSERT_TRUE(oversight.mark(store, "table", {true, true}).ok());
  ASSERT_TRUE(oversight.mark(store, "other", {false, true}).ok());
  ASSERT_TRUE(oversight.mark(store, "other", {false, false}).ok());
  Oversight again;
  again.load(store, log);
  EXPECT_TRUE(again.revoked("phone"));
  EXPECT_FALSE(again.revoked("tablet"));
  EXPECT_EQ(again.marks("table"), (TableMarks{true, true}));
  EXPECT_EQ(again.marks("other"), TableMarks{});
  EXPECT_THAT(store.list("").value(), SizeIs(2)) << "what is no longer marked takes no room";
}

TEST_F(OversightTest, a_revoked_cookie_stays_so_when_nothing_may_tell_whose_it_was) {
  const ServerKey key = ServerKey::drawn();
  Oversight own(key);
  ASSERT_TRUE(own.revoke(store, "phone", kNow).ok());
  ASSERT_TRUE(own.seal_revoked(store, "phone"));
  ASSERT_TRUE(own.seal_revoked(store, "phone")) << "again, after a crash";
  const auto logs = store.list(kRevokedLogs);
  ASSERT_THAT(logs.value(), SizeIs(1));
  EXPECT_THAT(logs.value()[0].name, Not(HasSubstr("phone")));
  const auto entries = store.read(logs.value()[0].name, 0);
  EXPECT_THAT(entries.value()[0].bytes, Not(HasSubstr(std::to_string(kNow)))) << "not by the time, either";
  Oversight again(key);
  again.load(store, log);
  EXPECT_TRUE(again.revoked("phone"));
  EXPECT_FALSE(again.revoked("tablet"));
  Oversight other(ServerKey::drawn());
  other.load(store, log);
  EXPECT_FALSE(other.revoked("phone")) << "nobody knows it without the key";
}

TEST_F(OversightTest, retention_leaves_it_alone) {
  EXPECT_NE(add(BanKind::person, "ann"), 0U);
  ASSERT_TRUE(oversight.revoke(store, "phone", kNow).ok());
  constexpr i64 kTenYears_ms = i64{3650} * 86'400'000;
  const auto step = Retention(1).look(store, kNow + kTenYears_ms);
  ASSERT_TRUE(step.ok());
  EXPECT_THAT(step.value().tables, SizeIs(0));
  EXPECT_THAT(step.value().people, SizeIs(0));
}

}  // namespace
}  // namespace minuit::server
