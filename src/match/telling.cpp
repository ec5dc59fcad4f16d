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
    std::size_t message = 0;
    Turn turn;
  };
  const catalog::Match& match = *gathering_.match();
  BoundedList<rules::Viewer, kMostSeats + 1> viewers;
  std::vector<std::pair<ConnectionId, std::size_t>> listeners;  // and which viewer each is
  listeners.reserve(guests_.size());
  for (const Guest& each : guests_) {
    if (!each.greeted) continue;
    const rules::Viewer eyes = viewer(each);
    const auto at = static_cast<std::size_t>(std::ranges::find(viewers, eyes) - viewers.begin());
    if (at == viewers.size()) viewers.push_back(eyes);
    listeners.emplace_back(each.connection, at);
  }

  const std::vector<std::size_t> alike = match.alike(std::span(viewers.begin(), viewers.end()));
  std::array<std::size_t, kMostSeats + 1> message_of{};
  std::array<std::size_t, kMostSeats + 1> group_of{};
  std::vector<ServerMessage> messages;
  std::vector<Group> groups;
  groups.reserve(viewers.size());
  for (std::size_t at = 0; at < viewers.size(); ++at) {
    if (alike[at] == at) {
      message_of[at] = messages.size();
      messages.emplace_back(
          Update{gathering_.version(), {}, Raw{match.events_json(viewers[at])}, Raw{match.changes_json(viewers[at])}, {}});
    }
    const auto* seat = std::get_if<Seat>(&viewers[at]);
    Group group{message_of[alike[at]], turn_for(seat == nullptr ? std::nullopt : std::optional(*seat))};
    const auto same =
        std::ranges::find_if(groups, [&](const Group& each) { return each.message == group.message && each.turn == group.turn; });
    group_of[at] = static_cast<std::size_t>(same - groups.begin());
    if (same == groups.end()) groups.push_back(std::move(group));
  }

  std::vector<ConnectionId> to;
  to.reserve(listeners.size());
  for (std::size_t number = 0; number < groups.size(); ++number) {
    ServerMessage& message = messages[groups[number].message];
    auto& update = std::get<Update>(message);
    update.turn = std::move(groups[number].turn);
    to.clear();
    for (const auto& [connection, at] : listeners) {
      if (group_of[at] != number) continue;
      if (connection != origin.connection) {
        to.push_back(connection);
        continue;
      }
      update.done = origin.command;
      send_to(connection, message);
      update.done.reset();
    }
    if (!to.empty()) outside_->send(to, codec::to_json(message));
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
                  .watchers = watchers(),
                  .requests = request_infos()};
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
              .requests = request_infos(),
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
    if (listed_) outside_->list(table_, std::nullopt, listed_for_, {});
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
  outside_->list(table_, listing, listed_for_, account());
}

}  // namespace minuit::match
