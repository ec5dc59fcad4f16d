// Attacks on a server that listens on the loopback address, each with a verdict: did the server hold? While an attack runs an
// honest table plays on, and the server's memory is watched. docs/ATTACKS.md tells what each one does and what came of it.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include "base/describe.hpp"
#include "bench/load/company.hpp"
#include "codec/kinds.hpp"

namespace minuit::load {

// What an attacker has to work with.
struct Target {
  u16 port = 0;
  int pid = 0;          // of the server; 0: unknown
  std::string data;     // the server's folder; empty: unknown
  double seconds = 20;  // how long an attack goes on that could go on for ever
  u64 seed = 1;

  // Somebody who comes from that address of the loopback's, counted from 127.0.0.1, with a cookie that the server gave them.
  [[nodiscard]] Person somebody(u32 address) const;
};

// What an attack found out, besides what is measured of each. Names and numbers in their order.
struct Finding {
  bool held = true;
  std::vector<std::pair<std::string, double>> figures;
  std::string words;  // what cannot be said in numbers, if anything

  void note(std::string name, double value) { figures.emplace_back(std::move(name), value); }
};

using Attack = Finding (*)(const Target& target);
struct KnownAttack {
  std::string_view name;
  std::string_view what;
  Attack run = nullptr;
};
[[nodiscard]] std::span<const KnownAttack> known_attacks();

// Two tables that are written into the store of a server before it is started: one with a log as long as somebody can write in
// some days, one with a short log. Nobody has finished a match there.
inline constexpr std::string_view kLongTable = "000000000000";
inline constexpr std::string_view kShortTable = "111111111111";
inline constexpr u64 kLongLog = 200'000;
void prepare_tables(const std::string& database, u64 entries);  // prepare.cpp

// Whatever the attack is: beyond these the server has not held.
inline constexpr double kMostStall_ms = 2000;
inline constexpr double kMostBot_ms = 5000;  // with the pause that bots make for people to follow
inline constexpr double kMostGrowth_mib = 256;

struct AttackReport {
  std::string attack;
  bool held = false;
  double seconds = 0;
  double calm_stall_ms = 0;  // of the honest table, before
  double worst_stall_ms = 0;
  double calm_bot_ms = 0;
  double worst_bot_ms = 0;
  u64 honest_moves = 0;  // while it was attacked
  u64 honest_lost = 0;   // connections that ended
  double rss_before_mib = 0;
  double rss_worst_mib = 0;
  double rss_after_mib = 0;
  double server_cpu_s = 0;
  codec::Raw figures;
  std::string words;
};
MINUIT_DESCRIBE(AttackReport, (attack, held, seconds, calm_stall_ms, worst_stall_ms, calm_bot_ms, worst_bot_ms, honest_moves,
                               honest_lost, rss_before_mib, rss_worst_mib, rss_after_mib, server_cpu_s, figures, words))
// Throws Failure if there is no such attack, or the server is not there.
[[nodiscard]] AttackReport run_attack(std::string_view name, const Target& target);

// ---- what several attacks need

// Sends a command and answers what became of it: nothing if it was done, else the clause of the refusal; "closed" if the socket
// was, "silence" if no answer came in time.
[[nodiscard]] std::string outcome_of(Person& person, const match::ClientMessage& message, i64 patience_ms = 3000);
// Comes to a table and says Hello; the table as it is told, or nothing if one is not let in.
[[nodiscard]] std::optional<match::Table> enter(Person& person, const std::string& table, std::string_view as = "");
// Listens for so long and hands on every message. False when the connection has ended.
bool listen_for(Person& person, i64 milliseconds, const std::function<void(const match::ServerMessage&)>& hear);

// A bare connection: bytes out, bytes in, never waiting longer than it is told.
class Bare {
 public:
  explicit Bare(int socket);
  Bare(const Bare&) = delete;
  Bare& operator=(const Bare&) = delete;
  Bare(Bare&& other) noexcept : socket_(std::exchange(other.socket_, -1)) {}
  Bare& operator=(Bare&& other) noexcept {
    std::swap(socket_, other.socket_);
    return *this;
  }
  ~Bare();
  // How many bytes the other side took before the time was up or it hung up.
  [[nodiscard]] std::size_t send(std::string_view bytes, i64 patience_ms);
  // Everything until the end, the time or `most` bytes.
  [[nodiscard]] std::string read(i64 patience_ms, std::size_t most = std::size_t{1} << 20U);
  [[nodiscard]] bool ended() const;  // by the other side
  [[nodiscard]] int socket() const { return socket_; }

 private:
  int socket_;
};

// The attacks, by file.
[[nodiscard]] Finding attack_trailers(const Target& target);  // attack_http.cpp
[[nodiscard]] Finding attack_encodings(const Target& target);
[[nodiscard]] Finding attack_slots(const Target& target);
[[nodiscard]] Finding attack_cookies(const Target& target);
[[nodiscard]] Finding attack_peek(const Target& target);  // attack_seats.cpp
[[nodiscard]] Finding attack_return(const Target& target);
[[nodiscard]] Finding attack_lobby(const Target& target);
[[nodiscard]] Finding attack_disk(const Target& target);  // attack_work.cpp
[[nodiscard]] Finding attack_bots(const Target& target);
[[nodiscard]] Finding attack_replays(const Target& target);
[[nodiscard]] Finding attack_pages(const Target& target);  // attack_flood.cpp
[[nodiscard]] Finding attack_frames(const Target& target);
[[nodiscard]] Finding attack_logs(const Target& target);

}  // namespace minuit::load
