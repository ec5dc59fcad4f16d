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

Account Room::account() const {
  const Guest* best = nullptr;
  for (const Guest& each : guests_) {
    if (is_host(each)) return {each.device, each.network};
    if (best == nullptr || (gathering_.seat_of(each.person.id) && !gathering_.seat_of(best->person.id))) best = &each;
  }
  return best == nullptr ? Account{} : Account{best->device, best->network};
}

void Room::arrive(ConnectionId connection, const Caller& caller, Instant now) {
  now_ = now;
  Guest newcomer;
  newcomer.connection = connection;
  newcomer.person = caller.person;
  newcomer.device = caller.device;
  newcomer.network = caller.network;
  newcomer.hello_by = now_.steady_ms + kHelloWithin_ms;
  if (loading_) {
    enter(std::move(newcomer));
    return settle();
  }
  newcomer.person.name = name_for(caller.person);
  switch (way_of(newcomer)) {
    case Threshold::Way::out: return outside_->drop(connection, Goodbye::shut_out, kShutOut);
    case Threshold::Way::knock: stand_at_door(std::move(newcomer)); break;
    case Threshold::Way::in: enter(std::move(newcomer)); break;
  }
  settle();
}

// A crowd must not keep those out who play: the one who came last of those who only watch has to go, or else the oldest
// connection of whoever has most of them.
bool Room::make_room_for(const Guest& newcomer) {
  if (!plays(newcomer)) return false;
  const auto connections = [&](const Guest& who) {
    return std::ranges::count_if(guests_, [&](const Guest& each) { return each.person.id == who.person.id; });
  };
  const auto watcher = std::find_if_not(guests_.rbegin(), guests_.rend(), [&](const Guest& each) { return plays(each); });
  const ConnectionId goes =
      watcher != guests_.rend() ? watcher->connection : std::ranges::max_element(guests_, {}, connections)->connection;
  outside_->drop(goes, Goodbye::table_full, kTableFull);
  leave(goes, now_);
  return true;
}

void Room::leave(ConnectionId connection, Instant now) {
  now_ = now;
  if (at_door(connection) != nullptr) {
    std::erase_if(door_, [&](const Guest& each) { return each.connection == connection; });
    tell_knocking();
    return settle();
  }
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

std::size_t Room::dismiss(Goodbye why, const rules::Reason& reason, Instant now) {
  now_ = now;
  const std::size_t gone = guests_.size() + door_.size();
  for (const auto* list : {&guests_, &door_})
    for (const Guest& each : *list) {
      send_to(each.connection, refused(0, rules::refuse(reason)));
      outside_->drop(each.connection, why, reason);
    }
  for (const Guest& each : guests_) gone_since_[each.person.id] = now_.steady_ms;
  guests_.clear();
  door_.clear();
  mail_.clear();
  mail_bytes_ = 0;
  race_.reset();
  frozen_at_ = std::min(frozen_at_, now_.steady_ms);
  if (!loading_) settle();
  return gone;
}

void Room::nudge(Instant now) {
  now_ = now;
  if (!loading_) settle();
}

std::vector<Room::Connected> Room::connected() const {
  std::vector<Connected> all;
  all.reserve(guests_.size() + door_.size());
  for (const Guest& each : guests_) all.push_back({caller(each), each.greeted, false});
  for (const Guest& each : door_) all.push_back({caller(each), each.greeted, true});
  return all;
}

void Room::receive(ConnectionId connection, std::string_view text, Instant now) {
  now_ = now;
  if (Guest* waits = at_door(connection)) {
    hear_at_door(*waits, text);
    return settle();
  }
  Guest* who = guest(connection);
  if (who == nullptr) return;
  if (is_pong(text)) return take_pong(*who, text);
  if (!busy()) {
    open_letter({connection, std::string(text), now_.steady_ms});
    return settle();
  }
  if (!has_place(*who, text.size())) return deny({connection, who->person.id, 0}, rules::refuse(kTooBusy));
  ++who->waiting;
  who->waiting_bytes += text.size();
  mail_bytes_ += text.size();
  mail_.push_back({connection, std::string(text), now_.steady_ms});
}

// Whether one more message of so many bytes may wait. However much those who look on send, a move of a player has its place.
bool Room::has_place(const Guest& who, std::size_t bytes) const {
  const bool player = plays(who);
  std::size_t messages = 1;  // of this person if they play, else of all who do not
  std::size_t size = bytes;
  for (const Guest& each : guests_) {
    if (player ? each.person.id != who.person.id : plays(each)) continue;
    messages += each.waiting;
    size += each.waiting_bytes;
  }
  if (messages > (player ? kMostWaitingOfOne : kMostWaitingOfWatchers)) return false;
  if (size > (player ? kMostWaitingBytesOfOne : kMostWaitingBytesOfWatchers)) return false;
  return mail_.size() < kMostWaiting && mail_bytes_ + bytes <= kMostWaitingBytes && who.waiting < kMostWaitingOfOne &&
         who.waiting_bytes + bytes <= kMostWaitingBytesOfOne;
}

// When the first of what waits came; kNever if nothing does.
i64 Room::next_arrival() const {
  const i64 result = results_.empty() ? kNever : results_.front().at;
  return mail_.empty() ? result : std::min(result, mail_.front().at);
}

// One after the other as it came, letters and what was worked out alike, until the clock's turn comes in between.
void Room::read_mail() {
  while (!busy() && next_arrival() != kNever && !comes_before(next_arrival())) {
    if (!results_.empty() && results_.front().at == next_arrival()) {
      const Worked done = std::move(results_.front());
      results_.pop_front();
      take_result(done.number, done.result);
      continue;
    }
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

// After anything happened: the mail that waited, and what the clock and the bots have to do.
void Room::settle() {
  if (next_arrival() != kNever) look_at_the_clock();
  read_mail();
  if (!busy())  // of those who only looked on, nothing is kept
    std::erase_if(gone_since_, [&](const auto& each) {
      const std::string& id = each.first;
      return id != gathering_.host().id && !gathering_.seat_of(id) && !(gathering_.has_secrets() && gathering_.has_sat(id));
    });
  if (!loading_ && drop_requests()) tell_seating();
  keep_off_the_list();
  look_at_the_clock();
  tell_who_sits();
  update_listing();
}

// So that everyone at the table sees that it is not listed, and the host can list it again when that is allowed again.
void Room::keep_off_the_list() {
  if (busy() || now_.steady_ms < patience_ || !gathering_.options().listed || outside_->may_list(table_)) return;
  if (gathering_.version() >= kMostEntries) return;
  Options options = gathering_.options();
  options.listed = false;
  write(journal::OptionsSet{options}, {});
}

void Room::tell_who_sits() {
  if (loading_) return;
  for (Guest& each : guests_) {
    const bool sits = each.greeted && gathering_.seat_of(each.person.id).has_value();
    if (sits != std::exchange(each.sits, sits)) outside_->sits(each.connection, sits);
  }
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
          if (kTellsAll<Command> && !tellings_.spend(who.device, now_.steady_ms)) return deny(origin, rules::refuse(kTooOften));
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
  Pending next{{now_.wall_ms, origin.person, origin.command, waited, std::move(what)}, origin};
  std::string bytes = codec::to_json(next.entry);
  const Allowed allowed = spend(next.entry.what, bytes.size(), origin);
  if (allowed != Allowed::yes) return deny(origin, rules::refuse(allowed == Allowed::disk_low ? kDiskLow : kWroteTooMuch));
  count_match(next.entry.what, bytes.size());
  pending_ = std::move(next);
  outside_->append(table_, gathering_.version(), std::move(bytes));
}

Account Room::account_of(const Origin& origin) const {
  const auto asked = [&](const Guest& each) {
    return each.connection == origin.connection || (!origin.person.empty() && each.person.id == origin.person);
  };
  const auto found = std::ranges::find_if(guests_, asked);
  return found == guests_.end() ? account() : Account{found->device, found->network};
}

// A match is counted in advance when it is begun: many that are begun at once must not all be written for the price of their
// beginnings. Beyond that its decisions count as they come. They are refused only to people, only in a match that is longer than
// any that is played in earnest, and only until a little of the quota is free again.
Allowed Room::spend(const journal::What& what, std::size_t bytes, const Origin& origin) {
  bytes += kEntryOverheadBytes;
  if (std::holds_alternative<journal::Begun>(what)) return outside_->spend(account_of(origin), kMatchBytes, Purpose::begins);
  if (std::holds_alternative<journal::Decided>(what)) {
    const std::size_t prepaid = kMatchBytes - std::min(kMatchBytes, match_bytes_);
    if (bytes <= prepaid) return Allowed::yes;
    const bool must = origin.connection == 0 || match_bytes_ < kEarnestMatchBytes;
    return outside_->spend(account_of(origin), bytes - prepaid, must ? Purpose::goes_on : Purpose::changes);
  }
  if (const auto* set = std::get_if<journal::ChairSet>(&what); set != nullptr && set->chair.person) bytes += kSittingBytes;
  return outside_->spend(account_of(origin), bytes, only_undoes(what) ? Purpose::goes_on : Purpose::changes);
}

// Whoever has written too much can still take their seat back from a bot, leave, and keep others out. Each of these undoes
// something that counts, so that nobody can write without end by doing them again and again.
bool Room::only_undoes(const journal::What& what) const {
  if (std::holds_alternative<journal::Removed>(what)) return true;
  if (const auto* set = std::get_if<journal::ChairSet>(&what)) {
    const Chair& before = gathering_.chairs()[set->seat.value];
    const bool stands_up = before.person && !set->chair.taken();
    const bool is_back = before.stand_in && !set->chair.stand_in && before.person == set->chair.person;
    return stands_up || is_back;
  }
  if (const auto* set = std::get_if<journal::OptionsSet>(&what)) {
    const Options& before = gathering_.options();
    return (set->options.closed && !before.closed) || (set->options.knock && !before.knock) ||
           (!set->options.listed && before.listed);
  }
  return false;
}

void Room::count_match(const journal::What& what, std::size_t bytes) {
  if (std::holds_alternative<journal::Begun>(what)) match_bytes_ = 0;
  match_bytes_ += bytes + kEntryOverheadBytes;
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
    if (kept == Kept::stale) outside_->warn(table_, "someone else has written to this table's log: it is read again");
    outdated_ = outdated_ || kept == Kept::stale;
  }
  if (outdated_) start_over();
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
  if (std::holds_alternative<journal::Removed>(done.entry.what)) {
    const auto out = [&](const Guest& each) { return gathering_.removed(each.person.id, each.device); };
    for (const Guest& each : guests_)
      if (out(each)) outside_->drop(each.connection, Goodbye::shut_out, kShutOut);
    std::erase_if(guests_, out);
    if (guests_.empty()) {
      frozen_at_ = now_.steady_ms;
      race_.reset();
    }
  }
  (void)drop_requests();
  const bool waited = !door_.empty();
  const std::vector<ConnectionId> entered = mind_the_door();
  tell_everything();
  for (const ConnectionId each : entered)
    if (const Guest* newcomer = guest(each); newcomer != nullptr && race_) tell_countdown(*newcomer);
  if (waited) tell_knocking();
}

void Room::read_anew(Instant now) {
  now_ = now;
  outdated_ = true;
  if (!busy()) start_over();  // else when what is on its way has come
}

bool Room::hosts_any_of(std::span<const std::string> people) const {
  return std::ranges::any_of(guests_, [&](const Guest& each) { return is_one_of(each, people); }) ||
         std::ranges::any_of(door_, [&](const Guest& each) { return is_one_of(each, people); });
}

void Room::send_off(std::span<const std::string> people, Instant now) {
  std::vector<ConnectionId> gone;
  for (const auto* list : {&guests_, &door_})
    for (const Guest& each : *list)
      if (is_one_of(each, people)) gone.push_back(each.connection);
  for (const ConnectionId each : gone) {
    outside_->drop(each, Goodbye::read_anew, kReadAnew);
    leave(each, now);
  }
}

// Another writer was at this log: what we knew of it counts no more.
void Room::start_over() {
  outdated_ = false;
  call_race_off();
  gathering_ = Gathering(*games_);
  match_bytes_ = 0;
  working_ = {};
  advising_ = {};
  requests_.clear();
  loading_ = true;
  outside_->load(table_, 0);
}

void Room::loaded(const std::optional<std::vector<std::string>>& entries, Instant now) {
  now_ = now;
  assert(loading_);
  if (outdated_) return start_over();
  if (!entries) return send_away(Goodbye::damaged, kNotReadable);
  if (entries->empty()) return opened();
  for (const std::string& bytes : *entries) {
    const auto entry = codec::read<journal::Entry>(bytes);
    std::optional<std::string> damage;
    if (entry.ok()) {
      damage = gathering_.take(entry.value());
      count_match(entry.value().what, bytes.size());
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
  for (const Guest& each : door_) outside_->drop(each.connection, why, reason);
  guests_.clear();
  door_.clear();
  requests_.clear();
  mail_.clear();
  mail_bytes_ = 0;
  loading_ = false;
  wakes_at_ = kNever;
}

// The log is read to its end.
void Room::opened() {
  if (gathering_.version() == 0) return send_away(Goodbye::no_such_table, kNoSuchTable);
  loading_ = false;
  sort_out_the_first();
  (void)mind_the_door();
  gone_since_.clear();
  for (const Chair& chair : gathering_.chairs())
    if (chair.person && !present(chair.person->id)) gone_since_[chair.person->id] = now_.steady_ms;
  if (!present(gathering_.host().id)) gone_since_[gathering_.host().id] = now_.steady_ms;
  for (const Gathering::Sitter& each : gathering_.sitters())
    if (!present(each.person)) gone_since_[each.person] = now_.steady_ms;
  rewind_clock(gathering_.waited_ms());
  tell_everything();
  settle();
}

// Who came before the log was read: now it is known who may. Whoever has been greeted was in already.
void Room::sort_out_the_first() {
  for (Guest& each : std::exchange(guests_, {})) {
    const Threshold::Way way = each.greeted && way_of(each) == Threshold::Way::knock ? Threshold::Way::in : way_of(each);
    if (!each.greeted) each.person.name = name_for(each.person);
    if (way == Threshold::Way::in) {
      guests_.push_back(std::move(each));
      continue;
    }
    std::vector<std::string> letters;
    for (const Letter& letter : mail_)
      if (letter.from == each.connection) letters.push_back(letter.text);
    std::erase_if(mail_, [&](const Letter& letter) { return letter.from == each.connection; });
    mail_bytes_ -= std::exchange(each.waiting_bytes, 0);
    each.waiting = 0;
    const ConnectionId connection = each.connection;
    if (way == Threshold::Way::out) {
      outside_->drop(connection, Goodbye::shut_out, kShutOut);
      continue;
    }
    stand_at_door(std::move(each));
    for (const std::string& text : letters)
      if (Guest* waits = at_door(connection)) hear_at_door(*waits, text);
  }
  if (guests_.empty()) frozen_at_ = now_.steady_ms;
}

void Room::welcome(Guest& newcomer, const Hello& hello) {
  if (hello.protocol != kProtocolVersion) {
    const ConnectionId connection = newcomer.connection;
    deny({connection, newcomer.person.id, 0}, rules::refuse(kWrongProtocol));
    leave(connection, now_);
    return outside_->drop(connection, Goodbye::wrong_protocol, kWrongProtocol);
  }
  const bool first = !newcomer.greeted;
  if (!first && !tellings_.spend(newcomer.device, now_.steady_ms))
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
  if (is_host(newcomer) && !door_.empty()) tell_knocking();
}

}  // namespace minuit::match
