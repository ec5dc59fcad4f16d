// All the tables that someone is at. A table that nobody looks at is only in the store, and costs nothing here.
#pragma once
#include <map>
#include <memory>
#include <string>
#include <unordered_map>

#include "match/room.hpp"

namespace minuit::match {

class House {
 public:
  House(const Games& games, const Pace& pace, Outside& outside) : games_(&games), pace_(pace), outside_(&outside) {}

  void arrive(ConnectionId connection, std::string_view table, const Caller& caller, Instant now);
  void leave(ConnectionId connection, Instant now);
  void receive(ConnectionId connection, std::string_view text, Instant now);
  void stored(std::string_view table, Kept kept, Instant now);
  void loaded(std::string_view table, const std::optional<std::vector<std::string>>& entries, Instant now);
  void worked(std::string_view table, JobNumber number, const JobResult& result, Instant now);
  void tick(Instant now);
  // As of the Room, if someone is there.
  std::size_t dismiss(std::string_view table, Goodbye why, const rules::Reason& reason, Instant now);
  void nudge(std::string_view table, Instant now);
  // As of the Room; of one at which nobody is, nothing needs to be read.
  void read_anew(std::string_view table, Instant now);
  // From every table.
  void send_off(std::span<const std::string> people, Instant now);

  [[nodiscard]] i64 wakes_at() const { return wakes_.empty() ? kNever : wakes_.begin()->first; }  // steady
  [[nodiscard]] const Room* room(std::string_view table) const;                                   // nullptr if nobody is there
  [[nodiscard]] std::vector<std::string> tables() const;  // those that someone is at, in no order
  [[nodiscard]] std::size_t rooms() const { return rooms_.size(); }
  [[nodiscard]] std::size_t connections() const { return table_of_.size(); }

 private:
  struct Hash {
    using is_transparent = void;
    [[nodiscard]] std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  struct Door {
    std::unique_ptr<Room> room;
    i64 wakes_at = kNever;
  };
  using Doors = std::unordered_map<std::string, Door, Hash, std::equal_to<>>;

  // Tells the room something, if it is there, then sees when it must be woken and whether it is still needed.
  template <class Tell>
  void tell(std::string_view table, Tell&& say);

  const Games* games_;
  Pace pace_;
  Outside* outside_;
  Doors rooms_;
  std::unordered_map<ConnectionId, std::string> table_of_;
  std::multimap<i64, Room*> wakes_;
  u64 rooms_made_ = 0;
};

}  // namespace minuit::match
