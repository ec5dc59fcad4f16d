// The people of a simulated world. They know only what messages told them.
#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/room.hpp"
#include "sim/setting.hpp"

namespace minuit::sim {

enum class Kind : u8 {
  player,   // sits down and plays
  idler,    // sits and does nothing
  watcher,  // looks on and talks
  hostile,  // sends what should not be sent
};

// A page in a browser: it keeps what it was told over reconnects.
struct Device {
  match::ConnectionId connection = 0;  // 0: none
  bool open = false;                   // as far as it knows
  bool greeted = false;                // by an answer to its Hello on this connection
  bool waiting = false;                // at the door, as it was told on this connection
  bool banned = false;
  u64 version = 0;
  std::optional<match::Table> table;
  std::vector<std::string> knocking;  // the ids of those at the door, as a host was told
  struct Race {
    u64 point = 0;
    std::string shown;                 // empty before it is
    std::vector<std::string> signals;  // still to be sent
  };
  std::optional<Race> race;
};

struct Command {
  u64 number = 0;
  std::string text;
  i64 sent_at = 0;
  u32 times = 0;
};

struct Client {
  match::Person who;
  std::string shared;   // the device it is on, as match::Caller has it: some have one together
  std::string network;  // another one now and then
  Kind kind = Kind::player;
  std::vector<Device> devices;
  std::vector<Command> unanswered;
  u64 next_command = 1;
};

// What a client might want now, given what this device was told.
class Wishes {
 public:
  Wishes(Scene& scene, const Play& play, const std::vector<std::string>& people)
      : scene_(&scene), play_(&play), people_(&people) {}
  [[nodiscard]] std::optional<match::ClientMessage> wish(const Client& client, Device& page, bool calm);
  // A hostile client's frame: anything at all.
  [[nodiscard]] std::string mischief(const Client& client, const std::optional<match::Table>& table);

 private:
  [[nodiscard]] std::optional<match::ClientMessage> turn(const match::MatchInfo& match, bool calm);
  [[nodiscard]] std::optional<match::ClientMessage> signal(Device& page);
  [[nodiscard]] std::optional<match::ClientMessage> answer(const Client& client, Device& page);
  [[nodiscard]] std::optional<match::ClientMessage> host(const match::Table& table);
  [[nodiscard]] std::optional<match::ClientMessage> guest(const Client& client, const match::Table& table, bool calm);
  [[nodiscard]] match::ClientMessage anything(const match::Table& table);
  [[nodiscard]] match::Options options();
  [[nodiscard]] Seat seat(const match::Table& table);
  [[nodiscard]] std::string someone() { return (*people_)[scene_->below(static_cast<u32>(people_->size()))]; }

  Scene* scene_;
  const Play* play_;
  const std::vector<std::string>* people_;
};

// The items of a JSON list, as parts of its text; none if it is no list.
[[nodiscard]] std::vector<std::string_view> items_of(std::string_view list);

// What changes make of a view: worked out once for all devices that were told the same of the same.
class Reading {
 public:
  // Nothing if they are not changes of this view.
  [[nodiscard]] const std::string* with_changes(const std::string& view, const std::string& changes);

 private:
  struct Known {
    std::string before, changes, after;
  };
  static constexpr std::size_t kKept = 16;  // as many as may be read at the same time
  std::vector<Known> known_;
  std::size_t next_ = 0;
};

}  // namespace minuit::sim
