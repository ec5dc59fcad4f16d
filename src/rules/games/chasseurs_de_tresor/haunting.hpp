// Ghosts, cards and the ends of a match: GH-11, GH-31 to GH-33, GH-40 to GH-42, GH-52, GH-53.
#pragma once
#include "rules/games/chasseurs_de_tresor/events.hpp"
#include "rules/games/chasseurs_de_tresor/view.hpp"

namespace minuit::hunters {

void end_match(State& s, Ending ending, auto&& emit) {
  s.phase = Phase::over;
  s.ending = ending;
  s.roll = 0;
  s.to_draw = 0;
  rules::tell(emit, [&] { return Ended{ending, s.rescued}; });
}

// GH-42: nobody can move and nobody can help.
[[nodiscard]] inline bool is_standoff(const State& s) {
  Spaces rooms = 0;
  for (u8 hunter = 0; hunter < s.hunters; ++hunter) {
    if (!is_held(s, hunter) || (rooms & bit(s.at[hunter])) != 0) return false;
    rooms |= bit(s.at[hunter]);
  }
  return true;
}

// GH-31 to GH-33. Should the supply be empty every room holds two, so that the third needs no figure.
void add_ghost(State& s, Room due, auto&& emit) {
  Room room = due;
  while (is_haunted(s, room)) room = next(room);
  u8& ghosts = s.ghosts[static_cast<std::size_t>(room)];
  ++ghosts;
  rules::tell(emit, [&] { return GhostCame{room, due, ghosts}; });
  if (ghosts < kGhostsInASpirit) return;
  ghosts = 0;
  s.haunted = static_cast<Rooms>(s.haunted | bit(room));
  rules::tell(emit, [&] { return RoomHaunted{room, static_cast<u8>(spirits(s))}; });
}

[[nodiscard]] inline Cards all_cards(const State& s) { return is_advanced(s) ? kAllCards : kClassicCards; }

void open_doors(State& s, auto&& emit) {
  if (s.lock == Lock::none) return;
  rules::tell(emit, [&] { return DoorsOpened{s.lock == Lock::blue ? Colour::blue : Colour::green}; });
  s.lock = Lock::none;
}

// GH-53: a second card of the colour that is closed changes nothing and goes onto the discards.
void close_doors(State& s, Cards card, Colour colour, auto&& emit) {
  if (s.lock == lock_of(colour)) {
    s.discard |= card;
    return;
  }
  open_doors(s, emit);
  s.discard |= s.in_view;
  s.in_view = card;
  s.lock = lock_of(colour);
  rules::tell(emit, [&] { return DoorsClosed{colour}; });
}

void reshuffle(State& s, Cards pile, auto&& emit) {
  s.pile = pile;
  s.discard = 0;
  rules::tell(emit, [&] { return PileShuffled{static_cast<u8>(std::popcount(pile))}; });
}

// The cards are dealt with: the hunter moves.
void await_move(State& s, auto&& emit) {
  if (is_standoff(s)) return end_match(s, Ending::standoff, emit);
  s.phase = Phase::moving;
}

// A letter or a closed-doors card does the same whether it comes alone or among several.
void apply_plain_card(State& s, Cards bit, Card card, auto&& emit) {
  if (!is_letter(card)) return close_doors(s, bit, card == Card::blue_doors ? Colour::blue : Colour::green, emit);
  s.discard |= bit;
  add_ghost(s, room_of(card), emit);
}

// GH-52: one of the cards of a Draw card.
template <class Audience>
[[gnu::noinline]] void apply_further_card(State& s, Cards bit, Card card, Audience&& emit) {
  if ((bit & kSetAsideWhileDrawing) != 0) {
    s.aside |= bit;
    rules::tell(emit, [&] { return CardSetAside{card}; });
  } else {
    apply_plain_card(s, bit, card, emit);
    if (spirits(s) == kSpirits) return end_match(s, Ending::haunted, emit);
    --s.to_draw;
  }
  if (s.to_draw == 0) {
    const Cards pile = s.pile | s.discard | s.aside;
    s.aside = 0;
    reshuffle(s, pile, emit);
    return await_move(s, emit);
  }
  if (s.pile == 0) reshuffle(s, s.discard, emit);
}

// GH-11, GH-52, GH-53
void apply_card(State& s, Card card, auto&& emit) {
  const Cards bit = Cards{1} << static_cast<unsigned>(lowest_bit(s.pile & bits_of(card)));
  s.pile &= ~bit;
  s.card = card;
  rules::tell(emit, [&] { return CardTurned{card}; });
  if (s.to_draw > 0) return apply_further_card(s, bit, card, emit);
  if (card == Card::shuffle) {
    open_doors(s, emit);
    s.in_view = 0;
    reshuffle(s, all_cards(s), emit);
  } else if (card == Card::draw_2 || card == Card::draw_3) {
    s.aside = bit;
    s.to_draw = card == Card::draw_2 ? 2 : 3;
    return;
  } else {
    apply_plain_card(s, bit, card, emit);
    if (spirits(s) == kSpirits) return end_match(s, Ending::haunted, emit);
  }
  await_move(s, emit);
}

}  // namespace minuit::hunters
