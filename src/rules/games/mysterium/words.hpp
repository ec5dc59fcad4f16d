// The game in words: a sentence for every event, and the table drawn in letters. For transcripts, demonstrations and logs.
#pragma once
#include <string>

#include "rules/games/mysterium/events.hpp"
#include "rules/games/mysterium/view.hpp"

namespace minuit::mysterium {

[[nodiscard]] std::string sentence(const Event& event, rules::Language language);

[[nodiscard]] std::string picture(const View& view, rules::Language language, rules::Ink ink);

}  // namespace minuit::mysterium
