// What happens in a room without anyone asking: deadlines, the time of a turn, bots, players who are gone. Time stands still
// while nobody is there.
#include <algorithm>

#include "codec/read.hpp"
#include "match/refusals.hpp"
#include "match/room.hpp"

namespace minuit::match {

namespace {
constexpr std::size_t kWorld = kMostSeats;  // the slot of working_ after the seats'
constexpr std::size_t kNowhere = kWorld + 1;
}  // namespace

void Room::tick(Instant now) {
  now_ = now;
  wakes_at_ = kNever;
  if (loading_) return;
  if (now_.steady_ms >= hello_by_) part_with_the_silent();
  if (now_.steady_ms >= door_wakes_at()) part_with_those_at_door();
  settle();
}

void Room::rewind_clock(i64 already_ms) {
  wait_ = gathering_.waiting_since();
  wait_began_ = now_.steady_ms - already_ms;
}

void Room::look_at_the_clock() {
  wakes_at_ = kNever;
  if (loading_ || gathering_.version() == 0) return;
  if (guests_.empty()) {
    wakes_at_ = door_wakes_at();
    return;
  }
  if (const SeatSet bots = played_by_bots(); bots != bots_) {
    bots_ = bots;
    tell_seating();
  }
  run_race();
  if (gathering_.playing()) {
    if (gathering_.waiting_since() != wait_) rewind_clock(0);
    if (!busy() && now_.steady_ms >= patience_) {
      ask_around();
      if (comes_before(next_arrival())) let_time_decide();
    }
  }
  plan_wake();
}

// The level of the bot that plays this seat now; nothing if a person does.
std::optional<std::string> Room::bot_for(Seat seat) const {
  const Chair& chair = gathering_.chairs()[seat.value];
  if (chair.bot) return chair.bot;
  if (chair.stand_in) return chair.stand_in;
  if (!chair.person || away_at(chair) <= now_.steady_ms) return default_level();
  return std::nullopt;
}

std::string Room::default_level() const { return stand_in_level(*games_, gathering_.game()); }

i64 Room::away_at(const Chair& chair) const {
  if (!chair.person || gathering_.options().away_seconds == 0) return kNever;
  const auto gone = gone_since_.find(chair.person->id);
  return gone == gone_since_.end() ? kNever : gone->second + i64{gathering_.options().away_seconds} * 1000;
}

SeatSet Room::played_by_bots() const {
  SeatSet set;
  if (!gathering_.playing()) return set;
  for (std::size_t seat = 0; seat < gathering_.chairs().size(); ++seat)
    if (const Seat each(static_cast<i64>(seat)); bot_for(each)) set = set.with(each);
  return set;
}

// Since when the clock itself has had something to write, or when it will: a deadline, a verdict, or what nature draws untapped,
// because nobody has to tap, because bots would, or because the time of the turn is up.
i64 Room::due_at() const {
  if (loading_ || guests_.empty() || !gathering_.playing()) return kNever;
  const catalog::Match& match = *gathering_.match();
  if (match.racing()) return race_ ? race_->referee.closes_at(now_.steady_ms) : kNever;
  const rules::Awaiting awaiting = match.awaiting();
  if (const auto* seats = std::get_if<rules::Seats>(&awaiting))
    return seats->deadline.runs() ? wait_began_ + i64{seats->deadline.after_ms} : kNever;
  const auto* nature = std::get_if<rules::Nature>(&awaiting);
  if (nature == nullptr) return kNever;
  if (nature->prompters.empty()) return wait_began_;
  i64 due = kNever;
  if ((nature->prompters.bits() & ~bots_.bits()) == 0) due = wait_began_ + pace_.bot_pause_ms;
  if (const u32 turn = gathering_.options().turn_seconds; turn != 0) due = std::min(due, wait_began_ + i64{turn} * 1000);
  return due;
}

// Whoever came in time is heard before the clock decides, however long the disk takes; whoever came later waits for it, or those
// who write a lot would stop the clock.
bool Room::comes_before(i64 arrived) const {
  const i64 due = due_at();
  return due <= now_.steady_ms && due <= arrived && now_.steady_ms >= patience_;
}

void Room::let_time_decide() {
  catalog::Match& match = *gathering_.match();
  if (match.racing()) return judge_race();
  if (std::holds_alternative<rules::Nature>(match.awaiting())) return draw();
  answer({}, decided(match.propose_elapsed()));
}

// The world and bots are asked as soon as it is their turn: that writes nothing, so it need not wait for the mail.
void Room::ask_around() {
  const catalog::Match& match = *gathering_.match();
  const rules::Awaiting awaiting = match.awaiting();
  if (std::holds_alternative<rules::World>(awaiting) && !match.racing() && !working_[kWorld]) {
    working_[kWorld] = Working{next_job_++, gathering_.nature_point(), {}, false, false};
    outside_->work(table_, working_[kWorld]->number, match.errand(), account());
  }
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  if (seats == nullptr || due_at() <= now_.steady_ms) return;
  const u32 turn_seconds = gathering_.options().turn_seconds;
  if (turn_seconds != 0 && now_.steady_ms - wait_began_ >= i64{turn_seconds} * 1000) hurry(*seats);
  if (now_.steady_ms >= wait_began_ + pace_.bot_pause_ms) let_bots_think(*seats);
}

// The time of the turn is up: a bot makes the move of those who have not, then the next one if that was not the last of this
// wait.
void Room::hurry(const rules::Seats& seats) {
  for (SeatSet left = seats.set; !left.empty(); left = left.without(left.lowest())) {
    const Seat seat = left.lowest();
    const auto& working = working_[seat.value];
    const bool coming =
        working && working->point == gathering_.point(seat) && (working->forced || working->origin.connection != 0);
    if (!coming) think(seat, default_level(), true);
  }
}

void Room::let_bots_think(const rules::Seats& seats) {
  for (SeatSet left = seats.set; !left.empty(); left = left.without(left.lowest())) {
    const Seat seat = left.lowest();
    const auto level = bot_for(seat);
    const auto& working = working_[seat.value];
    const bool asked = working && working->point == gathering_.point(seat);
    if (level && !asked) think(seat, *level, false);
  }
}

void Room::draw() {
  Rng luck = outside_->luck();
  answer({}, decided(gathering_.match()->propose_draw(luck)));
}

void Room::think(Seat seat, const std::string& level, bool forced, bool choose) {
  const catalog::Match& match = *gathering_.match();
  working_[seat.value] = Working{next_job_++, gathering_.point(seat), {}, forced, false};
  Thought thought{gathering_.game(), seat, level, match.view_json(seat), "[]", "", choose, false, gathering_.begun().has(seat)};
  if (race_) {
    thought.shown_json = race_->contest->shown_json();
  } else {
    thought.actions_json = match.actions_json(seat);
  }
  outside_->work(table_, working_[seat.value]->number, std::move(thought), account());
}

std::size_t Room::slot_of(JobNumber number) const {
  for (std::size_t slot = 0; slot < working_.size(); ++slot)
    if (working_[slot] && working_[slot]->number == number) return slot;
  return kNowhere;
}

void Room::worked(JobNumber number, const JobResult& result, Instant now) {
  now_ = now;
  if (give_counsel(number, result)) return;
  if (slot_of(number) == kNowhere) return;  // nobody waits for it any more
  results_.push_back({number, result, now_.steady_ms});
  if (!busy()) settle();
}

// Nothing is written and nobody else hears of it, so it need not wait for the disk. True if it was asked for as advice.
bool Room::give_counsel(JobNumber number, const JobResult& result) {
  const auto asked = std::ranges::find_if(advising_, [&](const auto& each) { return each && each->number == number; });
  if (asked == advising_.end()) return false;
  const Working work = **asked;
  const Seat seat(asked - advising_.begin());
  asked->reset();
  if (guest(work.origin.connection) == nullptr) return true;
  const bool still =
      !loading_ && gathering_.playing() && gathering_.seat_of(work.origin.person) == seat && work.point == gathering_.point(seat);
  if (!still) {
    deny(work.origin, rules::refuse(kStale));
    return true;
  }
  if (!result.ok()) {
    deny(work.origin, result.error());
    return true;
  }
  const auto counsel = codec::read<Counsel>(result.value());
  if (counsel.ok()) {
    send_to(work.origin.connection, Advised{work.origin.command, work.point, counsel.value()});
  } else {
    outside_->warn(table_, "a bot's advice could not be read");
    deny(work.origin, rules::refuse(kTooBusy));
  }
  return true;
}

// True if a bot meant to let the world decide: that is worked out now.
bool Room::take_intent(Seat seat, const Working& work, const JobResult& result) {
  const catalog::Match& match = *gathering_.match();
  if (work.intended || !match.takes_intents() || !result.ok()) return false;
  auto errand = match.errand(seat, result.value());
  if (!errand.ok()) return false;
  working_[seat.value] = Working{next_job_++, work.point, {}, work.forced, true};
  outside_->work(table_, working_[seat.value]->number, std::move(errand).value(), account());
  return true;
}

void Room::take_result(JobNumber number, const JobResult& result) {
  const std::size_t slot = slot_of(number);
  if (slot == kNowhere) return;
  const Working work = *working_[slot];
  working_[slot].reset();
  const bool asked = work.origin.connection != 0;
  const auto still = [&] {
    if (!gathering_.playing()) return false;
    if (slot == kWorld) return work.point == gathering_.nature_point();
    const Seat seat(static_cast<i64>(slot));
    if (race_) return work.point == gathering_.point(seat) && bot_for(seat).has_value();
    const rules::Awaiting awaiting = gathering_.match()->awaiting();
    const auto* seats = std::get_if<rules::Seats>(&awaiting);
    return work.point == gathering_.point(seat) && seats != nullptr && seats->set.has(seat) &&
           (asked || work.forced || bot_for(seat));
  };
  if (!still()) {
    if (asked) deny(work.origin, rules::refuse(kStale));
    return;
  }
  if (asked && gathering_.seat_of(work.origin.person) != Seat(static_cast<i64>(slot)))
    return deny(work.origin, rules::refuse(kNotSeated));
  const Seat seat(slot == kWorld ? 0 : static_cast<i64>(slot));
  const bool bots = slot != kWorld && !asked && !race_;
  if (bots && take_intent(seat, work, result)) return;
  catalog::Match& match = *gathering_.match();
  if (work.intended && (!result.ok() || !std::holds_alternative<std::monostate>(match.propose(result.value()))))
    return think(seat, bot_for(seat).value_or(default_level()), work.forced, true);
  if (!result.ok()) {
    if (!asked) patience_ = now_.steady_ms + kPatience_ms;  // asked again at once it would be refused again at once
    return answer(work.origin, result.error());
  }
  if (race_) return plan_signals(seat, result.value());
  Ruling ruling = decided(bots && !work.intended ? match.propose_choice(seat, result.value()) : match.propose(result.value()));
  if (!asked && !std::holds_alternative<journal::What>(ruling)) {
    patience_ = now_.steady_ms + kPatience_ms;
    return outside_->warn(table_, slot == kWorld ? "the resolver's answer was refused" : "a bot's choice was refused");
  }
  answer(work.origin, std::move(ruling));
}

void Room::plan_wake() {
  const auto at = [&](i64 when) {
    if (when != kNever) wakes_at_ = std::min(wakes_at_, std::max(when, now_.steady_ms + 1));
  };
  at(hello_by_);
  at(door_wakes_at());
  for (const Request& each : requests_) at(each.lapses);
  at(race_wakes_at());
  for (const Chair& chair : gathering_.chairs())
    if (const i64 away = away_at(chair); away > now_.steady_ms) at(away);
  if (busy() || !gathering_.playing()) return;
  if (patience_ > now_.steady_ms) return at(patience_);
  const rules::Awaiting awaiting = gathering_.match()->awaiting();
  if (const auto* seats = std::get_if<rules::Seats>(&awaiting); seats != nullptr && seats->deadline.runs())
    at(wait_began_ + i64{seats->deadline.after_ms});
  const i64 turn_over = wait_began_ + i64{gathering_.options().turn_seconds} * 1000;
  if (turn_over > now_.steady_ms && gathering_.options().turn_seconds != 0 && !gathering_.match()->racing()) at(turn_over);
  if (!bots_.empty() && now_.steady_ms < wait_began_ + pace_.bot_pause_ms) at(wait_began_ + pace_.bot_pause_ms);
}

}  // namespace minuit::match
