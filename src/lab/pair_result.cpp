#include "lab/pair_result.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

namespace minuit::lab {

namespace {

static_assert(kMostSeats == 8);

}  // namespace

void Timing::add(std::chrono::steady_clock::duration taken) {
  const u64 ns = static_cast<u64>(std::chrono::duration_cast<std::chrono::nanoseconds>(taken).count());
  ++decisions_;
  nanoseconds_ += ns;
  longest_ns_ = std::max(longest_ns_, ns);
  ++histogram_[std::min<u64>(ns / 1000 / kGrain, kSlots - 1)];
}

void Timing::merge(const Timing& others) {
  decisions_ += others.decisions_;
  nanoseconds_ += others.nanoseconds_;
  longest_ns_ = std::max(longest_ns_, others.longest_ns_);
  for (std::size_t slot = 0; slot < kSlots; ++slot) histogram_[slot] += others.histogram_[slot];
}

double Timing::mean_ms() const {
  return decisions_ == 0 ? 0 : static_cast<double>(nanoseconds_) / 1e6 / static_cast<double>(decisions_);
}
double Timing::p99_ms() const {
  return decisions_ == 0 ? 0 : static_cast<double>((quantile(histogram_, 0.99) + 1) * kGrain) / 1e3;
}
double Timing::max_ms() const { return static_cast<double>(longest_ns_) / 1e6; }

PairResult::PairResult(std::string first, std::string second, u8 players)
    : first_(std::move(first)), second_(std::move(second)), difference_unit_((players / 2) * (players - players / 2)) {}

void PairResult::count(const rules::Over& over, u8 players, bool swapped) {
  ++games_;
  const auto* ranking = std::get_if<rules::Ranking>(&over.result);
  if (ranking == nullptr) {  // won or lost together
    win_parts_ += kWin / 2;
    differences_.add(0);
    return;
  }
  std::array<u64, 2> winners{};
  std::array<i64, 2> scores{};
  std::array<i64, 2> seats{};
  for (u8 seat = 0; seat < players; ++seat) {
    const std::size_t side = (seat + (swapped ? 1U : 0U)) % 2;
    ++seats[side];
    scores[side] += ranking->seats[seat].score;
    if (ranking->seats[seat].place == 1) ++winners[side];
  }
  win_parts_ += kWin / (winners[0] + winners[1]) * winners[0];
  differences_.add(scores[0] * seats[1] - scores[1] * seats[0]);
}

void PairResult::merge(const PairResult& others) {
  games_ += others.games_;
  win_parts_ += others.win_parts_;
  differences_.merge(others.differences_);
  for (std::size_t side = 0; side < timings.size(); ++side) timings[side].merge(others.timings[side]);
}

double PairResult::wins() const { return static_cast<double>(win_parts_) / static_cast<double>(kWin); }
double PairResult::win_share() const { return games_ == 0 ? 0 : wins() / static_cast<double>(games_); }
Interval PairResult::win_interval() const { return wilson(wins(), games_); }
double PairResult::score_difference() const { return differences_.mean() / difference_unit_; }
Interval PairResult::score_interval() const {
  const Interval interval = differences_.interval();
  return {interval.low / difference_unit_, interval.high / difference_unit_};
}

PairReport report_of(const PairResult& result) {
  const auto timing = [&](std::size_t side) -> TimingReport {
    const Timing& taken = result.timings[side];
    return {taken.decisions(), taken.mean_ms(), taken.p99_ms(), taken.max_ms()};
  };
  return {.game = {},
          .players = 0,
          .games = result.games(),
          .seed = 0,
          .first = result.first(),
          .second = result.second(),
          .win_share = result.win_share(),
          .win_share_95 = result.win_interval(),
          .score_difference = result.score_difference(),
          .score_difference_95 = result.score_interval(),
          .first_ms = timing(0),
          .second_ms = timing(1)};
}

}  // namespace minuit::lab
