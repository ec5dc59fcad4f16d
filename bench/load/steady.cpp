#include "bench/load/steady.hpp"

#include <sys/signalfd.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>

#include "bench/load/machine.hpp"
#include "bench/load/steady_players.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

constexpr std::size_t kMostViolations = 20;  // told; more of them tell nothing new
constexpr u64 kMovesAtTheEnd = 3;
constexpr i64 kMillisecond_ns = 1'000'000;
constexpr i64 kTryAgain_ns = 3 * kMillisecond_ns;
constexpr i64 kLastPatience_ns = 60'000 * kMillisecond_ns;
constexpr i64 kStuck_ns = 40'000 * kMillisecond_ns;  // a match that goes on by itself does so within this time

}  // namespace

Steady::Steady(const SteadySettings& settings) : settings_(settings), rng_(settings.seed), held_(settings.tables) {
  for (const std::string& game : settings_.games) report_.games.push_back({game});
  file_ = std::fopen(settings.acknowledged.c_str(), "w");
  if (file_ == nullptr) throw Failure("cannot write " + settings.acknowledged);
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  signals_ = signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
  poller_->watch(signals_, ~u64{0});
}

Steady::~Steady() {
  std::fclose(file_);
  close(signals_);
}

void Steady::violation(const Held& held, const std::string& what) {
  if (report_.violations.size() < kMostViolations)
    report_.violations.push_back(held.table.name + " (" + settings_.games[held.game] + "): " + what);
}

// A new table in this place; false if the server is not there for it.
bool Steady::open(Held& held) {
  held = Held{};
  held.game = opened_ % settings_.games.size();
  try {
    open_table(held.table, settings_.place, opened_, settings_.games[held.game]);
    bring_together(std::span(&held.table, 1), rng_);
  } catch (const Failure&) {
    held = Held{};
    return false;
  }
  ++opened_;
  ++report_.games[held.game].tables;
  // What everyone knows of it comes with the first greeting.
  for (Person& person : held.table.people) person.hang_up();
  return true;
}

void Steady::lost(Held& held, std::size_t seat) {
  held.table.people[seat].hang_up();
  held.guests[seat].greeted = false;
  held.guests[seat].choice = {};
  held.guests[seat].signals.clear();
  held.since_back = 0;
  held.waits_since_ns = 0;
}

void Steady::call_again(std::size_t at) {
  Held& held = held_[at];
  if (held.table.name.empty() && !open(held)) return;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    Person& person = held.table.people[seat];
    if (person.on_the_line()) continue;
    try {
      person.call(held.table.name);
    } catch (const Failure&) {
      return;
    }
    ++report_.reconnections;
    person.say(hello(held.guests[seat].version));
    watch(at, seat);
  }
}

void Steady::read(std::size_t at, std::size_t seat) {
  Held& held = held_[at];
  Person& person = held.table.people[seat];
  if (!person.on_the_line()) return;
  u64 bytes = 0;
  if (person.listen([&](std::string_view text) { hear(held, seat, understood(text)); }, bytes)) return;
  lost(held, seat);
  if (seat == 0 && at == 0) ++report_.crashes_seen;
}

void Steady::go_on(std::size_t at, i64 now) {
  Held& held = held_[at];
  if (stopping_ && held.since_back >= kMovesAtTheEnd) return;  // it went on; the others need not wait for it to be idle
  if (held.asked || now < held.due_ns || !all_there(held) || held.guests[0].version < held.acknowledged) return;
  if (held.acknowledged > settings_.most_versions && !stopping_) {  // another table in its place
    held = Held{};
    return;
  }
  held.due_ns = std::max(held.due_ns + Schedule::interval_ns(settings_.tables, settings_.rate), now - kMillisecond_ns);
  Asked asked;
  if (held.guests[0].over) {
    ++report_.matches;
    asked.command = held.table.people[0].new_command();
    asked.message = codec::to_json(match::ClientMessage(match::Begin{asked.command}));
  } else {
    while (asked.seat < kSeats && held.guests[asked.seat].choice.kind == Choice::Kind::nothing) ++asked.seat;
    if (asked.seat == kSeats) {  // the world, the clock or the dice are to go on
      if (held.waits_since_ns == 0) held.waits_since_ns = now;
      if (now - held.waits_since_ns > kStuck_ns) violation(held, "nobody may do anything");
      return;
    }
    held.waits_since_ns = 0;
    asked.command = held.table.people[asked.seat].new_command();
    asked.message = message_for(held.guests[asked.seat].choice, asked.command);
  }
  held.table.people[asked.seat].say(asked.message);
  held.asked = std::move(asked);
}

bool Steady::finished() const {
  return std::ranges::all_of(held_, [](const Held& held) { return held.since_back >= kMovesAtTheEnd && !held.asked; });
}

SteadyReport Steady::run() {
  const i64 began = now_ns();
  i64 end = began + static_cast<i64>(settings_.most_seconds * 1e9);
  while (now_ns() < end && report_.violations.empty()) {
    for (const epoll_event& event : poller_->wait(now_ns() + kMillisecond_ns)) {
      if (event.data.u64 != ~u64{0}) {
        read(event.data.u64 / kSeats, event.data.u64 % kSeats);
      } else if (!stopping_) {
        stopping_ = true;
        end = now_ns() + kLastPatience_ns;
        for (Held& held : held_) held.since_back = 0;
      }
    }
    const i64 now = now_ns();
    if (now >= try_again_ns_) {
      for (std::size_t at = 0; at < held_.size(); ++at) call_again(at);
      try_again_ns_ = now_ns() + kTryAgain_ns;
    }
    for (std::size_t at = 0; at < held_.size(); ++at) go_on(at, now);
    if (stopping_ && finished()) break;
  }
  if (stopping_)
    for (const Held& held : held_)
      if (held.since_back < kMovesAtTheEnd || held.asked) violation(held, "did not go on after the last crash");
  report_.tables = opened_;
  report_.seconds = static_cast<double>(now_ns() - began) / 1e9;
  return report_;
}

SteadyReport hold_on(const SteadySettings& settings) { return Steady(settings).run(); }

}  // namespace minuit::load
