// How a bot sees a throw and moves its hand: times and slips like a human's. What it knows is what its seat sees.
#pragma once
#include <optional>
#include <vector>

#include "base/rng.hpp"
#include "rules/games/pas_touche/game.hpp"

namespace minuit::touche {

inline constexpr u32 kUsualPace = 1000;

// Of one player. Times in milliseconds, slips in millionths.
struct Skill {
  u32 pace = kUsualPace;  // all times, in thousandths
  u32 base_ms = 0;        // to see the dice, and for the hand
  u32 step_ms = 0;        // a card further from where the eyes rest
  u32 clutter_ms = 0;     // a card beside it with as many, or of the same sweet
  u32 check_ms = 0;       // a constraint to think of
  u32 search_ms = 0;      // the mean of what searching adds, skewed: often little, at times much
  u32 slip = 0;           // a constraint is forgotten, for each of them
  u32 wrong_card = 0;     // a card beside it, or one like it
  u32 wrong_hand = 0;
  u32 no_shout = 0;
};

// What it sees when the dice fall.
struct Sight {
  std::array<u8, kCards> grid{};  // by place: the index of its card
  Forbidden forbidden;
  Hand hand{};
  u8 eyes = 0;  // the place where they rest
  Card dice;
};
[[nodiscard]] Sight sight_of(const State& s, Seat seat, Card dice);
[[nodiscard]] Sight sight_of(const View& view, Seat seat, Card dice);

// Nothing: this seat gives up.
struct Gesture {
  Touch touch;
  std::optional<Shout> shout;
};
[[nodiscard]] std::optional<Gesture> gesture(const Sight& sight, const Skill& skill, Rng& rng);
[[nodiscard]] std::vector<Signal> signals_of(const std::optional<Gesture>& gesture);

}  // namespace minuit::touche
