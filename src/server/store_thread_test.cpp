#include "server/store_thread.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "store/memory.hpp"

namespace minuit::server {
namespace {

// A store whose first append waits until the test lets it go on, and whose disk may be full.
class SlowStore final : public store::Store {
 public:
  [[nodiscard]] std::vector<store::Receipt> append(std::span<const store::Append> batch) override {
    batches.push_back(batch.size());
    if (batches.size() == 1) {
      entered.set_value();
      go.get_future().wait();
    }
    if (full) return std::vector<store::Receipt>(batch.size());
    return inner.append(batch);
  }
  [[nodiscard]] Result<std::vector<store::Entry>, store::Trouble> read(std::string_view table, u64 after) const override {
    return inner.read(table, after);
  }
  [[nodiscard]] Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    return inner.list(after);
  }

  store::MemoryStore inner;
  std::vector<std::size_t> batches;
  std::promise<void> entered, go;
  bool full = false;
};

struct Bench {
  explicit Bench(unsigned shards) : answers(shards) {
    auto owned = std::make_unique<SlowStore>();
    store = owned.get();
    thread.emplace(std::move(owned), shards, log, [this](unsigned shard, Writings got) {
      posts.push_back(shard);
      for (Writing& each : got) answers[shard].push_back(std::move(each));
    });
  }
  void append(unsigned shard, std::string_view table, u64 expected) {
    Writings writings;
    writings.push_back({table_log(table), expected, "{}"});
    thread->append(shard, std::move(writings));
  }
  Log log{Level::error, false};
  std::vector<Writings> answers;
  std::vector<unsigned> posts;
  SlowStore* store = nullptr;
  std::optional<StoreThread> thread;
};

TEST(StoreThread, what_comes_while_it_writes_is_one_batch_and_one_answer_a_shard) {
  Bench bench(2);
  bench.append(0, "a", 0);
  bench.store->entered.get_future().wait();
  for (const char* table : {"b", "c", "d"}) bench.append(0, table, 0);
  bench.append(1, "e", 0);
  bench.append(1, "a", 0);
  bench.store->go.set_value();
  bench.thread->finish();
  EXPECT_EQ(bench.store->batches, (std::vector<std::size_t>{1, 5}));
  EXPECT_EQ(bench.posts, (std::vector<unsigned>{0, 0, 1}));
  ASSERT_EQ(bench.answers[0].size(), 4U);
  EXPECT_EQ(bench.answers[0][3].table(), "d");
  for (const Writing& each : bench.answers[0]) EXPECT_EQ(each.kept, match::Kept::kept);
  EXPECT_EQ(bench.answers[1][0].kept, match::Kept::kept);
  EXPECT_EQ(bench.answers[1][1].kept, match::Kept::stale);
  EXPECT_EQ(bench.thread->figures().batches.get(), 2U);
  EXPECT_FALSE(bench.thread->sick());
}

// Somebody behind this address.
match::Account at(std::string network, std::string device = "d") { return {std::move(device), std::move(network)}; }

// A bench whose thread waits at an append until it is told to go on; meanwhile everything is queued.
struct BusyBench : Bench {
  BusyBench() : Bench(1) {
    append(0, "a", 0);
    store->entered.get_future().wait();
  }
  [[nodiscard]] bool ask(const Cause& cause, const std::string& what) {
    return thread->ask(cause, [this, what](store::Store&) { done.push_back(what); });
  }
  void go_on() {
    store->go.set_value();
    thread->finish();
  }
  // How many were served before this one.
  [[nodiscard]] std::ptrdiff_t place_of(std::string_view what) const { return std::ranges::find(done, what) - done.begin(); }
  std::vector<std::string> done;
};

TEST(StoreThread, too_many_jobs_are_refused_and_the_rest_are_done) {
  BusyBench bench;
  const auto nth = [](std::size_t i) { return at(std::to_string(i / kMostStoreJobsOfOne)); };
  for (std::size_t i = 0; i < kMostStoreJobs; ++i) {
    ASSERT_FALSE(bench.thread->full(nth(i)));
    ASSERT_TRUE(bench.ask(to_read(nth(i)), "job"));
  }
  EXPECT_TRUE(bench.thread->full(at("newcomer")));
  EXPECT_FALSE(bench.ask(to_read(at("newcomer")), "refused"));
  EXPECT_FALSE(bench.ask(to_play(at("newcomer")), "refused"));
  bench.go_on();
  EXPECT_EQ(bench.done, std::vector<std::string>(kMostStoreJobs, "job"));
}

TEST(StoreThread, so_many_jobs_of_one_address_wait_and_others_may_still_ask) {
  BusyBench bench;
  for (std::size_t i = 0; i < kMostStoreJobsOfOne; ++i) ASSERT_TRUE(bench.ask(to_read(at("greedy", std::to_string(i))), "job"));
  EXPECT_TRUE(bench.thread->full(at("greedy", "another")));
  EXPECT_FALSE(bench.ask(to_read(at("greedy", "another")), "refused"));
  EXPECT_FALSE(bench.thread->full(at("stranger")));
  EXPECT_TRUE(bench.ask(to_read(at("stranger")), "stranger"));
  bench.go_on();
  EXPECT_EQ(bench.done.size(), kMostStoreJobsOfOne + 1);
}

TEST(StoreThread, an_address_with_a_thousand_jobs_is_one_to_a_stranger) {
  BusyBench bench;
  for (std::size_t i = 0; i < 1000; ++i) ASSERT_TRUE(bench.ask(to_read(at("greedy", std::to_string(i % 50))), "greedy"));
  ASSERT_TRUE(bench.ask(to_read(at("stranger")), "stranger"));
  bench.go_on();
  EXPECT_LE(bench.place_of("stranger"), 1);
}

TEST(StoreThread, what_lets_people_play_comes_before_what_is_only_read) {
  BusyBench bench;
  for (const char* reader : {"a", "b", "c"}) ASSERT_TRUE(bench.ask(to_read(at(reader)), "read"));
  ASSERT_TRUE(bench.ask(to_play(at("player"), "table"), "play"));
  bench.go_on();
  EXPECT_EQ(bench.place_of("play"), 0);
  EXPECT_EQ(bench.done.size(), 4U);
}

TEST(StoreThread, strangers_who_fill_the_queue_do_not_keep_the_server_from_its_own_work) {
  BusyBench bench;
  std::size_t taken = 0;
  while (bench.ask(to_play(at(std::to_string(taken / kMostStoreJobsOfOne))), "strangers")) ++taken;
  EXPECT_EQ(taken, kMostStoreJobs);
  ASSERT_FALSE(bench.thread->full(server_itself()));
  for (std::size_t i = 0; i < kMostStoreJobsOfOne; ++i) ASSERT_TRUE(bench.ask(to_read(server_itself()), "own")) << i;
  EXPECT_FALSE(bench.ask(to_read(server_itself()), "refused")) << "it has a bound, too";
  bench.go_on();
  EXPECT_EQ(std::ranges::count(bench.done, "own"), static_cast<std::ptrdiff_t>(kMostStoreJobsOfOne));
}

TEST(StoreThread, what_the_server_does_of_itself_takes_no_place_from_strangers) {
  BusyBench bench;
  while (bench.ask(to_read(server_itself()), "own")) {
  }
  std::size_t taken = 0;
  while (bench.ask(to_read(at(std::to_string(taken / kMostStoreJobsOfOne))), "strangers")) ++taken;
  EXPECT_EQ(taken, kMostStoreJobs);
  bench.go_on();
}

TEST(StoreThread, a_full_disk_is_answered_and_known) {
  Bench bench(1);
  bench.store->full = true;
  bench.append(0, "a", 0);
  bench.store->go.set_value();
  bench.thread->finish();
  ASSERT_EQ(bench.answers[0].size(), 1U);
  EXPECT_EQ(bench.answers[0][0].kept, match::Kept::unwritten);
  EXPECT_TRUE(bench.thread->sick());
}

}  // namespace
}  // namespace minuit::server
