// The load itself: one move in flight a table; it counts when all four sockets have its update, and only then goes the next.
#pragma once
#include <queue>
#include <vector>

#include "base/describe.hpp"
#include "bench/load/company.hpp"
#include "bench/load/latencies.hpp"
#include "bench/load/poller.hpp"

namespace minuit::load {

struct Settings {
  Place place;
  u16 metrics_port = 0;  // 0: none
  int server_pid = 0;    // 0: unknown
  u32 tables = 100;
  double rate = 0;  // moves a second over all tables; 0: as fast as it goes
  double seconds = 15;
  double warm_up = 8;
  u64 seed = 1;
};

struct Report {
  std::string mode;
  u32 tables = 0;
  u32 sockets = 0;
  double rate = 0;
  double seconds = 0;
  u64 decisions = 0;
  double decisions_per_s = 0;
  double p50_ms = 0;
  double p90_ms = 0;
  double p99_ms = 0;
  double max_ms = 0;
  double server_cpu_s = 0;
  double generator_cpu_s = 0;
  double others_cpu_s = 0;  // of everything else on the machine
  double server_cpu_us_per_decision = 0;
  double generator_cpu_us_per_decision = 0;
  std::optional<double> syncs_per_s;  // of the disk, as the server's metrics count them
  std::optional<double> decisions_per_sync;
  double bytes_per_decision = 0;
  u64 matches = 0;  // that came to their end
  u64 refusals = 0;
  u64 errors = 0;
  double server_rss_mib = 0;
};
MINUIT_DESCRIBE(Report, (mode, tables, sockets, rate, seconds, decisions, decisions_per_s, p50_ms, p90_ms, p99_ms, max_ms,
                         server_cpu_s, generator_cpu_s, others_cpu_s, server_cpu_us_per_decision, generator_cpu_us_per_decision,
                         syncs_per_s, decisions_per_sync, bytes_per_decision, matches, refusals, errors, server_rss_mib))

class Play {
 public:
  Play(std::vector<Table>& tables, const Settings& settings, Rng& rng);

  [[nodiscard]] Report measure();
  // So many moves at each table, as fast as it goes.
  void make_moves(u64 each);
  [[nodiscard]] u64 errors() const { return errors_ + refusals_; }

 private:
  struct Due {
    i64 at_ns;
    std::size_t table;
    bool operator>(const Due& other) const { return at_ns > other.at_ns; }
  };

  void start_all();
  void turn_the_crank(i64 until_ns);
  void read(std::size_t table, std::size_t seat);
  void hear(Table& table, std::size_t seat, std::string_view text);
  void heard(Table& table, u64 version, bool is_answer);
  void go_on(Table& table, i64 now);
  void send(Table& table, i64 from_ns);
  void begin_again(Table& table);

  std::vector<Table>& tables_;
  Settings settings_;
  Rng& rng_;
  Poller poller_;
  std::priority_queue<Due, std::vector<Due>, std::greater<>> due_;
  Latencies latencies_;
  bool measuring_ = false;
  bool stopped_ = false;
  std::size_t finished_ = 0;  // tables that have made all their moves
  u64 bytes_ = 0;
  u64 matches_ = 0;
  u64 refusals_ = 0;
  u64 errors_ = 0;
};

// Resident memory of the server: before, with tables nobody is at, with four sockets each, after some moves, without sockets.
struct IdleReport {
  std::string mode = "idle";
  u32 tables = 0;
  u64 moves_each = 0;
  double start_mib = 0;
  double opened_mib = 0;
  double sockets_mib = 0;
  double moved_mib = 0;
  double left_mib = 0;
  double mib_per_1000_with_sockets = 0;
  double mib_per_1000_after_moves = 0;
  double kib_per_table_opened = 0;
  double kib_per_table_left = 0;
  u64 errors = 0;
};
MINUIT_DESCRIBE(IdleReport,
                (mode, tables, moves_each, start_mib, opened_mib, sockets_mib, moved_mib, left_mib, mib_per_1000_with_sockets,
                 mib_per_1000_after_moves, kib_per_table_opened, kib_per_table_left, errors))
[[nodiscard]] IdleReport measure_idle(const Settings& settings, u64 moves_each, double settle_seconds);

}  // namespace minuit::load
