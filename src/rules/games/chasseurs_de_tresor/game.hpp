// Chasseurs de trésor as the contract wants it: hunters carry eight jewels out of a haunted house, together. Dice, cards, 1 to 4
// players, a shared result.
#pragma once
#include <cassert>

#include "rules/contract/game.hpp"
#include "rules/games/chasseurs_de_tresor/choices.hpp"
#include "rules/games/chasseurs_de_tresor/draws.hpp"
#include "rules/games/chasseurs_de_tresor/turn.hpp"

namespace minuit::hunters {

// Every piece, wherever it is.
struct Pieces {
  Cards cards = 0;
  u8 jewels = 0;
  u8 ghosts = 0;   // on the board and in the supply
  u8 spirits = 0;  // likewise
  u8 hunters = 0;
  u8 numbers = 0;  // of jewels, seen and unseen
  bool operator==(const Pieces&) const = default;
};

struct Chasseurs {
  using Config = hunters::Config;
  using State = hunters::State;
  using View = hunters::View;
  using Action = hunters::Action;
  using Chance = hunters::Chance;
  using Event = hunters::Event;
  using Resolution = rules::NoResolution;
  using Inventory = Pieces;

  static constexpr std::string_view kId = "chasseurs-de-tresor";
  static constexpr std::string_view kLedger = "GH";
  static constexpr std::string_view kName = "Chasseurs de trésor";
  static constexpr u32 kRulesVersion = 1;
  static constexpr rules::PlayerRange kPlayers = kPlayerRange;
  static constexpr rules::Menu kMenu = rules::Menu::complete;
  static constexpr bool kNothingHidden = true;
  static constexpr bool kCooperative = true;

  static Config setup(u8 players);
  static rules::Verdict check(const Config& config);
  static u8 players(const Config& config) { return config.players.value; }
  static State start(const Config& config);
  static u64 longest(const Config& config);

  // Cards follow the die by themselves; dice and jewels wait for a tap, so that a move can be taken back until then.
  static rules::Awaiting awaiting(const State& s) {
    switch (s.phase) {
      case Phase::first: return rules::Nature{SeatSet::first(s.setup.players.value)};
      case Phase::rolling:
      case Phase::revealing:
      case Phase::fighting: return rules::Nature{awaited_seat(s)};
      case Phase::drawing: return rules::Nature{};
      case Phase::over: return rules::Over{rules::Shared{s.ending == Ending::escaped, s.rescued}};
      default: return rules::Seats{awaited_seat(s), {}};
    }
  }
  static u32 decision_point(const State& s, Seat /*seat*/) { return s.decisions; }
  static bool may_talk(const State& /*state*/, Seat /*seat*/) { return true; }

  static Choices actions(const State& s, Seat /*seat*/) {
    return s.phase == Phase::moving ? Choices::moving(reach(s)) : Choices::of_jewel(pack(s) != kEmpty);
  }
  static Draws chances(const State& s);
  static rules::Verdict judge(const State& s, Seat seat, const Action& action);
  static rules::Verdict judge(const State& s, const Chance& chance);

  static void apply(State& s, const Chance& chance, auto&& emit) {
    std::visit([&](const auto& kind) { apply(s, kind, emit); }, chance);
  }
  static void apply(State& s, First first, auto&& emit);
  static void apply(State& s, Roll roll, auto&& emit);
  static void apply(State& s, Draw draw, auto&& emit);
  static void apply(State& s, Reveal reveal, auto&& emit);
  static void apply(State& s, const Battle& battle, auto&& emit);
  static void apply(State& s, Seat seat, Move move, auto&& emit);
  static void apply(State& s, Seat seat, Stay stay, auto&& emit);
  static void apply(State& s, Seat seat, Take take, auto&& emit);
  static void apply(State& s, Seat seat, Swap swap, auto&& emit);
  static void apply(State& s, Seat seat, Leave leave, auto&& emit);

  static View view(const State& s, const rules::Viewer& /*viewer*/) { return view_of(s); }
  static std::optional<Event> seen(const Event& event, const rules::Viewer& /*viewer*/) { return event; }
  static bool reveals(const Event& /*event*/) { return false; }  // what is turned up is nature's to say
  static Inventory inventory(const State& s);
};

inline Draws Chasseurs::chances(const State& s) {
  switch (s.phase) {
    case Phase::first: return Draws(Draws::Table(kFirstOdds, kFirstTickets).first(s.setup.players.value));
    case Phase::rolling: return Draws(Draws::Table(kRollOdds, kRollTickets));
    case Phase::drawing: return Draws::cards(s.pile);
    case Phase::revealing: return Draws::numbers(s.unseen);
    default: break;
  }
  const bool alone = hunters_in(s, where(s)) == 1;  // GH-30
  return Draws(alone ? Draws::Table(kOneDieOdds, kOneDieTickets) : Draws::Table(kTwoDiceOdds, kTwoDiceTickets));
}

void Chasseurs::apply(State& s, First first, auto&& emit) {
  assert(judge(s, Chance(first)).ok());
  ++s.decisions;
  s.first = s.turn = Hunter(first.seat.value);
  s.phase = Phase::rolling;
  rules::tell(emit, [&] { return FirstChosen{s.turn, first.seat}; });
}

void Chasseurs::apply(State& s, Roll roll, auto&& emit) {
  assert(judge(s, Chance(roll)).ok());
  ++s.decisions;
  const bool ghost = roll.pips != kNoGhostOn;
  s.roll = roll.pips.value;
  s.phase = ghost ? Phase::drawing : Phase::moving;
  rules::tell(emit, [&] { return Rolled{s.turn, roll.pips, ghost}; });
}

void Chasseurs::apply(State& s, Draw draw, auto&& emit) {
  assert(judge(s, Chance(draw)).ok());
  ++s.decisions;
  apply_card(s, draw.card, emit);
}

void Chasseurs::apply(State& s, Reveal reveal, auto&& emit) {
  assert(judge(s, Chance(reveal)).ok());
  ++s.decisions;
  const Room room = room_of(where(s));
  s.numbers[static_cast<std::size_t>(room)] = reveal.number.value;
  s.unseen = static_cast<u8>(s.unseen & ~(1U << (reveal.number.value - 1U)));
  rules::tell(emit, [&] { return JewelRevealed{s.turn, room, reveal.number}; });
  await_choice(s, emit);
}

void Chasseurs::apply(State& s, const Battle& battle, auto&& emit) {
  assert(judge(s, Chance(battle)).ok());
  ++s.decisions;
  fight(s, battle, emit);
}

void Chasseurs::apply(State& s, [[maybe_unused]] Seat seat, Move move, auto&& emit) {
  assert(judge(s, seat, move).ok());
  ++s.decisions;
  rules::tell(emit, [&] { return Moved{s.turn, path_between(s.lock, where(s), move.to, blocked(s))}; });
  s.at[s.turn.value] = move.to;
  stop(s, emit);
}

void Chasseurs::apply(State& s, [[maybe_unused]] Seat seat, [[maybe_unused]] Stay stay, auto&& emit) {
  assert(judge(s, seat, stay).ok());
  ++s.decisions;
  rules::tell(emit, [&] { return Stayed{s.turn, where(s)}; });
  stop(s, emit);
}

void Chasseurs::apply(State& s, [[maybe_unused]] Seat seat, [[maybe_unused]] Take take, auto&& emit) {
  assert(judge(s, seat, take).ok());
  ++s.decisions;
  const Room room = room_of(where(s));
  u8& number = s.numbers[static_cast<std::size_t>(room)];
  pack(s) = is_advanced(s) ? number : kUnnumbered;
  number = 0;
  s.jewels = static_cast<Rooms>(s.jewels & ~bit(room));
  rules::tell(emit, [&] { return JewelTaken{s.turn, room, number_of(pack(s))}; });
  await_fight(s, emit);
}

void Chasseurs::apply(State& s, [[maybe_unused]] Seat seat, [[maybe_unused]] Swap swap, auto&& emit) {
  assert(judge(s, seat, swap).ok());
  ++s.decisions;
  const Room room = room_of(where(s));
  std::swap(pack(s), s.numbers[static_cast<std::size_t>(room)]);
  rules::tell(emit, [&] {
    return JewelsSwapped{s.turn, room, JewelNumber{pack(s)}, JewelNumber{s.numbers[static_cast<std::size_t>(room)]}};
  });
  await_fight(s, emit);
}

void Chasseurs::apply(State& s, [[maybe_unused]] Seat seat, [[maybe_unused]] Leave leave, auto&& emit) {
  assert(judge(s, seat, leave).ok());
  ++s.decisions;
  rules::tell(emit, [&] {
    const Room room = room_of(where(s));
    return JewelLeft{s.turn, room, number_of(s.numbers[static_cast<std::size_t>(room)])};
  });
  await_fight(s, emit);
}

static_assert(rules::Game<Chasseurs>);

}  // namespace minuit::hunters
