// What two bots did against each other.
#pragma once
#include <array>
#include <chrono>
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "lab/statistics.hpp"
#include "rules/contract/decision.hpp"

namespace minuit::lab {

// How long decisions took, of those that left a choice.
class Timing {
 public:
  void add(std::chrono::steady_clock::duration taken);
  void merge(const Timing& others);
  [[nodiscard]] u64 decisions() const { return decisions_; }
  [[nodiscard]] double mean_ms() const;
  [[nodiscard]] double p99_ms() const;
  [[nodiscard]] double max_ms() const;

 private:
  static constexpr u64 kGrain = 50;              // microseconds
  static constexpr std::size_t kSlots = 20'001;  // up to a second, and beyond
  u64 decisions_ = 0;
  u64 nanoseconds_ = 0;
  u64 longest_ns_ = 0;
  std::vector<u64> histogram_ = std::vector<u64>(kSlots);
};

class PairResult {
 public:
  PairResult(std::string first, std::string second, u8 players);

  // The first bot held the even seats, or if swapped the odd ones.
  void count(const rules::Over& over, u8 players, bool swapped);
  void merge(const PairResult& others);

  [[nodiscard]] const std::string& first() const { return first_; }
  [[nodiscard]] const std::string& second() const { return second_; }
  [[nodiscard]] u64 games() const { return games_; }
  // Of the first bot; a shared win counts in parts.
  [[nodiscard]] double win_share() const;
  [[nodiscard]] Interval win_interval() const;
  // The first bot's score less the second's, in the game's own count: means of the seats each holds.
  [[nodiscard]] double score_difference() const;
  [[nodiscard]] Interval score_interval() const;

  std::array<Timing, 2> timings;

 private:
  [[nodiscard]] double wins() const;

  std::string first_;
  std::string second_;
  u64 games_ = 0;
  u64 win_parts_ = 0;  // in 840ths: a win can be shared by 1 to 8
  Sums differences_;   // times the seats of either side, to stay whole
  int difference_unit_ = 1;
};

// The same in the form that is printed; the first bot's side of it.
struct TimingReport {
  u64 decisions = 0;
  double mean = 0;
  double p99 = 0;
  double max = 0;
};
struct PairReport {
  std::string game;
  u8 players = 0;
  u64 games = 0;
  u64 seed = 0;
  std::string first;
  std::string second;
  double win_share = 0;
  Interval win_share_95;
  double score_difference = 0;
  Interval score_difference_95;
  TimingReport first_ms;
  TimingReport second_ms;
};
MINUIT_DESCRIBE(TimingReport, (decisions, mean, p99, max))
MINUIT_DESCRIBE(PairReport, (game, players, games, seed, first, second, win_share, win_share_95, score_difference,
                             score_difference_95, first_ms, second_ms))
// All but the game, the players and the seed, which the result does not know.
[[nodiscard]] PairReport report_of(const PairResult& result);

}  // namespace minuit::lab
