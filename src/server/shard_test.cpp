// The tables of one loop and the store: whose turn it is, and that nobody loses the table they are at.
#include "server/shard.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <future>
#include <thread>

#include "codec/write.hpp"
#include "match/journal.hpp"
#include "match/opening.hpp"
#include "server/people.hpp"
#include "store/memory.hpp"
#include "tests/support/still_server.hpp"

namespace minuit::server {
namespace {

// A store that notes what is read, and at whose first append all waits until the test says so.
class Archive final : public store::Store {
 public:
  [[nodiscard]] std::vector<store::Receipt> append(std::span<const store::Append> batch) override {
    if (!std::exchange(held, true)) {
      entered.set_value();
      go.get_future().wait();
    }
    return inner.append(batch);
  }
  [[nodiscard]] Result<std::vector<store::Entry>, store::Trouble> read(std::string_view log, u64 after) const override {
    reads.emplace_back(log);
    return inner.read(log, after);
  }
  [[nodiscard]] Result<std::vector<store::TableInfo>, store::Trouble> list(std::string_view after) const override {
    return inner.list(after);
  }
  [[nodiscard]] Result<u64, store::Trouble> remove(std::span<const store::Removal> logs) override { return inner.remove(logs); }

  store::MemoryStore inner;
  mutable std::vector<std::string> reads;
  std::promise<void> entered, go;
  bool held = false;
};

class ShardTest : public testing::Test {
 protected:
  void SetUp() override {
    shard.use(server);
    Writings one;
    one.push_back({"t/other", 0, "{}"});
    store.append(0, std::move(one));
    archive->entered.get_future().wait();
  }
  void TearDown() override { go_on(); }
  void go_on() {
    if (!std::exchange(going, true)) archive->go.set_value();
  }
  // Until the store's thread has done all that it was asked for, and the loop all that came of it.
  void settle() {
    go_on();
    do {
      std::promise<void> done;
      ASSERT_TRUE(store.ask(to_read({"d", "the test"}), [&](store::Store&) { done.set_value(); }));
      done.get_future().wait();
    } while (server.do_all() > 0);
  }
  // Directly into the store, while its thread waits.
  Retention::Log write_table(const std::string& table, std::size_t entries = 0) {
    match::OpenTable request;
    request.command = 1;
    request.game = "le-fantome-de-minuit";
    const auto opening = match::opening(games, request, {"host", "Zoé"}, 1000, "device");
    const std::string more = codec::to_json(match::journal::Entry{
        1000, "host", 0, 0, match::journal::HostSet{{"host", "Zoé"}, std::optional<std::string>("device")}});
    std::vector<store::Append> appends;
    const std::string name = table_log(table);
    for (const std::string& entry : std::get<0>(opening)) appends.push_back({name, appends.size(), entry});
    while (appends.size() < entries) appends.push_back({name, appends.size(), more});
    for (const auto& receipt : archive->inner.append(appends)) EXPECT_EQ(receipt.outcome, store::Outcome::kept);
    return {name, appends.size()};
  }
  void arrive(u64 socket, const std::string& table, const std::string& network) {
    shard.arrive(net::SocketId{socket}, table, match::caller_of({"p" + std::to_string(socket), ""}, network));
  }
  [[nodiscard]] u64 version(const std::string& name) const { return archive->inner.version(name).value(); }

  Log log{Level::error, false};
  const match::Games games;
  Workers workers{0, [](unsigned, const Worked&) {}};
  Listings listings;
  Allowance allowance{{}};
  [[nodiscard]] bool may_ask(const std::string& who) { return requests.take(who, steady_us()); }

  Ration requests{1, Ration::kHour_us};  // whoever is counted at all may ask for nothing more while the test lasts
  Oversight oversight;
  Departures departures;
  support::StillServer server;
  Archive* archive = new Archive;
  StoreThread store{std::unique_ptr<store::Store>(archive), 1, log, [](unsigned, const Writings&) {}};
  Shard shard{0, match::Pace{}, {games, store, workers, listings, log, allowance, requests, oversight, departures}};
  bool going = false;
};

TEST_F(ShardTest, many_tables_that_one_address_opens_are_one_to_a_stranger) {
  for (u64 i = 0; i < 30; ++i) arrive(i, "greedy" + std::to_string(i), "192.0.2.1");
  arrive(30, "stranger", "192.0.2.2");
  settle();
  const auto& reads = archive->reads;
  ASSERT_EQ(reads.size(), 31U);
  EXPECT_LE(std::ranges::find(reads, table_log("stranger")) - reads.begin(), 1);
}

TEST_F(ShardTest, whoever_comes_before_an_old_table_is_removed_keeps_it) {
  const Retention::Log visited = write_table("visited");
  const Retention::Log left = write_table("left");
  std::vector<Retention::Log> gone;
  // What the server does of itself waits for the one before, so that who comes is served first.
  ASSERT_TRUE(store.ask(to_play(server_itself()), [](store::Store&) {}));
  shard.retire({visited, left}, [&](const std::vector<Retention::Log>& tables) { gone = tables; });
  server.do_all();
  arrive(1, "visited", "192.0.2.1");
  settle();
  EXPECT_EQ(gone, std::vector<Retention::Log>{left});
  EXPECT_EQ(version(left.name), 0U);
  EXPECT_EQ(version(visited.name), visited.version) << "someone is there";
  EXPECT_EQ(shard.figures().rooms.get(), 1U);
}

TEST_F(ShardTest, whoever_comes_after_an_old_table_was_removed_finds_none) {
  const Retention::Log old = write_table("old");
  shard.retire({old}, [](const auto&) {});
  settle();
  arrive(1, "old", "192.0.2.1");
  EXPECT_EQ(shard.figures().rooms.get(), 1U);
  settle();
  EXPECT_EQ(version(old.name), 0U);
  EXPECT_EQ(shard.figures().rooms.get(), 0U);
}

TEST_F(ShardTest, strangers_who_fill_the_queue_keep_no_seat_from_being_noted_and_no_old_table_from_going) {
  const Retention::Log old = write_table("old");
  std::size_t taken = 0;
  while (store.ask(to_play({"d", std::to_string(taken / kMostStoreJobsOfOne)}), [](store::Store&) {})) ++taken;
  EXPECT_EQ(taken, kMostStoreJobs);
  shard.seated("table", {"zoe", "Zoé"});
  shard.retire({old}, [](const auto&) {});
  server.do_all();
  go_on();
  store.finish();
  EXPECT_EQ(version(old.name), 0U);
  EXPECT_EQ(read_profile(archive->inner, "zoe").value().tables, std::vector<std::string>{"table"});
}

TEST_F(ShardTest, what_is_read_of_a_log_counts_for_whoever_made_its_table_be_opened) {
  write_table("long", kEntriesARequest);
  write_table("short", kEntriesARequest - 1);
  arrive(1, "long", "192.0.2.1");
  arrive(2, "long", "192.0.2.2");
  arrive(3, "short", "192.0.2.3");
  settle();
  EXPECT_EQ(shard.figures().rooms.get(), 2U);
  EXPECT_FALSE(may_ask("192.0.2.1")) << "the address";
  EXPECT_FALSE(may_ask("p1")) << "and the device";
  EXPECT_TRUE(may_ask("192.0.2.2") && may_ask("p2")) << "they came to an open table";
  EXPECT_TRUE(may_ask("192.0.2.3") && may_ask("p3"));
}

TEST_F(ShardTest, every_page_of_a_log_counts_when_it_is_read_and_all_of_it_is_read) {
  write_table("long", 2 * store::kMostPageEntries);
  arrive(1, "long", "192.0.2.1");
  go_on();
  while (store.figures().reads.get() == 0) std::this_thread::yield();
  EXPECT_FALSE(may_ask("192.0.2.1")) << "one page is read, and the next is not asked for yet";
  settle();
  EXPECT_EQ(archive->reads.size(), 3U) << "with the empty one, which is the end";
  EXPECT_EQ(shard.figures().rooms.get(), 1U);
}

TEST_F(ShardTest, entries_that_are_long_count_by_their_bytes) {
  const std::string large(kEntryBytesARequest / 2, 'x');
  const std::array<store::Append, 3> appends{{{"t/large", 0, large}, {"t/large", 1, large}, {"t/small", 0, large}}};
  for (const auto& receipt : archive->inner.append(appends)) ASSERT_EQ(receipt.outcome, store::Outcome::kept);
  arrive(1, "large", "192.0.2.1");
  arrive(2, "small", "192.0.2.2");
  settle();
  EXPECT_FALSE(may_ask("192.0.2.1"));
  EXPECT_TRUE(may_ask("192.0.2.2"));
}

TEST_F(ShardTest, whoever_opens_a_table_the_next_time_pays_for_that_time) {
  write_table("long", kEntriesARequest);
  arrive(1, "long", "192.0.2.1");
  settle();
  shard.leave(net::SocketId{1});
  EXPECT_EQ(shard.figures().rooms.get(), 0U);
  EXPECT_TRUE(may_ask("192.0.2.3"));
  arrive(2, "long", "192.0.2.2");
  settle();
  EXPECT_FALSE(may_ask("192.0.2.2"));
}

}  // namespace
}  // namespace minuit::server
