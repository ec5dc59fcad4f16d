#include "bench/load/attack.hpp"

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <thread>

#include "bench/load/honest.hpp"
#include "bench/load/machine.hpp"
#include "codec/write.hpp"

namespace minuit::load {

namespace {

constexpr i64 kMillisecond_ns = 1'000'000;
constexpr i64 kCalm_ms = 4000;   // before the attack: what the honest table is used to
constexpr i64 kAfter_ms = 8000;  // until the memory is looked at again: the server gives it back every five seconds
constexpr i64 kLookEvery_ms = 50;

constexpr std::array kAttacks{
    KnownAttack{"trailers", "a chunked body with three million trailer lines", attack_trailers},
    KnownAttack{"encodings", "requests hidden in bodies of strange transfer encodings", attack_encodings},
    KnownAttack{"peek", "the host of Mysterium frees the ghost's seat and takes it as somebody else", attack_peek},
    KnownAttack{"return", "a removed player comes back as somebody else", attack_return},
    KnownAttack{"disk", "sixty tables are set up anew again and again, with a setup full of blanks", attack_disk},
    KnownAttack{"bots", "48 people ask for advice in Pas vu, pas pris ! at once", attack_bots},
    KnownAttack{"slots", "four addresses hold as many silent connections as they may", attack_slots},
    KnownAttack{"replays", "one address asks for two replays a second", attack_replays},
    KnownAttack{"lobby", "36 tables without a purpose in the public list", attack_lobby},
    KnownAttack{"cookies", "cookies that the server never gave", attack_cookies},
    KnownAttack{"pages", "one address asks for the largest page on every connection and reads nothing", attack_pages},
    KnownAttack{"frames", "one address sends as many messages as all its sockets may", attack_frames},
    KnownAttack{"logs", "one address comes to a table with a long log again and again", attack_logs},
};

// The most memory the server was seen to have since this was made.
class MemoryWatch {
 public:
  explicit MemoryWatch(int pid) : pid_(pid), thread_([this] { look(); }) {}
  MemoryWatch(const MemoryWatch&) = delete;
  MemoryWatch& operator=(const MemoryWatch&) = delete;
  ~MemoryWatch() { stop(); }
  [[nodiscard]] double most_mib() {
    stop();
    return static_cast<double>(most_) / 1024;
  }

 private:
  void look() {
    while (!over_) {
      most_ = std::max(most_, resident_kib(pid_));
      std::this_thread::sleep_for(std::chrono::milliseconds(kLookEvery_ms));
    }
  }
  void stop() {
    over_ = true;
    if (thread_.joinable()) thread_.join();
  }

  int pid_;
  u64 most_ = 0;  // the thread's until it has ended
  std::atomic<bool> over_{false};
  std::thread thread_;
};

[[nodiscard]] double mib(int pid) { return static_cast<double>(resident_kib(pid)) / 1024; }

[[nodiscard]] std::string object_of(const std::vector<std::pair<std::string, double>>& figures) {
  std::string text = "{";
  for (const auto& [name, value] : figures) {
    if (text.size() > 1) text += ',';
    text += '"' + name + "\":" + codec::to_json(value);
  }
  return text + '}';
}

void pause(i64 milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

}  // namespace

std::span<const KnownAttack> known_attacks() { return kAttacks; }

Person Target::somebody(u32 address) const {
  Person person;
  person.comes_from({port, 250}, address);
  (void)person.request("GET", "/api/me", "", 200);
  return person;
}

AttackReport run_attack(std::string_view name, const Target& target) {
  const auto known = std::ranges::find(kAttacks, name, &KnownAttack::name);
  if (known == kAttacks.end()) throw Failure("there is no attack " + std::string(name));
  AttackReport report;
  report.attack = name;
  // Two people and a bot; and two people alone, who have no pauses, so that a move of theirs is always on its way.
  HonestTable with_bot(target.port, target.seed, true);
  HonestTable people(target.port, target.seed + 1, false);
  const auto times = [&] {
    const HonestTimes first = with_bot.times();
    const HonestTimes second = people.times();
    return HonestTimes{first.moves + second.moves, first.lost + second.lost, std::max(first.stall_ms, second.stall_ms),
                       first.bot_ms};
  };
  pause(kCalm_ms);
  const HonestTimes calm = times();
  report.rss_before_mib = mib(target.pid);
  const double cpu = cpu_seconds(target.pid);
  MemoryWatch memory(target.pid);
  const i64 began = now_ns();
  const Finding found = known->run(target);
  report.seconds = static_cast<double>(now_ns() - began) / 1e9;
  const HonestTimes attacked = times();
  report.server_cpu_s = cpu_seconds(target.pid) - cpu;
  report.rss_worst_mib = memory.most_mib();
  pause(kAfter_ms);
  report.rss_after_mib = mib(target.pid);
  report.calm_stall_ms = calm.stall_ms;
  report.calm_bot_ms = calm.bot_ms;
  report.worst_stall_ms = attacked.stall_ms;
  report.worst_bot_ms = attacked.bot_ms;
  report.honest_moves = attacked.moves;
  report.honest_lost = attacked.lost;
  report.held = found.held && attacked.stall_ms <= kMostStall_ms && attacked.bot_ms <= kMostBot_ms && attacked.lost == 0 &&
                report.rss_worst_mib - report.rss_before_mib <= kMostGrowth_mib;
  report.figures.text = object_of(found.figures);
  report.words = found.words;
  return report;
}

std::string outcome_of(Person& person, const match::ClientMessage& message, i64 patience_ms) {
  const u64 command = std::visit(
      [](const auto& each) -> u64 {
        if constexpr (requires { each.command; }) return each.command;
        return 0;
      },
      message);
  person.say(codec::to_json(message));
  std::optional<std::string> outcome;
  const bool open = listen_for(person, patience_ms, [&](const match::ServerMessage& heard) {
    if (outcome) return;
    if (const auto* done = std::get_if<match::Done>(&heard); done != nullptr && done->command == command) outcome = "";
    if (const auto* update = std::get_if<match::Update>(&heard); update != nullptr && update->done == command) outcome = "";
    if (const auto* refused = std::get_if<match::Refused>(&heard); refused != nullptr && refused->command == command)
      outcome = refused->clause;
  });
  if (outcome) return *outcome;
  return open ? "silence" : "closed";
}

std::optional<match::Table> enter(Person& person, const std::string& table, std::string_view as) {
  try {
    person.call(as.empty() ? table : table + "?as=" + std::string(as));
    person.say(hello(0));
    return wait_for<match::Table>(person);
  } catch (const Failure&) {
    person.hang_up();
    return std::nullopt;
  }
}

bool listen_for(Person& person, i64 milliseconds, const std::function<void(const match::ServerMessage&)>& hear) {
  const i64 until = now_ns() + milliseconds * kMillisecond_ns;
  u64 bytes = 0;
  while (person.on_the_line()) {
    const i64 left = (until - now_ns()) / kMillisecond_ns;
    pollfd asked{person.socket(), POLLIN, 0};
    if (left <= 0 || poll(&asked, 1, static_cast<int>(left)) <= 0) return true;
    if (!person.listen([&](std::string_view text) { hear(understood(text)); }, bytes)) person.hang_up();
  }
  return false;
}

// ---- bare connections

Bare::Bare(int socket) : socket_(socket) { fcntl(socket_, F_SETFL, O_NONBLOCK); }

Bare::~Bare() {
  if (socket_ >= 0) close(socket_);
}

std::size_t Bare::send(std::string_view bytes, i64 patience_ms) {
  const i64 until = now_ns() + patience_ms * kMillisecond_ns;
  std::size_t sent = 0;
  while (sent < bytes.size() && now_ns() < until) {
    const ssize_t written = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (written < 0 && errno != EAGAIN) break;
    if (written >= 0) {
      sent += static_cast<std::size_t>(written);
      continue;
    }
    pollfd asked{socket_, POLLOUT, 0};
    if (poll(&asked, 1, static_cast<int>((until - now_ns()) / kMillisecond_ns)) <= 0) break;
  }
  return sent;
}

std::string Bare::read(i64 patience_ms, std::size_t most) {
  const i64 until = now_ns() + patience_ms * kMillisecond_ns;
  std::string text;
  std::array<char, 16384> buffer{};
  while (text.size() < most) {
    const i64 left = (until - now_ns()) / kMillisecond_ns;
    pollfd asked{socket_, POLLIN, 0};
    if (left <= 0 || poll(&asked, 1, static_cast<int>(left)) <= 0) break;
    const ssize_t got = ::recv(socket_, buffer.data(), buffer.size(), 0);
    if (got <= 0) break;
    text.append(buffer.data(), static_cast<std::size_t>(got));
  }
  return text;
}

bool Bare::ended() const {
  char byte = 0;
  const ssize_t got = ::recv(socket_, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
  return got == 0 || (got < 0 && errno != EAGAIN);
}

}  // namespace minuit::load
