// The game in words: a sentence for every event, and the table drawn in letters. For transcripts, demonstrations and logs.
#pragma once
#include <string>

#include "rules/games/pas_touche/events.hpp"
#include "rules/games/pas_touche/view.hpp"

namespace minuit::touche {

[[nodiscard]] std::string sentence(const Event& event, rules::Language language);

[[nodiscard]] std::string picture(const View& view, rules::Language language, rules::Ink ink);

}  // namespace minuit::touche
