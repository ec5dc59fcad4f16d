#include "lab/tally.hpp"

namespace minuit::lab {

void Tally::count(u64 decisions, const rules::Over& over) {
  length_.add(static_cast<i64>(decisions));
  if (decisions >= lengths_.size()) lengths_.resize(decisions + 1);
  ++lengths_[decisions];
  if (const auto* ranking = std::get_if<rules::Ranking>(&over.result)) {
    u64 winners = 0;
    for (const rules::Standing& standing : ranking->seats) winners += standing.place == 1 ? 1 : 0;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
      seats_[seat].score.add(ranking->seats[seat].score);
      if (ranking->seats[seat].place == 1) seats_[seat].win_parts += kWin / winners;
    }
    return;
  }
  const auto& shared = std::get<rules::Shared>(over.result);
  for (SeatCount& seat : seats_) {
    seat.score.add(shared.score);
    seat.win_parts += shared.won ? kWin : 0;
  }
}

void Tally::merge(const Tally& others) {
  length_.merge(others.length_);
  if (others.lengths_.size() > lengths_.size()) lengths_.resize(others.lengths_.size());
  for (std::size_t length = 0; length < others.lengths_.size(); ++length) lengths_[length] += others.lengths_[length];
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    seats_[seat].score.merge(others.seats_[seat].score);
    seats_[seat].win_parts += others.seats_[seat].win_parts;
  }
}

LengthReport length_report(const Tally& tally) {
  const auto q = [&](double share) { return tally.length_quantile(share); };
  return {tally.length().mean(), tally.length().sd(), q(0), q(0.05), q(0.25), q(0.5), q(0.75), q(0.95), q(1)};
}

std::vector<SeatReport> seat_reports(const Tally& tally, const std::vector<std::string>& bots) {
  std::vector<SeatReport> reports;
  for (std::size_t seat = 0; seat < tally.seats().size(); ++seat) {
    const Tally::SeatCount& count = tally.seats()[seat];
    const double wins = static_cast<double>(count.win_parts) / static_cast<double>(kWin);
    const Interval score = count.score.interval();
    const Interval share = wilson(wins, tally.games());
    reports.push_back({static_cast<u8>(seat), bots[seat], count.score.mean(), count.score.sd(), score,
                       wins / static_cast<double>(tally.games()), share});
  }
  return reports;
}

}  // namespace minuit::lab
