#include "rules/games/pas_touche/view.hpp"

#include "rules/games/pas_touche/game.hpp"

namespace minuit::touche {

namespace {

[[nodiscard]] SweetList sweets_of(Forbidden forbidden) {
  SweetList list;
  for (u32 left = forbidden.sweets; left != 0; left &= left - 1) list.push_back(static_cast<Sweet>(lowest_bit(left)));
  return list;
}

[[nodiscard]] CountList counts_of(Forbidden forbidden) {
  CountList list;
  for (u32 left = forbidden.counts; left != 0; left &= left - 1) list.push_back(Count(lowest_bit(left) + 1));
  return list;
}

[[nodiscard]] SlotView slot_of(const Player& player, std::size_t slot) {
  SlotView view;
  view.colour = colour_at(player, slot);
  const Track& track = track_of(view.colour);
  for (u8 space = 0; space < track.length; ++space) view.track.push_back(track.spaces[space]);
  if (!is_up(player, slot)) return view;
  view.card = ConstraintId(player.cards[slot]);
  view.binds = (player.unbound >> slot & 1U) == 0;
  view.sweets = sweets_of(kForbids[player.cards[slot]]);
  view.counts = counts_of(kForbids[player.cards[slot]]);
  return view;
}

[[nodiscard]] PlayerView player_of(const State& s, Seat seat) {
  PlayerView view;
  const Player& player = s.players[seat.value];
  view.calm = s.setup.calm.has(seat);
  if (!player.ready) return view;
  view.level = player.level;
  view.hand = player.hand;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    view.slots.push_back(slot_of(player, slot));
    view.length = static_cast<u8>(view.length + view.slots[slot].track.size());
  }
  view.cube = cube_of(player);
  view.progress = static_cast<u8>(progress(player));
  if (!s.setup.children) {
    view.sweets = sweets_of(constraints_of(player));
    view.counts = counts_of(constraints_of(player));
  }
  if (s.phase == Phase::over) view.next_level = next_level(s, seat);
  return view;
}

[[nodiscard]] PhotoView photo_of(const State& s) {
  PhotoView photo{s.last.dice, place_of(s, s.last.dice), {}};
  for (std::size_t at = 0; at < s.last.touches.size(); ++at)
    photo.touches.push_back({s.last.touches[at], s.last.outcomes[at], s.last.costs[at]});
  return photo;
}

}  // namespace

View view_of(const State& s) {
  View view;
  view.setup = s.setup;
  view.phase = s.phase;
  view.throws = s.throws;
  if (s.phase != Phase::laying)
    for (const u8 card : s.grid) view.grid.push_back(card_at(card));
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) view.players.push_back(player_of(s, Seat{seat}));
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    view.piles[colour] = static_cast<u8>(s.piles[colour].size());
    for (const u8 card : s.piles[colour].under) view.under[colour].push_back(ConstraintId(card));
  }
  if (s.phase == Phase::turning) {
    view.turning = s.turning;
    view.passed = s.passed;
  }
  if (s.throws > 0) view.last = photo_of(s);
  if (s.phase == Phase::over) {
    view.ending = s.ending;
    view.winners = s.winners;
  }
  return view;
}

}  // namespace minuit::touche
