// The game in words: a sentence for every event, and the castle drawn in letters. For transcripts, demonstrations and logs.
#pragma once
#include <string>

#include "rules/games/le_fantome_de_minuit/events.hpp"
#include "rules/games/le_fantome_de_minuit/view.hpp"

namespace minuit::fantome {

[[nodiscard]] std::string sentence(const Event& event, rules::Language language);

[[nodiscard]] std::string picture(const View& view, rules::Language language, rules::Ink ink);

}  // namespace minuit::fantome
