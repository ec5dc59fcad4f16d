// What a refused player reads: the clause, and a sentence in each language with its figures in place.
#include "rules/games/le_fantome_de_minuit/scenario_test.hpp"

namespace minuit::fantome {
namespace {

struct Told {
  std::string position;
  std::string script;
  std::string clause;
  std::string english;
  std::string french;
};

TEST(LeFantome, every_refusal_names_its_clause_and_fills_in_its_figures) {
  const std::initializer_list<Told> cases{
      {"a 5 6; b 7", "roll 3", "FM-04", "The die has no such face.", "Le dé n’a pas cette face."},
      {"players 3", "bravest h", "FM-10", "The bravest must sit at the table: seat 7 is empty.",
       "Le plus courageux doit être à table\u00A0: la place 7 est vide."},
      {"a 5 6; b 7", "bravest a", "FM-10", "It is already known who starts.", "On sait déjà qui commence."},
      {"players 3", "roll 1", "FM-10", "The die waits until it is known who starts.",
       "Le dé attend que l’on sache qui commence."},
      {"players 3; starter a", "place 12 12", "FM-10", "Square 12 is taken: no two figures share a square while placing.",
       "La case 12 est occupée\u00A0: on ne place jamais deux figurines sur la même case."},
      {"players 3; starter a", "stay", "FM-10", "A figure must be placed first.", "Il faut d’abord placer une figurine."},
      {"a 5 6; b 7; next move a 4", "move 7", "FM-12", "You have no figure on square 7.",
       "Tu n’as pas de figurine sur la case 7."},
      {"a 5 6; b 7; next move a 4", "place 9", "FM-12", "Every figure is in play: use the roll.",
       "Toutes les figurines sont en jeu\u00A0: utilise le dé."},
      {"a 5 5 6; b 7; next move a 4", "stay", "FM-14", "You may stay only with a single figure on the gallery: you have 3.",
       "On ne peut rester sur place qu’avec une seule figurine sur la galerie\u00A0: tu en as 3."},
      {"a 2 6; b 7; next move a 4", "hide 2 cabinet", "FM-20", "The rooms open only once Hugo has left the stairs.",
       "Les pièces ne s’ouvrent que lorsque Hugo a quitté l’escalier."},
      {"a 2 6; b cabinet; hugo 9; next move a 4", "hide 2 cabinet", "FM-21", "A room holds one figure: the study is taken.",
       "Une seule figurine par pièce\u00A0: le cabinet en abrite déjà une."},
      {"a 14 6; b 7; hugo 9; next move a 4", "hide 14 dining_room", "FM-22",
       "It takes 5 points to enter the dining room, the die gives 4.",
       "Il faut 5 points pour entrer dans la salle à manger, le dé en donne 4."},
      {"a 4 7; b 7; hugo 9; next move a 5", "hide 4 game_room", "FM-23",
       "To enter the game room it takes exactly 3: the die gives 5.",
       "Pour entrer dans la salle de jeux, il faut exactement 3\u00A0: le dé donne 5."},
      {"a s10; b 21; next return a s10", "place 21", "FM-50", "Square 21 is taken: a captive returns to an empty square.",
       "La case 21 est occupée\u00A0: un captif revient sur une case vide."},
      {"a s10; b 21; next return a s10", "stay", "FM-50", "A captive must be put back on the gallery first.",
       "Il faut d’abord remettre un captif sur la galerie."},
  };
  for (const Told& told : cases) {
    const rules::Verdict verdict = scenario::run_script(told.position, told.script).verdict;
    ASSERT_FALSE(verdict.ok()) << told.english;
    EXPECT_EQ(to_string(verdict.refusal().clause()), told.clause);
    EXPECT_EQ(verdict.refusal().text(texts::english()), told.english);
    EXPECT_EQ(verdict.refusal().text(rules::Language()), told.french);
  }
}

TEST(LeFantome, FM_62_a_starter_who_is_not_seated_is_refused) {
  Config config = LeFantome::setup(3);
  config.starter = Seat{3};
  const rules::Verdict verdict = LeFantome::check(config);
  ASSERT_FALSE(verdict.ok());
  EXPECT_EQ(verdict.refusal().text(texts::english()), "Seat 3 cannot start: there are only 3 players.");
  EXPECT_EQ(verdict.refusal().text(rules::Language()), "La place 3 ne peut pas commencer\u00A0: il n’y a que 3 joueurs.");
}

}  // namespace
}  // namespace minuit::fantome
