#include "resolve/pas_touche/resolver.hpp"

#include <utility>

namespace minuit::touche {

namespace {

constexpr u32 kSlowest_ms = 3000;
constexpr i64 kMargin_ms = 10;

[[nodiscard]] Layout shuffled(Rng& rng) {
  Layout layout;
  for (std::size_t place = 0; place < kCards; ++place) layout.cards[place] = card_at(place);
  for (std::size_t place = kCards; place > 1; --place)
    std::swap(layout.cards[place - 1], layout.cards[rng.below(static_cast<u32>(place))]);
  return layout;
}

[[nodiscard]] Hand other(Hand hand) { return hand == Hand::left ? Hand::right : Hand::left; }

// Half of the hands do what is right, the others anything.
[[nodiscard]] Finish any_touch(const State& s, Seat seat, Card dice, Rng& rng) {
  Finish touch;
  touch.seat = seat;
  touch.margin_ms = Time(kMargin_ms);
  touch.reaction_ms = Time(rng.below(kSlowest_ms));
  const Hand hand = s.players[seat.value].hand;
  if (rng.below(2) == 0) {
    const bool forbidden = is_forbidden(s, seat, dice);
    touch.card = dice;
    touch.hand = forbidden ? other(hand) : hand;
    touch.shout = forbidden;
  } else {
    touch.card = rng.below(2) == 0 ? dice : card_at(rng.below(kCards));
    touch.hand = rng.below(2) == 0 ? hand : other(hand);
    touch.shout = rng.below(2) == 0;
  }
  return touch;
}

[[nodiscard]] Race any_race(const State& s, Rng& rng) {
  Race race{card_at(rng.below(kCards)), {}};
  const auto counted = [&](const Finish& touch) { return counted_ms(s.setup, touch.seat, touch.reaction_ms); };
  for (u8 seat = 0; seat < s.setup.players.value; ++seat) {
    if (rng.below(4) == 0) continue;
    race.touches.push_back(any_touch(s, Seat{seat}, race.dice, rng));
    for (std::size_t at = race.touches.size() - 1; at > 0 && counted(race.touches[at]) < counted(race.touches[at - 1]); --at)
      std::swap(race.touches[at], race.touches[at - 1]);
  }
  return race;
}

}  // namespace

}  // namespace minuit::touche

minuit::touche::Resolution minuit::rules::Resolver<minuit::touche::PasTouche>::resolve(const touche::State& state, Rng& rng) {
  if (state.phase == touche::Phase::laying) return touche::shuffled(rng);
  return touche::any_race(state, rng);
}
