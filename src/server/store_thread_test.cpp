#include "server/store_thread.hpp"

#include <gtest/gtest.h>

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

TEST(StoreThread, too_many_jobs_are_refused_and_the_rest_are_done) {
  Bench bench(1);
  bench.append(0, "a", 0);
  bench.store->entered.get_future().wait();
  std::size_t done = 0;
  for (std::size_t i = 0; i < kMostStoreJobs; ++i) ASSERT_TRUE(bench.thread->ask([&](store::Store&) { ++done; }));
  EXPECT_TRUE(bench.thread->full());
  EXPECT_FALSE(bench.thread->ask([&](store::Store&) { ++done; }));
  bench.store->go.set_value();
  bench.thread->finish();
  EXPECT_EQ(done, kMostStoreJobs);
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
