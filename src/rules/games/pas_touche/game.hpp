// Pas Touche ! as the contract wants it: a race of eyes and hands for 2 to 6. The rules know no clock: times come with the
// touches, and who was first is said by a referee outside.
#pragma once
#include <cassert>

#include "rules/contract/game.hpp"
#include "rules/games/pas_touche/choices.hpp"
#include "rules/games/pas_touche/race.hpp"
#include "rules/games/pas_touche/view.hpp"

namespace minuit::touche {

// Every piece, wherever it is.
struct Pieces {
  u64 sweets = 0;                           // a bit for each card of the grid
  std::array<u32, kColours> constraints{};  // a bit for each card, wherever it lies
  bool operator==(const Pieces&) const = default;
};

struct PasTouche {
  using Config = touche::Config;
  using State = touche::State;
  using View = touche::View;
  using Action = touche::Action;
  using Chance = touche::Chance;
  using Event = touche::Event;
  using Resolution = touche::Resolution;
  using Signal = touche::Signal;
  using Shown = Card;
  using Inventory = Pieces;

  static constexpr std::string_view kId = "pas-touche";
  static constexpr std::string_view kLedger = "PT";
  static constexpr std::string_view kName = "Pas Touche !";
  static constexpr u32 kRulesVersion = 1;
  static constexpr rules::PlayerRange kPlayers = kPlayerRange;
  static constexpr rules::Menu kMenu = rules::Menu::complete;
  static constexpr bool kNothingHidden = true;

  static Config setup(u8 players);
  static rules::Verdict check(const Config& config);
  static u8 players(const Config& config) { return config.players.value; }
  static State start(const Config& config);
  static u64 longest(const Config& config);

  static rules::Awaiting awaiting(const State& s);
  static u32 decision_point(const State& s, Seat seat) {
    if (s.phase > Phase::preparing) return s.decisions;  // above 2: the grid and two players at least
    return s.players[seat.value].ready ? 2 : 1;
  }
  static bool may_talk(const State& /*state*/, Seat /*seat*/) { return true; }

  static Choices actions(const State& /*state*/, Seat /*seat*/) { return {}; }
  static Draws chances(const State& s) {
    if (s.phase != Phase::turning) return Draws::call();
    const Player& player = s.players[s.turning.value];
    const Colour colour = colour_at(player, player.cube.slot.value);
    return Draws::card(s.piles[static_cast<std::size_t>(colour)], colour);
  }
  static rules::Verdict judge(const State& s, Seat seat, const Action& action);
  static rules::Verdict judge(const State& s, const Chance& chance);
  static rules::Verdict judge(const State& s, const Resolution& resolution);

  static void apply(State& s, const Chance& chance, auto&& emit) {
    assert(judge(s, chance).ok());
    ++s.decisions;
    std::visit([&](const auto& kind) { take(s, kind, emit); }, chance);
  }
  static void apply(State& s, const Resolution& resolution, auto&& emit) {
    assert(judge(s, resolution).ok());
    ++s.decisions;
    std::visit([&](const auto& kind) { take(s, kind, emit); }, resolution);
  }
  static void apply(State& s, Seat seat, Prepare prepare, auto&& emit);

  static View view(const State& s, const rules::Viewer& /*viewer*/) { return view_of(s); }
  static std::optional<Event> seen(const Event& event, const rules::Viewer& /*viewer*/) { return event; }
  static bool reveals(const Event& /*event*/) { return false; }  // what is turned up or thrown no seat says
  static Inventory inventory(const State& s);

 private:
  static void take(State& s, Call call, auto&& emit);
  static void take(State& s, Turn turn, auto&& emit);
  static void take(State& s, const Layout& layout, auto&& emit);
  static void take(State& s, const Race& race, auto&& emit);
  static void end_throw(State& s, auto&& emit);
};

[[nodiscard]] SeatSet furthest(const State& s);                              // PT-24
[[nodiscard]] Level next_level(const State& s, Seat seat);                   // PT-50
[[nodiscard]] BoundedList<Level, kMostPlayers> next_levels(const State& s);  // by seat
[[nodiscard]] Place place_of(const State& s, Card card);

// PT-10
void PasTouche::apply(State& s, Seat seat, Prepare prepare, auto&& emit) {
  assert(judge(s, seat, Action(prepare)).ok());
  ++s.decisions;
  Player& player = s.players[seat.value];
  player.level = prepare.level;
  player.hand = prepare.hand;
  player.ready = true;
  rules::tell(emit, [&] { return Prepared{seat, prepare.level, prepare.hand}; });
  for (u8 each = 0; each < s.setup.players.value; ++each)
    if (!s.players[each].ready) return;
  s.phase = Phase::waiting;
}

// PT-03
void PasTouche::take(State& s, const Layout& layout, auto&& emit) {
  for (std::size_t place = 0; place < kCards; ++place) s.grid[place] = index_of(layout.cards[place]);
  s.phase = Phase::preparing;
  rules::tell(emit, [&] { return GridLaid{layout.cards}; });
}

// PT-20
void PasTouche::take(State& s, Call /*call*/, auto&& emit) {
  s.phase = Phase::racing;
  rules::tell(emit, [&] { return Called{static_cast<u16>(s.throws + 1)}; });
}

void PasTouche::take(State& s, const Race& race, auto&& emit) {
  rules::tell(emit, [&] { return Thrown{race.dice, place_of(s, race.dice)}; });
  ++s.throws;
  s.phase = Phase::waiting;
  judge_touches(s, race, emit);
  end_throw(s, emit);
}

// PT-05, PT-30, PT-32
void PasTouche::take(State& s, Turn turn, auto&& emit) {
  Player& player = s.players[s.turning.value];
  const Slot slot = player.cube.slot;
  Pile& pile = s.piles[static_cast<std::size_t>(colour_of(turn.card))];
  const bool last_left = s.passed + 1 >= pile.size();
  if (pile.fresh != 0) {
    pile.fresh &= ~(1U << (turn.card.value % kCardsOfColour));
  } else {
    pile.under.erase_at(0);
  }
  const bool fits = s.setup.children || constraints_of(player).with(kForbids[turn.card.value]).leaves_some();
  if (!fits && !last_left) {
    pile.under.push_back(turn.card.value);
    ++s.passed;
    return rules::tell(emit, [&] { return CardPassed{s.turning, slot, turn.card}; });
  }
  player.cards[slot.value] = turn.card.value;
  if (!fits) player.unbound = static_cast<u8>(player.unbound | 1U << slot.value);
  rules::tell(emit, [&] { return CardTurned{s.turning, slot, turn.card, fits}; });
  s.phase = Phase::waiting;
  s.turning = {};
  s.passed = 0;
  end_throw(s, emit);
}

// PT-24, PT-33
void PasTouche::end_throw(State& s, auto&& emit) {
  if (s.phase == Phase::waiting && s.throws >= s.setup.throw_cap.value) {
    s.winners = furthest(s);
    s.ending = Ending::too_long;
    s.phase = Phase::over;
  }
  if (s.phase == Phase::over) rules::tell(emit, [&] { return Ended{s.ending, s.winners, next_levels(s)}; });
}

static_assert(rules::Game<PasTouche>);

}  // namespace minuit::touche
