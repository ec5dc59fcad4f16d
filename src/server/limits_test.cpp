// The parts of the server at their bounds: what is at the limit is taken, what is beyond is refused.
#include "server/limits.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "codec/write.hpp"
#include "match/limits.hpp"
#include "match/text.hpp"
#include "server/listings.hpp"
#include "server/people.hpp"
#include "server/ration.hpp"
#include "server/shard.hpp"
#include "server/store_thread.hpp"
#include "server/workers.hpp"
#include "store/memory.hpp"
#include "tests/support/still_server.hpp"

namespace minuit::server {
namespace {

// A store that waits at its first append and keeps nothing.
class Pit final : public store::Store {
 public:
  [[nodiscard]] std::vector<store::Receipt> append(std::span<const store::Append> batch) override {
    if (batches.empty()) {
      entered.set_value();
      go.get_future().wait();
    }
    batches.push_back(batch.size());
    return std::vector<store::Receipt>(batch.size(), store::Receipt{store::Outcome::kept, 1});
  }
  [[nodiscard]] Result<std::vector<store::Entry>, store::Trouble> read(std::string_view, u64) const override {
    return std::vector<store::Entry>{};
  }
  [[nodiscard]] Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view) const override {
    return std::vector<store::TableInfo>{};
  }
  std::promise<void> entered, go;
  std::vector<std::size_t> batches;
};

class StoreLimits : public testing::Test {
 protected:
  void SetUp() override {
    auto owned = std::make_unique<Pit>();
    pit = owned.get();
    thread.emplace(std::move(owned), 2, log, [this](unsigned /*shard*/, const Writings& got) {
      for (const Writing& each : got) ++(each.kept == match::Kept::kept ? kept : unwritten);
    });
    append(0, 1, 1);
    pit->entered.get_future().wait();
  }
  void append(unsigned shard, std::size_t count, std::size_t bytes) {
    Writings writings;
    for (std::size_t i = 0; i < count; ++i) writings.push_back({table_log("t"), 0, std::string(bytes, 'x')});
    thread->append(shard, std::move(writings));
  }
  void finish() {
    pit->go.set_value();
    thread->finish();
  }
  Log log{Level::error, false};
  Pit* pit = nullptr;
  std::size_t kept = 0, unwritten = 0;
  std::optional<StoreThread> thread;
};

TEST_F(StoreLimits, so_many_appends_wait_for_the_disk) {
  append(0, kMostAppends - 1, 1);
  append(1, 3, 1);
  finish();
  EXPECT_EQ(pit->batches, (std::vector<std::size_t>{1, kMostAppends}));
  EXPECT_EQ(kept, 1 + kMostAppends);
  EXPECT_EQ(unwritten, 2U);
}

TEST_F(StoreLimits, so_many_bytes_wait_for_the_disk) {
  constexpr std::size_t kPiece = std::size_t{1} << 20U;
  append(0, kMostAppendBytes / kPiece - 1, kPiece);
  append(1, 1, kPiece + 1);
  append(1, 1, kPiece);
  append(0, 1, 1);
  finish();
  EXPECT_EQ(kept, 1 + kMostAppendBytes / kPiece);
  EXPECT_EQ(unwritten, 2U) << "the one that is too large, and the one after the last byte";
}

TEST_F(StoreLimits, so_many_bytes_of_requests_wait) {
  std::size_t done = 0;
  const auto job = [&](store::Store&) { ++done; };
  constexpr std::size_t kAddresses = kMostStoreJobBytes / kMostStoreJobBytesOfOne;
  for (std::size_t i = 0; i + 1 < kAddresses; ++i)
    EXPECT_TRUE(thread->ask(to_read({"d", std::to_string(i)}), job, kMostStoreJobBytesOfOne));
  const match::Account last{"d", "last"};
  EXPECT_TRUE(thread->ask(to_read(last), job, kMostStoreJobBytesOfOne - 1));
  const match::Account other{"d", "other"};
  EXPECT_TRUE(thread->full(other, 2));
  EXPECT_FALSE(thread->ask(to_read(other), job, 2));
  EXPECT_FALSE(thread->full(other, 1));
  EXPECT_TRUE(thread->ask(to_read(other), job, 1));
  EXPECT_FALSE(thread->full(other)) << "what holds nothing may come";
  finish();
  EXPECT_EQ(done, kAddresses + 1);
  EXPECT_EQ(thread->figures().waiting_job_bytes.get(), 0U);
}

TEST_F(StoreLimits, so_many_bytes_of_the_requests_of_one_address_wait) {
  const auto job = [](store::Store&) {};
  const match::Account greedy{"d", "192.0.2.1"};
  EXPECT_TRUE(thread->ask(to_read(greedy), job, kMostStoreJobBytesOfOne - 1));
  EXPECT_TRUE(thread->full(greedy, 2));
  EXPECT_FALSE(thread->ask(to_read({"another", greedy.network}), job, 2));
  EXPECT_TRUE(thread->ask(to_read({"d", "192.0.2.2"}), job, kMostStoreJobBytesOfOne)) << "another address";
  EXPECT_TRUE(thread->ask(to_read(greedy), job, 1));
  finish();
}

TEST_F(StoreLimits, after_so_many_requests_the_appends_come_first) {
  std::vector<std::size_t> appended_before;
  for (std::size_t i = 0; i < 2 * kJobsInARow; ++i)
    ASSERT_TRUE(thread->ask(to_read({"d", "192.0.2.1"}), [&, i](store::Store&) {
      if (i == 0) append(0, 1, 1);  // comes while the first row of requests is served
      appended_before.push_back(pit->batches.size());
    }));
  finish();
  ASSERT_EQ(appended_before.size(), 2 * kJobsInARow);
  EXPECT_EQ(appended_before[kJobsInARow - 1], 1U);
  EXPECT_EQ(appended_before[kJobsInARow], 2U);
}

TEST_F(StoreLimits, so_many_bytes_are_on_their_way_to_another_thread) {
  const match::Games games;
  Workers workers(0, [](unsigned, const Worked&) {});
  Listings listings;
  Allowance allowance({});
  Ration requests(kRequestsPerMinute);
  Oversight oversight;
  Departures departures;
  Shard shard(0, match::Pace{}, {games, *thread, workers, listings, log, allowance, requests, oversight, departures});
  support::StillServer server;
  shard.use(server);
  const auto hand_over = [&](std::size_t bytes) { return shard.hand_over({net::SocketId{7}, std::string(bytes, 'x')}); };
  EXPECT_TRUE(hand_over(kMostParcelBytes - 1));
  EXPECT_FALSE(hand_over(2));
  EXPECT_TRUE(hand_over(1));
  EXPECT_FALSE(hand_over(1));
  EXPECT_TRUE(shard.hand_over({net::SocketId{7}, Shard::Leaving{}})) << "who goes is always heard";
  EXPECT_EQ(server.do_all(), 1U);
  EXPECT_TRUE(hand_over(kMostParcelBytes)) << "there is room again";
  finish();
}

TEST(Log, tells_what_strangers_cause_once_a_second) {
  testing::internal::CaptureStderr();
  const i64 begun_ms = now().steady_ms;
  {
    Log log(Level::warning, false);
    for (int i = 0; i < 1000; ++i) log.warn("a stranger knocks");
  }
  const i64 most = 1 + (now().steady_ms - begun_ms) / kWarningEvery_ms;
  const std::string text = testing::internal::GetCapturedStderr();
  const auto lines = std::ranges::count(text, '\n');
  EXPECT_GE(lines, 1);
  EXPECT_LE(lines, most);
}

TEST(Log, tells_each_kind_of_trouble_apart) {
  testing::internal::CaptureStderr();
  {
    Log log(Level::warning, false);
    for (int i = 0; i < 100; ++i) log.warn_of("flood", "refused", {{"status", i64{431}}});
    log.warn_of("other", "refused", {{"status", i64{503}}, {"address", std::string("192.0.2.1")}});
    log.warn("the disk is full");
    for (std::size_t i = 0; i < 2 * kMostWarningKinds; ++i) log.warn_of("kind " + std::to_string(i), "one of many");
  }
  const std::string text = testing::internal::GetCapturedStderr();
  EXPECT_THAT(text, ::testing::HasSubstr("refused status=431"));
  EXPECT_THAT(text, ::testing::HasSubstr("refused status=503 address=\"192.0.2.1\"")) << "a flood of one kind hides no other";
  EXPECT_THAT(text, ::testing::HasSubstr("the disk is full"));
  EXPECT_LT(std::ranges::count(text, '\n'), static_cast<std::ptrdiff_t>(2 * kMostWarningKinds)) << "kinds are bounded";
}

TEST(People, a_file_has_so_many_entries) {
  for (const std::size_t there : {kMostPersonEntries - 1, kMostPersonEntries}) {
    store::MemoryStore store;
    const std::string entry = codec::to_json(PersonEntry{1, "Zoé", std::nullopt});
    std::vector<store::Append> batch;
    batch.reserve(there);
    for (u64 version = 0; version < there; ++version) batch.push_back({"p/zoe", version, entry});
    for (const auto& receipt : store.append(batch)) ASSERT_EQ(receipt.outcome, store::Outcome::kept);
    EXPECT_TRUE(remember_table(store, "zoe", "0123456789ab", 2)) << "nobody is refused a seat for it";
    const auto profile = read_profile(store, "zoe");
    ASSERT_TRUE(profile.ok());
    EXPECT_EQ(profile.value().version, kMostPersonEntries);
    EXPECT_EQ(profile.value().tables.size(), there < kMostPersonEntries ? 1U : 0U);
    EXPECT_EQ(profile.value().name, "Zoé");
  }
}

TEST(People, a_name_has_so_many_bytes) {
  const std::string longest(match::kMostNameBytes, 'n');
  EXPECT_EQ(match::tidy_name(" " + longest + " "), longest);
  EXPECT_FALSE(match::tidy_name(longest + "n"));
}

TEST(Ration, costs_more_for_some) {
  Ration ration(10);
  EXPECT_TRUE(ration.take("a", 0, 6));
  EXPECT_FALSE(ration.take("a", 0, 5));
  EXPECT_TRUE(ration.take("a", 0, 4));
  EXPECT_FALSE(ration.take("a", 5'999'999));
  EXPECT_TRUE(ration.take("a", 6'000'000));
  EXPECT_TRUE(ration.take("b", 0, 1000)) << "all that there is, and then nothing for long";
  EXPECT_FALSE(ration.take("b", 0));
}

TEST(Ration, what_is_done_already_counts_and_has_to_be_paid_first) {
  constexpr i64 kOne_us = Ration::kMinute_us / 10;
  Ration ration(10);
  ration.charge("a", 0, 3);
  EXPECT_FALSE(ration.take("a", 0, 8));
  EXPECT_TRUE(ration.take("a", 0, 7)) << "as if it had been taken";
  ration.charge("a", 0, 5);
  EXPECT_FALSE(ration.take("a", 6 * kOne_us - 1)) << "five to pay, and one to take";
  EXPECT_TRUE(ration.take("a", 6 * kOne_us));
  EXPECT_TRUE(ration.take("b", 0, 10)) << "somebody else";
}

TEST(Ration, no_debt_is_longer_than_that) {
  constexpr i64 kPaid_us = kLongestDebt * Ration::kMinute_us;
  constexpr i64 kOne_us = Ration::kMinute_us / 10;
  Ration ration(10);
  for (int i = 0; i < 3; ++i) ration.charge("a", 0, 1'000'000'000);
  EXPECT_FALSE(ration.take("a", kPaid_us + kOne_us - 1));
  EXPECT_TRUE(ration.take("a", kPaid_us + kOne_us));
}

TEST(Ration, whoever_is_counted_only_by_charges_has_one_of_so_many_buckets) {
  Ration ration(10);
  for (std::size_t i = 0; i < kMostRationed; ++i) ration.charge(std::to_string(i), 0, 1);
  ration.charge("late", 0, 1'000);
  for (u32 each = 0; each < 20; ++each) EXPECT_TRUE(ration.take("late", 0)) << "no place is left: the address alone counts";
  EXPECT_TRUE(ration.take("late", Ration::kMinute_us)) << "and nothing was counted";
}

}  // namespace
}  // namespace minuit::server
