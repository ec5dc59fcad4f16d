// Pas Touche ! by scripted hands: tables where everyone looks for the card as long as a person does, over lines that are made
// longer by a relay. Who wins how often, and how soon a verdict is sent.
#pragma once
#include <memory>
#include <optional>
#include <queue>

#include "bench/load/person.hpp"
#include "bench/load/poller.hpp"
#include "bench/load/relay.hpp"

namespace minuit::load {

inline constexpr std::size_t kMostRacers = 6;
inline constexpr u32 kMostRaceTables = 2000;

struct RaceSettings {
  Place place;
  u16 metrics_port = 0;  // 0: the server is not asked
  int server_pid = 0;
  u32 tables = 20;
  std::vector<u32> round_trips{10, 300};  // one for each seat; 0: no relay
  u32 jitter_percent = 20;
  u32 loss_permille = 10;
  u64 throws = 1000;  // in all
  double most_seconds = 3600;
  u64 seed = 1;
};

struct RacerReport {
  u32 round_trip_ms = 0;
  u64 won = 0;
  double share = 0;  // of the throws that somebody won
  double low = 0;    // and its 95 % interval
  double high = 0;
};
MINUIT_DESCRIBE(RacerReport, (round_trip_ms, won, share, low, high))

struct RaceReport {
  std::string mode = "race";
  u32 tables = 0;
  u32 sockets = 0;
  double seconds = 0;
  u64 throws = 0;
  u64 nobody = 0;                   // throws without an advance
  u64 by_lot = 0;                   // throws that chance decided
  u64 by_arrival = 0;               // touches whose device was not believed
  u64 too_late = 0;                 // touches that came when the throw was judged
  std::vector<RacerReport> racers;  // in the order of the settings
  u64 matches = 0;                  // that came to their end
  u64 relayed = 0;                  // pieces that went through a relay
  std::optional<double> verdicts;   // that the server has counted, and the bounds within which half and 99 % of them were sent
  std::optional<double> verdict_p50_ms;
  std::optional<double> verdict_p99_ms;
  double server_cpu_s = 0;
  double others_cpu_s = 0;  // of the whole machine, without the server and this generator
  double load_average = 0;
  u64 refusals = 0;
  std::string last_refusal;  // its clause and sentence
  u64 errors = 0;
};
MINUIT_DESCRIBE(RaceReport,
                (mode, tables, sockets, seconds, throws, nobody, by_lot, by_arrival, too_late, racers, matches, relayed, verdicts,
                 verdict_p50_ms, verdict_p99_ms, server_cpu_s, others_cpu_s, load_average, refusals, last_refusal, errors))

class Race {
 public:
  explicit Race(const RaceSettings& settings);
  [[nodiscard]] RaceReport measure();
  [[nodiscard]] u64 errors() const { return report_.errors + report_.refusals; }

 private:
  // A person and what their device knows of the throw being played. Times are microseconds of this process.
  struct Racer {
    Person person;
    i64 ahead_us = 0;  // of the device's clock
    u64 point = 0;
    i64 show_at_us = 0;
    i64 shown_us = 0;
    std::string shown;
    std::optional<u64> decided;   // the questions of this match that were answered last
    std::optional<u64> prompted;  // likewise
  };
  struct Table {
    std::string name;
    std::vector<Racer> racers;  // by seat
    std::size_t turn = 0;       // which of the round trips seat 0 has
  };
  struct Act {
    i64 at_us;
    std::size_t table;
    std::size_t seat;
    bool touch;  // else the call of the next throw
    u64 point;
    bool operator>(const Act& other) const { return at_us > other.at_us; }
  };

  void open_tables();
  void bring_together();
  void run(i64 until_us);
  void hear(std::size_t table, std::size_t seat, std::string_view text);
  void count_down(Racer& racer, const match::Countdown& countdown);
  void look(std::size_t table, std::size_t seat, const match::Reveal& reveal);
  void answer_turn(std::size_t table, std::size_t seat, const match::Turn& turn);
  void count(const Table& table, std::string_view events);
  void act(const Act& due);
  void finish(i64 began_us, const std::string& page_before);
  [[nodiscard]] std::string metrics_page() const;
  [[nodiscard]] std::size_t line_of(const Table& table, std::size_t seat) const {
    return (seat + table.turn) % settings_.round_trips.size();
  }

  RaceSettings settings_;
  Rng rng_;
  std::vector<std::unique_ptr<Relay>> relays_;  // by round trip; none where there is none
  std::vector<Table> tables_;
  Poller poller_;
  std::priority_queue<Act, std::vector<Act>, std::greater<>> acts_;
  RaceReport report_;
};

}  // namespace minuit::load
