// The door of a table whose host wants newcomers to knock: who waits there hears nothing but that, and is in nobody's way.
#include <algorithm>

#include "codec/read.hpp"
#include "match/opening.hpp"
#include "match/refusals.hpp"
#include "match/room.hpp"
#include "match/text.hpp"

namespace minuit::match {

Threshold::Way Room::way_of(const Guest& newcomer) const {
  const Threshold::Way way = gathering_.threshold().way_of(newcomer.person.id, newcomer.device);
  const bool is_in = way == Threshold::Way::in || gathering_.removed(newcomer.person.id, newcomer.device);
  return is_in || !present(newcomer.person.id) ? way : Threshold::Way::in;
}

// The name by which all at the table know someone: what they chose, with a number if it looks like that of somebody else here.
// Whoever has a seat keeps the name they sat down with, so that what they say is said by who sits there.
std::string Room::name_for(const Person& person) const {
  if (const auto seat = gathering_.seat_of(person.id))
    if (const std::string& name = gathering_.chairs()[seat->value].person->name; !name.empty()) return name;
  std::vector<std::string_view> taken;
  std::string_view own;
  const auto consider = [&](const Person& other) {
    if (other.id != person.id) {
      taken.push_back(other.name);
    } else if (own.empty()) {
      own = other.name;
    }
  };
  for (const Guest& each : guests_) consider(each.person);
  for (const Guest& each : door_) consider(each.person);
  if (!own.empty()) return std::string(own);
  for (const Chair& chair : gathering_.chairs())
    if (chair.person) consider(*chair.person);
  for (const SpeechInfo& each : gathering_.speeches()) consider(each.person);
  if (gathering_.host().id != person.id) taken.push_back(gathering_.host().name);
  const auto tidy = tidy_name(person.name);
  return tidy ? distinct_name(*tidy, taken) : std::string();
}

// Time goes on where it stood still while nobody was there.
void Room::enter(Guest newcomer) {
  if (guests_.size() == kMostConnections && !make_room_for(newcomer)) {
    // Before the log is read nobody knows who plays: whoever does must not be told that it is for good.
    if (loading_) return outside_->drop(newcomer.connection, Goodbye::come_back, kTooBusy);
    return outside_->drop(newcomer.connection, Goodbye::table_full, kTableFull);
  }
  if (frozen_at_ != kNever) {
    const i64 stood_still = now_.steady_ms - frozen_at_;
    wait_began_ += stood_still;
    for (auto& [id, since] : gone_since_) since += stood_still;
    frozen_at_ = kNever;
  }
  if (!newcomer.greeted) hello_by_ = std::min(hello_by_, newcomer.hello_by);
  gone_since_.erase(newcomer.person.id);
  guests_.push_back(std::move(newcomer));
}

void Room::stand_at_door(Guest newcomer) {
  const auto device = std::ranges::count(door_, newcomer.device, &Guest::device);
  const auto network = newcomer.network.empty() ? 0 : std::ranges::count(door_, newcomer.network, &Guest::network);
  if (door_.size() >= kMostAtDoor || device >= std::ptrdiff_t{kMostAtDoorOfOne} ||
      network >= std::ptrdiff_t{kMostAtDoorOfNetwork})
    return outside_->drop(newcomer.connection, Goodbye::table_full, kTableFull);
  newcomer.leaves_by = now_.steady_ms + kAtDoor_ms;
  door_.push_back(std::move(newcomer));
}

Room::Guest* Room::at_door(ConnectionId connection) {
  const auto found = std::ranges::find(door_, connection, &Guest::connection);
  return found == door_.end() ? nullptr : &*found;
}

// Nothing that is said at the door waits in the mailbox, and nothing but Hello has an effect.
void Room::hear_at_door(Guest& who, std::string_view text) {
  if (loading_) return send_to(who.connection, refused(0, rules::refuse(kTooBusy)));
  const auto message = codec::read<ClientMessage>(text);
  if (!message.ok()) return send_to(who.connection, refused(0, message.error()));
  if (const auto* hello = std::get_if<Hello>(&message.value())) {
    if (hello->protocol != kProtocolVersion) {
      const ConnectionId connection = who.connection;
      send_to(connection, refused(0, rules::refuse(kWrongProtocol)));
      // Not leave(): that would read the mail, and those who came while the log was read may not all be back at the table yet.
      std::erase_if(door_, [&](const Guest& each) { return each.connection == connection; });
      tell_knocking();
      return outside_->drop(connection, Goodbye::wrong_protocol, kWrongProtocol);
    }
    send_to(who.connection, Waiting{gathering_.game(), gathering_.host().name, who.person.id});
    if (std::exchange(who.greeted, true)) return;
    return tell_knocking();
  }
  const u64 command = std::visit(
      []<class Command>(const Command& each) {
        if constexpr (requires { each.command; }) return each.command;
        return u64{0};
      },
      message.value());
  if (!std::holds_alternative<Pong>(message.value())) send_to(who.connection, refused(command, rules::refuse(kAtTheDoor)));
}

// After the terms, the seats or those who were let in have changed: some need not wait any longer, some need not hope.
std::vector<ConnectionId> Room::mind_the_door() {
  std::vector<ConnectionId> entered;
  for (Guest& each : std::exchange(door_, {})) {
    switch (way_of(each)) {
      case Threshold::Way::knock: door_.push_back(std::move(each)); break;
      case Threshold::Way::in:
        entered.push_back(each.connection);
        enter(std::move(each));
        break;
      case Threshold::Way::out: outside_->drop(each.connection, Goodbye::shut_out, kShutOut); break;
    }
  }
  return entered;
}

void Room::part_with_those_at_door() {
  const std::size_t before = door_.size();
  std::erase_if(door_, [&](const Guest& each) {
    const bool silent = !each.greeted && each.hello_by <= now_.steady_ms;
    if (!silent && each.leaves_by > now_.steady_ms) return false;
    outside_->drop(each.connection, silent ? Goodbye::silent : Goodbye::nobody_opened, silent ? kHelloFirst : kNobodyOpened);
    return true;
  });
  if (door_.size() != before) tell_knocking();
}

i64 Room::door_wakes_at() const {
  i64 wakes = kNever;
  for (const Guest& each : door_)
    wakes = std::min(wakes, each.greeted ? each.leaves_by : std::min(each.hello_by, each.leaves_by));
  return wakes;
}

void Room::tell_knocking() {
  if (loading_) return;
  Knocking knocking;
  for (const Guest& each : door_)
    if (each.greeted && std::ranges::find(knocking.people, each.person.id, &Person::id) == knocking.people.end())
      knocking.people.push_back(each.person);
  std::vector<ConnectionId> to;
  for (const Guest& each : guests_)
    if (each.greeted && is_host(each)) to.push_back(each.connection);
  if (!to.empty()) outside_->send(to, codec::to_json(ServerMessage(std::move(knocking))));
}

Room::Ruling Room::rule(const Guest& who, const Admit& admit) {
  if (!is_host(who)) return rules::refuse(kNotHost);
  for (const Guest& each : door_)
    if (each.person.id == admit.person) return journal::What(journal::Admitted{each.person, each.device});
  if (present(admit.person)) return Nothing{};
  return rules::refuse(kNobodyThere);
}

Room::Ruling Room::rule(const Guest& who, const TurnAway& away) {
  if (!is_host(who)) return rules::refuse(kNotHost);
  if (gathering_.removed(away.person)) return Nothing{};
  for (const Guest& each : door_)
    if (each.person.id == away.person) return journal::What(journal::Removed{each.person, each.device});
  return rules::refuse(kNobodyThere);
}

}  // namespace minuit::match
