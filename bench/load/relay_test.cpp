// The relay and the hands behind it, over real sockets on the loopback address.
#include "bench/load/relay.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <set>

#include "bench/load/buckets.hpp"
#include "bench/load/machine.hpp"
#include "bench/load/race.hpp"
#include "tests/support/table_player.hpp"

namespace minuit::load {
namespace {

TEST(RelayWay, keeps_the_order_and_stays_within_the_jitter) {
  sim::Way way({100, 20, 0}, 7, 1);
  i64 last = 0;
  std::set<i64> lengths;
  for (i64 sent = 0; sent < 1000; ++sent) {
    const i64 begun = sent * 1'000'000;
    const i64 arrived = way.arrival(begun);
    EXPECT_GE(arrived, last);
    EXPECT_GE(arrived - begun, 40'000);
    EXPECT_LE(arrived - begun, 60'000);
    lengths.insert(arrived - begun);
    last = arrived;
  }
  EXPECT_GT(lengths.size(), 900U);
}

TEST(RelayWay, what_is_lost_comes_later_and_what_follows_waits) {
  sim::Way lossy({100, 0, 1000}, 7, 1);
  EXPECT_EQ(lossy.arrival(0), 50'000 + sim::kShortestPause_us);
  sim::Way long_one({400, 0, 1000}, 7, 1);
  EXPECT_EQ(long_one.arrival(0), 200'000 + 600'000);
  sim::Way some({100, 0, 100}, 7, 1);
  int late = 0;
  i64 last = 0;
  for (i64 sent = 0; sent < 1000; ++sent) {
    const i64 arrived = some.arrival(sent);  // a microsecond apart: everything queues behind what was lost
    late += arrived - sent > 50'000 ? 1 : 0;
    EXPECT_GE(arrived, last);
    last = arrived;
  }
  EXPECT_GT(late, 500);
}

// The two ends of a line through a relay: a client's socket, and the one the server accepted.
class Ends {
 public:
  explicit Ends(const sim::Wire& wire) : listener_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address = here(0);
    socklen_t size = sizeof address;
    EXPECT_EQ(bind(listener_, plain(address), size), 0);
    EXPECT_EQ(listen(listener_, 8), 0);
    EXPECT_EQ(getsockname(listener_, plain(address), &size), 0);
    relay_ = std::make_unique<Relay>(ntohs(address.sin_port), wire, 1);
    client_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in own = here(0);
    own.sin_addr.s_addr = htonl(INADDR_LOOPBACK + 4);
    EXPECT_EQ(bind(client_, plain(own), sizeof own), 0);
    sockaddr_in to = here(relay_->port());
    EXPECT_EQ(connect(client_, plain(to), sizeof to), 0);
    sockaddr_in from{};
    size = sizeof from;
    server_ = accept(listener_, plain(from), &size);
    EXPECT_EQ(from.sin_addr.s_addr, own.sin_addr.s_addr) << "people are told apart by their addresses";
  }
  Ends(const Ends&) = delete;
  Ends& operator=(const Ends&) = delete;
  ~Ends() {
    for (const int socket : {client_, server_, listener_}) close(socket);
  }
  [[nodiscard]] int client() const { return client_; }
  [[nodiscard]] int server() const { return server_; }
  [[nodiscard]] Relay& relay() { return *relay_; }

 private:
  static sockaddr_in here(u16 port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(port);
    return address;
  }
  static sockaddr* plain(sockaddr_in& address) { return reinterpret_cast<sockaddr*>(&address); }
  int listener_;
  int client_ = -1;
  int server_ = -1;
  std::unique_ptr<Relay> relay_;
};

void write_all(int socket, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    ASSERT_GT(sent, 0);
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
}

// Until the end, or so many bytes.
std::string read_up_to(int socket, std::size_t size) {
  std::string bytes(size, '\0');
  std::size_t got = 0;
  while (got < size) {
    const ssize_t more = recv(socket, bytes.data() + got, size - got, 0);
    if (more <= 0) break;
    got += static_cast<std::size_t>(more);
  }
  bytes.resize(got);
  return bytes;
}

TEST(Relay, hands_everything_on_in_order_both_ways_and_the_end_too) {
  Ends ends({2, 50, 100});
  ends.relay().begin_delays();
  std::string sent;
  for (int piece = 0; piece < 40; ++piece) {
    const std::string part(static_cast<std::size_t>(1 + piece * 37), static_cast<char>('a' + piece % 26));
    write_all(ends.client(), part);
    sent += part;
  }
  EXPECT_EQ(read_up_to(ends.server(), sent.size()), sent);
  const std::string long_answer(300'000, 'z');
  std::jthread writer([&] { write_all(ends.server(), long_answer); });
  EXPECT_EQ(read_up_to(ends.client(), long_answer.size()), long_answer);
  writer.join();
  shutdown(ends.client(), SHUT_WR);
  EXPECT_EQ(read_up_to(ends.server(), 1), "") << "the end";
  write_all(ends.server(), "still here");
  EXPECT_EQ(read_up_to(ends.client(), 10), "still here") << "one way may end before the other";
}

TEST(Relay, takes_half_the_round_trip_each_way_and_nothing_before_it_begins) {
  Ends ends({60, 20, 0});
  const auto there_and_back = [&] {
    const i64 begun = now_ns();
    write_all(ends.client(), "x");
    EXPECT_EQ(read_up_to(ends.server(), 1), "x");
    write_all(ends.server(), "y");
    EXPECT_EQ(read_up_to(ends.client(), 1), "y");
    return now_ns() - begun;
  };
  EXPECT_GT(there_and_back(), 0);
  ends.relay().begin_delays();
  EXPECT_GE(there_and_back(), 48'000'000) << "sixty milliseconds less a fifth; a slow machine only makes it more";
}

TEST(Relay, cuts_a_link_that_holds_too_much) {
  Ends ends({4000, 0, 0});
  ends.relay().begin_delays();
  const std::string lump(std::size_t{1} << 16U, 'x');
  std::size_t sent = 0;
  while (sent < 4 * kMostHeldBytes) {  // what the kernel holds on both sides comes on top
    const ssize_t more = send(ends.client(), lump.data(), lump.size(), MSG_NOSIGNAL);
    if (more <= 0) break;
    sent += static_cast<std::size_t>(more);
  }
  EXPECT_LT(sent, 4 * kMostHeldBytes);
  EXPECT_EQ(ends.relay().cut(), 1U);
}

TEST(RaceBuckets, give_the_bound_that_a_share_was_within) {
  const std::string page =
      "# TYPE t histogram\nt_count 10\nt_bucket{le=\"0.001\"} 2\nt_bucket{le=\"0.002\"} 9\nt_bucket{le=\"+Inf\"} 10\n"
      "t_more_bucket{le=\"1\"} 5\n";
  const Buckets all = buckets_of(page, "t");
  EXPECT_EQ(all.count(), 10);
  EXPECT_EQ(all.bound(0.2), 0.001);
  EXPECT_EQ(all.bound(0.5), 0.002);
  EXPECT_EQ(all.bound(0.9), 0.002);
  EXPECT_GT(all.bound(0.99), 1e300);
  const Buckets since = all - buckets_of("t_bucket{le=\"0.001\"} 2\nt_bucket{le=\"0.002\"} 2\nt_bucket{le=\"+Inf\"} 2\n", "t");
  EXPECT_EQ(since.count(), 8);
  EXPECT_EQ(since.bound(0.5), 0.002);
  EXPECT_EQ(buckets_of(page, "x").bound(0.5), 0);
}

TEST(RaceOverRelays, PT_60_hands_play_real_throws_against_a_real_server) {
  server::Settings settings = support::test_settings();
  settings.metrics_port = 0;
  support::RunningServer running(settings);
  RaceSettings race;
  race.place = {running.port(), 8};
  race.metrics_port = running.server().metrics_port();
  race.tables = 8;
  race.round_trips = {4, 60};
  race.throws = 8;
  race.most_seconds = 120;
  const RaceReport report = Race(race).measure();
  EXPECT_GE(report.throws, 8U);
  EXPECT_EQ(report.errors + report.refusals, 0U);
  EXPECT_EQ(report.nobody, 0U) << "everyone finds the card";
  EXPECT_EQ(report.racers[0].won + report.racers[1].won, report.throws);
  EXPECT_GE(report.verdicts.value_or(0), 8);
  EXPECT_GT(report.relayed, 100U);
}

}  // namespace
}  // namespace minuit::load
