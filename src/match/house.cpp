#include "match/house.hpp"

#include <algorithm>

namespace minuit::match {

template <class Tell>
void House::tell(std::string_view table, Tell&& say) {
  const auto door = rooms_.find(table);
  if (door == rooms_.end()) return;
  Room& room = *door->second.room;
  say(room);
  const auto forget_wake = [&] {
    const auto [begin, end] = wakes_.equal_range(door->second.wakes_at);
    const auto found = std::find_if(begin, end, [&](const auto& wake) { return wake.second == &room; });
    if (found != end) wakes_.erase(found);
  };
  if (room.idle()) {
    forget_wake();
    rooms_.erase(door);
    return;
  }
  if (room.wakes_at() == door->second.wakes_at) return;
  forget_wake();
  door->second.wakes_at = room.wakes_at();
  if (door->second.wakes_at != kNever) wakes_.emplace(door->second.wakes_at, &room);
}

void House::arrive(ConnectionId connection, std::string_view table, const Caller& caller, Instant now) {
  if (rooms_.find(table) == rooms_.end()) {
    // A job that was asked for by a room of this name that is no more must not be taken for one of this room.
    const JobNumber first_job = (++rooms_made_ << 32U) + 1;
    rooms_.emplace(table, Door{}).first->second.room =
        std::make_unique<Room>(std::string(table), *games_, pace_, *outside_, first_job);
  }
  table_of_[connection] = table;
  tell(table, [&](Room& room) { room.arrive(connection, caller, now); });
}

void House::leave(ConnectionId connection, Instant now) {
  const auto found = table_of_.find(connection);
  if (found == table_of_.end()) return;
  const std::string table = std::move(found->second);
  table_of_.erase(found);
  tell(table, [&](Room& room) { room.leave(connection, now); });
}

void House::receive(ConnectionId connection, std::string_view text, Instant now) {
  if (const auto found = table_of_.find(connection); found != table_of_.end())
    tell(found->second, [&](Room& room) { room.receive(connection, text, now); });
}

void House::stored(std::string_view table, Kept kept, Instant now) {
  tell(table, [&](Room& room) { room.stored(kept, now); });
}

void House::loaded(std::string_view table, const std::optional<std::vector<std::string>>& entries, Instant now) {
  tell(table, [&](Room& room) { room.loaded(entries, now); });
}

void House::worked(std::string_view table, JobNumber number, const JobResult& result, Instant now) {
  tell(table, [&](Room& room) { room.worked(number, result, now); });
}

std::size_t House::dismiss(std::string_view table, Goodbye why, const rules::Reason& reason, Instant now) {
  std::size_t gone = 0;
  tell(table, [&](Room& room) { gone = room.dismiss(why, reason, now); });
  return gone;
}

void House::nudge(std::string_view table, Instant now) {
  tell(table, [&](Room& room) { room.nudge(now); });
}

std::vector<std::string> House::tables() const {
  std::vector<std::string> list;
  list.reserve(rooms_.size());
  for (const auto& [table, door] : rooms_) list.push_back(table);
  return list;
}

void House::read_anew(std::string_view table, Instant now) {
  tell(table, [&](Room& room) { room.read_anew(now); });
}

void House::send_off(std::span<const std::string> people, Instant now) {
  std::vector<std::string> tables;
  for (const auto& [table, door] : rooms_)
    if (door.room->hosts_any_of(people)) tables.push_back(table);
  for (const std::string& table : tables) tell(table, [&](Room& room) { room.send_off(people, now); });
}

const Room* House::room(std::string_view table) const {
  const auto door = rooms_.find(table);
  return door == rooms_.end() ? nullptr : door->second.room.get();
}

void House::tick(Instant now) {
  while (!wakes_.empty() && wakes_.begin()->first <= now.steady_ms) {
    const std::string table = wakes_.begin()->second->table();
    tell(table, [&](Room& room) { room.tick(now); });
  }
}

}  // namespace minuit::match
