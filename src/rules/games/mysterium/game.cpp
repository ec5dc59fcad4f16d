#include "rules/games/mysterium/game.hpp"

namespace minuit::mysterium {

Config Mysterium::setup(u8 players) {
  Config config;
  config.players = Players(players);
  return config;
}

State Mysterium::start(const Config& config) {
  State s;
  s.setup = config;
  s.crows = kCrowsOf[static_cast<std::size_t>(config.difficulty)];
  s.choices.fill(kNone);
  s.votes.fill(kNone);
  for (auto& targets : s.targets) targets.fill(kNone);
  for (auto& bets : s.bets) bets.fill(kNoToken);
  for (auto& group : s.joined) group.fill(kNone);
  fill_tokens(s);
  return s;
}

// The cards dealt; in each hour a gift for each medium and a refill of the whole hand after it, the changes of all and the
// hourglass; every crow with its refill; then the culprit, the cards turned and the votes.
u64 Mysterium::longest(const Config& config) {
  const u64 mediums = medium_count(config);
  const u64 seats = config.players.value - 1U;
  const u64 changes = u64{changes_of(config)} * seats + 1;
  const u64 dealt = kKinds * (laid_of_each(config) + mediums) + kHandSize;
  const u64 crows = u64{kHours} * kCrowsOf[static_cast<std::size_t>(config.difficulty)];
  const u64 given = kHours * mediums + crows;
  const u64 epilogue = cards_to_join(config) + kHandSize + 1 + kSharedSize * 2 + changes;
  return dealt + given * (1 + kHandSize) + kHours * changes + epilogue;
}

namespace {

[[nodiscard]] rules::Deadline time_limit(const State& s) {
  constexpr u32 kSecond_ms = 1000;
  return {s.setup.timer ? static_cast<u32>(s.setup.timer->number()) * kSecond_ms : 0};
}

[[nodiscard]] i32 cards_found(const State& s) {
  i32 found = 0;
  each_medium(s.setup, [&](Medium medium) { found += s.found[medium.value]; });
  return found;
}

// Of a medium's current kind: what its player may choose now.
[[nodiscard]] Clues choosable(const State& s, Medium medium) {
  const Kind kind = kind_of(s, medium);
  Clues cards = s.laid[static_cast<std::size_t>(kind)] & ~sleeved(s, kind);
  if (const u8 choice = s.choices[medium.value]; choice != kNone) cards &= ~bit(Clue(choice));
  return cards;
}

void add_bets(const State& s, Medium medium, Guesses& guesses) {
  each_medium(s.setup, [&](Medium about) {
    if (s.bets[medium.value][about.value] != kNoToken) guesses.placed = static_cast<Mediums>(guesses.placed | bit(about));
    if (about == medium || s.choices[about.value] == kNone) return;
    for (const Stance stance : {Stance::agree, Stance::disagree})
      if (s.bets[medium.value][about.value] != static_cast<u8>(stance) && token_left(s, medium, about, stance))
        guesses.bets |= 1U << (about.value * kStances + static_cast<std::size_t>(stance));
  });
}

}  // namespace

rules::Awaiting Mysterium::awaiting(const State& s) {
  switch (s.phase) {
    case Phase::giving:
    case Phase::conveying: return rules::Seats{s.setup.ghost, {}};
    case Phase::guessing: return rules::Seats{guessing_seats(s), time_limit(s)};
    case Phase::voting: return rules::Seats{voting_seats(s), time_limit(s)};
    case Phase::over: return rules::Over{rules::Shared{s.ending == Ending::solved, cards_found(s)}};
    default: return rules::Nature{};
  }
}

// The ghost is silent from the first card to the last (MY-20), and all are once the shared vision lies there (MY-41).
bool Mysterium::may_talk(const State& s, Seat seat) {
  if (s.phase == Phase::over) return true;
  const bool voting = s.phase == Phase::turning || s.phase == Phase::voting;
  return seat != s.setup.ghost && (!voting || s.setup.players.value < kFewestWithTrack);
}

Choices Mysterium::actions(const State& s, Seat seat) {
  if (s.phase == Phase::giving) return Choices::giving(s.hand, to_give(s), s.crows > 0);
  if (s.phase == Phase::conveying) return Choices::conveying(s.hand, group_count(s.setup));
  if (s.phase == Phase::voting) return Choices::voting(group_count(s.setup));
  Guesses guesses;
  guesses.first = medium_of(s.setup, seat);
  for (u8 own = 0; own < mediums_each(s.setup); ++own)
    if (const Medium medium(guesses.first.value + own); !is_done(s, medium)) guesses.cards[own] = choosable(s, medium);
  if (has_tokens(s.setup)) add_bets(s, guesses.first, guesses);
  return Choices::guessing(guesses);
}

Pieces Mysterium::inventory(const State& s) {
  Pieces pieces;
  const auto count = [&](const VisionSet& set) {
    pieces.visions.join(set);
    pieces.count = static_cast<u8>(pieces.count + set.size());
  };
  count(s.pile);
  count(s.heap);
  count(s.hand);
  count(s.shared);
  for (const VisionSet& visions : s.before) count(visions);
  VisionSet turned;
  for (u8 at = 0; at < s.turns; ++at) turned.add(s.turned[at]);
  count(turned);
  return pieces;
}

}  // namespace minuit::mysterium
