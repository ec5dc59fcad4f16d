// Who was first. The referee holds the touches of one race, times each by what the server has measured and the device has said,
// waits as long as the slowest line needs, and puts them in order. Pure: the time comes with each call.
// docs/decisions/0012-a-referee-between-clocks.md has the reasons.
#pragma once
#include <algorithm>
#include <limits>
#include <vector>

#include "base/rng.hpp"
#include "catalog/contest.hpp"
#include "match/line.hpp"

namespace minuit::match {

inline constexpr i64 kCountdown_ms = 2000;
inline constexpr i64 kMostWindow_ms = 800;   // after the first touch that would end the race
inline constexpr i64 kWindowSlack_ms = 60;   // more than the slowest line usually needs
inline constexpr i64 kFrame_ms = 8;          // half a frame at 60 Hz: what no device can tell
inline constexpr i64 kFullCredit_ms = 60;    // by how much a seat's word may go below what the server measures, in all;
inline constexpr i64 kCreditPerRace_ms = 2;  // so much comes back with each race, and all that its word went above
inline constexpr i64 kCrySlack_ms = 250;     // a shout may come so much later than its line says

// What the referee knows of a seat's line when the race begins.
struct Terms {
  bool exact = false;  // a bot's: no line at all
  i64 round_trip_ms = 0;
  i64 spread_ms = 0;
};

// What pongs that came when it suited their sender say must not make the line look wilder than it is long.
[[nodiscard]] inline Terms terms_of_line(const Line& line, i64 allowance_ms) {
  const i64 round_trip = line.round_trip(allowance_ms);
  return {false, round_trip, std::min(line.spread(), round_trip / 2)};
}

// How far a seat's own word may still go below what is measured. It stays with the seat from race to race.
class WordCredit {
 public:
  void refill() { left_ = left_ + kCreditPerRace_ms > kFullCredit_ms ? kFullCredit_ms : left_ + kCreditPerRace_ms; }
  // The time that counts: the device's word, but not further below the measured time than the credit reaches.
  [[nodiscard]] i64 settle(i64 word_ms, i64 measured_ms);
  [[nodiscard]] i64 left() const { return left_; }

 private:
  i64 left_ = kFullCredit_ms;
};

class Referee {
 public:
  Referee(catalog::Contest& contest, i64 instant);

  [[nodiscard]] i64 instant() const { return instant_; }
  // When what is shown is to be sent over such a line.
  [[nodiscard]] i64 send_at(const Terms& line) const { return instant_ - line.round_trip_ms / 2; }
  void set_line(Seat seat, const Terms& line) { lines_[seat.value] = line; }

  // A signal that arrived. False: this seat has done that already, or it is not the moment.
  [[nodiscard]] bool hear(Seat seat, const catalog::Contest::Signal& signal, i64 arrival, WordCredit& credit);
  [[nodiscard]] bool has_touched(Seat seat) const { return touch_of(seat) != nullptr; }
  [[nodiscard]] bool has_passed(Seat seat) const { return passed_.has(seat); }

  // When it is time to judge, or to look again, as things stand: every call of hear may change it, and a wait for a cry that
  // ends.
  [[nodiscard]] i64 closes_at(i64 now) const;
  // All touches in the order in which they are judged; what is equal within the error falls by lot.
  [[nodiscard]] std::vector<catalog::PlacedTouch> verdict(Rng& lots) const;

 private:
  struct Held {
    catalog::PlacedTouch touch;
    i64 arrival = 0;
    i64 cry_by = 0;  // when the wait for its cry ends, if it needs one
  };
  [[nodiscard]] const Held* touch_of(Seat seat) const;
  [[nodiscard]] Held timed(Seat seat, const catalog::Contest::Signal& signal, i64 arrival, WordCredit& credit) const;
  [[nodiscard]] i64 counted(const Held& held) const { return contest_->counted_ms(held.touch.seat, held.touch.time_ms); }
  [[nodiscard]] std::optional<i64> cry_awaited(std::size_t end, i64 now) const;
  [[nodiscard]] i64 window(Seat after) const;
  [[nodiscard]] bool all_have_acted() const;

  catalog::Contest* contest_;
  rules::RaceTerms terms_;
  i64 instant_;
  i64 last_heard_ = 0;
  std::array<Terms, kMostSeats> lines_{};
  std::vector<Held> touches_;  // in the order of their counted times
  SeatSet passed_;
};

}  // namespace minuit::match
