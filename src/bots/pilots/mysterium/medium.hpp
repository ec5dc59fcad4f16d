// A medium's part: to choose, to bet on the others, to vote.
#pragma once
#include "bots/pilots/mysterium/listener.hpp"

namespace minuit::mysterium {

// While the hourglass runs: a card for each medium that has none, then tokens by confidence, then ready.
[[nodiscard]] Action best_guess(const View& view, Seat seat, const Mind& mind);
[[nodiscard]] Action best_vote(const View& view, Seat seat, const Mind& mind);

}  // namespace minuit::mysterium
