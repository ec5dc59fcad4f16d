#include "rules/games/pas_touche/game.hpp"

#include <algorithm>

#include "rules/games/pas_touche/refusals.hpp"

namespace minuit::touche {

using rules::refuse;
using rules::Verdict;

Config PasTouche::setup(u8 players) {
  Config config;
  config.players = Players(players);
  return config;
}

Verdict PasTouche::check(const Config& config) {
  if (config.levels.size() > config.players.value)
    return refuse(kTooManyLevels, static_cast<i32>(config.levels.size()), config.players.number());
  for (SeatSet left = config.calm; !left.empty(); left = left.without(left.lowest()))
    if (left.lowest().value >= config.players.value)
      return refuse(kCalmNotSeated, left.lowest().number(), config.players.number());
  return rules::kOk;
}

State PasTouche::start(const Config& config) {
  State s;
  s.setup = config;
  for (std::size_t place = 0; place < kCards; ++place) s.grid[place] = static_cast<u8>(place);
  for (Player& player : s.players) player.cards.fill(kFaceDown);
  return s;
}

// The grid; everyone once; then in each throw the call, the race, and a pile gone through for a card that fits.
u64 PasTouche::longest(const Config& config) {
  return 1 + config.players.value + static_cast<u64>(config.throw_cap.number()) * (2 + kCardsOfColour);
}

namespace {

// Who won comes first, then who is furthest.
[[nodiscard]] rules::Ranking ranking(const State& s) {
  const auto score = [&](u8 seat) {
    return progress(s.players[seat]) + (s.ending == Ending::won && s.winners.has(Seat{seat}) ? 1 : 0);
  };
  const auto before = [&](u8 one, u8 other) {
    const bool wins = s.winners.has(Seat{one});
    return wins != s.winners.has(Seat{other}) ? wins : score(one) > score(other);
  };
  rules::Ranking ranking;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) {
    rules::Standing standing{.place = 1, .score = score(seat)};
    for (u8 other = 0; other < s.setup.players.value; ++other)
      if (before(other, seat)) ++standing.place;
    ranking.seats.push_back(standing);
  }
  return ranking;
}

}  // namespace

rules::Awaiting PasTouche::awaiting(const State& s) {
  switch (s.phase) {
    case Phase::laying:
    case Phase::racing: return rules::World{};
    case Phase::waiting: return rules::Nature{SeatSet::first(s.setup.players.value)};
    case Phase::turning: return rules::Nature{};
    case Phase::over: return rules::Over{ranking(s)};
    default: break;
  }
  SeatSet choosing;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat)
    if (!s.players[seat].ready) choosing = choosing.with(Seat{seat});
  return rules::Seats{choosing, {}};
}

SeatSet furthest(const State& s) {
  SeatSet set;
  int most = 0;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) {
    const int here = progress(s.players[seat]);
    if (here > most) set = {};
    if (here >= most) set = set.with(Seat{seat});
    most = std::max(most, here);
  }
  return set;
}

Level next_level(const State& s, Seat seat) {
  const Player& player = s.players[seat.value];
  const bool won = s.ending == Ending::won && s.winners.has(seat);
  const int step = won ? kWinnersStep : kLevelSteps[static_cast<std::size_t>(turned_up(player))];
  return Level(std::clamp(player.level.number() + step, 1, kLevels));
}

BoundedList<Level, kMostPlayers> next_levels(const State& s) {
  BoundedList<Level, kMostPlayers> levels;
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) levels.push_back(next_level(s, Seat{seat}));
  return levels;
}

Place place_of(const State& s, Card card) { return Place(std::ranges::find(s.grid, index_of(card)) - s.grid.begin()); }

namespace {

Verdict judge_chance(const State& s, Call /*call*/) { return s.phase == Phase::waiting ? rules::kOk : refuse(kNoCallNow); }

Verdict judge_chance(const State& s, Turn turn) {
  if (s.phase != Phase::turning) return refuse(kNoTurnNow);
  const Player& player = s.players[s.turning.value];
  const Colour colour = colour_at(player, player.cube.slot.value);
  if (colour_of(turn.card) != colour) return refuse(kWrongColour);
  const Pile& pile = s.piles[static_cast<std::size_t>(colour)];
  const bool next =
      pile.fresh != 0 ? (pile.fresh >> (turn.card.value % kCardsOfColour) & 1U) != 0 : pile.under[0] == turn.card.value;
  return next ? rules::kOk : refuse(kNotOnTop);
}

Verdict judge_resolution(const State& s, const Layout& layout) {
  if (s.phase != Phase::laying) return refuse(kNoLayoutNow);
  u64 seen = 0;
  for (const Card card : layout.cards) seen |= u64{1} << index_of(card);
  return seen == (u64{1} << kCards) - 1 ? rules::kOk : refuse(kNotThe36);
}

// PT-62: a touch may stand before an earlier one only if chance put it there, and only within the error of the two.
[[nodiscard]] bool in_order(const State& s, const Finish& before, const Finish& after) {
  const int ahead = counted_ms(s.setup, before.seat, before.reaction_ms) - counted_ms(s.setup, after.seat, after.reaction_ms);
  if (ahead <= 0) return true;
  return after.by_lot && ahead <= std::max(before.margin_ms.value, after.margin_ms.value);
}

Verdict judge_resolution(const State& s, const Race& race) {
  if (s.phase != Phase::racing) return refuse(kNoRaceNow);
  SeatSet seen;
  const Finish* before = nullptr;
  for (const Finish& touch : race.touches) {
    if (touch.seat.value >= s.setup.players.value) return refuse(kNotAtTable, touch.seat.number());
    if (seen.has(touch.seat)) return refuse(kTouchedTwice, touch.seat.number());
    if (touch.reaction_ms.value > s.setup.throw_seconds.number() * 1000) return refuse(kTooLate, s.setup.throw_seconds.number());
    if (before != nullptr && !in_order(s, *before, touch)) return refuse(kOutOfOrder, touch.seat.number());
    seen = seen.with(touch.seat);
    before = &touch;
  }
  return rules::kOk;
}

}  // namespace

Verdict PasTouche::judge(const State& s, Seat seat, const Action& /*action*/) {
  return s.players[seat.value].ready ? refuse(kReadyAlready) : rules::kOk;
}

Verdict PasTouche::judge(const State& s, const Chance& chance) {
  return std::visit([&](const auto& kind) { return judge_chance(s, kind); }, chance);
}

Verdict PasTouche::judge(const State& s, const Resolution& resolution) {
  return std::visit([&](const auto& kind) { return judge_resolution(s, kind); }, resolution);
}

Pieces PasTouche::inventory(const State& s) {
  Pieces pieces;
  for (const u8 card : s.grid) pieces.sweets |= u64{1} << card;
  const auto add = [&](u8 card) { pieces.constraints[card / kCardsOfColour] ^= 1U << (card % kCardsOfColour); };
  for (std::size_t colour = 0; colour < kColours; ++colour) pieces.constraints[colour] = s.piles[colour].fresh;
  for (const Pile& pile : s.piles)
    for (const u8 card : pile.under) add(card);
  for (const Player& player : s.players)
    for (const u8 card : player.cards)
      if (card != kFaceDown) add(card);
  return pieces;
}

}  // namespace minuit::touche
