// PT-30 to PT-33, PT-40: how a cube goes on, and what an error costs it.
#pragma once
#include "rules/games/pas_touche/events.hpp"
#include "rules/games/pas_touche/state.hpp"

namespace minuit::touche {

[[nodiscard]] constexpr std::optional<Cube> cube_of(const Player& player) {
  return player.on_track ? std::optional(player.cube) : std::nullopt;
}
[[nodiscard]] constexpr u8 length_at(const Player& player, Slot slot) { return track_of(colour_at(player, slot.value)).length; }
[[nodiscard]] constexpr Space space_under(const Player& player) {
  return track_of(colour_at(player, player.cube.slot.value)).spaces[player.cube.space.value];
}

// Where the cube goes next; nothing: off the last space of the last card.
[[nodiscard]] constexpr std::optional<Cube> next_space(const Player& player) {
  if (!player.on_track) return Cube{};
  const Cube cube = player.cube;
  if (cube.space.value + 1 < length_at(player, cube.slot)) return Cube{cube.slot, SpaceNumber(cube.space.value + 1)};
  if (cube.slot.value + 1U == kSlots) return std::nullopt;
  return Cube{Slot(cube.slot.value + 1), SpaceNumber{}};
}

// Where a step back leads; nothing: off the track.
[[nodiscard]] constexpr std::optional<Cube> space_before(const Player& player) {
  const Cube cube = player.cube;
  if (cube.space.value > 0) return Cube{cube.slot, SpaceNumber(cube.space.value - 1)};
  if (cube.slot.value == 0) return std::nullopt;
  const Slot left(cube.slot.value - 1);
  return Cube{left, SpaceNumber(length_at(player, left) - 1)};
}

inline void put(Player& player, std::optional<Cube> where) {
  player.on_track = where.has_value();
  player.cube = where.value_or(Cube{});
}

// PT-21: the phase says afterwards whether a card is to be turned, or the match is won.
void advance(State& s, Seat seat, auto&& emit) {
  Player& player = s.players[seat.value];
  const std::optional<Cube> from = cube_of(player);
  const std::optional<Cube> to = next_space(player);
  rules::tell(emit, [&] { return Advanced{seat, from, to}; });
  if (!to) {
    s.winners = seat;
    s.ending = Ending::won;
    s.phase = Phase::over;
    return;
  }
  put(player, to);
  if (is_up(player, to->slot.value)) return;
  s.turning = seat;
  s.passed = 0;
  s.phase = Phase::turning;
}

[[nodiscard]] constexpr Cost cost_of(std::optional<Space> space) {
  if (!space) return Cost::off_track;
  switch (*space) {
    case Space::arrow: return Cost::arrow;
    case Space::crossed: return Cost::crossed;
    default: return Cost::padlock;
  }
}

Cost penalise(State& s, Seat seat, auto&& emit) {
  Player& player = s.players[seat.value];
  Penalised told{seat, std::nullopt, cube_of(player), cube_of(player), std::nullopt};
  if (player.on_track) {
    told.space = space_under(player);
    const u8 slot = player.cube.slot.value;
    if (told.space != Space::padlock) {
      told.to = space_before(player);
      put(player, told.to);
    }
    if (told.space == Space::crossed) {
      const ConstraintId lost(player.cards[slot]);
      s.piles[static_cast<std::size_t>(colour_of(lost))].under.push_back(lost.value);
      player.cards[slot] = kFaceDown;
      player.unbound = static_cast<u8>(player.unbound & ~(1U << slot));
      told.lost = lost;
    }
  }
  rules::tell(emit, [&] { return told; });
  return cost_of(told.space);
}

}  // namespace minuit::touche
