// What the contract itself refuses, before any game is asked: decisions that nobody awaits.
#pragma once
#include "rules/contract/verdict.hpp"

namespace minuit::rules {

inline constexpr Reason kMatchIsOver{{"CT", 1}, "La partie est terminée.", "The match is over."};
inline constexpr Reason kSeatNotAwaited{
    {"CT", 2}, "Ce n'est pas à la place {0} de décider.", "It is not for seat {0} to decide now."};
inline constexpr Reason kNatureNotAwaited{
    {"CT", 3}, "Le hasard n'a rien à décider maintenant.", "Chance has nothing to decide now."};
inline constexpr Reason kNoDeadline{{"CT", 4}, "Aucun délai n'est en cours.", "No deadline is running."};
inline constexpr Reason kWorldNotAwaited{{"CT", 5}, "Rien n'attend d'être résolu.", "Nothing waits to be resolved."};

}  // namespace minuit::rules
