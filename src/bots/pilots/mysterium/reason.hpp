// Why a bot decided as it did, in a sentence.
#pragma once
#include <string>

#include "bots/pilots/mysterium/mind.hpp"

namespace minuit::mysterium {

[[nodiscard]] std::string reason_for(const View& view, const Mind& mind, const Action& action, rules::Language language);

}  // namespace minuit::mysterium
