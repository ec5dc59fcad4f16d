// The ghost's part: it imagines how each medium would read its visions.
#pragma once
#include "bots/pilots/mysterium/listener.hpp"

namespace minuit::mysterium {

// A gift to the medium that will understand best, or the crow if somebody would not understand at all.
[[nodiscard]] Action best_gift(const View& view, const Mind& mind);
// The group, and the three visions for it, that would be accused most often.
[[nodiscard]] Action best_shared_vision(const View& view, const Mind& mind);
// How likely the medium finds its card with these visions besides those it has, as far as the ghost can imagine.
[[nodiscard]] double understood(const View& view, const Mind& mind, const Give& give);

}  // namespace minuit::mysterium
