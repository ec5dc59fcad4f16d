// How the tables of associations are laid out: row by vision, column by clue, persons before places before objects. 128 is
// neither near nor far, and 42 more or less is a standard deviation.
#pragma once
#include "rules/games/mysterium/board.hpp"

namespace minuit::mysterium {

inline constexpr std::size_t kAllClueCards = kKinds * kClues;
inline constexpr std::size_t kAssociations = kVisions * kAllClueCards;
inline constexpr int kNeither = 128;

[[nodiscard]] constexpr std::size_t clue_at(Kind kind, Clue card) { return static_cast<std::size_t>(kind) * kClues + card.value; }
[[nodiscard]] constexpr std::size_t association(Vision vision, Kind kind, Clue card) {
  return vision.value * kAllClueCards + clue_at(kind, card);
}

// In sixteenths: their squares come to about one, so that both together are as far spread as each alone.
inline constexpr int kShareOfKind = 13;
inline constexpr int kShareOfColour = 9;
[[nodiscard]] constexpr int by_kind_and_colour(int kind, int colour) {
  return ((kind - kNeither) * kShareOfKind + (colour - kNeither) * kShareOfColour) / 16;
}

}  // namespace minuit::mysterium
