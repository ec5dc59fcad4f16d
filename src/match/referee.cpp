#include "match/referee.hpp"

#include <algorithm>

namespace minuit::match {

using catalog::PlacedTouch;
using rules::SignKind;
using rules::Weight;

i64 WordCredit::settle(i64 word_ms, i64 measured_ms) {
  const i64 below = std::clamp(measured_ms - word_ms, -kFullCredit_ms, left_);
  left_ = std::min(left_ - below, kFullCredit_ms);
  return std::max(word_ms, measured_ms - std::max<i64>(below, 0));
}

Referee::Referee(catalog::Contest& contest, i64 instant) : contest_(&contest), terms_(contest.terms()), instant_(instant) {}

const Referee::Held* Referee::touch_of(Seat seat) const {
  const auto found = std::ranges::find_if(touches_, [&](const Held& held) { return held.touch.seat == seat; });
  return found == touches_.end() ? nullptr : &*found;
}

// PT-61. Measured is what lies between the instant and the arrival, less the way here, and less how late what is shown comes on
// average over a line that varies: a way that is longer than half the round trip shows it late, one that is shorter does not show
// it early.
Referee::Held Referee::timed(Seat seat, const catalog::Contest::Signal& signal, i64 arrival, WordCredit& credit) const {
  const Terms& line = lines_[seat.value];
  Held held{{.seat = seat, .signal = signal.number}, arrival, 0};
  i64 time = signal.sign.time_ms;
  if (!line.exact) {
    const i64 measured = arrival - instant_ - line.round_trip_ms / 2 - line.spread_ms * 3 / 8;
    time = credit.settle(signal.sign.time_ms, measured);
    held.touch.by_arrival = time > signal.sign.time_ms;
  }
  held.touch.time_ms = static_cast<i32>(std::clamp<i64>(time, 0, std::numeric_limits<i32>::max()));
  held.touch.margin_ms = static_cast<i32>(kFrame_ms + (held.touch.by_arrival ? line.spread_ms : 0));
  if (contest_->weigh(held.touch) == Weight::needs_cry)
    held.cry_by = arrival + contest_->cry_within_ms(seat) + (line.exact ? 0 : line.spread_ms + kCrySlack_ms);
  return held;
}

bool Referee::hear(Seat seat, const catalog::Contest::Signal& signal, i64 arrival, WordCredit& credit) {
  if (!terms_.racers.has(seat) || passed_.has(seat)) return false;
  const auto mine = std::ranges::find_if(touches_, [&](const Held& held) { return held.touch.seat == seat; });
  last_heard_ = std::max(last_heard_, arrival);
  if (signal.sign.kind == SignKind::cry) {
    if (mine == touches_.end() || mine->touch.cried) return false;
    if (signal.sign.time_ms <= contest_->cry_within_ms(seat) && arrival <= mine->cry_by) mine->touch.cried = true;
    return true;
  }
  if (mine != touches_.end()) return false;
  if (signal.sign.kind == SignKind::pass) {
    passed_ = passed_.with(seat);
    return true;
  }
  const Held held = timed(seat, signal, arrival, credit);
  if (held.touch.time_ms > terms_.limit_ms) {
    passed_ = passed_.with(seat);  // PT-24: too late to count
    return true;
  }
  const auto after = std::ranges::upper_bound(touches_, counted(held), {}, [&](const Held& each) { return counted(each); });
  touches_.insert(after, held);
  return true;
}

// PT-62: as long as the slowest of the others needs to have sent a touch that was as early.
i64 Referee::window(Seat after) const {
  i64 longest = 0;
  for (SeatSet left = terms_.racers; !left.empty(); left = left.without(left.lowest())) {
    const Seat seat = left.lowest();
    const Terms& line = lines_[seat.value];
    if (seat == after || line.exact || passed_.has(seat) || has_touched(seat)) continue;
    longest = std::max(longest, line.round_trip_ms / 2 + 2 * line.spread_ms + kWindowSlack_ms);
  }
  return std::min(longest, kMostWindow_ms);
}

bool Referee::all_have_acted() const {
  for (SeatSet left = terms_.racers; !left.empty(); left = left.without(left.lowest()))
    if (!passed_.has(left.lowest()) && !has_touched(left.lowest())) return false;
  return true;
}

// A touch that stands before the one at `end`, or might by lot, and still has time for its cry: until when.
std::optional<i64> Referee::cry_awaited(std::size_t end, i64 now) const {
  for (std::size_t at = 0; at < touches_.size(); ++at) {
    const Held& held = touches_[at];
    if (held.cry_by <= now || held.touch.cried) continue;
    const Held* ender = end < touches_.size() ? &touches_[end] : nullptr;
    const i64 later = ender != nullptr ? counted(held) - counted(*ender) : 0;
    if (at < end || later <= std::max(held.touch.margin_ms, ender->touch.margin_ms)) return held.cry_by;
  }
  return std::nullopt;
}

i64 Referee::closes_at(i64 now) const {
  const auto ends = [&](const Held& held) { return contest_->weigh(held.touch) == Weight::ends; };
  const auto ender = std::ranges::find_if(touches_, ends);
  const auto place = static_cast<std::size_t>(ender - touches_.begin());
  if (const auto cry_by = cry_awaited(place, now)) return *cry_by;
  if (all_have_acted()) return last_heard_;
  if (ender == touches_.end()) return instant_ + terms_.limit_ms + window(Seat{kMostSeats - 1});
  const i64 slowest = instant_ + ender->touch.time_ms + window(ender->touch.seat);
  return std::max(ender->arrival, std::min(slowest, ender->arrival + kMostWindow_ms));
}

std::vector<PlacedTouch> Referee::verdict(Rng& lots) const {
  std::vector<PlacedTouch> order;
  order.reserve(touches_.size());
  for (const Held& held : touches_) order.push_back(held.touch);
  const auto counted_at = [&](const PlacedTouch& touch) { return contest_->counted_ms(touch.seat, touch.time_ms); };
  const auto equal = [&](const PlacedTouch& one, const PlacedTouch& other) {
    return std::abs(counted_at(one) - counted_at(other)) <= std::max(one.margin_ms, other.margin_ms);
  };
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin + 1;
    const auto fits = [&](const PlacedTouch& next) {
      return std::all_of(order.begin() + static_cast<std::ptrdiff_t>(begin), order.begin() + static_cast<std::ptrdiff_t>(end),
                         [&](const PlacedTouch& each) { return equal(each, next); });
    };
    while (end < order.size() && fits(order[end])) ++end;
    for (std::size_t left = end; left > begin + 1; --left) {
      std::swap(order[left - 1], order[begin + lots.below(static_cast<u32>(left - begin))]);
      order[left - 1].by_lot = true;
    }
    if (end > begin + 1) order[begin].by_lot = true;
    begin = end;
  }
  return order;
}

}  // namespace minuit::match
