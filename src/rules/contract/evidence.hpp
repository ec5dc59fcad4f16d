// In some games an event comes with evidence that is too big to tell everyone, and is worked out from the event for whoever asks:
// what an eye at a keyhole saw.
#pragma once
#include <concepts>

namespace minuit::rules {

template <class G>
concept Evident = requires(const typename G::Event event) {
  { G::has_evidence(event) } -> std::same_as<bool>;
  { G::evidence(event) } -> std::same_as<typename G::Evidence>;  // if it has some
};

}  // namespace minuit::rules
