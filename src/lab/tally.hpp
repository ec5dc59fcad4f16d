// What a campaign of matches came to. Everything is counted in whole numbers, so that the order in which threads bring their
// parts in does not matter.
#pragma once
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "lab/statistics.hpp"
#include "rules/contract/decision.hpp"

namespace minuit::lab {

class Tally {
 public:
  explicit Tally(u8 players) : seats_(players) {}

  void count(u64 decisions, const rules::Over& over);
  void merge(const Tally& others);

  struct SeatCount {
    Sums score;
    u64 win_parts = 0;  // a win is kWin parts, shared among the winners
  };
  [[nodiscard]] u64 games() const { return length_.count(); }
  [[nodiscard]] const Sums& length() const { return length_; }
  [[nodiscard]] u64 length_quantile(double q) const { return quantile(lengths_, q); }
  [[nodiscard]] const std::vector<SeatCount>& seats() const { return seats_; }

 private:
  Sums length_;
  std::vector<u64> lengths_;  // a histogram
  std::vector<SeatCount> seats_;
};

// The same in the form that is printed.
struct LengthReport {
  double mean = 0;
  double sd = 0;
  u64 min = 0;
  u64 p05 = 0;
  u64 p25 = 0;
  u64 p50 = 0;
  u64 p75 = 0;
  u64 p95 = 0;
  u64 max = 0;
};
struct SeatReport {
  u8 seat = 0;
  std::string bot;
  double mean_score = 0;
  double sd_score = 0;
  Interval mean_score_95;
  double win_share = 0;
  Interval win_share_95;
};
struct Speed {
  u32 threads = 1;
  double seconds = 0;
  double games_per_second = 0;
  double decisions_per_second = 0;
};
MINUIT_DESCRIBE(LengthReport, (mean, sd, min, p05, p25, p50, p75, p95, max))
MINUIT_DESCRIBE(SeatReport, (seat, bot, mean_score, sd_score, mean_score_95, win_share, win_share_95))
MINUIT_DESCRIBE(Speed, (threads, seconds, games_per_second, decisions_per_second))

[[nodiscard]] LengthReport length_report(const Tally& tally);
[[nodiscard]] std::vector<SeatReport> seat_reports(const Tally& tally, const std::vector<std::string>& bots);

}  // namespace minuit::lab
