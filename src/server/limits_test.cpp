// The parts of the server at their bounds: what is at the limit is taken, what is beyond is refused.
#include "server/limits.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>
#include <iterator>

#include "codec/write.hpp"
#include "match/limits.hpp"
#include "server/listings.hpp"
#include "server/people.hpp"
#include "server/ration.hpp"
#include "server/shard.hpp"
#include "server/store_thread.hpp"
#include "server/workers.hpp"
#include "store/memory.hpp"

namespace minuit::server {
namespace {

match::Thought thought_of(std::size_t bytes) {
  match::Thought thought;
  thought.view_json.assign(bytes, 'v');
  return thought;
}

// Nobody works: everything waits.
struct Idle {
  [[nodiscard]] bool take(match::Job job) { return workers.take({0, "table", 1, std::move(job)}); }
  Workers workers{0, [](unsigned, const Worked&) {}};
};

TEST(Workers, so_many_thoughts_wait) {
  Idle idle;
  for (std::size_t i = 0; i < kMostThoughts; ++i) ASSERT_TRUE(idle.take(thought_of(1)));
  EXPECT_FALSE(idle.take(thought_of(1)));
  EXPECT_EQ(idle.workers.figures().waiting, kMostThoughts);
}

TEST(Workers, so_many_bytes_of_thoughts_wait) {
  Idle idle;
  EXPECT_TRUE(idle.take(thought_of(kMostThoughtBytes - kErrandBytes)));
  EXPECT_FALSE(idle.take(thought_of(kErrandBytes + 1)));
  EXPECT_TRUE(idle.take(std::unique_ptr<catalog::Errand>()));
  EXPECT_FALSE(idle.take(thought_of(1)));
}

TEST(Workers, the_bytes_of_what_is_done_are_free_again) {
  std::mutex mutex;
  std::condition_variable changed;
  std::size_t done = 0;
  Workers workers(1, [&](unsigned, const Worked&) {
    const std::lock_guard lock(mutex);
    ++done;
    changed.notify_one();
  });
  for (std::size_t i = 1; i <= 3; ++i) {
    ASSERT_TRUE(workers.take({0, "table", 1, thought_of(kMostThoughtBytes)})) << i;
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return done == i; });
  }
}

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
  EXPECT_TRUE(thread->ask(job, kMostStoreJobBytes - 1));
  EXPECT_TRUE(thread->full(2));
  EXPECT_FALSE(thread->ask(job, 2));
  EXPECT_FALSE(thread->full(1));
  EXPECT_TRUE(thread->ask(job, 1));
  EXPECT_FALSE(thread->full()) << "what holds nothing may come";
  finish();
  EXPECT_EQ(done, 2U);
  EXPECT_EQ(thread->figures().waiting_job_bytes.get(), 0U);
}

TEST_F(StoreLimits, after_so_many_requests_the_appends_come_first) {
  std::vector<std::size_t> appended_before;
  for (std::size_t i = 0; i < 2 * kJobsInARow; ++i)
    ASSERT_TRUE(thread->ask([&, i](store::Store&) {
      if (i == 0) append(0, 1, 1);  // comes while the first row of requests is served
      appended_before.push_back(pit->batches.size());
    }));
  finish();
  ASSERT_EQ(appended_before.size(), 2 * kJobsInARow);
  EXPECT_EQ(appended_before[kJobsInARow - 1], 1U);
  EXPECT_EQ(appended_before[kJobsInARow], 2U);
}

// Keeps what the loop is asked to do, and does nothing of it.
class Stub final : public net::Server {
 public:
  [[nodiscard]] u16 port() const override { return 0; }
  [[nodiscard]] unsigned loops() const override { return 2; }
  void run() override {}
  void stop() override {}
  void post(unsigned /*loop*/, net::Task task) override { tasks.push_back(std::move(task)); }
  void after(unsigned /*loop*/, net::Milliseconds /*delay*/, net::Task /*task*/) override {}
  void send(net::SocketId /*id*/, net::Frame /*frame*/) override {}
  void close(net::SocketId /*id*/, u16 /*code*/, std::string_view /*reason*/) override {}
  [[nodiscard]] net::Counters counters() const override { return {}; }
  std::vector<net::Task> tasks;
};

TEST_F(StoreLimits, so_many_bytes_are_on_their_way_to_another_thread) {
  const match::Games games;
  Workers workers(0, [](unsigned, const Worked&) {});
  Listings listings;
  Shard shard(0, match::Pace{}, {games, *thread, workers, listings, log});
  Stub server;
  shard.use(server);
  const auto hand_over = [&](std::size_t bytes) { return shard.hand_over({net::SocketId{7}, std::string(bytes, 'x')}); };
  EXPECT_TRUE(hand_over(kMostParcelBytes - 1));
  EXPECT_FALSE(hand_over(2));
  EXPECT_TRUE(hand_over(1));
  EXPECT_FALSE(hand_over(1));
  EXPECT_TRUE(shard.hand_over({net::SocketId{7}, Shard::Leaving{}})) << "who goes is always heard";
  ASSERT_EQ(server.tasks.size(), 1U);
  server.tasks[0]();
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

match::Listing listing(const std::string& host) { return {"game", host, 4, 2, false}; }

std::vector<std::string> tables(const Listings& listings) {
  std::vector<std::string> names;
  std::ranges::transform(listings.shown(), std::back_inserter(names), &Listings::Shown::table);
  return names;
}

TEST(Listings, one_host_has_so_many_and_the_next_waits_for_a_place) {
  Listings listings;
  for (const char* table : {"a1", "a2", "a3", "a4"}) listings.set(table, listing("Ada"), "a");
  listings.set("b1", listing("Bo"), "b");
  EXPECT_EQ(tables(listings), (std::vector<std::string>{"a1", "b1", "a2", "a3"})) << "others' first before one's second";
  EXPECT_EQ(listings.of("a", ""), 4U);
  EXPECT_EQ(listings.of("a", "a2"), 3U);
  listings.set("a1", std::nullopt, "a");
  EXPECT_EQ(tables(listings), (std::vector<std::string>{"a2", "b1", "a3", "a4"}));
  listings.set("a2", listing("Bo"), "b");
  EXPECT_EQ(tables(listings), (std::vector<std::string>{"a3", "b1", "a4", "a2"})) << "the role was passed on";
  for (const char* table : {"a2", "a3", "a4", "b1", "b1"}) listings.set(table, std::nullopt, "");
  EXPECT_TRUE(tables(listings).empty());
  EXPECT_EQ(listings.of("a", ""), 0U);
}

TEST(Listings, shows_so_many_and_someone_of_everyone_first) {
  Listings listings;
  for (int i = 0; i < 10; ++i) listings.set("flood" + std::to_string(i), listing("Legion"), "legion");
  for (std::size_t i = 0; i < kMostListed - 2; ++i)
    listings.set("t" + std::to_string(i), listing("Host"), "host " + std::to_string(i));
  EXPECT_EQ(listings.shown().size(), kMostListed);
  listings.set("late", listing("Late"), "late");
  const auto shown = tables(listings);
  EXPECT_EQ(shown.size(), kMostListed);
  EXPECT_EQ(std::ranges::count(shown, "late"), 1);
  EXPECT_EQ(std::ranges::count_if(shown, [](const auto& table) { return table.starts_with("flood"); }), 1);
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
  EXPECT_EQ(tidy_name(" " + longest + " "), longest);
  EXPECT_FALSE(tidy_name(longest + "n"));
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

}  // namespace
}  // namespace minuit::server
