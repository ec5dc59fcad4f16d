// When all mediums are done: the groups, the shared vision, the votes and the accusation: MY-40 to MY-43.
#pragma once
#include "rules/games/mysterium/hour.hpp"

namespace minuit::mysterium {

// MY-41: of this kind, the cards laid out that are in no group.
[[nodiscard]] constexpr Clues ungrouped(const State& s, Kind kind) {
  Clues cards = s.laid[static_cast<std::size_t>(kind)] & ~sleeved(s, kind);
  for (const auto& group : s.joined)
    if (const u8 card = group[static_cast<std::size_t>(kind)]; card != kNone) cards &= ~bit(Clue(card));
  return cards;
}

void await_shared_vision(State& s, auto&& /*emit*/) {
  if (s.joins < cards_to_join(s.setup)) {
    s.phase = Phase::joining;
  } else {
    begin_stage(s, Phase::conveying);
  }
}

// MY-42: how old a player is, as a place in the row of ages; the eldest is 0.
[[nodiscard]] constexpr int place_by_age(const Config& setup, Seat seat) {
  const int eldest = setup.eldest.value_or(Seat{0}).value;
  return (seat.value - eldest + setup.players.value) % setup.players.value;
}

// MY-42
[[nodiscard]] constexpr u8 accused_group(const State& s) {
  std::array<u8, kMostGroups> votes{};
  u8 most = 0;
  for (const u8 group : s.votes)
    if (group != kNone) most = std::max(most, ++votes[group]);
  std::optional<Seat> decisive;  // the most clairvoyant, then the eldest, of those who voted for a group with most votes
  for (u8 at = 0; at < s.setup.players.value; ++at) {
    const Seat seat(at);
    if (!has_voted(s, seat) || votes[s.votes[at]] != most) continue;
    const auto track = [&](Seat of) { return s.track[medium_of(s.setup, of).value]; };
    const bool ahead = !decisive || track(seat) > track(*decisive) ||
                       (track(seat) == track(*decisive) && place_by_age(s.setup, seat) < place_by_age(s.setup, *decisive));
    if (ahead) decisive = seat;
  }
  return decisive ? s.votes[decisive->value] : kNone;
}

[[nodiscard]] constexpr std::optional<GroupNumber> group_from(u8 group) {
  return group == kNone ? std::nullopt : std::optional(GroupNumber(group));
}

// MY-42, MY-43
void count_votes(State& s, auto&& emit) {
  s.used.fill(0);
  s.ready = {};
  s.phase = Phase::over;
  s.accused = accused_group(s);
  s.ending = s.accused == s.culprit ? Ending::solved : Ending::mistaken;
  rules::tell(emit, [&] {
    VotesCounted counted{.votes = {}, .accused = group_from(s.accused)};
    for (u8 seat = 0; seat < s.setup.players.value; ++seat)
      if (has_voted(s, Seat(seat))) counted.votes.push_back({Seat(seat), GroupNumber(s.votes[seat])});
    return counted;
  });
  rules::tell(emit, [&] { return CulpritShown{GroupNumber(s.culprit), listed(s.shared)}; });
  rules::tell(emit, [&] { return Ended{s.ending}; });
}

// MY-41: the next card is turned when all of a level have voted, as long as someone waits for it.
void go_on_turning(State& s, auto&& emit) {
  bool waiting = false;
  each_medium(s.setup, [&](Medium medium) { waiting = waiting || cards_seen(s, medium) > s.turns; });
  if (!waiting) return count_votes(s, emit);
  s.phase = Phase::turning;
}

// MY-41: with three players, when they do not agree.
void vote_again(State& s, auto&& emit) {
  s.ready = {};
  rules::tell(emit, [] { return Disagreed{}; });
}

// MY-41: with three players, whether both have said the same.
[[nodiscard]] constexpr bool agreed(const State& s) {
  u8 group = kNone;
  for (u8 at = 0; at < s.setup.players.value; ++at) {
    if (Seat(at) == s.setup.ghost) continue;
    if (s.votes[at] == kNone || (group != kNone && group != s.votes[at])) return false;
    group = s.votes[at];
  }
  return true;
}

}  // namespace minuit::mysterium
