// From where the hunter stops to the end of its turn: GH-17 to GH-19, GH-30, GH-34, GH-35, GH-40, GH-50, GH-51.
#pragma once
#include "rules/games/chasseurs_de_tresor/haunting.hpp"

namespace minuit::hunters {

[[nodiscard]] inline std::optional<JewelNumber> number_of(u8 jewel) {
  return jewel == kEmpty || jewel == kUnnumbered ? std::nullopt : std::optional(JewelNumber{jewel});
}

// GH-40
[[nodiscard]] inline bool all_escaped(const State& s) {
  if (s.rescued < kJewels) return false;
  for (u8 hunter = 0; hunter < s.hunters; ++hunter)
    if (s.at[hunter] != Space::outside) return false;
  return true;
}

void end_turn(State& s, auto&& emit) {
  ++s.turns;
  s.roll = 0;
  if (all_escaped(s)) [[unlikely]]
    return end_match(s, Ending::escaped, emit);
  if (is_standoff(s)) [[unlikely]]
    return end_match(s, Ending::standoff, emit);
  if (s.turns >= s.setup.turn_cap.value) [[unlikely]]
    return end_match(s, Ending::too_late, emit);
  s.turn = Hunter(s.turn.value + 1 == s.hunters ? 0 : s.turn.value + 1);
  s.phase = Phase::rolling;
}

// GH-18, GH-30, GH-35: dice are rolled if there is someone to fight and a chance to win.
void await_fight(State& s, auto&& emit) {
  const Space here = where(s);
  const bool fight = is_haunted(s, here) ? hunters_in(s, here) > 1 : s.ghosts[static_cast<std::size_t>(room_of(here))] > 0;
  if (!fight) return end_turn(s, emit);
  s.phase = Phase::fighting;
}

[[nodiscard]] inline bool may_swap(const State& s) { return s.setup.swap && is_advanced(s) && pack(s) != kEmpty; }

// GH-17, GH-62: the jewel lies open, or numbers do not matter.
void await_choice(State& s, auto&& emit) {
  if (pack(s) != kEmpty && !may_swap(s)) return await_fight(s, emit);
  s.phase = Phase::choosing;
}

// The hunter stops where it stands.
void stop(State& s, auto&& emit) {
  const Space here = where(s);
  if (here == Space::outside && pack(s) != kEmpty) {  // GH-19
    const u8 jewel = pack(s);
    pack(s) = kEmpty;
    ++s.rescued;
    rules::tell(emit, [&] { return JewelRescued{s.turn, number_of(jewel), s.rescued}; });
  }
  if (!is_room(here)) return end_turn(s, emit);
  const Room room = room_of(here);
  if (!jewel_lies(s, room)) return await_fight(s, emit);
  if (is_advanced(s) && s.numbers[static_cast<std::size_t>(room)] == 0) {  // GH-50
    s.phase = Phase::revealing;
    return;
  }
  await_choice(s, emit);
}

// GH-30, GH-35
void fight(State& s, const Battle& battle, auto&& emit) {
  const Room room = room_of(where(s));
  const auto shows = [&](BattleFace face) {
    return static_cast<u8>((battle.first == face ? 1 : 0) + (battle.second == face ? 1 : 0));
  };
  u8& ghosts = s.ghosts[static_cast<std::size_t>(room)];
  const bool spirit_gone = is_haunted(s, room) && shows(BattleFace::spirit) > 0;
  const u8 gone = std::min(ghosts, shows(BattleFace::ghost));
  if (spirit_gone) s.haunted = static_cast<Rooms>(s.haunted & ~bit(room));
  ghosts = static_cast<u8>(ghosts - gone);
  rules::tell(emit, [&] {
    Fought fought{
        .hunter = s.turn, .room = room, .dice = {battle.first}, .gone = gone, .left = ghosts, .spirit_gone = spirit_gone};
    if (battle.second) fought.dice.push_back(*battle.second);
    return fought;
  });
  end_turn(s, emit);
}

}  // namespace minuit::hunters
