// Why not, in the parlour.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::parlour {

using rules::Reason;

inline constexpr Reason kCardNotHeld{{"TG", 3}, "Tu n'as pas la carte {0} en main.", "You do not hold the card {0}."};
inline constexpr Reason kAtTheBuffet{
    {"TG", 4}, "Cette figurine est au buffet et y reste.", "This figure is at the buffet and stays there."};
inline constexpr Reason kMustWalk{{"TG", 4},
                                  "On ne se repose que lorsque ses deux figurines sont au buffet.",
                                  "You may rest only with both figures at the buffet."};
inline constexpr Reason kCardNotLeft{{"TG", 2}, "La pioche n'a plus de carte {0}.", "The deck has no card {0} left."};
inline constexpr Reason kNotTheJostlers{
    {"TG", 7}, "Il faut dire où s'arrête chaque figurine bousculée.", "Each jostled figure must be told its place, in order."};
inline constexpr Reason kTooFarAside{
    {"TG", 7}, "De la case {0}, on n'est pas bousculé jusqu'à la case {1}.", "From square {0} nobody is jostled to square {1}."};

}  // namespace minuit::parlour
