// A medium's part: to choose, to bet on the others, to vote.
#pragma once
#include "bots/pilots/mysterium/listener.hpp"

namespace minuit::mysterium {

// While the hourglass runs: a card for each medium that has none, then tokens by confidence, then ready. Of an hour that was
// begun by the player it stands in for, cards and tokens lie as that player wanted them: none is put down or taken back (MY-22).
[[nodiscard]] Action best_guess(const View& view, Seat seat, const Mind& mind, bool begun);
[[nodiscard]] Action best_vote(const View& view, Seat seat, const Mind& mind, bool begun);

}  // namespace minuit::mysterium
