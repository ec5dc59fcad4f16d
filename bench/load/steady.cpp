#include "bench/load/steady.hpp"

#include <sys/signalfd.h>
#include <unistd.h>

#include <csignal>
#include <functional>

#include "bench/load/machine.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

constexpr std::size_t kMostViolations = 20;  // told; more of them tell nothing new
constexpr std::size_t kEventsKept = 64;      // versions of a table whose events are remembered
constexpr u64 kMovesAtTheEnd = 3;
constexpr i64 kMillisecond_ns = 1'000'000;
constexpr i64 kTryAgain_ns = 3 * kMillisecond_ns;
constexpr i64 kLastPatience_ns = 60'000 * kMillisecond_ns;

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
};

struct Held {
  Table table;
  std::array<Guest, kSeats> guests;
  std::optional<Asked> asked;
  u64 acknowledged = 0;  // the last version that was
  u64 since_back = 0;    // moves since the last reconnection
  i64 due_ns = 0;
  std::map<u64, std::size_t> events;  // a mark of what happened, by version: a version is told once and for all
};

[[nodiscard]] bool all_there(const Held& held) {
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
  void note_events(Held& held, u64 version, const std::string& events);
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

Steady::Steady(const SteadySettings& settings) : settings_(settings), rng_(settings.seed), held_(settings.tables) {
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
  if (report_.violations.size() < kMostViolations) report_.violations.push_back(held.table.name + ": " + what);
}

// A new table in this place; false if the server is not there for it.
bool Steady::open(Held& held) {
  held = Held{};
  try {
    open_table(held.table, settings_.place, opened_);
    bring_together(std::span(&held.table, 1), rng_);
  } catch (const Failure&) {
    held = Held{};
    return false;
  }
  ++opened_;
  // What everyone knows of it comes with the first greeting.
  for (Person& person : held.table.people) person.hang_up();
  return true;
}

void Steady::lost(Held& held, std::size_t seat) {
  held.table.people[seat].hang_up();
  held.guests[seat].greeted = false;
  held.guests[seat].choice = {};
  held.since_back = 0;
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

void Steady::hear(Held& held, std::size_t seat, const match::ServerMessage& message) {
  Guest& guest = held.guests[seat];
  if (const auto* shown = std::get_if<match::Table>(&message)) return hear_table(held, seat, *shown);
  if (const auto* update = std::get_if<match::Update>(&message)) return hear_update(held, seat, *update);
  if (const auto* same = std::get_if<match::UpToDate>(&message)) {
    if (same->version != guest.version) violation(held, "up to date with a version nobody named");
    // The turn stands as it was, but a choice was forgotten with the connection: ask for all of it.
    guest.version = 0;
    return held.table.people[seat].say(hello(0));
  }
  if (const auto* done = std::get_if<match::Done>(&message)) return answered(held, seat, done->command, done->version);
  if (const auto* refused = std::get_if<match::Refused>(&message))
    violation(held, "refused: " + refused->clause + ": " + refused->english + ' ' + refused->path);
}

void Steady::hear_table(Held& held, std::size_t seat, const match::Table& shown) {
  Guest& guest = held.guests[seat];
  if (!guest.id.empty() && guest.id != shown.you) violation(held, "a person became another");
  if (shown.seat != Seat(static_cast<i64>(seat))) violation(held, "a person lost their seat");
  guest.id = shown.you;
  u64 before = guest.version;
  for (const match::Missed& missed : shown.missed) {
    if (missed.version != ++before) violation(held, "missed versions are not in a row");
    if (missed.events.text != "null") note_events(held, missed.version, missed.events.text);
  }
  if (!shown.match) return violation(held, "the match is gone");
  greeted(held, seat, shown.version);
  guest.over = is_over(shown.match->turn);
  guest.choice = choice_of(shown.match->turn, rng_);
}

void Steady::greeted(Held& held, std::size_t seat, u64 version) {
  Guest& guest = held.guests[seat];
  if (version < held.acknowledged)
    violation(held,
              "version " + std::to_string(held.acknowledged) + " was acknowledged, the table is at " + std::to_string(version));
  if (version < guest.version) violation(held, "the table went back");
  const bool told = version <= held.acknowledged;
  guest.version = version;
  guest.greeted = true;
  if (!all_there(held) || !held.asked) return;
  if (held.asked->message.empty()) return;
  // Everyone is back and one command has no answer: it is asked for again, under the same number.
  if (!told) ++report_.crashes_between_keeping_and_telling;
  ++report_.asked_again;
  held.table.people[held.asked->seat].say(held.asked->message);
}

void Steady::hear_update(Held& held, std::size_t seat, const match::Update& update) {
  Guest& guest = held.guests[seat];
  if (!guest.greeted) return;
  if (update.version != guest.version + 1)
    violation(held, "after version " + std::to_string(guest.version) + " came " + std::to_string(update.version));
  guest.version = update.version;
  guest.over = is_over(update.turn);
  guest.choice = choice_of(update.turn, rng_);
  note_events(held, update.version, update.events.text);
  if (update.done) answered(held, seat, *update.done, update.version);
}

void Steady::note_events(Held& held, u64 version, const std::string& events) {
  const std::size_t mark = std::hash<std::string>{}(events);
  const auto [known, is_new] = held.events.emplace(version, mark);
  if (!is_new && known->second != mark) violation(held, "version " + std::to_string(version) + " was told in two ways");
  if (held.events.size() > kEventsKept) held.events.erase(held.events.begin());
}

void Steady::answered(Held& held, std::size_t seat, u64 command, u64 version) {
  if (!held.asked || held.asked->seat != seat || held.asked->command != command)
    return violation(held, "an answer to a command that was not asked");
  std::fprintf(file_, "%s %s %llu %llu\n", held.table.name.c_str(), held.guests[seat].id.c_str(),
               static_cast<unsigned long long>(command), static_cast<unsigned long long>(version));
  std::fflush(file_);
  if (version <= held.acknowledged) violation(held, "a command was answered with an old version");
  held.acknowledged = version;
  held.asked.reset();
  ++held.since_back;
  ++report_.acknowledged;
}

void Steady::go_on(std::size_t at, i64 now) {
  Held& held = held_[at];
  if (held.asked || now < held.due_ns || !all_there(held) || held.guests[0].version < held.acknowledged) return;
  if (held.acknowledged > settings_.most_versions && !stopping_) {  // another table in its place
    held = Held{};
    return;
  }
  held.due_ns = std::max(held.due_ns + Schedule::interval_ns(settings_.tables, settings_.rate), now - kMillisecond_ns);
  Asked asked;
  if (held.guests[0].over) {
    asked.command = held.table.people[0].new_command();
    asked.message = codec::to_json(match::ClientMessage(match::Begin{asked.command}));
  } else {
    while (asked.seat < kSeats && held.guests[asked.seat].choice.kind == Choice::Kind::nothing) ++asked.seat;
    if (asked.seat == kSeats) return violation(held, "nobody may do anything");
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
  if (!finished() && stopping_) violation(held_.front(), "not every table went on after the last crash");
  report_.tables = opened_;
  report_.seconds = static_cast<double>(now_ns() - began) / 1e9;
  return report_;
}

}  // namespace

SteadyReport hold_on(const SteadySettings& settings) { return Steady(settings).run(); }

}  // namespace minuit::load
