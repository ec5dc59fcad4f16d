// The game in words: a sentence for every event, and the hall drawn in letters. For transcripts, demonstrations and logs.
#pragma once
#include <string>

#include "rules/games/pas_vu_pas_pris/events.hpp"
#include "rules/games/pas_vu_pas_pris/view.hpp"

namespace minuit::keyhole {

[[nodiscard]] std::string sentence(const Event& event, rules::Language language);

[[nodiscard]] std::string picture(const View& view, rules::Language language, rules::Ink ink);

}  // namespace minuit::keyhole
