// Why a bot decided as it did: the name of a message in mysterium/reasons, and what it is given.
#pragma once
#include <optional>

#include "bots/pilots/mysterium/mind.hpp"
#include "texts/texts.hpp"

namespace minuit::mysterium {

// Nothing for a token at no choice, which nobody may place.
[[nodiscard]] std::optional<texts::Sentence> reason_for(const View& view, const Mind& mind, const Action& action);

}  // namespace minuit::mysterium
