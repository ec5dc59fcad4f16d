// The bots' threads: how much waits for them, and who is served when. No time is measured.
#include "server/workers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "server/limits.hpp"

namespace minuit::server {
namespace {

match::Thought thought_of(std::size_t bytes) {
  match::Thought thought;
  thought.view_json.assign(bytes, 'v');
  return thought;
}

// Nobody works: everything waits.
struct Idle {
  [[nodiscard]] bool take(match::Job job, const std::string& network = "n") {
    return !workers.take({0, "table", 1, std::move(job), {"d", network}});
  }
  Workers workers{0, [](unsigned, const Worked&) {}};
};

TEST(Workers, so_many_thoughts_wait) {
  Idle idle;
  for (std::size_t i = 0; i < kMostThoughts; ++i) {
    const std::string network = "n" + std::to_string(i / kMostThoughtsOfOne);
    ASSERT_TRUE(idle.take(thought_of(1), network));
    const bool its_last = (i + 1) % kMostThoughtsOfOne == 0;
    EXPECT_TRUE(!its_last || !idle.take(thought_of(1), network)) << "one address has its share";
  }
  EXPECT_FALSE(idle.take(thought_of(1), "stranger"));
  EXPECT_EQ(idle.workers.figures().waiting, kMostThoughts);
}

TEST(Workers, so_many_bytes_of_thoughts_wait) {
  Idle idle;
  EXPECT_TRUE(idle.take(thought_of(kMostThoughtBytesOfOne - kErrandBytes)));
  EXPECT_FALSE(idle.take(thought_of(kErrandBytes + 1)));
  EXPECT_TRUE(idle.take(std::unique_ptr<catalog::Errand>()));
  EXPECT_FALSE(idle.take(thought_of(1)));
  static_assert(kMostThoughtBytes == 4 * kMostThoughtBytesOfOne);
  for (const char* other : {"o", "p", "q"}) EXPECT_TRUE(idle.take(thought_of(kMostThoughtBytesOfOne), other));
  EXPECT_FALSE(idle.take(thought_of(1), "stranger"));
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
    ASSERT_FALSE(workers.take({0, "table", 1, thought_of(kMostThoughtBytesOfOne), {"d", "n"}})) << i;
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return done == i; });
  }
}

// One thread that is held at first; then who is answered in which order.
class Queueing : public testing::Test {
 protected:
  void SetUp() override {
    std::promise<void> held;
    ASSERT_TRUE(workers.take(net::Task([&held, this] {
                               held.set_value();
                               go.get_future().wait();
                             }),
                             {"holder", "holder"}));
    held.get_future().wait();
  }
  void ask(const std::string& network, const std::string& device, const std::string& table, bool counsel) {
    match::Thought thought;  // of no game: it is answered at once
    thought.counsel = counsel;
    taken += workers.take({0, table, 1, std::move(thought), {device, network}}) ? 0U : 1U;
  }
  std::vector<std::string> answered() {
    go.set_value();
    std::unique_lock lock(mutex);
    changed.wait(lock, [this] { return order.size() == taken; });
    return order;
  }
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<std::string> order;
  std::size_t taken = 0;
  std::promise<void> go;
  Workers workers{1, [this](unsigned, const Worked& worked) {
                    const std::lock_guard lock(mutex);
                    order.push_back(worked.table);
                    changed.notify_one();
                  }};
};

TEST_F(Queueing, a_strangers_bot_moves_before_the_advice_of_forty_eight_identities) {
  for (int i = 0; i < 48; ++i) ask("10.0.0.1", "identity " + std::to_string(i), "theirs", true);
  EXPECT_EQ(taken, kMostAdvicesOfNetwork) << "the others are told to wait";
  ask("192.0.2.9", "stranger", "stranger", false);
  EXPECT_EQ(answered().front(), "stranger");
}

TEST_F(Queueing, a_strangers_bot_waits_for_one_move_of_an_address_with_forty_eight_tables) {
  for (int i = 0; i < 48; ++i) ask("10.0.0.1", "identity " + std::to_string(i), "theirs " + std::to_string(i), false);
  ask("192.0.2.9", "stranger", "stranger", false);
  const std::vector<std::string> all = answered();
  EXPECT_LE(std::ranges::find(all, "stranger") - all.begin(), 1);
}

}  // namespace
}  // namespace minuit::server
