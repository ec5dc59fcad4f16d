// Whether the clock decides neither too early nor too late. Time counts while the table is open and someone is there.
#include <algorithm>
#include <charconv>

#include "codec/read.hpp"
#include "sim/world.hpp"

namespace minuit::sim {

namespace journal = match::journal;

namespace {

constexpr i64 kLate_ms = 6000;  // a tick, the patience after a failure, the disk, an answer that is not late

[[nodiscard]] std::optional<Seat> seat_in(std::string_view decision) {
  constexpr std::string_view kKey = R"("seat":)";
  const std::size_t at = decision.find(kKey);
  if (at == std::string_view::npos) return std::nullopt;
  i64 number = 0;
  std::from_chars(decision.data() + at + kKey.size(), decision.data() + decision.size(), number);
  return Seat(number);
}

}  // namespace

i64 World::awake() const { return awake_ + (anyone_ ? scene_.now() - awake_at_ : 0); }

void World::note_presence() {
  if (anyone_) awake_ += scene_.now() - awake_at_;
  awake_at_ = scene_.now();
  const match::Room* room = house_ ? house_->room(table_) : nullptr;
  const auto is_in = [&](const auto& each) {
    return room != nullptr && each.second.arrived && !each.second.dropped && each.second.table == table_ &&
           room->inside(each.first);  // whoever waits at the door is not there yet
  };
  anyone_ = std::ranges::any_of(connections_, is_in);
  for (const std::string& person : people_) {
    const bool here = std::ranges::any_of(
        connections_, [&](const auto& each) { return is_in(each) && clients_[each.second.client].who.id == person; });
    if (here) {
      gone_.erase(person);
    } else {
      gone_.try_emplace(person, awake());
    }
  }
}

// Something happened after which the clock may begin anew or come late.
void World::disturb() {
  undisturbed_since_ = std::max({undisturbed_since_, scene_.now(), stalled_until_});
  undisturbed_since_awake_ = awake();
}

i64 World::quiet() const { return std::min(scene_.now() - undisturbed_since_, awake() - undisturbed_since_awake_); }

void World::watch_the_clock(const match::Room& room) {
  const match::Gathering& g = room.gathering();
  if (!g.playing() || room.waking()) return;
  if (!wait_ || wait_->since != g.waiting_since())
    wait_ = Wait{.since = g.waiting_since(), .began = awake(), .options = g.options()};
  if (wait_->decisions != g.match()->decisions()) {
    wait_->decisions = g.match()->decisions();
    wait_->decided = awake();
  }
  if (!(wait_->options == g.options())) {
    wait_->options = g.options();
    disturb();
  }
  const i64 turn_ms = i64{g.options().turn_seconds} * 1000;
  const i64 waited = awake() - wait_->began;
  if (turn_ms != 0 && waited >= turn_ms) wait_->hurried = true;
  const i64 sure = std::min(waited, quiet());
  const rules::Awaiting awaiting = g.match()->awaiting();
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  if (seats != nullptr && seats->deadline.runs() && sure > i64{seats->deadline.after_ms} + kLate_ms && !flying_)
    scene_.violate("timers", "a deadline has run out and nothing happens");
  if (turn_ms != 0 && (seats != nullptr || std::holds_alternative<rules::Nature>(awaiting)) &&
      std::min({sure - turn_ms, awake() - wait_->decided, scene_.now() - late_until_}) > kLate_ms && !flying_)
    scene_.violate("timers", "the time of a turn is up and nothing happens");
  watch_the_absent(g);
}

// A bot decides for who is gone. It may have to do so again and again while one hourglass runs: each time counts from when the
// seat is asked.
void World::watch_the_absent(const match::Gathering& g) {
  const rules::Awaiting awaiting = g.match()->awaiting();
  const auto* seats = std::get_if<rules::Seats>(&awaiting);
  const i64 away_ms = i64{g.options().away_seconds} * 1000;
  for (std::size_t at = 0; at < g.chairs().size(); ++at) {
    const Seat seat(static_cast<i64>(at));
    auto& asked = wait_->asked[at];
    if (seats == nullptr || !seats->set.has(seat)) {
      asked.reset();
      continue;
    }
    if (!asked || asked->point != g.point(seat)) asked = Wait::Asked{.point = g.point(seat), .since = awake()};
    const auto& person = g.chairs()[at].person;
    const auto gone = person ? gone_.find(person->id) : gone_.end();
    if (away_ms == 0 || flying_ || gone == gone_.end()) continue;
    const i64 overdue = std::min({quiet(), awake() - asked->since, awake() - gone->second}) - away_ms;
    if (std::min(overdue, scene_.now() - late_until_) > kLate_ms)
      scene_.violate("timers", "nobody plays for someone who is long gone");
  }
}

// What nobody asked for was due: a bot's seat, an absent player's, or time that is up.
void World::check_entry(const std::string& bytes) {
  const auto entry = codec::read<journal::Entry>(bytes);
  if (!entry.ok()) return scene_.violate("form", "an entry cannot be read: " + bytes);
  const match::Room* room = house_->room(table_);
  if (room == nullptr) return;
  watch_the_clock(*room);
  if (const auto* decided = std::get_if<journal::Decided>(&entry.value().what); decided != nullptr && entry.value().by.empty())
    check_unasked(*decided, *room);
}

void World::check_unasked(const journal::Decided& decided, const match::Room& room) {
  const match::Gathering& g = room.gathering();
  const std::string& text = decided.decision.text;
  const i64 waited = awake() - wait_->began;
  const rules::Awaiting awaiting = g.match()->awaiting();
  const auto early = [&](std::string_view what) {
    scene_.violate("timers", std::string(what) + " after " + std::to_string(waited) + " ms: " + text);
  };
  const auto by_bot = [&](Seat seat) {
    const match::Chair& chair = g.chairs()[seat.value];
    if (!chair.person || chair.bot || chair.stand_in) return true;
    const auto gone = gone_.find(chair.person->id);
    const u32 away = g.options().away_seconds;
    if (away == 0 || gone == gone_.end() || awake() - gone->second < i64{away} * 1000) return false;
    scene_.count(Mark::played_for_the_absent);
    return true;
  };
  if (text.starts_with(R"({"type":"Elapsed")")) {
    scene_.count(Mark::elapsed);
    const auto* seats = std::get_if<rules::Seats>(&awaiting);
    if (seats == nullptr || waited < i64{seats->deadline.after_ms}) early("the deadline ran out");
  } else if (text.starts_with(R"({"type":"Chosen")")) {
    if (by_bot(*seat_in(text))) return;
    if (!wait_->hurried) return early("a bot chose for someone who is there");
    scene_.count(Mark::hurried);
  } else if (const auto* nature = std::get_if<rules::Nature>(&awaiting)) {
    for (SeatSet left = nature->prompters; !left.empty(); left = left.without(left.lowest())) {
      if (by_bot(left.lowest())) continue;
      if (!wait_->hurried) return early("nature did not wait for the tap");
      scene_.count(Mark::hurried);
    }
  }
}

}  // namespace minuit::sim
