// What each viewer is told. Views and events are built for the viewer by the game; equal texts are made once.
#include <algorithm>

#include "codec/write.hpp"
#include "match/room.hpp"

namespace minuit::match {
namespace {

// All who watch are counted, some are named.
void name_some(auto& message) {
  message.watching = static_cast<u32>(message.watchers.size());
  if (message.watchers.size() > kWatchersNamed) message.watchers.resize(kWatchersNamed);
}

}  // namespace

void Room::send_to(ConnectionId to, const ServerMessage& message) { outside_->send(std::span(&to, 1), codec::to_json(message)); }

std::vector<ConnectionId> Room::greeted() const {
  std::vector<ConnectionId> list;
  for (const Guest& each : guests_)
    if (each.greeted) list.push_back(each.connection);
  return list;
}

rules::Viewer Room::viewer(const Guest& who) const {
  if (const auto seat = gathering_.seat_of(who.person.id)) return *seat;
  return rules::Spectator{};
}

Turn Room::turn_for(std::optional<Seat> seat) const {
  const catalog::Match& match = *gathering_.match();
  Turn turn;
  turn.awaiting = match.awaiting();
  const auto* seats = std::get_if<rules::Seats>(&turn.awaiting);
  const auto* nature = std::get_if<rules::Nature>(&turn.awaiting);
  if (seat) {
    if (seats != nullptr && seats->set.has(*seat)) {
      turn.decide = gathering_.point(*seat);
      turn.actions.text = match.actions_json(*seat);
    }
    if (nature != nullptr && nature->prompters.has(*seat)) turn.prompt = gathering_.nature_point();
    if (gathering_.may_take_back(*seat)) turn.take_back = gathering_.nature_point();
  }
  turn.may_talk = !gathering_.playing() || may_talk(seat);
  const i64 waited = gathering_.waiting_since() == wait_ ? now_.steady_ms - wait_began_ : 0;
  const auto until = [&](i64 limit) { turn.left_ms = std::max<i64>(0, std::min(turn.left_ms.value_or(limit), limit - waited)); };
  if (seats != nullptr && seats->deadline.runs()) until(seats->deadline.after_ms);
  if (gathering_.options().turn_seconds != 0 && (seats != nullptr || nature != nullptr))
    until(i64{gathering_.options().turn_seconds} * 1000);
  return turn;
}

// One text for all who see the same and may do the same; the one whose command it was hears of it in the same message.
void Room::tell_decision(const Origin& origin) {
  struct Group {
    std::size_t kind = 0;  // whose events and view these are, as a number of a viewer
    Turn turn;
    std::vector<ConnectionId> to;
  };
  const catalog::Match& match = *gathering_.match();
  std::vector<std::optional<Seat>> seats;
  std::vector<rules::Viewer> viewers;
  const auto number_of = [&](const Guest& guest) {
    const auto seat = gathering_.seat_of(guest.person.id);
    const auto found = std::ranges::find(seats, seat);
    if (found != seats.end()) return static_cast<std::size_t>(found - seats.begin());
    seats.push_back(seat);
    viewers.push_back(seat ? rules::Viewer(*seat) : rules::Viewer(rules::Spectator{}));
    return seats.size() - 1;
  };
  std::vector<std::pair<ConnectionId, std::size_t>> listeners;
  for (const Guest& each : guests_)
    if (each.greeted) listeners.emplace_back(each.connection, number_of(each));

  const std::vector<std::size_t> kinds = match.alike(viewers);
  std::vector<ServerMessage> messages(viewers.size(), Update{});  // of the first of each kind
  std::vector<Group> groups;
  std::vector<std::size_t> group_of(viewers.size());
  for (std::size_t at = 0; at < viewers.size(); ++at) {
    if (kinds[at] == at) {
      auto& update = std::get<Update>(messages[at]);
      update.version = gathering_.version();
      update.events = events_list(match, viewers[at]);
      update.changes.text = match.changes_json(viewers[at]);
    }
    Turn turn = turn_for(seats[at]);
    const auto same =
        std::ranges::find_if(groups, [&](const Group& group) { return group.kind == kinds[at] && group.turn == turn; });
    group_of[at] = static_cast<std::size_t>(same - groups.begin());
    if (same == groups.end()) groups.push_back({kinds[at], std::move(turn), {}});
  }
  for (const auto& [connection, viewer] : listeners) {
    Group& group = groups[group_of[viewer]];
    if (connection != origin.connection) {
      group.to.push_back(connection);
      continue;
    }
    auto& update = std::get<Update>(messages[group.kind]);
    update.turn = group.turn;
    update.done = origin.command;
    send_to(connection, messages[group.kind]);
    update.done.reset();
  }
  for (Group& group : groups) {
    if (group.to.empty()) continue;
    std::get<Update>(messages[group.kind]).turn = std::move(group.turn);
    outside_->send(group.to, codec::to_json(messages[group.kind]));
  }
}

std::vector<SeatInfo> Room::seat_infos() const {
  std::vector<SeatInfo> infos;
  for (std::size_t at = 0; at < gathering_.chairs().size(); ++at) {
    const Chair& chair = gathering_.chairs()[at];
    SeatInfo info;
    info.person = chair.person;
    info.bot = chair.bot;
    info.locked = chair.locked;
    info.present = chair.bot || (chair.person && present(chair.person->id));
    if (chair.person) info.played_by = bot_for(Seat(static_cast<i64>(at)));
    infos.push_back(std::move(info));
  }
  return infos;
}

std::vector<Person> Room::watchers() const {
  std::vector<Person> all;
  for (const Guest& each : guests_) {
    const bool known = std::ranges::find(all, each.person.id, &Person::id) != all.end();
    if (each.greeted && !known && !gathering_.seat_of(each.person.id)) all.push_back(each.person);
  }
  return all;
}

void Room::tell_seating() {
  const std::vector<ConnectionId> to = greeted();
  if (to.empty()) return;
  Seating seating{.version = gathering_.version(),
                  .options = gathering_.options(),
                  .host = gathering_.host().id,
                  .seats = seat_infos(),
                  .watching = 0,
                  .watchers = watchers()};
  name_some(seating);
  outside_->send(to, codec::to_json(ServerMessage(std::move(seating))));
}

void Room::tell_table(Guest& to, std::vector<Missed> missed) {
  Table table{.version = gathering_.version(),
              .game = gathering_.game(),
              .rules_version = games_->newest_rules(gathering_.game()),
              .config = Raw{gathering_.config()},
              .options = gathering_.options(),
              .host = gathering_.host().id,
              .you = to.person.id,
              .seat = gathering_.seat_of(to.person.id),
              .seats = seat_infos(),
              .watching = 0,
              .watchers = watchers(),
              .match = {},
              .speeches = {gathering_.speeches().begin(), gathering_.speeches().end()},
              .missed = std::move(missed)};
  name_some(table);
  if (const catalog::Match* match = gathering_.match())
    table.match = MatchInfo{gathering_.match_number(), Raw{match->view_json(viewer(to))}, turn_for(table.seat)};
  send_to(to.connection, table);
}

void Room::tell_everything() {
  for (Guest& each : guests_)
    if (each.greeted) tell_table(each, {});
}

void Room::update_listing() {
  const bool show = !loading_ && gathering_.version() != 0 && gathering_.options().listed && !guests_.empty();
  if (!show) {
    if (listed_) outside_->list(table_, std::nullopt, listed_for_);
    listed_ = false;
    return;
  }
  const auto& chairs = gathering_.chairs();
  const auto free = std::ranges::count_if(chairs, [](const Chair& chair) { return !chair.taken() && !chair.locked; });
  Listing listing{gathering_.game(), gathering_.host().name, static_cast<u32>(chairs.size()), static_cast<u32>(free),
                  gathering_.playing()};
  if (listed_ && listing == listing_ && listed_for_ == gathering_.host().id) return;
  listed_ = true;
  listing_ = listing;
  listed_for_ = gathering_.host().id;
  outside_->list(table_, listing, listed_for_);
}

}  // namespace minuit::match
