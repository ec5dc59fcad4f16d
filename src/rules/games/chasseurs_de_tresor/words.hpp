// The game in words: a sentence for every event, and the house drawn in letters. For transcripts, demonstrations and logs.
#pragma once
#include <string>

#include "rules/games/chasseurs_de_tresor/events.hpp"
#include "rules/games/chasseurs_de_tresor/view.hpp"

namespace minuit::hunters {

[[nodiscard]] std::string sentence(const Event& event, rules::Language language);

[[nodiscard]] std::string picture(const View& view, rules::Language language, rules::Ink ink);

}  // namespace minuit::hunters
