#include "rules/games/chasseurs_de_tresor/names.hpp"

namespace minuit::hunters {

namespace {

constexpr std::array<rules::Named, kSpaces> kSpaceNames{{
    {"dehors", "the outside"},
    {"à la case 1 du couloir", "hall square 1"},
    {"à la case 2 du couloir", "hall square 2"},
    {"à la case 3 du couloir", "hall square 3"},
    {"à la case 4 du couloir", "hall square 4"},
    {"à la case 5 du couloir", "hall square 5"},
    {"à la case 6 du couloir", "hall square 6"},
    {"à la case 7 du couloir", "hall square 7"},
    {"à la case 8 du couloir", "hall square 8"},
    {"à la case 9 du couloir", "hall square 9"},
    {"à la case 10 du couloir", "hall square 10"},
    {"à la case 11 du couloir", "hall square 11"},
    {"à la case 12 du couloir", "hall square 12"},
    {"à la case 13 du couloir", "hall square 13"},
    {"à la case 14 du couloir", "hall square 14"},
    {"à la case 15 du couloir", "hall square 15"},
    {"à la case 16 du couloir", "hall square 16"},
    {"à la case 17 du couloir", "hall square 17"},
    {"à la case 18 du couloir", "hall square 18"},
    {"à la case 19 du couloir", "hall square 19"},
    {"à la case 20 du couloir", "hall square 20"},
    {"à la case 21 du couloir", "hall square 21"},
    {"à la case 22 du couloir", "hall square 22"},
    {"à la case 23 du couloir", "hall square 23"},
    {"à la chambre A", "bedroom A"},
    {"à la salle de bains B", "bathroom B"},
    {"au bureau C", "study C"},
    {"à la bibliothèque D", "library D"},
    {"au salon de musique E", "music room E"},
    {"à la salle à manger F", "dining room F"},
    {"au jardin d'hiver G", "winter garden G"},
    {"à la cuisine H", "kitchen H"},
    {"au salon I", "drawing room I"},
    {"à la salle de billard J", "billiard room J"},
    {"au grenier K", "box room K"},
    {"au petit salon L", "sitting room L"},
}};

}  // namespace

const rules::Named& name_of_space(Space space) { return kSpaceNames[static_cast<std::size_t>(space)]; }

}  // namespace minuit::hunters
