// How messages come into a room and what they change gets out of it: store first, then tell.
#include <algorithm>
#include <cassert>

#include "codec/read.hpp"
#include "codec/write.hpp"
#include "match/opening.hpp"
#include "match/refusals.hpp"
#include "match/room.hpp"

namespace minuit::match {
namespace {

// What is not a move or a word changes the table, and everyone is told all of it.
template <class Command>
constexpr bool kTellsAll = !std::is_same_v<Command, Decide> && !std::is_same_v<Command, Intend> &&
                           !std::is_same_v<Command, Prompt> && !std::is_same_v<Command, Say> && !std::is_same_v<Command, React> &&
                           !std::is_same_v<Command, Show> && !std::is_same_v<Command, Advise>;

}  // namespace

Room::Room(std::string table, const Games& games, const Pace& pace, Outside& outside, JobNumber first_job)
    : table_(std::move(table)), games_(&games), pace_(pace), outside_(&outside), gathering_(games), next_job_(first_job) {
  outside_->load(table_, 0);
}

Room::Guest* Room::guest(ConnectionId connection) {
  const auto found = std::ranges::find(guests_, connection, &Guest::connection);
  return found == guests_.end() ? nullptr : &*found;
}

bool Room::present(std::string_view person) const {
  return std::ranges::any_of(guests_, [&](const Guest& each) { return each.person.id == person; });
}

void Room::arrive(ConnectionId connection, const Person& person, Instant now) {
  now_ = now;
  Guest newcomer;
  newcomer.connection = connection;
  newcomer.person = person;
  newcomer.hello_by = now_.steady_ms + kHelloWithin_ms;
  if (!loading_ && !let_in(newcomer)) return outside_->drop(connection, Goodbye::shut_out, kShutOut);
  if (guests_.size() == kMostConnections && !make_room_for(newcomer))
    return outside_->drop(connection, Goodbye::table_full, kTableFull);
  if (frozen_at_ != kNever) {  // time goes on where it stood still
    const i64 stood_still = now_.steady_ms - frozen_at_;
    wait_began_ += stood_still;
    for (auto& [id, since] : gone_since_) since += stood_still;
    frozen_at_ = kNever;
  }
  hello_by_ = std::min(hello_by_, newcomer.hello_by);
  guests_.push_back(std::move(newcomer));
  gone_since_.erase(person.id);
  settle();
}

// Those who sit may always come back; the host too.
bool Room::let_in(const Guest& newcomer) {
  const std::string& id = newcomer.person.id;
  if (gathering_.removed(id)) return false;
  return !gathering_.options().closed || id == gathering_.host().id || gathering_.seat_of(id) || present(id);
}

// A crowd must not keep those out who play: the one who came last of those who only watch has to go, or else the oldest
// connection of whoever has most of them.
bool Room::make_room_for(const Guest& newcomer) {
  const auto plays = [&](const Guest& who) { return is_host(who) || gathering_.seat_of(who.person.id); };
  if (loading_ || !plays(newcomer)) return false;
  const auto connections = [&](const Guest& who) {
    return std::ranges::count_if(guests_, [&](const Guest& each) { return each.person.id == who.person.id; });
  };
  const auto watcher = std::find_if_not(guests_.rbegin(), guests_.rend(), plays);
  const ConnectionId goes =
      watcher != guests_.rend() ? watcher->connection : std::ranges::max_element(guests_, {}, connections)->connection;
  outside_->drop(goes, Goodbye::table_full, kTableFull);
  leave(goes, now_);
  return true;
}

void Room::leave(ConnectionId connection, Instant now) {
  now_ = now;
  const Guest* who = guest(connection);
  if (who == nullptr) return;
  const std::string id = who->person.id;
  mail_bytes_ -= who->waiting_bytes;
  std::erase_if(guests_, [&](const Guest& each) { return each.connection == connection; });
  std::erase_if(mail_, [&](const Letter& letter) { return letter.from == connection; });
  if (!present(id)) gone_since_[id] = now_.steady_ms;
  if (guests_.empty()) {
    frozen_at_ = now_.steady_ms;
    race_.reset();  // nobody is there to race; it begins anew when someone is
  }
  if (!loading_) {
    tell_seating();
    settle();
  }
}

void Room::receive(ConnectionId connection, std::string_view text, Instant now) {
  now_ = now;
  Guest* who = guest(connection);
  if (who == nullptr) return;
  if (is_pong(text)) return take_pong(*who, text);
  if (!busy()) {
    open_letter({connection, std::string(text), now_.steady_ms});
    return settle();
  }
  const bool too_many = mail_.size() == kMostWaiting || who->waiting == kMostWaitingOfOne;
  const bool too_long =
      mail_bytes_ + text.size() > kMostWaitingBytes || who->waiting_bytes + text.size() > kMostWaitingBytesOfOne;
  if (too_many || too_long) return deny({connection, who->person.id, 0}, rules::refuse(kTooBusy));
  ++who->waiting;
  who->waiting_bytes += text.size();
  mail_bytes_ += text.size();
  mail_.push_back({connection, std::string(text), now_.steady_ms});
}

void Room::read_mail() {
  while (!busy() && !results_.empty()) {
    const auto [number, result] = std::move(results_.front());
    results_.pop_front();
    take_result(number, result);
  }
  while (!busy() && !mail_.empty()) {
    const Letter letter = std::move(mail_.front());
    mail_.pop_front();
    mail_bytes_ -= letter.text.size();
    if (Guest* who = guest(letter.from)) {
      --who->waiting;
      who->waiting_bytes -= letter.text.size();
      open_letter(letter);
    }
  }
}

// After anything happened: the mail that waited, then what the clock and the bots have to do.
void Room::settle() {
  read_mail();
  if (!busy())  // of those who only looked on, nothing is kept
    std::erase_if(gone_since_,
                  [&](const auto& each) { return each.first != gathering_.host().id && !gathering_.seat_of(each.first); });
  look_at_the_clock();
  update_listing();
}

void Room::open_letter(const Letter& letter) {
  Guest& who = *guest(letter.from);
  arrived_ = letter.at;
  const auto message = codec::read<ClientMessage>(letter.text);
  const Origin unread{letter.from, who.person.id, 0};
  if (!message.ok()) return deny(unread, message.error());
  if (const auto* hello = std::get_if<Hello>(&message.value())) return welcome(who, *hello);
  if (!who.greeted) return deny(unread, rules::refuse(kHelloFirst));
  std::visit(
      [&]<class Command>(const Command& command) {
        if constexpr (std::is_same_v<Command, Pong>) {
          if (who.line) (void)who.line->ponged(command.nonce, command.clock_ms, letter.at);
        } else if constexpr (!std::is_same_v<Command, Hello>) {
          const Origin origin{letter.from, who.person.id, command.command};
          if (command.command == 0) return deny(origin, codec::Fault{"$.command", "expected a number above 0"});
          if (const auto version = gathering_.done(who.person.id, command.command))
            return send_to(letter.from, Done{command.command, *version});
          if (kTellsAll<Command> && !tellings_.spend(who.person.id, now_.steady_ms))
            return deny(origin, rules::refuse(kTooOften));
          answer(origin, rule(who, command));
        }
      },
      message.value());
}

void Room::answer(const Origin& origin, Ruling ruling) {
  if (auto* what = std::get_if<journal::What>(&ruling)) {
    const bool goes_on = std::holds_alternative<journal::Decided>(*what);
    if (gathering_.version() >= kMostEntries && !goes_on) return deny(origin, rules::refuse(kLogFull));
    return write(std::move(*what), origin);
  }
  if (std::holds_alternative<Nothing>(ruling)) return send_to(origin.connection, Done{origin.command, gathering_.version()});
  if (const auto* refusal = std::get_if<rules::Refusal>(&ruling)) return deny(origin, *refusal);
  if (const auto* fault = std::get_if<codec::Fault>(&ruling)) return deny(origin, *fault);
}

void Room::deny(const Origin& origin, const rules::Refusal& refusal) {
  if (guest(origin.connection) != nullptr) send_to(origin.connection, refused(origin.command, refusal));
}

void Room::deny(const Origin& origin, const codec::Fault& fault) {
  if (guest(origin.connection) != nullptr) send_to(origin.connection, refused(origin.command, fault));
}

void Room::write(journal::What what, const Origin& origin) {
  assert(!busy());
  const bool counted = gathering_.playing() && gathering_.waiting_since() == wait_;
  const i64 until = std::min(now_.steady_ms, frozen_at_);  // a bot's move may come when the last one has gone
  const i64 waited = counted ? std::max<i64>(0, until - wait_began_) : 0;
  pending_ = Pending{{now_.wall_ms, origin.person, origin.command, waited, std::move(what)}, origin};
  outside_->append(table_, gathering_.version(), codec::to_json(pending_->entry));
}

void Room::stored(Kept kept, Instant now) {
  now_ = now;
  assert(pending_);
  const Pending done = std::move(*pending_);
  pending_.reset();
  if (kept == Kept::kept) {
    publish(done);
  } else {
    deny(done.origin, rules::refuse(kNotSaved));
    patience_ = now_.steady_ms + kPatience_ms;
    if (kept == Kept::stale) start_over();
  }
  settle();
}

void Room::publish(const Pending& done) {
  if (std::holds_alternative<journal::Decided>(done.entry.what)) {
    gathering_.take_proposed(done.entry);
    const std::unique_ptr<RunningRace> race = std::move(race_);
    if (race) past_race_ = {race->number, std::move(race->heard)};
    tell_decision(done.origin);
    if (race) outside_->judged(race->closed_at);
    return;
  }
  if (const auto damage = gathering_.take(done.entry)) outside_->warn(table_, *damage);  // cannot be: it was ruled upon
  if (done.origin.connection != 0 && guest(done.origin.connection) != nullptr)
    send_to(done.origin.connection, Done{done.origin.command, gathering_.version()});
  if (std::holds_alternative<journal::Spoken>(done.entry.what)) {
    std::string text = codec::to_json(ServerMessage(Said{gathering_.speeches().back()}));
    return outside_->send(greeted(), std::move(text));
  }
  if (const auto* set = std::get_if<journal::ChairSet>(&done.entry.what))
    if (set->chair.person) outside_->seated(table_, *set->chair.person);
  if (const auto* removed = std::get_if<journal::Removed>(&done.entry.what)) {
    for (const Guest& each : guests_)
      if (each.person.id == removed->person.id) outside_->drop(each.connection, Goodbye::shut_out, kShutOut);
    std::erase_if(guests_, [&](const Guest& each) { return each.person.id == removed->person.id; });
    if (guests_.empty()) {
      frozen_at_ = now_.steady_ms;
      race_.reset();
    }
  }
  tell_everything();
}

// Another writer was at this log: what we knew of it counts no more.
void Room::start_over() {
  outside_->warn(table_, "someone else has written to this table's log: it is read again");
  call_race_off();
  gathering_ = Gathering(*games_);
  working_ = {};
  advising_ = {};
  loading_ = true;
  outside_->load(table_, 0);
}

void Room::loaded(const std::optional<std::vector<std::string>>& entries, Instant now) {
  now_ = now;
  assert(loading_);
  if (!entries) return send_away(Goodbye::damaged, kNotReadable);
  if (entries->empty()) return opened();
  for (const std::string& bytes : *entries) {
    const auto entry = codec::read<journal::Entry>(bytes);
    std::optional<std::string> damage;
    if (entry.ok()) {
      damage = gathering_.take(entry.value());
    } else {
      damage = entry.error().path + ": " + entry.error().message;
    }
    if (damage) {
      outside_->warn(table_, "entry " + std::to_string(gathering_.version()) + " of the log is damaged: " + *damage);
      return send_away(Goodbye::damaged, kNotReadable);
    }
  }
  outside_->load(table_, gathering_.version());
}

// Whoever does not say Hello in time, unless it waits in the mailbox.
void Room::part_with_the_silent() {
  std::vector<ConnectionId> silent;
  hello_by_ = kNever;
  for (Guest& each : guests_) {
    if (each.greeted) continue;
    if (each.waiting > 0) each.hello_by = now_.steady_ms + kHelloWithin_ms;
    if (each.hello_by <= now_.steady_ms) {
      silent.push_back(each.connection);
    } else {
      hello_by_ = std::min(hello_by_, each.hello_by);
    }
  }
  for (const ConnectionId each : silent) {
    outside_->drop(each, Goodbye::silent, kHelloFirst);
    leave(each, now_);
  }
}

void Room::send_away(Goodbye why, const rules::Reason& reason) {
  for (const Guest& each : guests_) outside_->drop(each.connection, why, reason);
  guests_.clear();
  mail_.clear();
  mail_bytes_ = 0;
  loading_ = false;
  wakes_at_ = kNever;
}

// The log is read to its end.
void Room::opened() {
  if (gathering_.version() == 0) return send_away(Goodbye::no_such_table, kNoSuchTable);
  loading_ = false;
  std::erase_if(guests_, [&](const Guest& each) {
    const bool out =
        gathering_.removed(each.person.id) ||
        (gathering_.options().closed && each.person.id != gathering_.host().id && !gathering_.seat_of(each.person.id));
    if (out) outside_->drop(each.connection, Goodbye::shut_out, kShutOut);
    return out;
  });
  gone_since_.clear();
  for (const Chair& chair : gathering_.chairs())
    if (chair.person && !present(chair.person->id)) gone_since_[chair.person->id] = now_.steady_ms;
  if (!present(gathering_.host().id)) gone_since_[gathering_.host().id] = now_.steady_ms;
  rewind_clock(gathering_.waited_ms());
  tell_everything();
  settle();
}

void Room::welcome(Guest& newcomer, const Hello& hello) {
  if (hello.protocol != kProtocolVersion) {
    const ConnectionId connection = newcomer.connection;
    deny({connection, newcomer.person.id, 0}, rules::refuse(kWrongProtocol));
    leave(connection, now_);
    return outside_->drop(connection, Goodbye::wrong_protocol, kWrongProtocol);
  }
  const bool first = !newcomer.greeted;
  if (!first && !tellings_.spend(newcomer.person.id, now_.steady_ms))
    return deny({newcomer.connection, newcomer.person.id, 0}, rules::refuse(kTooOften));
  newcomer.greeted = true;
  if (hello.version != 0 && hello.version == gathering_.version()) {
    send_to(newcomer.connection, UpToDate{hello.version});
  } else {
    std::vector<Missed> missed;
    if (hello.version != 0 && gathering_.match() != nullptr)
      if (auto since = gathering_.recent().since(hello.version, viewer(newcomer))) missed = std::move(*since);
    tell_table(newcomer, std::move(missed));
  }
  if (race_) {
    newcomer.revealed = false;
    tell_countdown(newcomer);
  }
  if (first) tell_seating();
}

}  // namespace minuit::match
