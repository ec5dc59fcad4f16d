// What each kind of message must hold.
#include <algorithm>

#include "codec/write.hpp"
#include "sim/witness.hpp"

namespace minuit::sim {

using match::Table;
namespace m = match;

namespace {
constexpr i64 kSealedUntil_ms = 200;  // half the largest allowance of a setup
}  // namespace

void Witness::check_turn(m::Turn turn, std::optional<Seat> seat, const std::string& person) {
  const m::Turn expected = turn_for(seat);
  const auto* seats = std::get_if<rules::Seats>(&expected.awaiting);
  const bool timed =
      (seats != nullptr && seats->deadline.runs()) ||
      (truth_.options().turn_seconds != 0 && (seats != nullptr || std::holds_alternative<rules::Nature>(expected.awaiting)));
  const i64 most = std::max<i64>(seats == nullptr ? 0 : i64{seats->deadline.after_ms}, i64{truth_.options().turn_seconds} * 1000);
  if (turn.left_ms.has_value() != timed || (timed && (*turn.left_ms < 0 || *turn.left_ms > most)))
    scene_->violate("timers", "the time that is left cannot be: " + codec::to_json(turn));
  turn.left_ms.reset();
  if (!(turn == expected))
    scene_->violate("sight", person + " was told " + codec::to_json(turn) + " and not " + codec::to_json(expected));
}

void Witness::check(const Table& table, const std::string& person) {
  scene_->count(Mark::tables);
  advance(table.version);
  if (scene_->violation()) return;
  if (table.version != truth_.version()) return scene_->violate("fork", "an old version was told as if it were the last");
  Table expected = table_for(person);
  check_seats(table.seats);
  check_missed(table, expected.seat);
  if (table.match && expected.match) {
    check_turn(table.match->turn, expected.seat, person);
    expected.match->turn = table.match->turn;
  }
  expected.seats = table.seats;
  expected.watching = table.watching;
  expected.watchers = table.watchers;
  expected.requests = table.requests;
  expected.missed = table.missed;
  const std::string told = codec::to_json(table);
  const std::string right = codec::to_json(expected);
  if (told != right) scene_->violate("sight", person + " was told " + told + " and not " + right);
}

void Witness::check_missed(const Table& table, std::optional<Seat> seat) {
  if (table.missed.empty()) return;
  scene_->count(Mark::missed);
  u64 version = table.missed.front().version;
  for (const m::Missed& missed : table.missed) {
    for (; version < missed.version; ++version)
      if (lines_[version - 1].decision) return scene_->violate("sight", "a decision is missing among those that were missed");
    const bool there = version == missed.version && version <= lines_.size() && version > match_from_;
    if (!there || !lines_[version - 1].decision || lines_[version - 1].events[eye(seat)] != missed.events.text)
      return scene_->violate("sight",
                             "what was missed is told wrongly at " + std::to_string(missed.version) + ": " + missed.events.text);
    ++version;
  }
  for (; version <= lines_.size(); ++version)
    if (lines_[version - 1].decision)
      return scene_->violate("sight", "the last decisions are missing among those that were missed");
}

void Witness::check_seats(const std::vector<m::SeatInfo>& seats) {
  if (seats.size() != truth_.chairs().size()) return scene_->violate("sight", "the number of seats is wrong");
  for (std::size_t at = 0; at < seats.size(); ++at) {
    const m::SeatInfo& info = seats[at];
    const m::Chair& chair = truth_.chairs()[at];
    if (info.person != chair.person || info.bot != chair.bot || info.locked != chair.locked || (chair.bot && !info.present))
      return scene_->violate("sight", "a seat is not as the log has it: " + codec::to_json(info));
    if (chair.stand_in && info.played_by != chair.stand_in)
      return scene_->violate("sight", "a seat was handed over, and that is not told");
    if (!chair.stand_in && info.played_by && (!chair.person || info.present))
      return scene_->violate("timers", "a bot plays for someone who is there: " + codec::to_json(info));
  }
}

void Witness::check(const m::Update& update, const std::string& person) {
  advance(update.version);
  if (scene_->violation()) return;
  if (update.version != truth_.version()) return scene_->violate("fork", "an old version was told as if it were the last");
  const auto seat = truth_.seat_of(person);
  const std::string changes = truth_.match()->changes_json(seat ? rules::Viewer(*seat) : rules::Viewer(rules::Spectator{}));
  if (update.changes.text != changes)
    return scene_->violate("sight", person + " was shown " + update.changes.text + " and not " + changes);
  if (update.events.text != lines_[update.version - 1].events[eye(seat)])
    return scene_->violate(
        "sight", person + " was told " + update.events.text + " and not " + lines_[update.version - 1].events[eye(seat)]);
  check_turn(update.turn, seat, person);
  if (!update.done) return;
  const Line& line = lines_[update.version - 1];
  if (line.by != person || line.command != *update.done)
    return scene_->violate("acknowledged and lost", "command " + std::to_string(*update.done) + " of " + person +
                                                        " was acknowledged with the entry of another");
  acknowledged_.push_back({person, *update.done, update.version, true});
}

void Witness::check(const m::Seating& seating, const std::string& person) {
  advance(seating.version);
  if (scene_->violation()) return;
  check_seats(seating.seats);
  if (seating.version != truth_.version() || seating.host != truth_.host().id || !(seating.options == truth_.options()))
    scene_->violate("sight", person + " was told a seating that is not the log's: " + codec::to_json(seating));
}

void Witness::check(const m::Said& said, const std::string& person) {
  advance(said.speech.version);
  if (scene_->violation()) return;
  if (truth_.speeches().empty() || codec::to_json(truth_.speeches().back()) != codec::to_json(said.speech))
    scene_->violate("sight", person + " was told a speech that is not the log's last");
}

void Witness::check(const m::UpToDate& up_to_date, const std::string& person) {
  scene_->count(Mark::up_to_date);
  advance(up_to_date.version);
  if (up_to_date.version > truth_.version()) scene_->violate("fork", person + " is said to be up to date with what is not there");
}

// Who waits at the door hears the game and who they are; only the host is told who waits.
void Witness::check(const m::Waiting& waiting, const std::string& person) {
  if (truth_.version() == 0) return;
  if (waiting.game != truth_.game() || waiting.you != person)
    scene_->violate("sight", person + " must not wait at the door like this: " + codec::to_json(waiting));
}

void Witness::check(const m::Knocking& knocking, const std::string& person) {
  if (truth_.version() != 0 && truth_.host().id != person)
    scene_->violate("sight", person + " is not the host and was told who knocks: " + codec::to_json(knocking));
}

// Advice goes to who asked for it, at the point it was asked for.
void Witness::check(const m::Advised& advised, const std::string& person) {
  const auto wanted = wanted_.find({person, advised.command});
  const auto* asked = wanted == wanted_.end() ? nullptr : std::get_if<m::Advise>(&wanted->second);
  if (asked == nullptr || asked->point != advised.point)
    return scene_->violate("out of nothing", person + " did not ask for this advice");
  ++scene_->counts().outcomes["Advise advised"];
}

void Witness::check(const m::Countdown& countdown, const std::string& /*person*/) {
  race_point_ = countdown.point;
  race_instant_ = scene_->now() + countdown.in_ms;
}

// What a race shows is in no message earlier than half the longest round trip before the instant.
void Witness::check(const m::Reveal& reveal, const std::string& person) {
  if (reveal.point != race_point_) return scene_->violate("sealed", person + " is shown what no countdown led to");
  if (scene_->now() < race_instant_ - kSealedUntil_ms)
    scene_->violate("sealed",
                    person + " is shown it " + std::to_string(race_instant_ - scene_->now()) + " ms before the instant");
}

void Witness::check(const m::Done& done, const std::string& person) {
  advance(done.version);
  if (scene_->violation()) return;
  const auto wanted = wanted_.find({person, done.command});
  const std::string name = wanted == wanted_.end()
                               ? "unknown"
                               : std::visit([]<class C>(const C&) { return std::string(type_name<C>()); }, wanted->second);
  if (const auto found = commands_.find({person, done.command}); found != commands_.end()) {
    if (found->second != done.version)
      return scene_->violate("acknowledged and lost", "command " + std::to_string(done.command) + " of " + person + " is at " +
                                                          std::to_string(found->second) + " and was told to be at " +
                                                          std::to_string(done.version));
    acknowledged_.push_back({person, done.command, done.version, false});
    ++scene_->counts().outcomes[name + " done"];
    return;
  }
  ++scene_->counts().outcomes[name + " nothing"];
  if (wanted != wanted_.end() && !in_effect(person, wanted->second))
    scene_->violate("acknowledged and lost",
                    "command " + std::to_string(done.command) + " of " + person + " is not in the log and changed nothing");
}

void Witness::check(const m::Refused& refused, const std::string& person) {
  const auto wanted = wanted_.find({person, refused.command});
  const std::string name = wanted == wanted_.end()
                               ? "unknown"
                               : std::visit([]<class C>(const C&) { return std::string(type_name<C>()); }, wanted->second);
  ++scene_->counts().outcomes[name + " " + refused.clause];
}

// Is what the command asks for so already? Then "done" needs no entry.
bool Witness::in_effect(const std::string& person, const m::ClientMessage& message) const {
  const auto seat = truth_.seat_of(person);
  const auto chair = [&](Seat which) -> const m::Chair* {
    return which.value < truth_.chairs().size() ? &truth_.chairs()[which.value] : nullptr;
  };
  if (const auto* sit = std::get_if<m::Sit>(&message))  // or it is asked for, where there are secrets
    return seat == sit->seat || (truth_.has_secrets() && chair(sit->seat) != nullptr && !chair(sit->seat)->taken());
  if (std::holds_alternative<m::Consent>(message)) return truth_.has_secrets();
  if (std::holds_alternative<m::Admit>(message)) return true;  // who is in already is let in
  if (const auto* away = std::get_if<m::TurnAway>(&message)) return truth_.removed(away->person);
  if (std::holds_alternative<m::Stand>(message)) return !seat;
  if (const auto* free = std::get_if<m::FreeSeat>(&message)) return chair(free->seat) != nullptr && !chair(free->seat)->taken();
  if (const auto* lock = std::get_if<m::LockSeat>(&message))
    return chair(lock->seat) != nullptr && chair(lock->seat)->locked == lock->locked;
  if (const auto* remove = std::get_if<m::Remove>(&message)) return truth_.removed(remove->person);
  if (std::holds_alternative<m::ClaimHost>(message)) return truth_.host().id == person;
  if (const auto* set = std::get_if<m::SetOptions>(&message)) return set->options == truth_.options();
  if (const auto* hand = std::get_if<m::HandOver>(&message)) return seat && chair(*seat)->stand_in == hand->level;
  if (std::holds_alternative<m::TakeOver>(message)) return seat && !chair(*seat)->stand_in;
  if (const auto* intend = std::get_if<m::Intend>(&message))
    return seat && (intend->point == race_point_ || intend->point == judged_race_point_);  // held for a race, not written
  return false;
}

}  // namespace minuit::sim
