// Races at a table: pings, the countdown, what is shown just in time, signals, and the verdict. The referee says who was first.
#include <algorithm>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/refusals.hpp"
#include "match/room.hpp"

namespace minuit::match {
namespace {

constexpr std::string_view kPongHead = R"({"type":"Pong")";
constexpr u64 kNonceBits = 53;  // exact in any JSON reader

}  // namespace

bool Room::is_pong(std::string_view text) { return text.starts_with(kPongHead); }

// Answers to pings count from when they arrive: they do not wait in the mailbox.
void Room::take_pong(Guest& who, std::string_view text) {
  const auto message = codec::read<ClientMessage>(text);
  if (!message.ok()) return deny({who.connection, who.person.id, 0}, message.error());
  if (const auto* pong = std::get_if<Pong>(&message.value()); pong != nullptr && who.line)
    (void)who.line->ponged(pong->nonce, pong->clock_ms, now_.steady_ms);
}

Terms Room::terms_of(const Guest& who) const {
  if (!who.line || !who.line->measured()) return {};
  const i64 allowance = race_ ? race_->contest->terms().allowance_ms : kMostWindow_ms;
  return terms_of_line(*who.line, allowance);
}

// Of several devices of one person, the slowest line: the window must be long enough for any of them.
Terms Room::terms_of(Seat seat) const {
  Terms slowest;
  if (bot_for(seat)) slowest.exact = true;
  for (const Guest& each : guests_) {
    if (!each.greeted || gathering_.seat_of(each.person.id) != seat || slowest.exact) continue;
    if (const Terms line = terms_of(each); line.round_trip_ms > slowest.round_trip_ms) slowest = line;
  }
  return slowest;
}

bool Room::is_measured(const Guest& who) const {
  return gathering_.playing() && gathering_.match()->races() && who.greeted && gathering_.seat_of(who.person.id);
}

void Room::ping_those_due() {
  for (Guest& each : guests_) {
    if (!is_measured(each)) continue;
    if (!each.line) each.line = std::make_unique<Line>();
    if (now_.steady_ms < each.ping_at) continue;
    const u64 nonce = outside_->luck().next() >> (64 - kNonceBits);
    each.line->pinged(nonce, now_.steady_ms);
    i64 every = race_ ? kPingInRaceEvery_ms : kPingEvery_ms;
    if (each.line->pings() < kPingsAtFirst) every = kPingAtFirstEvery_ms;
    each.ping_at = now_.steady_ms + every;
    send_to(each.connection, Ping{nonce});
  }
}

void Room::call_race() {
  Rng luck = outside_->luck();
  const u64 number = outside_->luck().next() >> (64 - kNonceBits);
  race_ = std::make_unique<RunningRace>(gathering_.match()->contest(luck), number, gathering_.nature_point(),
                                        now_.steady_ms + kCountdown_ms);
  const SeatSet racers = race_->contest->terms().racers;
  for (SeatSet left = racers; !left.empty(); left = left.without(left.lowest())) {
    const Seat seat = left.lowest();
    race_->referee.set_line(seat, terms_of(seat));
    credits_[seat.value].refill();
  }
  ask_bots();
  for (Guest& each : guests_) {
    each.revealed = false;
    if (each.line) each.ping_at = std::min(each.ping_at, now_.steady_ms + kPingInRaceEvery_ms);
    if (each.greeted) tell_countdown(each);
  }
}

void Room::tell_countdown(const Guest& to) {
  Countdown countdown;
  countdown.point = race_->number;
  countdown.in_ms = race_->referee.instant() - now_.steady_ms;
  if (to.line) countdown.show_at_ms = to.line->clock_at(race_->referee.instant());
  for (std::size_t at = 0; at < gathering_.chairs().size(); ++at) {
    const Seat seat(static_cast<i64>(at));
    const Terms line = terms_of(seat);
    if (line.exact) continue;
    countdown.lines.push_back({seat, line.round_trip_ms > 0, static_cast<u32>(line.round_trip_ms),
                               static_cast<u32>(line.spread_ms), static_cast<u32>(credits_[at].left())});
  }
  send_to(to.connection, countdown);
}

// Those, too, who take a seat over in the middle: nobody else may touch for it.
void Room::ask_bots() {
  for (SeatSet left = race_->contest->terms().racers; !left.empty(); left = left.without(left.lowest())) {
    const Seat seat = left.lowest();
    const auto level = bot_for(seat);
    if (!level || race_->asked.has(seat)) continue;
    race_->asked = race_->asked.with(seat);
    think(seat, *level, false);
  }
}

// PT-60: half a round trip before the instant, no earlier.
void Room::reveal_to_those_due() {
  for (Guest& each : guests_) {
    if (!each.greeted || each.revealed || now_.steady_ms < race_->referee.send_at(terms_of(each))) continue;
    each.revealed = true;
    send_to(each.connection, Reveal{race_->number, Raw{race_->contest->shown_json()}});
  }
}

void Room::hear_bots() {
  for (std::size_t at = 0; at < race_->planned.size();) {
    const RunningRace::Planned plan = race_->planned[at];
    if (plan.at > now_.steady_ms) {
      ++at;
      continue;
    }
    race_->planned.erase(race_->planned.begin() + static_cast<std::ptrdiff_t>(at));
    if (bot_for(plan.seat)) (void)race_->referee.hear(plan.seat, plan.signal, plan.at, credits_[plan.seat.value]);
  }
}

// What a race needs that is not written down; goes on while the store is busy.
void Room::run_race() {
  if (race_ && (!gathering_.playing() || !gathering_.match()->racing() || race_->question != gathering_.nature_point()))
    race_.reset();
  ping_those_due();
  if (!race_ && !busy() && gathering_.playing() && gathering_.match()->racing()) call_race();
  if (!race_) return;
  if (!busy()) ask_bots();
  reveal_to_those_due();
  hear_bots();
}

void Room::judge_race() {
  race_->closed_at = race_->referee.closes_at(now_.steady_ms);
  Rng lots = outside_->luck();
  const std::string decision = race_->contest->decision_json(race_->referee.verdict(lots));
  Ruling ruling = decided(gathering_.match()->propose(decision));
  if (!std::holds_alternative<journal::What>(ruling)) {
    outside_->warn(table_, "the referee's verdict was refused");
    race_.reset();
    patience_ = now_.steady_ms + kPatience_ms;
    return;
  }
  answer({}, std::move(ruling));
}

// What a bot will do in this race, as a list of signals with their times.
void Room::plan_signals(Seat seat, const std::string& list_json) {
  const auto signals = race_->contest->take_list(list_json);
  if (!signals.ok() || signals.value().size() > kMostSignals) return outside_->warn(table_, "a bot's signals could not be read");
  i64 at = std::max(race_->referee.instant(), now_.steady_ms);
  for (const catalog::Contest::Signal& each : signals.value()) {
    at += each.sign.time_ms;
    race_->planned.push_back({seat, each, at});
  }
}

Room::Ruling Room::rule_signal(const Guest& who, Seat seat, const Intend& intend) {
  const auto heard_in = [&](const std::vector<RunningRace::Heard>& heard) {
    return std::ranges::any_of(
        heard, [&](const RunningRace::Heard& each) { return each.seat == seat && each.command == intend.command; });
  };
  if (intend.point == past_race_.number && heard_in(past_race_.heard)) return Nothing{};
  if (!race_) return refuse(kNoRace);
  if (intend.point != race_->number) return refuse(kStale);
  if (intend.intent.text.size() > kMostIntentBytes) return refuse(kTooLong, static_cast<i32>(kMostIntentBytes));
  if (heard_in(race_->heard)) return Nothing{};
  const auto mine = static_cast<std::size_t>(std::ranges::count(race_->heard, seat, &RunningRace::Heard::seat));
  if (mine >= kMostSignals || race_->tries[seat.value] >= kMostTries || bot_for(seat)) return refuse(kNotNow);
  ++race_->tries[seat.value];
  const auto signal = race_->contest->take(intend.intent.text);
  if (!signal.ok()) return signal.error();
  race_->referee.set_line(seat, terms_of(who));
  if (!race_->referee.hear(seat, signal.value(), arrived_, credits_[seat.value])) return refuse(kNotNow);
  race_->heard.push_back({seat, intend.command});
  return Nothing{};
}

void Room::call_race_off() {
  if (!race_) return;
  std::string text = codec::to_json(ServerMessage(CalledOff{race_->number}));
  race_.reset();
  if (const auto to = greeted(); !to.empty()) outside_->send(to, std::move(text));
}

i64 Room::race_wakes_at() const {
  i64 wakes = kNever;
  const auto at = [&](i64 when) { wakes = std::min(wakes, when); };
  for (const Guest& each : guests_) {
    if (each.line && is_measured(each)) at(each.ping_at);
    if (race_ && each.greeted && !each.revealed) at(race_->referee.send_at(terms_of(each)));
  }
  if (!race_) return wakes;
  for (const RunningRace::Planned& each : race_->planned) at(each.at);
  if (!busy()) at(std::max(race_->referee.closes_at(now_.steady_ms), patience_));
  return wakes;
}

}  // namespace minuit::match
