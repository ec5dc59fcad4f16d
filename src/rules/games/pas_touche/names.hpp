// What things are called, for use inside a sentence.
#pragma once
#include "rules/contract/language.hpp"
#include "rules/games/pas_touche/board.hpp"

namespace minuit::touche {

inline constexpr std::array<rules::Named, kSweets> kSweetNames{{
    {"churros", "churros"},
    {"croissant", "croissant"},
    {"macaron", "macaron"},
    {"éclair", "éclair"},
    {"gaufre", "waffle"},
    {"beignet", "doughnut"},
}};
inline constexpr std::array<rules::Named, kSweets> kSweetsNames{{
    {"churros", "churros"},
    {"croissants", "croissants"},
    {"macarons", "macarons"},
    {"éclairs", "éclairs"},
    {"gaufres", "waffles"},
    {"beignets", "doughnuts"},
}};
inline constexpr std::array<rules::Named, kColours> kColourNames{{
    {"verte", "green"},
    {"orange", "orange"},
    {"rouge", "red"},
    {"violette", "violet"},
}};

}  // namespace minuit::touche
