// The players of steady.hpp from within: what each of them knows, and what all of them do about it.
#pragma once
#include <set>

#include "bench/load/poller.hpp"
#include "bench/load/steady.hpp"

namespace minuit::load {

struct Asked {
  std::size_t seat = 0;
  u64 command = 0;
  std::string message;
};

struct Guest {
  std::string id;
  u64 version = 0;
  bool greeted = false;
  bool over = false;
  Choice choice;
  u64 race = 0;           // the point of the race that was counted down last
  std::set<u64> signals;  // numbers of what was sent in races: held by the referee, not kept
};

struct Held {
  Table table;
  std::size_t game = 0;
  std::array<Guest, kSeats> guests;
  std::optional<Asked> asked;
  u64 acknowledged = 0;  // the last version that was
  u64 since_back = 0;    // moves since the last reconnection
  i64 due_ns = 0;
  i64 waits_since_ns = 0;  // since when nobody may do anything; 0: somebody may
  // A mark of what happened, by version and seat: a version is told to everyone once and for all.
  std::map<std::pair<u64, std::size_t>, std::size_t> events;
};

[[nodiscard]] inline bool all_there(const Held& held) {
  return std::ranges::all_of(held.guests,
                             [&](const Guest& guest) { return guest.greeted && guest.version == held.guests[0].version; });
}

class Steady {
 public:
  explicit Steady(const SteadySettings& settings);
  Steady(const Steady&) = delete;
  Steady& operator=(const Steady&) = delete;
  ~Steady();
  [[nodiscard]] SteadyReport run();

 private:
  void violation(const Held& held, const std::string& what);
  [[nodiscard]] bool open(Held& held);
  void watch(std::size_t at, std::size_t seat) const {
    poller_->watch(held_[at].table.people[seat].socket(), at * kSeats + seat);
  }
  void lost(Held& held, std::size_t seat);
  void call_again(std::size_t at);
  void read(std::size_t at, std::size_t seat);
  void hear(Held& held, std::size_t seat, const match::ServerMessage& message);
  void hear_table(Held& held, std::size_t seat, const match::Table& shown);
  void hear_update(Held& held, std::size_t seat, const match::Update& update);
  void hear_refusal(Held& held, std::size_t seat, const match::Refused& refused);
  void signal(Held& held, std::size_t seat, const match::Reveal& reveal);
  void note_events(Held& held, std::size_t seat, u64 version, const std::string& events);
  void greeted(Held& held, std::size_t seat, u64 version);
  void answered(Held& held, std::size_t seat, u64 command, u64 version);
  void go_on(std::size_t at, i64 now);
  [[nodiscard]] bool finished() const;

  SteadySettings settings_;
  Rng rng_;
  SteadyReport report_;
  std::unique_ptr<Poller> poller_ = std::make_unique<Poller>();
  std::vector<Held> held_;
  std::FILE* file_ = nullptr;
  int signals_ = -1;
  bool stopping_ = false;
  i64 try_again_ns_ = 0;
  u32 opened_ = 0;
};

}  // namespace minuit::load
