// An honest table beside an attack: two people play on, with or without a bot, from an address of their own and on a thread of
// their own. What counts is the longest time that one of them had to wait.
#pragma once
#include <atomic>
#include <mutex>
#include <thread>

#include "bench/load/company.hpp"
#include "bench/load/poller.hpp"

namespace minuit::load {

// Which of the loopback's addresses each kind of people comes from, counted from 127.0.0.1. Attackers have the first ones.
inline constexpr u32 kHonestAddress = 199;
inline constexpr u32 kStrangerAddress = 209;

struct HonestTimes {
  u64 moves = 0;
  u64 lost = 0;         // connections that ended
  double stall_ms = 0;  // the longest time from sending a move to its update
  double bot_ms = 0;    // the longest time that the bot let the two wait
};

class HonestTable {
 public:
  // Opens the table and begins a match; throws Failure.
  HonestTable(u16 port, u64 seed, bool with_bot);
  HonestTable(const HonestTable&) = delete;
  HonestTable& operator=(const HonestTable&) = delete;
  ~HonestTable();

  // What was measured since the last time this was asked; who waits at this moment has waited until now.
  [[nodiscard]] HonestTimes times();

 private:
  static constexpr std::size_t kPeople = 2;

  void play();
  void come(std::size_t who);
  void come_back(i64 now);
  void hear(std::size_t who, std::string_view text);
  void answered(i64 now);
  void note_waiting(i64 now);
  void move(i64 now);
  void say(std::size_t who, u64 command, const std::string& text, i64 now);

  Place place_;
  Rng rng_;
  Poller poller_;
  std::string table_;
  std::array<Person, kPeople> people_;
  std::array<Choice, kPeople> choices_;
  bool over_ = false;
  std::optional<u64> asked_;  // the number of the command that waits for its answer
  std::size_t mover_ = 0;
  i64 move_at_ns_ = 0;  // the next one, not before
  i64 come_back_at_ns_ = 0;

  std::mutex mutex_;  // for what the other thread asks
  HonestTimes times_;
  i64 sent_ns_ = 0;  // 0: no answer is waited for
  i64 bot_ns_ = 0;   // since when only the bot can go on; 0: it is not its turn
  std::atomic<bool> over_with_{false};
  std::thread thread_;
};

}  // namespace minuit::load
