// Games of a few lines with a known best move, for tests of what works with any game.
#pragma once
#include <span>
#include <variant>

#include "base/bounded_list.hpp"
#include "rules/contract/game.hpp"

namespace minuit::support {

struct Setup {
  u8 players = 2;
  bool operator==(const Setup&) const = default;
};
struct Nothing {
  bool operator==(const Nothing&) const = default;
};
struct Pick {
  u8 number = 0;
  bool operator==(const Pick&) const = default;
};
struct Luck {
  bool good = false;
  bool operator==(const Luck&) const = default;
};

// What the toys have in common. Every action and outcome is a Pick or a Luck.
struct Toy {
  using Config = Setup;
  using Action = std::variant<Pick>;
  using Chance = Luck;
  using Event = Nothing;
  using Inventory = int;
  using Resolution = rules::NoResolution;
  using Actions = BoundedList<Action, 8>;
  using Odds = BoundedList<rules::Odds<Luck>, 2>;
  static constexpr std::string_view kLedger = "TY";
  static constexpr u32 kRulesVersion = 1;
  static constexpr rules::PlayerRange kPlayers{1, 8};
  static constexpr rules::Menu kMenu = rules::Menu::complete;
  static Config setup(u8 players) { return {players}; }
  static rules::Verdict check(const Config& /*config*/) { return rules::kOk; }
  static u8 players(const Config& config) { return config.players; }
  static u32 decision_point(const auto& /*state*/, Seat /*seat*/) { return 0; }
  static bool may_talk(const auto& /*state*/, Seat /*seat*/) { return true; }
  static rules::Verdict judge(const auto& /*state*/, Seat /*seat*/, const Action& /*action*/) { return rules::kOk; }
  static rules::Verdict judge(const auto& /*state*/, const Luck& /*luck*/) { return rules::kOk; }
  static std::optional<Nothing> seen(const Event& event, const rules::Viewer& /*viewer*/) { return event; }
  static bool reveals(const Event& /*event*/) { return false; }
  static Inventory inventory(const auto& /*state*/) { return 0; }
  static u64 longest(const Config& /*config*/) { return 100; }
  [[nodiscard]] static Actions numbers(int from, int to) {
    Actions list;
    for (int number = from; number <= to; ++number) list.push_back(Pick{static_cast<u8>(number)});
    return list;
  }
  [[nodiscard]] static rules::Over won_by(u8 players, u8 winner) {
    rules::Ranking ranking;
    for (u8 seat = 0; seat < players; ++seat)
      ranking.seats.push_back(seat == winner ? rules::Standing{1, 1} : rules::Standing{2, 0});
    return {ranking};
  }
};

// Take one, two or three from a heap; who takes the last wins. With two players leave a multiple of four.
struct LastTaker : Toy {
  static constexpr std::string_view kId = "last-taker";
  struct State {
    u8 players = 2;
    u8 heap = 10;
    u8 turn = 0;
    bool operator==(const State&) const = default;
  };
  struct View {
    State table;
    bool operator==(const View&) const = default;
  };
  static State start(const Config& config) { return {.players = config.players}; }
  static rules::Awaiting awaiting(const State& s) {
    if (s.heap == 0) return won_by(s.players, static_cast<u8>((s.turn + s.players - 1) % s.players));
    return rules::Seats{Seat{s.turn}, {}};
  }
  static Actions actions(const State& s, Seat /*seat*/) { return numbers(1, s.heap < 3 ? s.heap : 3); }
  static Odds chances(const State& /*state*/) { return {}; }
  static void apply(State& /*state*/, const Luck& /*luck*/, auto&& /*emit*/) {}
  static void apply(State& s, Seat /*seat*/, Pick pick, auto&& /*emit*/) {
    s.heap = static_cast<u8>(s.heap - pick.number);
    s.turn = static_cast<u8>((s.turn + 1) % s.players);
  }
  static View view(const State& s, const rules::Viewer& /*viewer*/) { return {s}; }
};
static_assert(rules::Game<LastTaker>);

// One choice, then one draw: ticket n wins with n chances in eight.
struct Lottery : Toy {
  static constexpr std::string_view kId = "lottery";
  struct State {
    u8 ticket = 0;
    std::optional<bool> won;
    bool operator==(const State&) const = default;
  };
  struct View {
    State table;
    bool operator==(const View&) const = default;
  };
  static State start(const Config& /*config*/) { return {}; }
  static rules::Awaiting awaiting(const State& s) {
    if (s.won) return won_by(2, *s.won ? 0 : 1);
    if (s.ticket > 0) return rules::Nature{Seat{0}};
    return rules::Seats{Seat{0}, {}};
  }
  static Actions actions(const State& /*state*/, Seat /*seat*/) { return {Pick{2}, Pick{5}, Pick{3}, Pick{1}}; }
  static Odds chances(const State& s) { return {{Luck{true}, s.ticket}, {Luck{false}, 8U - s.ticket}}; }
  static void apply(State& s, const Luck& luck, auto&& /*emit*/) { s.won = luck.good; }
  static void apply(State& s, Seat /*seat*/, Pick pick, auto&& /*emit*/) { s.ticket = pick.number; }
  static View view(const State& s, const rules::Viewer& /*viewer*/) { return {s}; }
};
static_assert(rules::Game<Lottery>);

// Everyone picks a number at the same time and in secret; all win if all pick the hidden card. A view shows neither the card
// nor the picks of others.
struct Chorus : Toy {
  static constexpr std::string_view kId = "chorus";
  struct State {
    u8 players = 2;
    u8 card = 0;
    SeatSet awaited;
    bool in_tune = true;
    bool operator==(const State&) const = default;
  };
  struct View {
    u8 players = 0;
    SeatSet awaited;
    bool operator==(const View&) const = default;
  };
  static State start(const Config& config) { return {config.players, 0, SeatSet::first(config.players), true}; }
  static rules::Awaiting awaiting(const State& s) {
    if (s.awaited.empty()) return rules::Over{rules::Shared{s.in_tune, s.in_tune ? 1 : 0}};
    return rules::Seats{s.awaited, {}};
  }
  static Actions actions(const State& /*state*/, Seat /*seat*/) { return numbers(0, 3); }
  static Odds chances(const State& /*state*/) { return {}; }
  static void apply(State& /*state*/, const Luck& /*luck*/, auto&& /*emit*/) {}
  static void apply(State& s, Seat seat, Pick pick, auto&& /*emit*/) {
    s.awaited = s.awaited.without(seat);
    s.in_tune = s.in_tune && pick.number == s.card;
  }
  static View view(const State& s, const rules::Viewer& /*viewer*/) { return {s.players, s.awaited}; }
};
static_assert(rules::Game<Chorus>);

}  // namespace minuit::support
