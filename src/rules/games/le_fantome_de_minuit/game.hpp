// Le Fantôme de minuit as the contract wants it: guests flee Hugo round a castle's gallery. Dice, 2 to 8 players, nothing hidden.
#pragma once
#include <cassert>

#include "rules/contract/game.hpp"
#include "rules/contract/tickets.hpp"
#include "rules/games/le_fantome_de_minuit/choices.hpp"
#include "rules/games/le_fantome_de_minuit/round.hpp"

namespace minuit::fantome {

struct LeFantome {
  using Config = fantome::Config;
  using State = fantome::State;
  using View = fantome::View;
  using Action = fantome::Action;
  using Chance = fantome::Chance;
  using Event = fantome::Event;
  using Resolution = rules::NoResolution;
  using Inventory = std::array<u8, kMostSeats>;  // figures by seat
  using Chances = rules::Tickets<Chance>;

  static constexpr std::string_view kId = "le-fantome-de-minuit";
  static constexpr std::string_view kLedger = "FM";
  static constexpr std::string_view kName = "Le Fantôme de minuit";
  static constexpr u32 kRulesVersion = 1;
  static constexpr rules::PlayerRange kPlayers = kPlayerRange;
  static constexpr rules::Menu kMenu = rules::Menu::complete;
  static constexpr bool kNothingHidden = true;

  static Config setup(u8 players);
  static rules::Verdict check(const Config& config);
  static u8 players(const Config& config) { return config.players.value; }
  static State start(const Config& config);
  static u64 longest(const Config& config);

  static rules::Awaiting awaiting(const State& s) {
    switch (s.phase) {
      case Phase::bravest: return rules::Nature{SeatSet::first(s.setup.players.value)};
      case Phase::rolling: return rules::Nature{s.turn};
      case Phase::over: return rules::Over{ranking(s)};
      default: return rules::Seats{s.turn, {}};
    }
  }
  static u32 decision_point(const State& s, Seat /*seat*/) { return s.decisions; }
  static bool may_talk(const State& /*state*/, Seat /*seat*/) { return true; }

  static Choices actions(const State& s, Seat seat);
  static Chances chances(const State& s);
  static rules::Verdict judge(const State& s, Seat seat, const Action& action);
  static rules::Verdict judge(const State& s, const Chance& chance);

  static void apply(State& s, const Chance& chance, auto&& emit) {
    std::visit([&](const auto& kind) { apply(s, kind, emit); }, chance);
  }
  static void apply(State& s, Bravest bravest, auto&& emit);
  static void apply(State& s, Roll roll, auto&& emit);
  static void apply(State& s, Seat seat, Place place, auto&& emit);
  static void apply(State& s, Seat seat, Move move, auto&& emit);
  static void apply(State& s, Seat seat, Hide hide, auto&& emit);
  static void apply(State& s, Seat seat, Stay stay, auto&& emit);

  static View view(const State& s, const rules::Viewer& /*viewer*/) { return view_of(s); }
  static std::optional<Event> seen(const Event& event, const rules::Viewer& /*viewer*/) { return event; }
  static bool reveals(const Event& /*event*/) { return false; }  // nothing is hidden; dice are nature's
  static Inventory inventory(const State& s);
};

// FM-14: exactly one figure on the gallery.
[[nodiscard]] inline bool may_stay(const State& s, Seat seat) {
  const Squares mine = s.stands[seat.value];
  return mine != 0 && (mine & (mine - 1)) == 0 && s.gallery[static_cast<std::size_t>(lowest_bit(mine))].of(seat) == 1;
}

inline Choices LeFantome::actions(const State& s, Seat seat) {
  if (s.phase != Phase::moving) return Choices::placing(kWholeGallery & ~s.occupied);
  return Choices::moving(s.stands[seat.value], s.hugo.on_gallery() ? s.free_rooms : 0, s.roll, may_stay(s, seat));
}

inline constexpr auto kBravestOdds = [] {
  std::array<rules::Odds<Chance>, kMostSeats> odds{};
  for (u8 seat = 0; seat < kMostSeats; ++seat) odds[seat] = {Bravest{Seat{seat}}, 1};
  return odds;
}();
inline constexpr auto kRollOdds = [] {
  std::array<rules::Odds<Chance>, kDie.size()> odds{};
  for (std::size_t face = 0; face < kDie.size(); ++face) odds[face] = {Roll{kDie[face].outcome}, kDie[face].weight};
  return odds;
}();
inline constexpr auto kBravestTickets = rules::tickets<kMostSeats>(kBravestOdds);
inline constexpr auto kRollTickets = rules::tickets<rules::total_weight(kDie)>(kRollOdds);

inline LeFantome::Chances LeFantome::chances(const State& s) {
  if (s.phase == Phase::bravest) return Chances(kBravestOdds, kBravestTickets).first(s.setup.players.value);
  return Chances(kRollOdds, kRollTickets);
}

void LeFantome::apply(State& s, Bravest bravest, auto&& emit) {
  assert(judge(s, Chance(bravest)).ok());
  ++s.decisions;
  s.starter = s.turn = bravest.seat;
  s.phase = Phase::placing;
  rules::tell(emit, [&] { return FoundBravest{bravest.seat}; });
}

void LeFantome::apply(State& s, Roll roll, auto&& emit) {
  assert(judge(s, Chance(roll)).ok());
  ++s.decisions;
  rules::tell(emit, [&] { return Rolled{s.turn, roll.face}; });
  if (roll.face == Face::ghost) {
    walk_hugo(s, emit);
    return end_turn(s, emit);
  }
  if (s.stands[s.turn.value] == 0) {  // FM-15
    rules::tell(emit, [&] { return RollLost{s.turn}; });
    return end_turn(s, emit);
  }
  s.roll = roll.face;
  s.phase = Phase::moving;
}

void LeFantome::apply(State& s, Seat seat, Place place, auto&& emit) {
  assert(seat == s.turn && judge(s, seat, place).ok());
  ++s.decisions;
  if (s.phase == Phase::returning) {
    rules::tell(emit, [&] { return Placed{seat, next_captive(s), place.square}; });
    next_captives(s)->remove(seat);
    stand(s, seat, place.square);
    return await_captives(s, emit);
  }
  rules::tell(emit, [&] { return Placed{seat, InHand{}, place.square}; });
  s.hand.remove(seat);
  stand(s, seat, place.square);
  s.turn = clockwise(s, seat);
  if (s.hand.empty()) begin_round(s, emit);
}

void LeFantome::apply(State& s, Seat seat, Move move, auto&& emit) {
  assert(seat == s.turn && judge(s, seat, move).ok());
  ++s.decisions;
  const Square to = ahead(move.from, static_cast<int>(s.roll));
  leave(s, seat, move.from);
  stand(s, seat, to);
  rules::tell(emit, [&] { return Moved{seat, move.from, to}; });
  if (s.hugo.on(to)) capture(s, to, emit);  // FM-33
  end_turn(s, emit);
}

void LeFantome::apply(State& s, Seat seat, Hide hide, auto&& emit) {
  assert(seat == s.turn && judge(s, seat, hide).ok());
  ++s.decisions;
  leave(s, seat, hide.from);
  s.rooms[static_cast<std::size_t>(hide.room)] = seat.value;
  s.free_rooms &= ~bit(data(hide.room).door);
  rules::tell(emit, [&] { return Hid{seat, hide.from, hide.room}; });
  end_turn(s, emit);
}

void LeFantome::apply(State& s, Seat seat, [[maybe_unused]] Stay stay, auto&& emit) {
  assert(seat == s.turn && judge(s, seat, stay).ok());
  ++s.decisions;
  rules::tell(emit, [&] { return Stayed{seat, Square(lowest_bit(s.stands[seat.value]))}; });
  end_turn(s, emit);
}

static_assert(rules::Game<LeFantome>);

}  // namespace minuit::fantome
